internal import Reordering

/// Goes over all labels once and keeps the places of the best matches.
///
///     a [b] c d        looking for "c": before it is where b is now, no place; after it is one
struct PlaceFinder<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  typealias Intent = MoveIntent<ItemID, SectionID>

  /// A place by one of its names.
  private struct Find {
    let place: RankedPlace
    let kind: ActionKind
    let intent: Intent
  }

  private let menu: ActionMenu<ItemID, SectionID>
  private let container: ReorderContainer<ItemID, SectionID>
  private let search: MenuSearch<ItemID, SectionID>
  private let limit: Int
  private let sources: ResolvedSources
  private let moving: Set<ItemID>
  /// For each kind of match the first finds, as many as can be needed at most.
  private var finds: [LabelMatch: [Find]] = [:]
  private var count = 0
  /// The place that was counted last. Those of one section come in order.
  private var last: RankedPlace?

  init(
    menu: ActionMenu<ItemID, SectionID>, container: ReorderContainer<ItemID, SectionID>,
    search: MenuSearch<ItemID, SectionID>, limit: Int
  ) {
    self.menu = menu
    self.container = container
    self.search = search
    self.limit = max(0, limit)
    sources = ResolvedSources(
      menu.sources.compactMap { container.slot(of: $0) }, in: container.store)
    moving = Set(menu.sources)
  }

  mutating func findings() -> MenuFindings<ItemID, SectionID> {
    let ranking = container.ranking(of: sources)
    for (index, section) in container.sections.enumerated() where ranking.accepts(index) {
      let open = ranking.openGaps(of: index)
      look(in: section, index, open)
      guard let match = search.match(ofSection: section.id) else { continue }
      take(
        Find(
          place: RankedPlace(section: index, gap: open.upperBound), kind: .moveToEnd,
          intent: .end(of: section.id)), match, open)
    }
    return MenuFindings(actions: best, count: count)
  }

  private mutating func look(
    in section: ReorderContainer<ItemID, SectionID>.SectionView, _ index: Int,
    _ open: ClosedRange<Int>
  ) {
    for (position, item) in section.items.enumerated() {
      guard let match = search.match(of: item), !moving.contains(item) else { continue }
      let gap = sources.gap(at: position, in: index)
      for (gap, intent) in [(gap, Intent.before(item)), (gap + 1, .after(item))] {
        let place = RankedPlace(section: index, gap: gap)
        take(Find(place: place, kind: .moveBefore, intent: intent), match, open)
      }
    }
  }

  private mutating func take(_ find: Find, _ match: LabelMatch, _ open: ClosedRange<Int>) {
    let place = find.place
    guard open.contains(place.gap),
      !sources.isStandstill(gap: place.gap, in: place.section, of: container.store)
    else { return }
    // Places come in order, except that the one before an item can be the one after the last.
    if last != place {
      count += 1
      last = place
    }
    if finds[match]?.last?.place != place, finds[match]?.count ?? 0 < limit {
      finds[match, default: []].append(find)
    }
  }

  /// The best finds as actions, each place by its best name.
  private var best: [ReorderAction<ItemID, SectionID>] {
    var seen: Set<RankedPlace> = []
    return LabelMatch.allCases.flatMap { finds[$0] ?? [] }
      .filter { seen.insert($0.place).inserted }
      .prefix(limit)
      .compactMap { try? container.action($0.kind, moving: menu.sources, $0.intent).get() }
  }
}
