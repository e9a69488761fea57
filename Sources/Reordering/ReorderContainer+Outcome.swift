extension ReorderContainer {
  /// The slots and the gap of a difference, or `nil` where it names what is not there.
  @inlinable
  func resolve(_ difference: Difference) -> ResolvedMove? {
    var slots: [Int32] = []
    slots.reserveCapacity(difference.sources.count)
    for source in difference.sources {
      guard let slot = slot(of: source) else { return nil }
      slots.append(slot)
    }
    guard !slots.isEmpty, let section = sectionIndex(of: difference.destination.collectionID)
    else { return nil }
    let sources = ResolvedSources(slots, in: store)
    switch difference.destination.position {
    case .end:
      let gap = sources.openGaps(in: section, of: store).upperBound
      return ResolvedMove(sources: sources, section: section, gap: gap)
    case .before(let anchor):
      guard let slot = slot(of: anchor) else { return nil }
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
      inverse: changed ? inverse(of: sources, moving: difference.sources) : [])
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
  @inlinable
  func inverse(of sources: ResolvedSources, moving items: [ItemID]) -> [Difference] {
    guard items.count == 1 else { return inverse(of: sources) }
    return [
      way(back: items, to: sources.firstGap, in: sources.home, of: sources)
    ]
  }

  /// Sources that stand side by side go back together, before the item that stays behind them. That
  /// item is there whatever the move was, so no step depends on another.
  ///
  ///     a [b c] d [e]      [b, c] before d, then [e] to the end
  @usableFromInline
  func inverse(of sources: ResolvedSources) -> [Difference] {
    sources.sections.flatMap { section in
      var runs: [(gap: Int, items: [ItemID])] = []
      for (index, position) in sources.positions(in: section).enumerated() {
        // So many items before it stay.
        let gap = position - index
        let item = id(of: store.slot(at: position, in: section))
        if runs.last?.gap == gap {
          runs[runs.count - 1].items.append(item)
        } else {
          runs.append((gap, [item]))
        }
      }
      return runs.map { way(back: $0.items, to: $0.gap, in: section, of: sources) }
    }
  }

  @inlinable
  func way(
    back items: [ItemID], to gap: Int, in section: Int, of sources: ResolvedSources
  ) -> Difference {
    let next = sources.stayingSlot(at: gap, in: section, of: store)
    return Difference(
      sources: items,
      destination: .init(
        position: next.map { .before(id(of: $0)) } ?? .end, collectionID: sectionIDs[section]))
  }
}
