/// The order of a container over slots: small integers that stand for identities.
///
/// It is not generic, so it is compiled once and is quick from every module. Sections and positions
/// count from 0 here; identities never come this far down.
///
/// Each section is a tree of its own whose leaves hold the slots in order, and whose branches say
/// how many items are below each child; docs/engine.md draws it. A section of at most one leaf is a
/// small array, an empty one has no node at all.
@usableFromInline
package struct SlotStore: Sendable {
  static var leafCapacity: Int { 64 }
  static var branchCapacity: Int { 32 }

  /// A section: the root of its tree and what is counted for it.
  struct Root: Sendable {
    /// A leaf where `height` is 0, else a branch; -1 where the section is empty.
    var node: Int32 = -1
    /// How many levels of branches there are.
    var height: Int32 = 0
    var count: Int32 = 0
    /// How many items are `pinnedFirst`. They all stand at the start.
    var leadingPins: Int32 = 0
    /// How many items are `pinnedLast`. They all stand at the end.
    var trailingPins: Int32 = 0
    /// The group of sections that it belongs to.
    var group: Int32
    /// A number that stays the same when sections before this one come and go.
    var handle: Int32
  }

  var roots: [Root] = []
  /// For each handle of a section, which section has it now.
  var sectionOfHandle: [Int32] = []
  /// Handles without a section, for the next one.
  var freeHandles: [Int32] = []
  var leaves = NodePool(capacity: leafCapacity)
  var branches = NodePool(capacity: branchCapacity)
  /// Beside each entry of a branch, how many items are below that child.
  var sizes: [Int32] = []
  /// For each slot, where it is and the movement of its item.
  var homes: [SlotHome] = []
  /// Slots without an item, for the next insertion.
  var freeSlots: [Int32] = []
  /// For each group of sections, how many open gaps they have.
  var openTotals: [Int] = []

  /// Where the nodes that are visited are counted, in a measurement.
  ///
  /// Unsafe because the memory is the measurer's, who sets it, uses the store in one thread only and
  /// takes it away again; nothing else ever sets it.
  nonisolated(unsafe) package var visits: UnsafeMutablePointer<Int>?

  package init() {}

  @usableFromInline
  package var sectionCount: Int { roots.count }

  @usableFromInline
  package func count(of section: Int) -> Int { Int(roots[section].count) }

  @usableFromInline
  package func section(of slot: Int32) -> Int { section(ofLeaf: homes[Int(slot)].leaf) }

  func section(ofLeaf leaf: Int32) -> Int {
    self.section(ofHandle: leaves[leaf].handle)
  }

  @usableFromInline
  package func movement(of slot: Int32) -> Movement { homes[Int(slot)].movement }

  /// Where a slot is.
  @usableFromInline
  package struct Place: Hashable, Sendable {
    @usableFromInline package var section: Int
    @usableFromInline package var position: Int

    /// The place directly behind it.
    @inlinable package var next: Place { Place(section: section, position: position + 1) }

    @inlinable
    package init(section: Int, position: Int) {
      self.section = section
      self.position = position
    }
  }

  func visit() { if let visits { visits.pointee += 1 } }
}
