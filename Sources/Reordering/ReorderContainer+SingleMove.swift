// Moves of one item, which are most of all. Whatever is not plainly allowed goes the general way,
// which finds every reason against it.

extension ReorderContainer {
  /// What a difference of one source would do; `nil` where it has another number of sources, or where
  /// it takes more than a few looks to tell whether it is allowed.
  ///
  /// - Complexity: O(log *n*) for *n* items in the sections.
  @inlinable
  func singleMove(
    of difference: Difference, waivingAcceptance: Bool
  ) -> SlotStore.SingleMove? {
    guard difference.sources.count == 1, isEnabled else { return nil }
    let destination = difference.destination
    let move: SlotStore.SingleMove
    switch destination.position {
    case .before(let item):
      guard case (let source?, let anchor?) = slots(of: difference.sources[0], item),
        let found = store.singleMove(of: source, before: anchor),
        sectionIDs[found.section] == destination.collectionID
      else { return nil }
      move = found
    case .end:
      guard let source = slot(of: difference.sources[0]),
        let section = sectionIndex(of: destination.collectionID),
        let found = store.singleMove(of: source, toEndOf: section)
      else { return nil }
      move = found
    }
    let isAccepted =
      waivingAcceptance || move.section == move.origin.section || !isChoosy(move.section)
    return isAccepted ? move : nil
  }

  /// What a move of one item does.
  @inlinable
  func outcome(of move: SlotStore.SingleMove, difference: Difference) -> Outcome {
    let home = sectionIDs[move.origin.section]
    let isComing = move.origin.section != move.section
    let origin = ReorderPlace(
      section: home, position: move.origin.position + 1,
      count: store.count(of: move.origin.section))
    let place = ReorderPlace(
      section: difference.destination.collectionID, position: move.gap + 1,
      count: store.count(of: move.section) + (isComing ? 1 : 0))
    let landing = ReorderLanding(
      place: place, previous: move.previous < 0 ? nil : id(of: move.previous),
      next: move.next < 0 ? nil : id(of: move.next))
    let back = Difference(
      sources: difference.sources,
      destination: .init(
        position: move.follower < 0 ? .end : .before(id(of: move.follower)), collectionID: home))
    return Outcome(
      difference: difference, changed: move.changed, landing: landing,
      origins: [.init(item: difference.sources[0], place: origin)],
      inverse: move.changed ? [back] : [])
  }
}
