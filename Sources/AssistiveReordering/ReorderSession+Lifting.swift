public import AssistiveActions
internal import Reordering

extension ReorderSession {
  public typealias LiftedItems = Lift<ItemID, SectionID>

  /// What is to be said when items have been lifted.
  public func announcement(lifting lift: LiftedItems) -> Announcement {
    .lifted(subject(lift.sources), resting(lift.rest(in: container)))
  }

  /// What is to be said of putting lifted items down before or after a stop, where one is: where they
  /// would come to stand, that they would stay, or why they cannot go there.
  public func announcement(
    putting lift: LiftedItems, after: Bool, _ stop: Stop<ItemID, SectionID>
  ) -> Announcement {
    switch lift.verdict(after: after, stop, in: container) {
    case .refused(let refusals): return announcement(of: refusals)
    case .allowed(let outcome):
      let spot = spot(outcome.landing.place, itemCount: lift.sources.count)
      return .landing(outcome.changed ? target(of: stop, after: after) : nil, spot)
    }
  }

  /// What is to be said when lifted items are not put down anywhere: where they stay, as the list is
  /// now; of what somebody else has removed meanwhile, that it is gone.
  public func announcement(cancelling lift: LiftedItems) -> Announcement {
    let rest = lift.rest(in: container)
    guard !rest.items.isEmpty else {
      return announcement(of: lift.sources.map { .missingItem($0) })
    }
    return .cancelled(subject(rest.items), resting(rest))
  }

  private func target(of stop: Stop<ItemID, SectionID>, after: Bool) -> Target {
    switch stop {
    case .item(let item): after ? .after(name(of: item)) : .before(name(of: item))
    case .emptySection(let section): .end(name(ofSection: section))
    }
  }

  private func resting(_ rest: LiftRest<ItemID, SectionID>) -> Spot? {
    rest.place.map { spot($0, itemCount: rest.items.count) }
  }
}
