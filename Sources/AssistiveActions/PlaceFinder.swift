internal import Reordering

/// Goes over all labels once and keeps the places of the best matches.
///
///     a [b] c d        looking for "c": before it is where b is now, no place; after it is one
struct PlaceFinder<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  typealias Container = ReorderContainer<ItemID, SectionID>
  typealias Intent = MoveIntent<ItemID, SectionID>

  /// A place by one of its names. The identities are looked up when it is shown.
  private struct Find {
    enum Name {
      case before(Int32), after(Int32)
      case start, end
      /// An action whose words fit.
      case words(ActionKind, Intent)
    }

    let place: RankedPlace
    let name: Name
  }

  private let menu: ActionMenu<ItemID, SectionID>
  private let container: Container
  private let search: MenuSearch<ItemID, SectionID>
  private let limit: Int
  private let sources: ResolvedSources
  private let ranking: PlaceRanking
  /// How well items fit as those before which, and after which, to be.
  private let before: SlotMatches
  private let after: SlotMatches
  /// For each kind of match the first finds, as many as can be needed at most.
  private var finds: [[Find]] = LabelMatch.allCases.map { _ in [] }
  private var count = 0
  /// The place that was counted last. Those of one section come in order.
  private var last: RankedPlace?

  init(
    menu: ActionMenu<ItemID, SectionID>, container: Container,
    search: MenuSearch<ItemID, SectionID>, limit: Int
  ) {
    self.menu = menu
    self.container = container
    self.search = search
    self.limit = max(0, limit)
    sources = ResolvedSources(
      menu.sources.compactMap { container.slot(of: $0) }, in: container.store)
    ranking = PlaceRanking(container: container, sources: sources)
    (before, after) = Self.matches(of: search, in: container, moving: sources)
  }

  /// How well each item fits, the moving ones not at all.
  private static func matches(
    of search: MenuSearch<ItemID, SectionID>, in container: Container, moving: ResolvedSources
  ) -> (before: SlotMatches, after: SlotMatches) {
    var before = SlotMatches(slots: container.slotCount)
    var after = before
    for wish in search.wishes where wish.place != .start && wish.place != .end {
      let matches = search.labels.matches(in: container, wish.query)
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
      let open = ranking.openGaps(of: section)
      takeEdge(of: section, .start, gap: open.lowerBound, open)
      look(in: section, open)
      takeEdge(of: section, .end, gap: open.upperBound, open)
    }
    takeWords()
    return MenuFindings(actions: best, count: count)
  }

  private mutating func look(in section: Int, _ open: ClosedRange<Int>) {
    let store = container.store
    store.forEachSlot(in: section) { position, slot in
      let (before, after) = (before[slot], after[slot])
      guard before != nil || after != nil else { return }
      let gap = sources.gap(at: position, in: section)
      if let before {
        take(RankedPlace(section: section, gap: gap), .before(slot), before, open)
      }
      if let after {
        take(RankedPlace(section: section, gap: gap + 1), .after(slot), after, open)
      }
    }
  }

  private mutating func takeEdge(
    of section: Int, _ edge: MenuWish.Place, gap: Int, _ open: ClosedRange<Int>
  ) {
    guard let match = search.match(of: container.sectionID(at: section), at: edge) else { return }
    let place = RankedPlace(section: section, gap: gap)
    take(place, edge == .start ? .start : .end, match, open)
  }

  private mutating func take(
    _ place: RankedPlace, _ name: Find.Name, _ match: LabelMatch, _ open: ClosedRange<Int>
  ) {
    guard open.contains(place.gap),
      !sources.isStandstill(gap: place.gap, in: place.section, of: container.store)
    else { return }
    // Places come in order, except that the one before an item can be the one after the last.
    if last != place {
      count += 1
      last = place
    }
    keep(Find(place: place, name: name), match)
  }

  private mutating func keep(_ find: Find, _ match: LabelMatch) {
    let kept = finds[match.rawValue]
    if kept.count < limit, kept.last?.place != find.place { finds[match.rawValue].append(find) }
  }

  /// The most useful actions whose words, which name nothing, fit.
  private mutating func takeWords() {
    let head = ranking.places(from: 0, limit: ActionMenu<ItemID, SectionID>.defaultLimit)
    for (place, action) in zip(head, menu.actions(in: container)) {
      guard let match = search.words(action) else { continue }
      if !isFound(place) { count += 1 }
      keep(Find(place: place, name: .words(action.kind, action.intent)), match)
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

  /// The best finds as actions, each place by its best name.
  private var best: [ReorderAction<ItemID, SectionID>] {
    var seen: Set<RankedPlace> = []
    return finds.joined()
      .filter { seen.insert($0.place).inserted }
      .prefix(limit)
      .compactMap { find in
        let section = container.sectionID(at: find.place.section)
        let (kind, intent): (ActionKind, Intent) =
          switch find.name {
          case .before(let slot): (.moveBefore, .before(container.id(of: slot)))
          case .after(let slot): (.moveBefore, .after(container.id(of: slot)))
          case .start: (.moveToStart, .start(of: section))
          case .end: (.moveToEnd, .end(of: section))
          case .words(let kind, let intent): (kind, intent)
          }
        return try? container.action(kind, moving: menu.sources, intent).get()
      }
  }
}
