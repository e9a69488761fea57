extension SlotStore {
  /// Makes room for sections of these sizes, so that building grows nothing step by step.
  @usableFromInline
  mutating func reserve(_ counts: [Int]) {
    let items = counts.reduce(0, +)
    let nodes = counts.reduce(0) { $0 + Self.parts(of: $1, capacity: Self.leafCapacity) }
    roots.reserveCapacity(counts.count)
    homes.reserveCapacity(items)
    leaves.reserve(nodes: nodes)
  }

  /// Makes the tree of a section, which has none yet, level by level from the leaves up.
  ///
  /// The nodes are a little less than full, so that the first insertions split none.
  ///
  /// - Complexity: O(*m*) for *m* slots.
  mutating func build(_ slots: some Collection<Int32>, in section: Int) {
    guard !slots.isEmpty else { return }
    var level: [(node: Int32, size: Int32)] = []
    let runs = Self.runs(of: slots.count, capacity: Self.leafCapacity)
    var rest = slots.makeIterator()
    for run in runs {
      let leaf = makeLeaf(in: section)
      let start = Int(leaf) * Self.leafCapacity
      for index in start..<start + run.count {
        guard let slot = rest.next() else { break }
        leaves.entries[index] = slot
        homes[Int(slot)].leaf = leaf
      }
      leaves[leaf].count = Int32(run.count)
      level.append((leaf, Int32(run.count)))
    }
    var height = 0
    while level.count > 1 {
      level = Self.runs(of: level.count, capacity: Self.branchCapacity).map { run in
        let branch = makeBranch(in: section)
        for (index, child) in level[run].enumerated() {
          branches.insert(child.node, at: index, in: branch)
          sizes[Int(branch) * Self.branchCapacity + index] = child.size
          hang(child.node, level: height, under: branch, at: index)
        }
        return (branch, level[run].reduce(0) { $0 + $1.size })
      }
      height += 1
    }
    roots[section].node = level[0].node
    roots[section].height = Int32(height)
  }

  /// How many nodes hold a number of entries.
  private static func parts(of count: Int, capacity: Int) -> Int {
    let roomy = capacity - capacity / 16
    return count > capacity ? (count + roomy - 1) / roomy : min(count, 1)
  }

  /// Splits a number of entries into even runs, of which each fits into a node.
  private static func runs(of count: Int, capacity: Int) -> [Range<Int>] {
    let parts = parts(of: count, capacity: capacity)
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}
