// From identities to slots and back: the thin shell around the store, inlinable so that it is
// specialised where a program uses it.

extension ReorderContainer {
  /// The slot of an item, or `nil` where there is no such item.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  package func slot(of item: ItemID) -> Int32? {
    let index = item.hashValue & table.mask
    return slot(of: item, at: index, table.entries[index])
  }

  /// The slots of two items.
  ///
  /// Both are looked for together, so that the second does not wait until the first one has come
  /// from memory.
  @inlinable
  package func slots(of item: ItemID, _ other: ItemID) -> (Int32?, Int32?) {
    let indices = (item.hashValue & table.mask, other.hashValue & table.mask)
    let entries = (table.entries[indices.0], table.entries[indices.1])
    return (slot(of: item, at: indices.0, entries.0), slot(of: other, at: indices.1, entries.1))
  }

  /// The slot of an item that is looked for from an index of the table on, which has this entry.
  @inlinable
  func slot(of item: ItemID, at index: Int, _ entry: Int32) -> Int32? {
    var (index, slot) = (index, entry)
    while slot >= 0 {
      if itemIDs[Int(slot)] == item { return slot }
      index = (index + 1) & table.mask
      slot = table.entries[index]
    }
    return nil
  }

  /// The identity of the item in a slot.
  @inlinable
  package func id(of slot: Int32) -> ItemID { itemIDs[Int(slot)] }

  @inlinable
  package func sectionID(at index: Int) -> SectionID { sectionIDs[index] }

  @inlinable
  package func sectionIndex(of section: SectionID) -> Int? {
    sectionHandles[section].map { store.section(ofHandle: $0) }
  }

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

  /// Makes the slots from `first` on findable, whose identities are in `itemIDs` already. The table is
  /// large enough for all of them.
  ///
  /// - Returns: The first one whose identity another slot has already.
  @inlinable
  mutating func fileAll(from first: Int) -> Int? {
    // In blocks, so that what is looked at in the table comes from memory together.
    let most = min(32, itemIDs.count - first)
    var starts = [Int](repeating: 0, count: most)
    var entries = [Int32](repeating: -1, count: most)
    var block = first
    while block < itemIDs.count {
      let count = min(most, itemIDs.count - block)
      for offset in 0..<count { starts[offset] = itemIDs[block + offset].hashValue & table.mask }
      for offset in 0..<count { entries[offset] = table.entries[starts[offset]] }
      for offset in 0..<count {
        var index = starts[offset]
        // What was free may be taken by another one of the block.
        var other = entries[offset] < 0 ? table.entries[index] : entries[offset]
        while other >= 0 {
          if itemIDs[Int(other)] == itemIDs[block + offset] { return block + offset }
          index = (index + 1) & table.mask
          other = table.entries[index]
        }
        table.put(Int32(block + offset), at: index)
      }
      block += count
    }
    return nil
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
