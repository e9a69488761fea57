extension SlotStore {
  /// What is wrong with the trees or with what is counted beside them, or `nil`.
  ///
  /// It is for tests: it looks at everything.
  ///
  /// - Complexity: O(*n* + *s*) for *n* slots and *s* sections.
  package func fault() -> String? {
    var check = TreeCheck(store: self)
    for section in roots.indices { check.walk(section) }
    check.finish()
    return check.fault
  }
}

/// A walk through all nodes that are in use.
private struct TreeCheck {
  let store: SlotStore
  var fault: String?
  var seenLeaves: Set<Int32> = []
  var seenBranches: Set<Int32> = []
  var seenSlots = 0
  var openTotals: [Int]

  init(store: SlotStore) {
    self.store = store
    openTotals = store.openTotals.map { _ in 0 }
  }

  private mutating func note(_ description: String) { fault = fault ?? description }

  mutating func walk(_ section: Int) {
    let root = store.roots[section]
    if !((root.node < 0) == (root.count == 0)) {
      note("section \(section): root of \(root.count) items")
    }
    var movements: [Movement] = []
    if root.node >= 0 {
      let size = walk(root.node, level: Int(root.height), under: -1, at: 0, section, &movements)
      if !(size == Int(root.count)) { note("section \(section) counts \(root.count), not \(size)") }
    }
    let leading = movements.count { $0 == .pinnedFirst }
    let trailing = movements.count { $0 == .pinnedLast }
    if !(leading == Int(root.leadingPins)) { note("section \(section): leading pins") }
    if !(trailing == Int(root.trailingPins)) { note("section \(section): trailing pins") }
    if !(SlotStore.misplacedPin(among: movements) == nil) {
      note("section \(section): a misplaced pin")
    }
    openTotals[Int(root.group)] += movements.count - leading - trailing + 1
  }

  /// - Returns: How many items are below a node.
  private mutating func walk(
    _ node: Int32, level: Int, under parent: Int32, at index: Int, _ section: Int,
    _ movements: inout [Movement]
  ) -> Int {
    let found = store.node(node, level: level)
    if !(found.parent == parent) { note("parent of \(node) at \(level)") }
    if !(parent < 0 || found.index == Int32(index)) { note("index of \(node) at \(level)") }
    if !(found.handle == store.roots[section].handle) { note("section of \(node) at \(level)") }
    guard level > 0 else { return walkLeaf(node, isRoot: parent < 0, section, &movements) }
    if !(seenBranches.insert(node).inserted) { note("branch \(node) twice") }
    let range = store.branches.range(of: node)
    let least = parent < 0 ? 2 : SlotStore.branchCapacity / 4
    if !(range.count >= least) { note("branch \(node) has \(range.count) children") }
    var total = 0
    for index in range {
      let child = store.branches.entries[index]
      let size = walk(
        child, level: level - 1, under: node, at: index - range.lowerBound, section, &movements)
      if !(size == Int(store.sizes[index])) {
        note("branch \(node) says \(store.sizes[index]) of \(size)")
      }
      total += size
    }
    return total
  }

  private mutating func walkLeaf(
    _ leaf: Int32, isRoot: Bool, _ section: Int, _ movements: inout [Movement]
  ) -> Int {
    if !(seenLeaves.insert(leaf).inserted) { note("leaf \(leaf) twice") }
    let slots = store.leaves.entries[store.leaves.range(of: leaf)]
    let least = isRoot ? 1 : SlotStore.leafCapacity / 4
    if !(slots.count >= least) { note("leaf \(leaf) has \(slots.count) slots") }
    for slot in slots {
      if !(store.homes[Int(slot)].leaf == leaf) { note("leaf of slot \(slot)") }
      movements.append(store.movement(of: slot))
    }
    seenSlots += slots.count
    return slots.count
  }

  mutating func finish() {
    if !(openTotals == store.openTotals) {
      note("open gaps \(store.openTotals), not \(openTotals)")
    }
    let leaves = store.leaves.nodes.count - store.leaves.free.count
    if !(seenLeaves.count == leaves) { note("\(leaves) leaves in use, \(seenLeaves.count) seen") }
    let branches = store.branches.nodes.count - store.branches.free.count
    if !(seenBranches.count == branches) {
      note("\(branches) branches, \(seenBranches.count) seen")
    }
    let slots = store.homes.count - store.freeSlots.count
    if !(seenSlots == slots) { note("\(slots) slots in use, \(seenSlots) seen") }
  }
}
