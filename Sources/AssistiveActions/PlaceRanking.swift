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
struct PlaceRanking {
  let sources: ResolvedSources
  private let store: SlotStore
  /// The groups whose sections take in every source, whatever section it comes from.
  private let groups: [Int]
  /// The other sections of sources that take in what is not in them already.
  private let alsoAccepting: [Int]
  /// All sections that take in the sources, in ascending lists.
  private let accepting: [[Int]]
  private let isHomeAccepting: Bool

  /// - Complexity: O(*k* + *g*) for *k* sources and *g* sorts of acceptance among the sections.
  init<ItemID, SectionID>(
    container: ReorderContainer<ItemID, SectionID>, sources: ResolvedSources
  ) {
    let store = container.store
    let sorts = container.groups
    let groups = sorts.acceptances.indices.filter { group in
      sorts.acceptances[group] == .all
        || sources.slots.allSatisfy { sorts.acceptances[group].accepts(container.kind(of: $0)) }
    }
    alsoAccepting = sources.sections.filter { section in
      !groups.contains(store.group(of: section))
        && zip(sources.slots, sources.places).allSatisfy { slot, place in
          place.section == section
            || container.acceptance(at: section).accepts(container.kind(of: slot))
        }
    }
    self.sources = sources
    self.store = store
    self.groups = groups
    accepting = groups.map { sorts.sections[$0] } + [alsoAccepting]
    isHomeAccepting =
      groups.contains(store.group(of: sources.home)) || alsoAccepting.contains(sources.home)
  }

  /// How many other sections have their end before the places of the home section.
  private static var nearSections: Int { 3 }

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
  /// - Complexity: O(*g* + *k*) for *g* sorts of acceptance among the sections and *k* sources.
  var count: Int {
    var open = groups.reduce(0) { $0 + store.openGaps(ofGroup: $1) }
    for section in sources.sections {
      // The group counts the sources as items that stay.
      if groups.contains(store.group(of: section)) {
        open -= sources.positions(in: section).count
      }
    }
    for section in alsoAccepting { open += openGaps(of: section).count }
    return open - (isHomeAccepting && isStandstill(sources.firstGap) ? 1 : 0)
  }

  func openGaps(of section: Int) -> ClosedRange<Int> { sources.openGaps(in: section, of: store) }

  private func isStandstill(_ gap: Int) -> Bool {
    sources.isStandstill(gap: gap, in: sources.home, of: store)
  }

  /// The other sections that take in the sources, the nearest first.
  private var others: NearestSections { NearestSections(home: sources.home, lists: accepting) }

  /// Earlier, later, start and end of the home section, each once.
  private var edges: [RankedPlace] {
    let home = sources.home
    guard isHomeAccepting else { return [] }
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
    let open = isHomeAccepting ? openGaps(of: home) : nil
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
