extension SlotStore {
  /// Makes room, so that building grows nothing step by step.
  mutating func reserve(items: Int, sections: Int) {
    roots.reserveCapacity(sections)
    leafOfSlot.reserveCapacity(items)
    movements.reserveCapacity(items)
    // As many leaves as the items fill, and for each section one more.
    let nodes = items / (Self.leafCapacity - Self.leafCapacity / 16) + sections
    leaves.reserve(nodes: nodes)
    leafSections.reserveCapacity(nodes)
  }

  /// Makes the tree of a section, which has none yet, level by level from the leaves up.
  ///
  /// The nodes are a little less than full, so that the first insertions split none.
  ///
  /// - Complexity: O(*m*) for *m* slots.
  mutating func build(_ slots: some Collection<Int32>, in section: Int) {
    guard !slots.isEmpty else { return }
    var level: [(node: Int32, size: Int32)] = []
    let parts = Self.parts(of: slots.count, capacity: Self.leafCapacity)
    var rest = slots.makeIterator()
    for part in parts {
      let leaf = makeLeaf(in: section)
      let start = Int(leaf) * Self.leafCapacity
      for index in start..<start + part.count {
        guard let slot = rest.next() else { break }
        leaves.entries[index] = slot
        leafOfSlot[Int(slot)] = leaf
      }
      leaves.counts[Int(leaf)] = Int32(part.count)
      level.append((leaf, Int32(part.count)))
    }
    var height = 0
    while level.count > 1 {
      level = Self.parts(of: level.count, capacity: Self.branchCapacity).map { part in
        let branch = makeBranch()
        for (index, child) in level[part].enumerated() {
          branches.insert(child.node, at: index, in: branch)
          sizes[Int(branch) * Self.branchCapacity + index] = child.size
          setParent(of: child.node, level: height, to: branch)
        }
        return (branch, level[part].reduce(0) { $0 + $1.size })
      }
      height += 1
    }
    roots[section].node = level[0].node
    roots[section].height = Int32(height)
  }

  /// Splits a number of entries into even runs, of which each fits into a node.
  private static func parts(of count: Int, capacity: Int) -> [Range<Int>] {
    guard count > capacity else { return [0..<count] }
    let roomy = capacity - capacity / 16
    let parts = (count + roomy - 1) / roomy
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}
