extension ReorderContainer {
  /// Gives the items that are in `old` as well the relative order and the sections they have there.
  /// An item that is not in `old` keeps its predecessor.
  ///
  ///     old   a b c d        now   c new a d        result   a c new d
  ///
  /// What the undone edit brought in goes, what it took out comes back, and what it changed in an
  /// item is changed back, unless somebody else has done so or changed it again. The same goes for
  /// sections; one that the edit brought in stays where somebody else has put something into it. An
  /// item whose section in `old` is gone counts as new. Pinned items stay at their ends.
  ///
  /// - Parameters:
  ///   - old: The container as it would be if the edit had been undone at once.
  ///   - done: The container as the edit left it, before others changed it.
  /// - Complexity: O(*n*) for *n* items in all three.
  mutating func regainOrder(of old: ReorderContainer, undoing done: ReorderContainer) {
    var startOf: [SectionID: [Item]] = [:]
    var followers: [ItemID: [Item]] = [:]
    var now: [ItemID: Item] = [:]
    let contents = contents
    let sections = sections(regaining: old, undoing: done)
    let regained = Set(sections.map(\.id))
    for section in contents {
      var previous: ItemID?
      for item in section.items {
        guard old.contains(item.id) || !done.contains(item.id) else { continue }
        let before = old.item(item.id)
        now[item.id] = done.item(item.id) == item ? before ?? item : item
        let isNew = old.section(of: item.id).map { !regained.contains($0) } ?? true
        if isNew {
          if let previous {
            followers[previous, default: []].append(item)
          } else {
            startOf[section.id, default: []].append(item)
          }
        }
        previous = item.id
      }
    }
    for section in old.contents {
      for item in section.items where !done.contains(item.id) && now[item.id] == nil {
        now[item.id] = item
      }
    }
    let merged = sections.map { section in
      var items: [Item] = []
      var waiting = Array((startOf[section.id] ?? []).reversed())
      let known = (old.items(of: section.id).map { Array($0) } ?? []).compactMap { now[$0] }
      for item in [nil] + known.map(Optional.some) {
        if let item { waiting.append(item) }
        while let next = waiting.popLast() {
          items.append(next)
          waiting += (followers[next.id] ?? []).reversed()
        }
      }
      return Section(id: section.id, acceptance: section.acceptance, items: items.pinsAtEnds())
    }
    let kept = merged.filter { section in
      old.sectionIndex(of: section.id) != nil || done.sectionIndex(of: section.id) == nil
        || !section.items.isEmpty
    }
    // The items are those of a valid container, each once, with pins at their ends.
    try? update(to: kept)
  }

  /// The sections, still without items, with those that an edit took out, each behind the one that
  /// was before it.
  private func sections(
    regaining old: ReorderContainer, undoing done: ReorderContainer
  ) -> [Section] {
    var sections = sectionIDs.indices.map { index -> Section in
      let id = sectionIDs[index]
      let acceptance = acceptance(at: index)
      let isUntouched = done.acceptance(of: id) == acceptance
      return Section(
        id: id, acceptance: isUntouched ? old.acceptance(of: id) ?? acceptance : acceptance,
        items: [])
    }
    var present = Set(sectionIDs)
    var previous: SectionID?
    for id in old.sectionIDs {
      if done.sectionIndex(of: id) == nil, present.insert(id).inserted {
        let index = sections.firstIndex { $0.id == previous }.map { $0 + 1 } ?? 0
        let section = Section(id: id, acceptance: old.acceptance(of: id) ?? .all, items: [])
        sections.insert(section, at: index)
      }
      if present.contains(id) { previous = id }
    }
    return sections
  }
}

extension Array {
  /// The items with the pinned ones at their ends, otherwise in the same order.
  fileprivate func pinsAtEnds<ItemID, SectionID>() -> Self
  where Element == ReorderContainer<ItemID, SectionID>.Item {
    filter { $0.movement == .pinnedFirst } + filter { !$0.movement.isPinned }
      + filter { $0.movement == .pinnedLast }
  }
}
