public import Reordering

/// One discrete move that is offered to a person, with what it will do.
///
/// An action has no words; the wording makes them from its kind, its intent and its landing.
public struct ReorderAction<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// How the place is named.
  public let kind: ActionKind
  /// What the action refers to. When the container has changed meanwhile, the difference is derived
  /// from it anew: "to the start" still means the start.
  public let intent: MoveIntent<ItemID, SectionID>
  /// The move, as it was when the action was made.
  public let difference: ReorderDifference<ItemID, SectionID>
  /// Where the sources come to stand, as it was when the action was made.
  public let landing: ReorderLanding<ItemID, SectionID>
  /// Whether the place is further down in the home section than the sources are.
  public let isFurtherDown: Bool
  /// The generation of the container that the action was made for.
  public let generation: Int

  /// The items that move, in the order they will have.
  public var sources: [ItemID] { difference.sources }

  @inlinable
  init(
    kind: ActionKind, intent: MoveIntent<ItemID, SectionID>,
    difference: ReorderDifference<ItemID, SectionID>, landing: ReorderLanding<ItemID, SectionID>,
    isFurtherDown: Bool, generation: Int
  ) {
    self.kind = kind
    self.intent = intent
    self.difference = difference
    self.landing = landing
    self.isFurtherDown = isFurtherDown
    self.generation = generation
  }
}

extension ReorderAction {
  /// The move for a container that may have changed since the action was made.
  ///
  /// - Returns: The difference as it was if nothing changed, else derived anew; or the refusals.
  public func difference(
    in container: ReorderContainer<ItemID, SectionID>
  ) -> Result<ReorderDifference<ItemID, SectionID>, Refusals<ItemID, SectionID>> {
    guard container.generation != generation else { return .success(difference) }
    return container.difference(moving: sources, intent)
  }
}

extension ReorderContainer {
  public typealias Action = ReorderAction<ItemID, SectionID>

  /// One action for a place that somebody asked for, named by `kind`.
  ///
  /// - Returns: The action; or the refusals, `noOtherPlace` if the move would change nothing.
  public func action(
    _ kind: ActionKind, moving sources: [ItemID], _ intent: Intent
  ) -> Result<Action, Refusals<ItemID, SectionID>> {
    switch difference(moving: sources, intent) {
    case .failure(let refusals): return .failure(refusals)
    case .success(let difference):
      switch verdict(on: difference) {
      case .refused(let refusals): return .failure(Refusals(refusals))
      case .allowed(let outcome) where !outcome.changed: return .failure([.noOtherPlace])
      case .allowed(let outcome):
        return .success(
          Action(
            kind: kind, intent: intent, difference: difference, landing: outcome.landing,
            isFurtherDown: outcome.isFurtherDown, generation: generation))
      }
    }
  }
}

extension ReorderOutcome {
  /// Whether all sources stay in their section and the first of them comes to stand behind where the
  /// last of them was.
  package var isFurtherDown: Bool {
    let section = landing.place.section
    guard origins.allSatisfy({ $0.place.section == section }) else { return false }
    let last = origins.map(\.place.position).max() ?? 0
    return landing.place.position + origins.count - 1 > last
  }
}
