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

  /// Takes the places before and after the items of a section that fit.
  ///
  /// - Complexity: O(*n*) for *n* items in the section.
  mutating func look(
    in section: Int, _ open: ClosedRange<Int>, _ before: SlotMatches, _ after: SlotMatches
  ) {
    // Gaps are counted without the sources, which are passed one by one.
    var moving = sources.positions(in: section)[...]
    var position = 0
    var gap = 0
    while position < store.count(of: section) {
      for slot in store.leafSlots(at: position, in: section) {
        if moving.first == position {
          moving.removeFirst()
          position += 1
          continue
        }
        let (match, matchAfter) = (before[slot], after[slot])
        if match != nil || matchAfter != nil {
          if let match {
            take(RankedPlace(section: section, gap: gap), .before(slot), match, open)
          }
          if let matchAfter {
            take(RankedPlace(section: section, gap: gap + 1), .after(slot), matchAfter, open)
          }
        }
        position += 1
        gap += 1
      }
    }
  }

  /// Takes a place that is found, where it is one to go to.
  mutating func take(
    _ place: RankedPlace, _ name: Find.Name, _ match: LabelMatch, _ open: ClosedRange<Int>
  ) {
    guard open.contains(place.gap),
      !sources.isStandstill(gap: place.gap, in: place.section, of: store)
    else { return }
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
