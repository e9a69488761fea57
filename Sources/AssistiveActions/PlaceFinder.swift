internal import Reordering

/// Goes over all labels once and keeps the places of the best matches.
///
///     a [b] c d        looking for "c": before it is where b is now, no place; after it is one
struct PlaceFinder<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  typealias Container = ReorderContainer<ItemID, SectionID>
  typealias Intent = MoveIntent<ItemID, SectionID>

  private let menu: ActionMenu<ItemID, SectionID>
  private let container: Container
  private let search: MenuSearch<ItemID, SectionID>
  private let sources: ResolvedSources
  private let ranking: PlaceRanking
  /// How well items fit as those before which, and after which, to be.
  private let before: SlotMatches
  private let after: SlotMatches
  private var found: FoundPlaces
  /// The actions whose words fit.
  private var worded: [(kind: ActionKind, intent: Intent)] = []

  init(
    menu: ActionMenu<ItemID, SectionID>, container: Container,
    search: MenuSearch<ItemID, SectionID>, limit: Int
  ) {
    self.menu = menu
    self.container = container
    self.search = search
    sources = ResolvedSources(
      menu.sources.compactMap { container.slot(of: $0) }, in: container.store)
    ranking = container.ranking(of: sources)
    (before, after) = Self.matches(of: search, in: container, moving: sources)
    found = FoundPlaces(limit: limit, store: container.store, sources: sources)
  }

  /// How well each item fits, the moving ones not at all.
  private static func matches(
    of search: MenuSearch<ItemID, SectionID>, in container: Container, moving: ResolvedSources
  ) -> (before: SlotMatches, after: SlotMatches) {
    var before = SlotMatches(slots: container.slotCount)
    var after = before
    for (number, wish) in search.wishes.enumerated()
    where wish.place != .start && wish.place != .end {
      let matches = search.labels.matches(in: container, wish.query)
      if number == 0, wish.place == .anywhere {
        (before, after) = (matches, matches)
        continue
      }
      if wish.place.includes(.before) { before.improve(by: matches) }
      if wish.place.includes(.after) { after.improve(by: matches) }
    }
    for slot in moving.slots {
      before[slot] = nil
      after[slot] = nil
    }
    return (before, after)
  }

  mutating func findings() -> MenuFindings<ItemID, SectionID> {
    for section in 0..<container.store.sectionCount where ranking.accepts(section) {
      let gaps = found.gaps(of: section)
      takeEdge(.start, of: gaps)
      found.look(in: gaps, before, after)
      takeEdge(.end, of: gaps)
    }
    takeWords()
    return MenuFindings(actions: found.best.compactMap(action), count: found.count)
  }

  private mutating func takeEdge(_ edge: MenuWish.Place, of gaps: FoundPlaces.Gaps) {
    let section = container.sectionID(at: gaps.section)
    guard let match = search.match(of: section, at: edge) else { return }
    if edge == .start {
      found.take(gaps.open.lowerBound, of: gaps, .start, match)
    } else {
      found.take(gaps.open.upperBound, of: gaps, .end, match)
    }
  }

  /// The most useful actions whose words, which name nothing, fit.
  private mutating func takeWords() {
    let head = ranking.places(from: 0, limit: ActionMenu<ItemID, SectionID>.defaultLimit)
    for (place, action) in zip(head, menu.actions(in: container)) {
      guard let match = search.words(action) else { continue }
      found.take(place, .words(worded.count), match, isCounted: isFound(place))
      worded.append((action.kind, action.intent))
    }
  }

  /// Whether a place was found by what is beside it.
  private func isFound(_ place: RankedPlace) -> Bool {
    let section = container.sectionID(at: place.section)
    let open = ranking.openGaps(of: place.section)
    func slot(_ gap: Int) -> Int32? {
      sources.stayingSlot(at: gap, in: place.section, of: container.store)
    }
    return slot(place.gap).flatMap { before[$0] } != nil
      || slot(place.gap - 1).flatMap { after[$0] } != nil
      || place.gap == open.lowerBound && search.match(of: section, at: .start) != nil
      || place.gap == open.upperBound && search.match(of: section, at: .end) != nil
  }

  private func action(at find: FoundPlaces.Find) -> ReorderAction<ItemID, SectionID>? {
    let section = container.sectionID(at: find.place.section)
    let (kind, intent): (ActionKind, Intent) =
      switch find.name {
      case .before(let slot): (.moveBefore, .before(container.id(of: slot)))
      case .after(let slot): (.moveBefore, .after(container.id(of: slot)))
      case .start: (.moveToStart, .start(of: section))
      case .end: (.moveToEnd, .end(of: section))
      case .words(let number): worded[number]
      }
    return try? container.action(kind, moving: menu.sources, intent).get()
  }
}
