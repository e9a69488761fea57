extension SlotStore {
  /// The slot at a position of a section.
  ///
  /// - Complexity: O(log *n*) for *n* items in the section.
  @usableFromInline
  package func slot(at position: Int, in section: Int) -> Int32 {
    precondition(position >= 0 && position < count(of: section), "no position \(position)")
    let (leaf, index) = leaf(at: position, in: section)
    return leaves.entry(index, of: leaf)
  }

  /// The leaf with a position of a section, and the index in it. The section is not empty; behind
  /// its last item the index is that behind the last one of the last leaf.
  func leaf(at position: Int, in section: Int) -> (leaf: Int32, index: Int) {
    let root = roots[section]
    var node = root.node
    var rest = Int32(position)
    visit()
    for _ in 0..<root.height {
      visit()
      var index = Int(node) * Self.branchCapacity
      let last = index + branches.count(of: node) - 1
      while index < last, rest >= sizes[index] {
        rest -= sizes[index]
        index += 1
      }
      node = branches.entries[index]
    }
    return (node, Int(rest))
  }

  /// The position of a slot in its section.
  ///
  /// It climbs from the leaf to the root and adds up what is before the path.
  ///
  /// - Complexity: O(log *n*) for *n* items in the section.
  @usableFromInline
  package func position(of slot: Int32) -> Int {
    locate(slot).position
  }

  /// Where a slot is in the order: in which leaf, at which index of it, at which position of its
  /// section.
  struct Location {
    var leaf: Int32
    var index: Int
    var position: Int
  }

  /// - Complexity: O(log *n*) for *n* items in the section.
  func locate(_ slot: Int32) -> Location {
    let leaf = homes[Int(slot)].leaf
    return climb(from: leaf, index: leaves.index(of: slot, in: leaf))
  }

  /// Adds up what is before a slot, from its leaf to the root.
  func climb(from leaf: Int32, index: Int) -> Location {
    visit()
    var position = index
    var node = leaves[leaf]
    while node.parent >= 0 {
      visit()
      position += sizes.sum(Int(node.parent) * Self.branchCapacity, count: Int(node.index))
      node = branches[node.parent]
    }
    return Location(leaf: leaf, index: index, position: position)
  }

  /// Where each of these slots is.
  ///
  /// - Complexity: O(*k* log *n*) for *k* slots among *n*.
  @usableFromInline
  package func places(of slots: [Int32]) -> [Place] {
    slots.map { Place(section: section(of: $0), position: position(of: $0)) }
  }

  /// All slots of a section, in order.
  ///
  /// - Complexity: O(*n*) for *n* items in the section.
  @usableFromInline
  package func slots(in section: Int) -> [Int32] {
    var slots: [Int32] = []
    slots.reserveCapacity(count(of: section))
    while slots.count < count(of: section) {
      slots += leafSlots(at: slots.count, in: section)
    }
    return slots
  }

  /// The slots from a position of a section to the end of the leaf that it is in.
  ///
  /// - Complexity: O(log *n*) for *n* items in the section.
  @usableFromInline
  package func leafSlots(at position: Int, in section: Int) -> ArraySlice<Int32> {
    guard position < count(of: section) else { return [] }
    let (leaf, index) = leaf(at: position, in: section)
    return leaves.entries[leaves.range(of: leaf).dropFirst(index)]
  }

  /// Does something with each position of a section and the slot there, in order.
  ///
  /// - Complexity: O(*n*) for *n* items in the section.
  package func forEachSlot(in section: Int, _ body: (Int, Int32) -> Void) {
    var position = 0
    while position < count(of: section) {
      for slot in leafSlots(at: position, in: section) {
        body(position, slot)
        position += 1
      }
    }
  }
}
