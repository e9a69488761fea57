/// From the hash of an identity to its slot: an open-addressed table of small integers.
///
///     hash 6      table  -  -  3  -  -  -  0  2      look at 6, then 7, then 0 … to the first -
///
/// It holds no identities: whoever asks compares the one of a slot on the way. That costs 6 to 11 bytes
/// an item instead of a dictionary's 25. The bits of an entry that its slot does not need hold a *tag*,
/// other bits of the hash, so that nearly every identity that is compared is the right one:
///
///     entry       0 | tag | slot        as many bits for the slot as for an index of the table
@usableFromInline
struct SlotTable: Sendable {
  /// Tags with slots, or -1 where there is none; as many as a power of two.
  @usableFromInline var entries: [Int32] = [-1, -1, -1, -1]
  @usableFromInline var count = 0

  @usableFromInline init() {}

  /// The bits of an index. A slot needs no more, because there are never more slots than entries.
  @inlinable var mask: Int { entries.count - 1 }

  /// Whether one more would leave less than a quarter free.
  @usableFromInline var isFull: Bool { (count + 1) * 4 > entries.count * 3 }

  /// The tag of a hash.
  @inlinable
  func tag(of hash: Int) -> Int32 {
    Int32(truncatingIfNeeded: hash >> 32) & .max & ~Int32(truncatingIfNeeded: mask)
  }

  /// The slot of an entry that is not free, if it has this tag.
  @inlinable
  func slot(_ entry: Int32, tagged tag: Int32) -> Int32? {
    let slot = entry ^ tag
    return slot <= mask ? slot : nil
  }

  @inlinable
  func slot(_ entry: Int32) -> Int32 { entry & Int32(truncatingIfNeeded: mask) }

  /// Empties the table and makes it large enough.
  @usableFromInline
  mutating func clear(capacity: Int) {
    var size = 4
    while size * 3 < capacity * 4 { size *= 2 }
    entries = [Int32](repeating: -1, count: size)
    count = 0
  }

  /// Adds a slot of which it is known that its identity is not in the table.
  @usableFromInline
  mutating func insert(_ slot: Int32, hash: Int) {
    var index = hash & mask
    while entries[index] >= 0 { index = (index + 1) & mask }
    put(slot, tag: tag(of: hash), at: index)
  }

  /// Adds a slot at an index that is free.
  @inlinable
  mutating func put(_ slot: Int32, tag: Int32, at index: Int) {
    precondition(slot >= 0 && slot <= mask, "slot \(slot) in a table of \(entries.count)")
    entries[index] = tag | slot
    count += 1
  }

  /// Removes a slot, and closes the gap in the run of entries that it leaves.
  mutating func remove(_ slot: Int32, hash: Int, hashOf: (Int32) -> Int) {
    let entry = tag(of: hash) | slot
    var hole = hash & mask
    while entries[hole] != entry { hole = (hole + 1) & mask }
    var index = (hole + 1) & mask
    while entries[index] >= 0 {
      // An entry may go back to the hole if that is not before where its search begins.
      let start = hashOf(self.slot(entries[index])) & mask
      if (index - start) & mask >= (index - hole) & mask {
        entries[hole] = entries[index]
        hole = index
      }
      index = (index + 1) & mask
    }
    entries[hole] = -1
    count -= 1
  }
}
