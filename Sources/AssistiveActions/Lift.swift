public import Reordering

/// Items that have been picked up and not yet put down.
///
/// Lifting changes nothing in the container. While one moves about, the lift says what putting down
/// before or after each stop would do; giving up leaves everything where it is.
///
///     let lift = Lift(["Milk"], in: container)
///     lift?.verdict(putting: .before("Bread"), in: container)
public struct Lift<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The lifted items, in the order they will have.
  public let sources: [ItemID]
  /// Where they were lifted from, in the same order.
  public let origins: [ReorderPlace<SectionID>]

  /// Picks up items.
  ///
  /// It is `nil` where they cannot be lifted; `ReorderContainer.menu(for:vocabulary:columns:)` says why.
  public init?(_ sources: [ItemID], in container: ReorderContainer<ItemID, SectionID>) {
    guard container.isEnabled, container.refusalsOfSources(sources).isEmpty else { return nil }
    self.sources = sources
    origins = sources.compactMap { container.place(of: $0) }
  }

  /// What putting the items down at a place would do.
  public func verdict(
    putting intent: MoveIntent<ItemID, SectionID>,
    in container: ReorderContainer<ItemID, SectionID>
  ) -> ReorderVerdict<ItemID, SectionID> {
    switch container.difference(moving: sources, intent) {
    case .failure(let refusals): .refused(refusals.all)
    case .success(let difference): container.verdict(on: difference)
    }
  }
}
