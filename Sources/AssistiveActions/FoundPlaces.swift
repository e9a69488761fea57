internal import Reordering

/// The places that a search has found: how many there are, and the best of them.
///
/// It knows slots, not identities, so it is as quick for every program.
struct FoundPlaces {
  /// A place by one of its names.
  struct Find {
    enum Name {
      case before(Int32), after(Int32)
      case start, end
      /// The words of an action, by a number of whoever looks.
      case words(Int)
    }

    let place: RankedPlace
    let name: Name
  }

  /// How many different places there are.
  private(set) var count = 0
  private let limit: Int
  private let store: SlotStore
  private let sources: ResolvedSources
  /// For each kind of match the first finds, as many as can be needed at most.
  private var finds: [[Find]] = LabelMatch.allCases.map { _ in [] }
  /// The place that was counted last. Those of one section come in order.
  private var last: RankedPlace?

  init(limit: Int, store: SlotStore, sources: ResolvedSources) {
    self.limit = max(0, limit)
    self.store = store
    self.sources = sources
  }

  /// The gaps of a section to which the sources can go.
  struct Gaps {
    let section: Int
    let open: ClosedRange<Int>
    /// The one among them where they are, if they stand there side by side.
    let standstill: Int?

    func contains(_ gap: Int) -> Bool { open.contains(gap) && gap != standstill }
  }

  func gaps(of section: Int) -> Gaps {
    let now = sources.firstGap
    let stands = sources.isStandstill(gap: now, in: section, of: store)
    return Gaps(
      section: section, open: sources.openGaps(in: section, of: store),
      standstill: stands ? now : nil)
  }

  /// Takes the places before and after the items of a section that fit.
  ///
  /// - Complexity: O(*n*) for *n* items in the section.
  mutating func look(in gaps: Gaps, _ before: SlotMatches, _ after: SlotMatches) {
    // Gaps are counted without the sources, which are passed one by one.
    var moving = sources.positions(in: gaps.section)[...]
    var position = 0
    var gap = 0
    while position < store.count(of: gaps.section) {
      for slot in store.leafSlots(at: position, in: gaps.section) {
        if moving.first == position {
          moving.removeFirst()
          position += 1
          continue
        }
        if let match = before[slot] { take(gap, of: gaps, .before(slot), match) }
        if let match = after[slot] { take(gap + 1, of: gaps, .after(slot), match) }
        position += 1
        gap += 1
      }
    }
  }

  /// Takes a place that is found, where it is one to go to.
  mutating func take(_ gap: Int, of gaps: Gaps, _ name: Find.Name, _ match: LabelMatch) {
    guard gaps.contains(gap) else { return }
    let place = RankedPlace(section: gaps.section, gap: gap)
    // Places come in order, except that the one before an item can be the one after the last.
    let isNew = last != place
    last = place
    take(place, name, match, isCounted: !isNew)
  }

  /// Takes a place to go to.
  mutating func take(
    _ place: RankedPlace, _ name: Find.Name, _ match: LabelMatch, isCounted: Bool
  ) {
    if !isCounted { count += 1 }
    guard finds[match.rawValue].count < limit, finds[match.rawValue].last?.place != place else {
      return
    }
    finds[match.rawValue].append(Find(place: place, name: name))
  }

  /// The best finds, each place by its best name.
  var best: [Find] {
    var seen: Set<RankedPlace> = []
    return Array(finds.joined().filter { seen.insert($0.place).inserted }.prefix(limit))
  }
}
