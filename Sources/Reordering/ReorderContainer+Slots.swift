// From identities to slots and back: the thin shell around the store, inlinable so that it is
// specialised where a program uses it.

extension ReorderContainer {
  /// The slot of an item, or `nil` where there is no such item.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  package func slot(of item: ItemID) -> Int32? {
    let hash = item.hashValue
    return slot(of: item, hash: hash, table.entries[hash & table.mask])
  }

  /// The slots of two items.
  ///
  /// Both are looked for together, so that the second does not wait until the first one has come
  /// from memory.
  @inlinable
  package func slots(of item: ItemID, _ other: ItemID) -> (Int32?, Int32?) {
    let hashes = (item.hashValue, other.hashValue)
    let entries = (
      table.entries[hashes.0 & table.mask], table.entries[hashes.1 & table.mask]
    )
    return (
      slot(of: item, hash: hashes.0, entries.0), slot(of: other, hash: hashes.1, entries.1)
    )
  }

  /// The slot of an item whose search in the table begins at this entry.
  @inlinable
  func slot(of item: ItemID, hash: Int, _ first: Int32) -> Int32? {
    let tag = table.tag(of: hash)
    var (index, entry) = (hash & table.mask, first)
    while entry >= 0 {
      if let slot = table.slot(entry, tagged: tag), itemIDs[Int(slot)] == item { return slot }
      index = (index + 1) & table.mask
      entry = table.entries[index]
    }
    return nil
  }

  /// The identity of the item in a slot.
  @inlinable
  package func id(of slot: Int32) -> ItemID { itemIDs[Int(slot)] }

  /// How many slots there are, those without an item among them.
  package var slotCount: Int { itemIDs.count }

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
      let filed = table.entries.filter { $0 >= 0 }.map(table.slot)
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
    var hashes = [Int](repeating: 0, count: most)
    var entries = [Int32](repeating: -1, count: most)
    var block = first
    while block < itemIDs.count {
      let count = min(most, itemIDs.count - block)
      for offset in 0..<count { hashes[offset] = itemIDs[block + offset].hashValue }
      for offset in 0..<count { entries[offset] = table.entries[hashes[offset] & table.mask] }
      for offset in 0..<count {
        let tag = table.tag(of: hashes[offset])
        var index = hashes[offset] & table.mask
        // What was free may be taken by another one of the block.
        var entry = entries[offset] < 0 ? table.entries[index] : entries[offset]
        while entry >= 0 {
          if let other = table.slot(entry, tagged: tag),
            itemIDs[Int(other)] == itemIDs[block + offset]
          {
            return block + offset
          }
          index = (index + 1) & table.mask
          entry = table.entries[index]
        }
        table.put(Int32(block + offset), tag: tag, at: index)
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
