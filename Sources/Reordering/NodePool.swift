/// Nodes of one capacity, side by side in one array, named by their numbers.
///
///     capacity 4      node 0    node 1    node 2
///     entries         a b c -   d e - -   f g h i
///     counts          3         2         4
///
/// What an entry means is for the owner to say: a slot in a leaf, the number of a child in a branch.
/// Nothing is allocated per node, so a copy of the pool is a copy of a few arrays.
struct NodePool: Sendable {
  /// What is to be known of a node beside its entries; together, so that it comes from memory at once.
  struct Node: Sendable {
    /// How many entries are in use, from the first one on.
    var count: Int32 = 0
    /// The branch above it, or -1 for a root.
    var parent: Int32 = -1
    /// Its index among the children of that branch.
    var index: Int32 = 0
    /// The handle of the section whose tree it is in.
    var handle: Int32
  }

  let capacity: Int
  /// `capacity` entries for each node, of which the first `count` are in use.
  var entries: [Int32] = []
  var nodes: [Node] = []
  /// Nodes that are not in use.
  private(set) var free: [Int32] = []

  /// - Parameter capacity: How many entries a node has room for: 32 or 64.
  init(capacity: Int) { self.capacity = capacity }

  subscript(_ node: Int32) -> Node {
    get { nodes[Int(node)] }
    _modify { yield &nodes[Int(node)] }
  }

  /// An empty node in the tree of a section.
  ///
  /// - Returns: The node, and whether it has a number that was never used before.
  mutating func allocate(for handle: Int32) -> (node: Int32, isNew: Bool) {
    if let node = free.popLast() {
      self[node] = Node(handle: handle)
      return (node, false)
    }
    entries.append(contentsOf: repeatElement(-1, count: capacity))
    nodes.append(Node(handle: handle))
    return (Int32(nodes.count - 1), true)
  }

  mutating func release(_ node: Int32) {
    self[node].count = 0
    free.append(node)
  }

  mutating func reserve(nodes count: Int) {
    entries.reserveCapacity(count * capacity)
    nodes.reserveCapacity(count)
  }

  func count(of node: Int32) -> Int { Int(self[node].count) }

  func entry(_ index: Int, of node: Int32) -> Int32 { entries[Int(node) * capacity + index] }

  /// Where the entries of a node are in `entries`.
  func range(of node: Int32) -> Range<Int> {
    let start = Int(node) * capacity
    return start..<start + count(of: node)
  }

  /// The index of an entry within its node.
  ///
  /// All entries are looked at and none decides what is done next, so the processor goes on to other
  /// nodes while this one is still on its way from memory.
  func index(of entry: Int32, in node: Int32) -> Int {
    let start = Int(node) * capacity
    precondition(start >= 0 && start + capacity <= entries.count, "no node \(node)")
    // A bit for each entry that is the one; those behind the last one in use may be anything.
    let places = entries.withUnsafeBufferPointer { entries in
      guard var next = entries.baseAddress.map({ $0 + start }) else { return UInt64(0) }
      var places: UInt64 = 0
      for passed in stride(from: 0, to: capacity, by: 32) {
        var bits: Int32 = 0
        for index in 0..<Int32(32) {
          bits |= (next[Int(index)] == entry ? -1 : 0) & (1 &<< index)
        }
        places |= UInt64(UInt32(bitPattern: bits)) &<< UInt64(passed)
        next += 32
      }
      return places
    }
    let index = places.trailingZeroBitCount
    precondition(index < count(of: node), "entry \(entry) is not in node \(node)")
    return index
  }

  mutating func insert(_ entry: Int32, at index: Int, in node: Int32) {
    entries.shift(from: Int(node) * capacity + index, count: count(of: node) - index, by: 1)
    entries[Int(node) * capacity + index] = entry
    self[node].count += 1
  }

  mutating func remove(at index: Int, in node: Int32) {
    let next = Int(node) * capacity + index + 1
    entries.shift(from: next, count: count(of: node) - index - 1, by: -1)
    self[node].count -= 1
  }

  /// Moves an entry of a node before another one, or behind the last.
  mutating func move(at index: Int, to target: Int, in node: Int32) {
    let start = Int(node) * capacity
    let entry = entries[start + index]
    if target > index {
      entries.shift(from: start + index + 1, count: target - index - 1, by: -1)
      entries[start + target - 1] = entry
    } else {
      entries.shift(from: start + target, count: index - target, by: 1)
      entries[start + target] = entry
    }
  }

  /// Moves entries from the end of a node to the start of the next one.
  mutating func moveTail(_ moved: Int, of left: Int32, to right: Int32) {
    entries.moveTail(moved, of: range(of: left), to: range(of: right))
    self[left].count -= Int32(moved)
    self[right].count += Int32(moved)
  }

  /// Moves entries from the start of a node to the end of the previous one.
  mutating func moveHead(_ moved: Int, of right: Int32, to left: Int32) {
    entries.moveHead(moved, of: range(of: right), to: range(of: left))
    self[left].count += Int32(moved)
    self[right].count -= Int32(moved)
  }
}

extension [Int32] {
  /// The sum of the first `count` of the 32 elements that begin at `start`.
  ///
  /// All are looked at, so that how many there are decides nothing that the processor has to guess.
  func sum(_ start: Int, count: Int) -> Int {
    precondition(start >= 0 && start + 32 <= self.count, "elements from \(start)")
    return withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress.map({ $0 + start }) else { return 0 }
      let count = Int32(truncatingIfNeeded: count)
      var sum: Int32 = 0
      for index in 0..<Int32(32) { sum &+= base[Int(index)] & (index < count ? -1 : 0) }
      return Int(sum)
    }
  }

  /// Moves `count` elements that begin at `start` by some places, over what is there.
  mutating func shift(from start: Int, count: Int, by distance: Int) {
    guard count > 0 else { return }
    precondition(start >= 0 && start + count <= self.count, "\(count) elements from \(start)")
    precondition(
      start + distance >= 0 && start + count + distance <= self.count, "moved by \(distance)")
    withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // Overlapping is allowed.
      (base + start + distance).update(from: base + start, count: count)
    }
  }

  /// Moves the last elements of one run before those of another.
  mutating func moveTail(_ moved: Int, of left: Range<Int>, to right: Range<Int>) {
    shift(from: right.lowerBound, count: right.count, by: moved)
    let start = left.upperBound - moved
    shift(from: start, count: moved, by: right.lowerBound - start)
  }

  /// Moves the first elements of one run behind those of another.
  mutating func moveHead(_ moved: Int, of right: Range<Int>, to left: Range<Int>) {
    shift(from: right.lowerBound, count: moved, by: left.upperBound - right.lowerBound)
    shift(from: right.lowerBound + moved, count: right.count - moved, by: -moved)
  }
}
