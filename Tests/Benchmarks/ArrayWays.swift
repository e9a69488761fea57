internal import Reordering

/// A list kept as arrays, as programs without a container have it: the very sections with their items
/// that a container is built from.
///
/// Two ways to move in it. Both check the rules of a move, without gathering the reasons (every source
/// and the anchor are there, the anchor is in the section that is named, no source is named twice, all
/// can be lifted and are accepted, nothing goes beyond a pinned item), and return the very outcome that
/// the container returns.
struct ArrayWays<ItemID: Hashable & Sendable> {
  typealias Container = ReorderContainer<ItemID, Int>
  typealias Difference = ReorderDifference<ItemID, Int>
  typealias Outcome = ReorderOutcome<ItemID, Int>

  /// Where an element is in the arrays.
  private struct Index: Comparable {
    let section: Int
    let index: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.section, left.index) < (right.section, right.index)
    }
  }

  /// A move that is allowed: where the sources are, and the gap that they go to.
  private struct Plan {
    let places: [Index]
    let section: Int
    let gap: Int
  }

  var sections: [Container.Section]

  /// The way that is published: search by identity per source, `removeAll` with a set in every
  /// section (a source may be in any), `firstIndex` of the anchor, `insert(contentsOf:)`.
  mutating func applyAsPublished(_ difference: Difference) -> Outcome? {
    guard let plan = plan(difference) else { return nil }
    let outcome = outcome(of: plan, difference)
    let moving = plan.places.map { sections[$0.section].items[$0.index] }
    let ids = Set(difference.sources)
    for section in sections.indices {
      sections[section].items.removeAll { ids.contains($0.id) }
    }
    let index = gap(before: outcome.landing.next, in: plan.section)
    sections[plan.section].items.insert(contentsOf: moving, at: index)
    return outcome
  }

  /// A tight way: `firstIndex` for each source, `remove(at:)` from the last one on, and `insert`,
  /// without another search.
  mutating func applyTightly(_ difference: Difference) -> Outcome? {
    guard let plan = plan(difference) else { return nil }
    let outcome = outcome(of: plan, difference)
    let moving = plan.places.map { sections[$0.section].items[$0.index] }
    if let only = plan.places.first, moving.count == 1 {
      sections[only.section].items.remove(at: only.index)
      sections[plan.section].items.insert(moving[0], at: outcome.landing.place.position - 1)
      return outcome
    }
    for place in plan.places.sorted(by: >) { sections[place.section].items.remove(at: place.index) }
    sections[plan.section].items.insert(contentsOf: moving, at: outcome.landing.place.position - 1)
    return outcome
  }

  /// Where an item is.
  func place(of item: ItemID) -> ReorderPlace<Int>? { index(of: item).map { place(at: $0) } }

  private func place(at index: Index) -> ReorderPlace<Int> {
    ReorderPlace(
      section: index.section, position: index.index + 1, count: sections[index.section].items.count)
  }

  private func index(of item: ItemID) -> Index? {
    for section in sections.indices {
      if let index = sections[section].items.firstIndex(where: { $0.id == item }) {
        return Index(section: section, index: index)
      }
    }
    return nil
  }
}

extension ArrayWays {
  /// Finds what a move names, or `nil` where it is not allowed.
  private func plan(_ difference: Difference) -> Plan? {
    let wanted = difference.destination.collectionID
    guard let section = sections.firstIndex(where: { $0.id == wanted }) else { return nil }
    var places: [Index] = []
    places.reserveCapacity(difference.sources.count)
    for source in difference.sources {
      guard let index = index(of: source), canMove(index, to: section) else { return nil }
      places.append(index)
    }
    guard !places.isEmpty, places.count == 1 || Set(difference.sources).count == places.count,
      let gap = gap(of: difference.destination.position, in: section)
    else { return nil }
    return Plan(places: places, section: section, gap: gap)
  }

  private func canMove(_ place: Index, to section: Int) -> Bool {
    guard sections[place.section].items[place.index].movement == .free else { return false }
    guard place.section != section, case .only(let kinds) = sections[section].acceptance
    else { return true }
    return sections[place.section].items[place.index].kind.map(kinds.contains) ?? false
  }

  /// The index before which sources go, while they are still where they were.
  private func gap(of position: Difference.Destination.Position, in section: Int) -> Int? {
    let elements = sections[section].items
    switch position {
    case .end: return (elements.lastIndex { $0.movement != .pinnedLast } ?? -1) + 1
    case .before(let anchor):
      guard let index = elements.firstIndex(where: { $0.id == anchor }) else { return nil }
      switch elements[index].movement {
      case .free, .fixed: return index
      case .pinnedFirst: return nil
      case .pinnedLast:
        return index > 0 && elements[index - 1].movement == .pinnedLast ? nil : index
      }
    }
  }

  /// The same once the sources are gone, as the published way looks for it.
  private func gap(before next: ItemID?, in section: Int) -> Int {
    guard let next else { return sections[section].items.count }
    return sections[section].items.firstIndex { $0.id == next } ?? sections[section].items.count
  }

  private func outcome(of plan: Plan, _ difference: Difference) -> Outcome {
    let elements = sections[plan.section].items
    let ordered = plan.places.count == 1 ? plan.places : plan.places.sorted()
    let local = ordered.filter { $0.section == plan.section }.map(\.index)
    let gap = plan.gap - local.prefix { $0 < plan.gap }.count
    var (previous, next) = (plan.gap - 1, plan.gap)
    for index in local.reversed() where index == previous { previous -= 1 }
    for index in local where index == next { next += 1 }
    let isStandstill = plan.places.enumerated().allSatisfy { offset, place in
      place == Index(section: plan.section, index: gap + offset)
    }
    return Outcome(
      difference: difference, changed: !isStandstill,
      landing: ReorderLanding(
        place: ReorderPlace(
          section: plan.section, position: gap + 1,
          count: elements.count + plan.places.count - local.count),
        previous: previous >= 0 ? elements[previous].id : nil,
        next: next < elements.count ? elements[next].id : nil),
      origins: zip(difference.sources, plan.places).map { .init(item: $0, place: place(at: $1)) },
      inverse: isStandstill ? [] : inverse(ordered, difference))
  }

  /// The moves that bring sources back, each run of neighbours before the item behind it.
  private func inverse(_ ordered: [Index], _ difference: Difference) -> [Difference] {
    if ordered.count == 1 { return [back(difference.sources, behind: ordered[0])] }
    var moves: [Difference] = []
    var run: [ItemID] = []
    for (offset, place) in ordered.enumerated() {
      run.append(sections[place.section].items[place.index].id)
      let neighbour = Index(section: place.section, index: place.index + 1)
      if offset + 1 < ordered.count, ordered[offset + 1] == neighbour { continue }
      moves.append(back(run, behind: place))
      run = []
    }
    return moves
  }

  private func back(_ items: [ItemID], behind place: Index) -> Difference {
    let elements = sections[place.section].items
    let next = place.index + 1
    return Difference(
      sources: items,
      destination: .init(
        position: next < elements.count ? .before(elements[next].id) : .end,
        collectionID: place.section))
  }
}
