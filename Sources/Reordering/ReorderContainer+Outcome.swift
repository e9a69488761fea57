extension ReorderContainer {
  /// Sources as slots, if they are there, can be lifted, and are at least one and none twice.
  ///
  /// - Complexity: that of *k* look-ups of a place, plus O(*k* log *k*).
  @inlinable
  package func movableSources(_ items: [ItemID]) -> ResolvedSources? {
    var slots: [Int32] = []
    slots.reserveCapacity(items.count)
    for item in items {
      guard let slot = slot(of: item), store.movement(of: slot) == .free else { return nil }
      slots.append(slot)
    }
    return ResolvedSources(distinct: slots, in: store)
  }

  /// The slots and the gap of a difference, or `nil` where it is not allowed.
  @inlinable
  func resolve(_ difference: Difference, waivingAcceptance: Bool) -> ResolvedMove? {
    let destination = difference.destination
    guard isEnabled, let section = sectionIndex(of: destination.collectionID),
      let sources = movableSources(difference.sources),
      waivingAcceptance || !isChoosy(section)
        || refusalsOfAcceptance(difference.sources, into: section).isEmpty
    else { return nil }
    switch destination.position {
    case .end:
      let gap = sources.openGaps(in: section, of: store).upperBound
      return ResolvedMove(sources: sources, section: section, gap: gap)
    case .before(let anchor):
      guard let slot = slot(of: anchor), refusalOfAnchor(anchor, in: section) == nil
      else { return nil }
      let gap = sources.gap(at: store.position(of: slot), in: section)
      return ResolvedMove(sources: sources, section: section, gap: gap)
    }
  }

  /// What putting sources into a gap does.
  @inlinable
  package func outcome(of move: ResolvedMove, difference: Difference) -> Outcome {
    let sources = move.sources
    let changed = !sources.isStandstill(gap: move.gap, in: move.section, of: store)
    var origins: [Outcome.Origin] = []
    origins.reserveCapacity(sources.slots.count)
    for (index, slot) in sources.slots.enumerated() {
      let place = sources.places[index]
      origins.append(
        Outcome.Origin(
          item: id(of: slot),
          place: ReorderPlace(
            section: sectionIDs[place.section], position: place.position + 1,
            count: store.count(of: place.section))))
    }
    return Outcome(
      difference: difference, changed: changed, landing: landing(of: move), origins: origins,
      inverse: changed ? inverse(of: sources) : [])
  }

  /// Where sources come to stand in a gap.
  @inlinable
  package func landing(of move: ResolvedMove) -> ReorderLanding<ItemID, SectionID> {
    let sources = move.sources
    let previous = sources.stayingSlot(at: move.gap - 1, in: move.section, of: store)
    let next = sources.stayingSlot(at: move.gap, in: move.section, of: store)
    return ReorderLanding(
      place: ReorderPlace(
        section: sectionIDs[move.section], position: move.gap + 1,
        count: sources.staying(in: move.section, of: store) + sources.slots.count),
      previous: previous.map { id(of: $0) }, next: next.map { id(of: $0) })
  }

  /// The moves that bring sources back to where they are now, once they have been moved.
  ///
  /// Sources that stand side by side go back together, before the item that stays behind them. That
  /// item is there whatever the move was, so no step depends on another.
  ///
  ///     a [b c] d [e]      [b, c] before d, then [e] to the end
  @inlinable
  func inverse(of sources: ResolvedSources) -> [Difference] {
    sources.runs.map { run in
      let next = sources.ordered[run.upperBound - 1].place.next
      let isEnd = next.position == store.count(of: next.section)
      return Difference(
        sources: run.map { id(of: sources.ordered[$0].slot) },
        destination: .init(
          position: isEnd
            ? .end : .before(id(of: store.slot(at: next.position, in: next.section))),
          collectionID: sectionIDs[next.section]))
    }
  }
}
