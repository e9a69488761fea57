// The second half of undoing after somebody else's change: from the order before the edit, which the
// container has, on to the result.

extension ReorderContainer {
  /// Makes of the order before an edit that order with what is left of somebody else's change.
  mutating func settle(
    _ items: inout [RegainedItem], _ ids: [ItemID],
    _ sections: RegainedSections<ItemID, SectionID>?
  ) {
    let regained = sections?.regained()
    if let sections, let regained {
      let present = Set(regained.lazy.map(\.id))
      let isGone = sections.old.map { !present.contains($0.id) }
      for number in items.indices {
        guard let old = items[number].old else { continue }
        items[number].isHomeless = isGone[old.place.section]
      }
    }
    store.lift(items.compactMap { $0.leaves ? $0.slot : nil })
    for number in items.indices where items[number].leaves && !items[number].isKept {
      if let slot = items[number].slot { release(slot) }
      items[number].slot = nil
    }
    for item in items where item.isChanged {
      guard let nature = item.nature, let slot = item.slot else { continue }
      kinds[slot] = nature.kind
      store.setMovement(nature.movement, of: slot)
    }
    if let regained { arrange(regained) }
    putNewOnes(of: &items, ids, sections)
    settlePins(of: items)
    if let sections, let regained {
      let lasting = sections.lasting()
      let kept = regained.indices.filter { index in
        lasting.contains(regained[index].id) || store.count(of: index) > 0
      }
      if kept.count < regained.count { arrange(kept.map { regained[$0] }) }
    }
  }

  /// Puts each new item behind the one that is before it now.
  private mutating func putNewOnes(
    of items: inout [RegainedItem], _ ids: [ItemID],
    _ sections: RegainedSections<ItemID, SectionID>?
  ) {
    // What is before an item in this order is there already when its turn comes.
    for number in items.map({ $0.isNew ? $0.now : nil }).inOrder() {
      guard let now = items[number].now, let nature = items[number].nature else { continue }
      let slot = take(ids[number], at: items[number].slot, nature)
      items[number].slot = slot
      if let anchor = anchor(of: items[number], among: items) {
        let section = store.section(of: anchor)
        store.attach(slot, at: store.position(of: anchor) + 1, in: section)
      } else {
        let index = now.place.section
        let section = sections.flatMap { sectionIndex(of: $0.now[index].id) } ?? index
        store.attach(slot, at: 0, in: section)
      }
    }
  }

  /// The slot of the next item before one that stays; `nil` where none is before it.
  private func anchor(of item: RegainedItem, among items: [RegainedItem]) -> Int32? {
    var previous = item.previous
    while let neighbour = previous {
      switch neighbour {
      case .other(let slot): return slot
      case .regained(let number):
        if items[number].isKept { return items[number].slot }
        previous = items[number].previous
      }
    }
    return nil
  }

  /// Puts pinned items back to the ends of their sections, where something has come between them.
  private mutating func settlePins(of items: [RegainedItem]) {
    var unsettled: Set<Int> = []
    for item in items {
      guard let slot = item.slot else { continue }
      let section = store.section(of: slot)
      let movement = store.movement(of: slot)
      let position = store.position(of: slot)
      if !store.keepsPins([movement], at: position, replacing: 1, in: section) {
        unsettled.insert(section)
      }
    }
    for section in unsettled { store.settlePins(of: section) }
  }
}
