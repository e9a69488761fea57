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
    let source: Int32?
    var anchor: Int32?
    let section: Int
    switch destination.position {
    case .before(let item):
      (source, anchor) = slots(of: difference.sources[0], item)
      guard let anchor, !store.movement(of: anchor).isPinned else { return nil }
      section = store.section(of: anchor)
      guard sectionIDs[section] == destination.collectionID else { return nil }
    case .end:
      guard let found = sectionIndex(of: destination.collectionID) else { return nil }
      section = found
      source = slot(of: difference.sources[0])
    }
    guard let source, store.movement(of: source) == .free,
      waivingAcceptance || !isChoosy(section) || store.section(of: source) == section
    else { return nil }
    return store.singleMove(of: source, before: anchor, in: section)
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
