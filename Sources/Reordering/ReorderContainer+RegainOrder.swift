extension ReorderContainer {
  /// Takes back an edit after which somebody else changed the container. What is there in the order
  /// before the edit regains the relative order and the section that it has there. An item that is not
  /// in that order keeps its predecessor.
  ///
  ///     old   a b c d        now   c new a d        result   a c new d
  ///
  /// What the edit brought in goes, what it took out comes back, and what it changed in an item is
  /// changed back, unless somebody else has done so or changed it again. The same goes for sections;
  /// one that the edit brought in stays where somebody else has put something into it. An item whose
  /// section in the old order is gone counts as new. Pinned items stay at their ends.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - foreign: What somebody else changed since. It led to the order as it is now.
  /// - Returns: All that was done; and what is left of somebody else's change, which leads from the
  ///   order before the edit to that of now.
  /// - Complexity: O(*k* log *n* + *k* log *k*) for *k* items that both are about, among *n*; O(*s*)
  ///   more where one changes the *s* sections; O(*n*) where pinned items have to go back to their
  ///   ends.
  mutating func regainOrder(
    undoing edit: UndoneEdit<ItemID, SectionID>, after foreign: OrderChange<ItemID, SectionID>
  ) -> (change: OrderChange<ItemID, SectionID>, rest: OrderChange<ItemID, SectionID>) {
    let generation = generation
    var items = touched(by: edit, foreign).map { id in
      RegainedItem<ItemID, SectionID>(id: id, now: entry(of: id), previous: item(before: id))
    }
    let areSections = foreign.sections != nil || edit.inverse.contains(where: \.isOfSection)
    var sections = areSections ? RegainedSections<ItemID, SectionID>(now: shapes) : nil
    make(foreign.inverse)
    for index in items.indices { items[index].done = item(items[index].id) }
    sections?.done = shapes
    takeBack(edit.inverse)
    for index in items.indices { items[index].old = entry(of: items[index].id) }
    sections?.old = shapes
    let regained = sections?.regained()
    if let present = regained.map({ Set($0.lazy.map(\.id)) }) {
      for index in items.indices {
        items[index].isHomeless = items[index].old.map { !present.contains($0.section) } ?? false
      }
    }
    settle(items, in: regained)
    if let sections, let regained { drop(regained, keeping: sections.lasting()) }
    let result = changes(of: items, sections)
    let isSame = items.allSatisfy { $0.now == entry(of: $0.id) } && result.change.sections == nil
    self.generation = isSame ? generation : generation + 1
    return result
  }

  /// The items that an edit and somebody else's change since are about, each once.
  private func touched(
    by edit: UndoneEdit<ItemID, SectionID>, _ foreign: OrderChange<ItemID, SectionID>
  ) -> [ItemID] {
    var seen: Set<ItemID> = []
    var all = (foreign.before + foreign.after).map(\.item.id)
    for edit in edit.edits + edit.inverse { all += edit.items }
    for edit in edit.inverse {
      switch edit {
      case .removeSection(let section), .replaceSection(let section, _, _):
        if let items = items(of: section) { all += items }
      case .move, .insert, .remove, .replace, .insertSection: break
      }
    }
    return all.filter { seen.insert($0).inserted }
  }

  private func item(before id: ItemID) -> ItemID? {
    guard let slot = slot(of: id) else { return nil }
    let position = store.position(of: slot)
    guard position > 0 else { return nil }
    return self.id(of: store.slot(at: position - 1, in: store.section(of: slot)))
  }

  /// Makes of the order before the edit, which is that of now, the result.
  private mutating func settle(
    _ items: [RegainedItem<ItemID, SectionID>],
    in sections: [OrderChange<ItemID, SectionID>.Shape]?
  ) {
    let leaving = items.filter(\.leaves)
    store.lift(leaving.compactMap { slot(of: $0.id) })
    for item in leaving where !item.isKept {
      if let slot = slot(of: item.id) { release(slot) }
    }
    for item in items where item.isChanged {
      guard let value = item.item, let slot = slot(of: item.id) else { continue }
      kinds[slot] = value.kind
      store.setMovement(value.movement, of: slot)
    }
    if let sections { arrange(sections) }
    putNewOnes(of: items)
    var unsettled: Set<Int> = []
    for item in items where item.isNew || item.isChanged {
      guard let slot = slot(of: item.id) else { continue }
      let section = store.section(of: slot)
      let position = store.position(of: slot)
      let movement = store.movement(of: slot)
      if !store.keepsPins([movement], at: position, replacing: 1, in: section) {
        unsettled.insert(section)
      }
    }
    for section in unsettled { store.settlePins(of: section) }
  }

  /// Puts each new item behind the one that is before it now.
  private mutating func putNewOnes(of items: [RegainedItem<ItemID, SectionID>]) {
    let numbers = Dictionary(items.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let new = items.filter(\.isNew)
    // The one before it is there already: it is not new, or it is before it in this order.
    for item in new.sorted(by: { ($0.now?.position ?? 0) < ($1.now?.position ?? 0) }) {
      guard let now = item.now, let value = item.item else { continue }
      var previous = item.previous
      while let id = previous, let number = numbers[id], !items[number].isKept {
        previous = items[number].previous
      }
      guard let anchor = previous.flatMap({ slot(of: $0) }) else {
        guard let section = sectionIndex(of: now.section) else { continue }
        store.attach(take(value), at: 0, in: section)
        continue
      }
      let position = store.position(of: anchor) + 1
      store.attach(take(value), at: position, in: store.section(of: anchor))
    }
  }

  /// Makes the sections those that are not empty or among `lasting`.
  private mutating func drop(
    _ sections: [OrderChange<ItemID, SectionID>.Shape], keeping lasting: Set<SectionID>
  ) {
    let kept = sections.indices.filter { index in
      lasting.contains(sections[index].id) || store.count(of: index) > 0
    }
    if kept.count < sections.count { arrange(kept.map { sections[$0] }) }
  }

  private func changes(
    of items: [RegainedItem<ItemID, SectionID>], _ sections: RegainedSections<ItemID, SectionID>?
  ) -> (change: OrderChange<ItemID, SectionID>, rest: OrderChange<ItemID, SectionID>) {
    let foreign = items.filter { $0.leaves || $0.isNew || $0.isChanged }
    let shapes = sections == nil ? [] : shapes
    func change(
      _ before: [OrderChange<ItemID, SectionID>.Entry?], _ ids: [ItemID],
      from old: [OrderChange<ItemID, SectionID>.Shape]?
    ) -> OrderChange<ItemID, SectionID> {
      OrderChange(
        before: before.compactMap { $0 }.sortedByPosition(),
        after: ids.compactMap { entry(of: $0) }.sortedByPosition(),
        sections: old.flatMap { $0 == shapes ? nil : (before: $0, after: shapes) })
    }
    return (
      change(items.map(\.now), items.map(\.id), from: sections?.now),
      change(foreign.map(\.old), foreign.map(\.id), from: sections?.old)
    )
  }
}

extension Edit {
  /// Whether a section comes, goes or is exchanged.
  fileprivate var isOfSection: Bool {
    switch self {
    case .insertSection, .removeSection, .replaceSection: true
    case .move, .insert, .remove, .replace: false
    }
  }
}
