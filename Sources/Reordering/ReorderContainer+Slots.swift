// From identities to slots and back: the thin shell around the store, inlinable so that it is
// specialised where a program uses it.

extension ReorderContainer {
  /// The slot of an item, or `nil` where there is no such item.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  package func slot(of item: ItemID) -> Int32? {
    let mask = table.mask
    var index = item.hashValue & mask
    while true {
      let slot = table.entries[index]
      if slot < 0 { return nil }
      if itemIDs[Int(slot)] == item { return slot }
      index = (index + 1) & mask
    }
  }

  /// The identity of the item in a slot.
  @inlinable
  package func id(of slot: Int32) -> ItemID { itemIDs[Int(slot)] }

  /// How many slots there are, those without an item among them.
  package var slotCount: Int { itemIDs.count }

  @inlinable
  package func sectionID(at index: Int) -> SectionID { sectionIDs[index] }

  @inlinable
  package func sectionIndex(of section: SectionID) -> Int? { sectionIndices[section] }

  @usableFromInline
  package func kind(of slot: Int32) -> ItemKind? { kinds[slot] }

  @usableFromInline
  mutating func setKind(_ kind: ItemKind, of slot: Int32) { kinds[slot] = kind }

  /// Makes a slot findable, whose identity is in `itemIDs` already.
  @inlinable
  mutating func file(_ slot: Int32, under item: ItemID) {
    if table.isFull {
      let filed = table.entries.filter { $0 >= 0 }
      table.clear(capacity: (table.count + 1) * 2)
      for slot in filed { table.insert(slot, hash: id(of: slot).hashValue) }
    }
    table.insert(slot, hash: item.hashValue)
  }

  /// Makes a slot unfindable.
  mutating func unfile(_ slot: Int32) {
    let itemIDs = itemIDs
    table.remove(slot, hash: id(of: slot).hashValue) { itemIDs[Int($0)].hashValue }
  }

  /// Takes a slot into use for a new item, whose place in the order is given separately.
  mutating func use(_ item: Item) -> Int32 {
    let slot = store.freeSlots.popLast() ?? Int32(itemIDs.count)
    if Int(slot) == itemIDs.count {
      itemIDs.append(item.id)
    } else {
      itemIDs[Int(slot)] = item.id
    }
    kinds[slot] = item.kind
    file(slot, under: item.id)
    store.use(slot, movement: item.movement)
    return slot
  }
}
