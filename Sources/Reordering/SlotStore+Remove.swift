extension SlotStore {
  /// Takes a slot out of its section. It stays in use.
  ///
  /// - Complexity: O(log *n*) for *n* items in the section.
  mutating func detach(_ slot: Int32) {
    let leaf = homes[Int(slot)].leaf
    let section = section(ofLeaf: leaf)
    visit()
    leaves.remove(at: leaves.index(of: slot, in: leaf), in: leaf)
    homes[Int(slot)].leaf = -1
    adjustSizes(above: leaf, by: -1)
    tally(movement(of: slot), in: section, by: -1)
    settle(leaf, in: section)
  }

  /// Looks after a leaf that has lost a slot.
  mutating func settle(_ leaf: Int32, in section: Int) {
    if leaves[leaf].parent >= 0 {
      if leaves.count(of: leaf) < Self.leafCapacity / 4 { refill(leaf, level: 0, in: section) }
    } else if leaves.count(of: leaf) == 0 {
      leaves.release(leaf)
      roots[section].node = -1
    }
  }

  /// Evens out a node that is less than a quarter full with the one beside it, or makes one of both.
  ///
  /// So a leaf that is not the root holds at least 16 slots and a branch at least 8 children, and a
  /// tree is never higher than its items need.
  private mutating func refill(_ node: Int32, level: Int, in section: Int) {
    let parent = self.node(node, level: level).parent
    let start = Int(parent) * Self.branchCapacity
    let index = max(1, Int(self.node(node, level: level).index))
    let left = branches.entries[start + index - 1]
    let right = branches.entries[start + index]
    visit()
    visit()
    let counts = (count(of: left, level: level), count(of: right, level: level))
    let total = counts.0 + counts.1
    let capacity = level == 0 ? Self.leafCapacity : Self.branchCapacity
    let wanted = total <= capacity * 3 / 4 ? total : total / 2
    let size =
      wanted > counts.0
      ? moveHead(wanted - counts.0, of: right, to: left, level: level)
      : -moveTail(counts.0 - wanted, of: left, to: right, level: level)
    sizes[start + index - 1] += size
    sizes[start + index] -= size
    guard wanted == total else { return }
    sizes.shift(from: start + index + 1, count: branches.count(of: parent) - index - 1, by: -1)
    branches.remove(at: index, in: parent)
    rehome(index..<branches.count(of: parent), of: parent, level: level + 1)
    if level == 0 { leaves.release(right) } else { branches.release(right) }
    shrink(parent, level: level + 1, in: section)
  }

  /// Looks after a branch that has lost a child.
  private mutating func shrink(_ branch: Int32, level: Int, in section: Int) {
    if branches[branch].parent >= 0 {
      if branches.count(of: branch) < Self.branchCapacity / 4 {
        refill(branch, level: level, in: section)
      }
    } else if branches.count(of: branch) == 1 {
      let child = branches.entry(0, of: branch)
      hang(child, level: level - 1, under: -1, at: 0)
      roots[section].node = child
      roots[section].height -= 1
      branches.release(branch)
    }
  }

  private func count(of node: Int32, level: Int) -> Int {
    Int(self.node(node, level: level).count)
  }

  /// - Returns: How many items were moved with the entries.
  private mutating func moveHead(
    _ moved: Int, of right: Int32, to left: Int32, level: Int
  ) -> Int32 {
    let old = count(of: left, level: level)
    var size = Int32(moved)
    if level == 0 {
      leaves.moveHead(moved, of: right, to: left)
    } else {
      size = sizes[branches.range(of: right).prefix(moved)].reduce(0, +)
      moveChildHead(moved, of: right, to: left)
      rehome(0..<branches.count(of: right), of: right, level: level)
    }
    rehome(old..<old + moved, of: left, level: level)
    return size
  }

  /// - Returns: How many items were moved with the entries.
  private mutating func moveTail(
    _ moved: Int, of left: Int32, to right: Int32, level: Int
  ) -> Int32 {
    var size = Int32(moved)
    if level == 0 {
      leaves.moveTail(moved, of: left, to: right)
    } else {
      size = sizes[branches.range(of: left).suffix(moved)].reduce(0, +)
      moveChildTail(moved, of: left, to: right)
    }
    rehome(0..<(level == 0 ? moved : branches.count(of: right)), of: right, level: level)
    return size
  }
}
