public import Reordering

/// Items that have been picked up and not yet put down.
///
/// Lifting changes nothing in the container. While one moves about, the lift says what putting down
/// before or after each stop would do; giving up leaves everything where it is.
///
///     let lift = Lift(["Milk"], in: container)
///     lift?.verdict(putting: .before("Bread"), in: container)
///     lift?.verdict(after: false, .emptySection("Done"), in: container)
///
/// It holds identities and the places they came from, never the container. When the list has changed
/// meanwhile, what it says is so for the list of now.
public struct Lift<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  public typealias Container = ReorderContainer<ItemID, SectionID>
  public typealias Intent = MoveIntent<ItemID, SectionID>

  /// The lifted items, in the order they will have.
  public let sources: [ItemID]
  /// Where they were lifted from, in the same order.
  public let origins: [ReorderPlace<SectionID>]

  /// Picks up items.
  ///
  /// It is `nil` where they cannot be lifted; `ReorderContainer.menu(for:vocabulary:columns:)` says why.
  public init?(_ sources: [ItemID], in container: Container) {
    guard container.isEnabled, container.refusalsOfSources(sources).isEmpty else { return nil }
    self.sources = sources
    origins = sources.compactMap { container.place(of: $0) }
  }

  /// The place that is meant before or after a stop. In an empty section both are its end.
  public static func intent(after: Bool, _ stop: Stop<ItemID, SectionID>) -> Intent {
    switch stop {
    case .item(let item): after ? .after(item) : .before(item)
    case .emptySection(let section): .end(of: section)
    }
  }

  /// What putting the items down before or after a stop would do.
  public func verdict(
    after: Bool, _ stop: Stop<ItemID, SectionID>, in container: Container
  ) -> ReorderVerdict<ItemID, SectionID> {
    verdict(putting: Self.intent(after: after, stop), in: container)
  }

  /// What putting the items down at a place would do.
  public func verdict(
    putting intent: Intent, in container: Container
  ) -> ReorderVerdict<ItemID, SectionID> {
    switch container.difference(moving: sources, intent) {
    case .failure(let refusals): .refused(refusals.all)
    case .success(let difference): container.verdict(on: difference)
    }
  }

  /// Where the items stay when they are not put down anywhere: where they came from, unless somebody
  /// else has moved or removed some of them meanwhile.
  public func rest(in container: Container) -> LiftRest<ItemID, SectionID> {
    let remaining = sources.filter(container.contains)
    let places = remaining.compactMap { container.place(of: $0) }
    let ordered = places.map(\.position).sorted()
    let isTogether =
      Set(places.map(\.section)).count == 1
      && zip(ordered, ordered.dropFirst()).allSatisfy { $0 + 1 == $1 }
    let place = isTogether ? places.min { $0.position < $1.position } : nil
    return LiftRest(
      items: remaining, place: place, isOrigin: remaining == sources && places == origins)
  }
}

/// Where lifted items stay that are not put down anywhere.
public struct LiftRest<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Those of them that are still there, in the order they were lifted in.
  public let items: [ItemID]
  /// Where the first of them stands, where they stand side by side.
  public let place: ReorderPlace<SectionID>?
  /// Whether all of them are exactly where they came from.
  public let isOrigin: Bool
}
