public import Reordering

/// A place for the sources of a menu: a gap of a section. Both count from 0.
@usableFromInline
struct RankedPlace: Hashable {
  @usableFromInline let section: Int
  @usableFromInline let gap: Int
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
///
/// It is not generic, so it is compiled once and is quick from every module.
@usableFromInline
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
  @usableFromInline
  init(
    sources: ResolvedSources, in store: SlotStore, groups sorts: AcceptanceGroups, kinds: KindTable
  ) {
    let groups = sorts.acceptances.indices.filter { group in
      sorts.acceptances[group] == .all
        || sources.slots.allSatisfy { sorts.acceptances[group].accepts(kinds[$0]) }
    }
    alsoAccepting = sources.sections.filter { section in
      !groups.contains(store.group(of: section))
        && zip(sources.slots, sources.places).allSatisfy { slot, place in
          place.section == section
            || sorts.acceptances[store.group(of: section)].accepts(kinds[slot])
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

  /// Some places in order of rank. None behind them is computed.
  ///
  /// - Parameters:
  ///   - offset: How many places to pass over.
  ///   - limit: How many places to give at most.
  /// - Returns: The places, the most useful first.
  /// - Complexity: O(*c* log *n*) for *c* places, those that are passed over among them.
  @usableFromInline
  func places(from offset: Int, limit: Int) -> [RankedPlace] {
    var page = RankedPage(waiting: max(0, offset), limit: limit)
    let edges = edges
    for place in edges { page.add(place) }
    var others = others
    for _ in 0..<Self.nearSections { addEnd(of: others.next(), to: &page) }
    addHome(except: edges, to: &page)
    while !page.isFull, let section = others.next() { addEnd(of: section, to: &page) }
    var again = self.others
    while !page.isFull, let section = again.next() {
      for gap in openGaps(of: section).dropLast() where !page.isFull {
        page.add(RankedPlace(section: section, gap: gap))
      }
    }
    return page.places
  }

  private func addEnd(of section: Int?, to page: inout RankedPage) {
    guard let section, !page.isFull else { return }
    page.add(RankedPlace(section: section, gap: openGaps(of: section).upperBound))
  }

  /// The places of the home section by their distance from where the first source is.
  private func addHome(except edges: [RankedPlace], to page: inout RankedPage) {
    guard isHomeAccepting else { return }
    let open = openGaps(of: sources.home)
    let now = sources.firstGap
    let farthest = max(now - open.lowerBound, open.upperBound - now)
    var distance = 0
    while distance <= farthest, !page.isFull {
      for gap in distance == 0 ? [now] : [now - distance, now + distance] {
        let place = RankedPlace(section: sources.home, gap: gap)
        if open.contains(gap), !edges.contains(place), !isStandstill(gap) { page.add(place) }
      }
      distance += 1
    }
  }

  /// How many places there are, by arithmetic.
  ///
  /// - Complexity: O(*g* + *k*) for *g* sorts of acceptance among the sections and *k* sources.
  @usableFromInline
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

  /// Whether a section takes in all sources that come from another one.
  func accepts(_ section: Int) -> Bool {
    groups.contains(store.group(of: section)) || alsoAccepting.contains(section)
  }

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
}

/// Places as they come in order, after those that are passed over and up to a limit.
private struct RankedPage {
  var waiting: Int
  let limit: Int
  private(set) var places: [RankedPlace] = []

  init(waiting: Int, limit: Int) {
    self.waiting = waiting
    self.limit = limit
  }

  var isFull: Bool { places.count >= limit }

  mutating func add(_ place: RankedPlace) {
    if waiting > 0 {
      waiting -= 1
    } else if !isFull {
      places.append(place)
    }
  }
}
