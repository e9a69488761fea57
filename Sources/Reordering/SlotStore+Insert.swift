extension SlotStore {
  /// Puts a slot that is in no section before a position of one.
  ///
  /// - Complexity: O(log *n*) for *n* items in the section.
  mutating func attach(_ slot: Int32, at position: Int, in section: Int) {
    if roots[section].node < 0 { roots[section].node = makeLeaf(in: section) }
    var (leaf, index) = leaf(at: position, in: section)
    if leaves.count(of: leaf) == Self.leafCapacity {
      splitLeaf(leaf)
      (leaf, index) = self.leaf(at: position, in: section)
    }
    leaves.insert(slot, at: index, in: leaf)
    homes[Int(slot)].leaf = leaf
    adjustSizes(above: leaf, by: 1)
    tally(movement(of: slot), in: section, by: 1)
  }

  /// Takes over that a section has one item of a movement more, or less.
  mutating func tally(_ movement: Movement, in section: Int, by change: Int32) {
    roots[section].count += change
    switch movement {
    case .free, .fixed: openTotals[Int(roots[section].group)] += Int(change)
    case .pinnedFirst: roots[section].leadingPins += change
    case .pinnedLast: roots[section].trailingPins += change
    }
  }

  /// Takes over in all branches above a leaf that it has grown or shrunk.
  mutating func adjustSizes(above leaf: Int32, by change: Int32) {
    var node = leaves[leaf]
    while node.parent >= 0 {
      visit()
      sizes[Int(node.parent) * Self.branchCapacity + Int(node.index)] += change
      node = branches[node.parent]
    }
  }

  mutating func makeLeaf(in section: Int) -> Int32 {
    leaves.allocate(for: roots[section].handle).node
  }

  mutating func makeBranch(in section: Int) -> Int32 {
    let (branch, isNew) = branches.allocate(for: roots[section].handle)
    if isNew { sizes.append(contentsOf: repeatElement(0, count: Self.branchCapacity)) }
    return branch
  }

  /// Moves the second half of a full leaf to a new one behind it.
  private mutating func splitLeaf(_ leaf: Int32) {
    let section = section(ofLeaf: leaf)
    let right = makeLeaf(in: section)
    let moved = Self.leafCapacity / 2
    leaves.moveTail(moved, of: leaf, to: right)
    rehome(0..<moved, of: right, level: 0)
    adopt(right, size: Int32(moved), behind: leaf, level: 0, in: section)
  }

  /// Moves the second half of a full branch to a new one behind it. Leaves are level 0, the branches
  /// over them level 1.
  private mutating func splitBranch(_ branch: Int32, level: Int, in section: Int) {
    let right = makeBranch(in: section)
    let moved = Self.branchCapacity / 2
    moveChildTail(moved, of: branch, to: right)
    rehome(0..<moved, of: right, level: level)
    let size = sizes[branches.range(of: right)].reduce(0, +)
    adopt(right, size: size, behind: branch, level: level, in: section)
  }

  /// Hangs a node that was split off into the tree, behind the one that it comes from.
  private mutating func adopt(
    _ right: Int32, size: Int32, behind left: Int32, level: Int, in section: Int
  ) {
    visit()
    if node(left, level: level).parent < 0 {
      let root = makeBranch(in: section)
      branches.insert(left, at: 0, in: root)
      sizes[Int(root) * Self.branchCapacity] = roots[section].count
      hang(left, level: level, under: root, at: 0)
      roots[section].node = root
      roots[section].height += 1
    }
    if branches.count(of: node(left, level: level).parent) == Self.branchCapacity {
      splitBranch(node(left, level: level).parent, level: level + 1, in: section)
    }
    let parent = node(left, level: level).parent
    let index = Int(node(left, level: level).index) + 1
    let start = Int(parent) * Self.branchCapacity
    sizes.shift(from: start + index, count: branches.count(of: parent) - index, by: 1)
    sizes[start + index - 1] -= size
    sizes[start + index] = size
    branches.insert(right, at: index, in: parent)
    rehome(index..<branches.count(of: parent), of: parent, level: level + 1)
  }

  /// What is known of a node. Leaves are level 0.
  func node(_ node: Int32, level: Int) -> NodePool.Node {
    level == 0 ? leaves[node] : branches[node]
  }

  /// Tells a node where it hangs. A root hangs under -1.
  mutating func hang(_ node: Int32, level: Int, under parent: Int32, at index: Int) {
    if level == 0 {
      leaves[node].parent = parent
      leaves[node].index = Int32(index)
    } else {
      branches[node].parent = parent
      branches[node].index = Int32(index)
    }
  }

  /// Tells entries that came into a node, or to another index of it, where they are now.
  mutating func rehome(_ indices: Range<Int>, of node: Int32, level: Int) {
    for index in indices {
      if level == 0 {
        homes[Int(leaves.entry(index, of: node))].leaf = node
      } else {
        hang(branches.entry(index, of: node), level: level - 1, under: node, at: index)
      }
    }
  }

  mutating func moveChildTail(_ moved: Int, of left: Int32, to right: Int32) {
    sizes.moveTail(moved, of: branches.range(of: left), to: branches.range(of: right))
    branches.moveTail(moved, of: left, to: right)
  }

  mutating func moveChildHead(_ moved: Int, of right: Int32, to left: Int32) {
    sizes.moveHead(moved, of: branches.range(of: right), to: branches.range(of: left))
    branches.moveHead(moved, of: right, to: left)
  }
}
