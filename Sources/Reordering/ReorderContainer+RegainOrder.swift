extension ReorderContainer {
  typealias Change = OrderChange<ItemID, SectionID>

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
    undoing edit: UndoneEdit<ItemID, SectionID>, after foreign: Change
  ) -> (change: Change, rest: Change) {
    let generation = generation
    let ids = foreign.items + items(of: edit, without: foreign.items)
    var items = regainedItems(ids)
    let areSections = foreign.sections != nil || edit.inverse.contains(where: \.isOfSection)
    var sections = areSections ? RegainedSections<ItemID, SectionID>(now: shapes) : nil
    make(foreign.inverse)
    for number in ids.indices { items[number].done = slot(of: ids[number]).map { nature(of: $0) } }
    sections?.done = shapes
    takeBack(edit.inverse)
    for number in ids.indices {
      items[number].slot = slot(of: ids[number])
      items[number].old = items[number].slot.map { spot(of: $0) }
    }
    sections?.old = shapes
    settle(&items, ids, sections)
    let result = changes(of: items, ids, sections)
    let isSame = result.change.sections == nil && result.change.before == result.change.after
    self.generation = isSame ? generation : generation + 1
    return result
  }

  /// The items that an edit is about, each once, without those that are known.
  private func items(
    of edit: UndoneEdit<ItemID, SectionID>, without known: [ItemID]
  ) -> [ItemID] {
    var all = (edit.edits + edit.inverse).flatMap(\.items)
    for edit in edit.inverse {
      switch edit {
      case .removeSection(let section), .replaceSection(let section, _, _):
        if let items = items(of: section) { all += items }
      case .move, .insert, .remove, .replace, .insertSection: break
      }
    }
    var rest = Set(all).subtracting(known)
    return all.filter { rest.remove($0) != nil }
  }

  /// Items as they are now.
  private func regainedItems(_ ids: [ItemID]) -> [RegainedItem] {
    let slots = ids.map { slot(of: $0) }
    var numbers: [Int32: Int] = [:]
    for (number, slot) in slots.enumerated() {
      if let slot { numbers[slot] = number }
    }
    return slots.map { slot in
      guard let slot else { return RegainedItem(now: nil, previous: nil) }
      let now = spot(of: slot)
      let (section, position) = (now.place.section, now.place.position)
      let previous = position > 0 ? store.slot(at: position - 1, in: section) : nil
      return RegainedItem(
        now: now, previous: previous.map { numbers[$0].map { .regained($0) } ?? .other($0) })
    }
  }

  /// All that was done, and what is left of somebody else's change.
  private func changes(
    of items: [RegainedItem], _ ids: [ItemID], _ sections: RegainedSections<ItemID, SectionID>?
  ) -> (change: Change, rest: Change) {
    var change = Change(items: ids, before: items.map(\.now), after: [])
    var rest = Change()
    for (number, item) in items.enumerated() {
      let result = item.slot.map { spot(of: $0) }
      change.after.append(result)
      guard item.leaves || item.isNew || item.isChanged else { continue }
      rest.append(ids[number], from: item.old, to: result)
    }
    if let sections {
      let shapes = shapes
      if sections.now != shapes { change.sections = (sections.now, shapes) }
      if sections.old != shapes { rest.sections = (sections.old, shapes) }
    }
    return (change, rest)
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
