internal import Reordering

/// A place for the sources of a menu: a gap of a section. Both count from 0.
struct RankedPlace: Hashable {
  let section: Int
  let gap: Int
}

/// The places that a selection can go to, the most useful first, made one by one.
///
///  1. earlier, later, start and end of the home section;
///  2. the ends of the three nearest other sections, the following before the preceding one;
///  3. the other places of the home section by their distance, the earlier first;
///  4. the ends of the remaining sections;
///  5. the other places of the other sections, the nearest section first, from its start.
///
/// No place comes twice, and the one that changes nothing does not come at all.
struct PlaceRanking<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  let container: ReorderContainer<ItemID, SectionID>
  let sources: ResolvedSources

  /// How many other sections have their end before the places of the home section.
  private static var nearSections: Int { 3 }

  private var store: SlotStore { container.store }

  /// All places in order of rank; nothing is computed before it is asked for.
  var places: some Sequence<RankedPlace> {
    let near = others.prefix(Self.nearSections)
    let remaining = others.dropFirst(Self.nearSections)
    let ends = { (section: Int) in
      RankedPlace(section: section, gap: openGaps(of: section).upperBound)
    }
    let rest = { (section: Int) in
      openGaps(of: section).dropLast().lazy.map { RankedPlace(section: section, gap: $0) }
    }
    let first = edges
    let homeRest = homeByDistance.filter { !first.contains($0) }
    return Joined([
      AnySequence(first), AnySequence(near.lazy.map(ends)), AnySequence(homeRest),
      AnySequence(remaining.lazy.map(ends)), AnySequence(others.lazy.flatMap(rest)),
    ])
  }

  /// How many places there are, by arithmetic.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  var count: Int {
    let home = sources.home
    let sections = Array(others) + (accepts(home) ? [home] : [])
    let open = sections.reduce(0) { $0 + openGaps(of: $1).count }
    return open - (accepts(home) && isStandstill(sources.firstGap) ? 1 : 0)
  }

  func openGaps(of section: Int) -> ClosedRange<Int> { sources.openGaps(in: section, of: store) }

  /// Whether a section takes in all sources that come from another one.
  func accepts(_ section: Int) -> Bool {
    let acceptance = container.acceptance(at: section)
    if acceptance == .all { return true }
    return sources.slots.allSatisfy {
      store.section(of: $0) == section || acceptance.accepts(container.kind(of: $0))
    }
  }

  private func isStandstill(_ gap: Int) -> Bool {
    sources.isStandstill(gap: gap, in: sources.home, of: store)
  }

  /// The other sections that take in the sources, the nearest first.
  private var others: some Collection<Int> {
    let home = sources.home
    let farthest = max(home, store.sectionCount - 1 - home)
    return (0..<(2 * farthest)).lazy
      .map { $0.isMultiple(of: 2) ? home + $0 / 2 + 1 : home - $0 / 2 - 1 }
      .filter { (0..<store.sectionCount).contains($0) && accepts($0) }
  }

  /// Earlier, later, start and end of the home section, each once.
  private var edges: [RankedPlace] {
    let home = sources.home
    guard accepts(home) else { return [] }
    let open = openGaps(of: home)
    var places: [RankedPlace] = []
    for gap in [sources.firstGap - 1, sources.lastGap + 1, open.lowerBound, open.upperBound] {
      let place = RankedPlace(section: home, gap: gap)
      if open.contains(gap), !places.contains(place), !isStandstill(gap) { places.append(place) }
    }
    return places
  }

  /// All places of the home section by their distance from where the first source is.
  private var homeByDistance: some Sequence<RankedPlace> {
    let home = sources.home
    let open = accepts(home) ? openGaps(of: home) : nil
    let now = sources.firstGap
    let farthest = open.map { max(now - $0.lowerBound, $0.upperBound - now) } ?? -1
    return (0..<(2 * (farthest + 1))).lazy
      .map { $0.isMultiple(of: 2) ? now - $0 / 2 : now + $0 / 2 }
      .filter { gap in open?.contains(gap) ?? false }
      .enumerated()
      // Distance nought comes twice, once from either side.
      .filter { $0.offset == 0 || $0.element != now }
      .map(\.element)
      .filter { !isStandstill($0) }
      .map { RankedPlace(section: home, gap: $0) }
  }
}

/// Several sequences one after the other, each begun when it is reached.
private struct Joined<Element>: Sequence, IteratorProtocol {
  private var waiting: ArraySlice<AnySequence<Element>>
  private var current: AnyIterator<Element>?

  init(_ sequences: [AnySequence<Element>]) { waiting = sequences[...] }

  mutating func next() -> Element? {
    while true {
      if let element = current?.next() { return element }
      guard let sequence = waiting.popFirst() else { return nil }
      current = sequence.makeIterator()
    }
  }
}
