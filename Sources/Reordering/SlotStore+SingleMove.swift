// Moves of one slot, which are most of all: everything about it is found in one climb from each of
// both leaves, and made without looking again.

extension SlotStore {
  /// What a move of one slot would do.
  ///
  ///     a [b] c | d e      origin 1, gap 2: previous c, next d; follower c
  @usableFromInline
  package struct SingleMove: Sendable {
    @usableFromInline package let slot: Int32
    /// Where the slot is.
    @usableFromInline package let origin: Place
    /// Where it goes.
    @usableFromInline package let section: Int
    /// How many items are before it then.
    @usableFromInline package let gap: Int
    /// The items beside it then, or -1 where there is none.
    @usableFromInline package let previous: Int32
    @usableFromInline package let next: Int32
    /// The item behind it now, or -1 where there is none.
    @usableFromInline package let follower: Int32

    /// Where the slot is in its leaf.
    fileprivate let source: Location
    /// Where it goes, while it is still there; the leaf is -1 in an empty section.
    fileprivate let target: Location

    @inlinable
    package var changed: Bool { section != origin.section || gap != origin.position }
  }

  /// What moving a slot before another one would do, or `nil` where it cannot be lifted or the other
  /// one is pinned.
  ///
  /// - Complexity: O(log *n*) for *n* items in the sections.
  @usableFromInline
  package func singleMove(of slot: Int32, before anchor: Int32) -> SingleMove? {
    let (home, goal) = (homes[Int(slot)], homes[Int(anchor)])
    guard home.movement == .free, !goal.movement.isPinned else { return nil }
    // Both leaves before both climbs, so that they come from memory together.
    let indices = (leaves.index(of: slot, in: home.leaf), leaves.index(of: anchor, in: goal.leaf))
    return move(
      of: slot, from: climb(from: home.leaf, index: indices.0),
      to: climb(from: goal.leaf, index: indices.1), in: section(ofLeaf: goal.leaf))
  }

  /// What moving a slot to the end of a section, before what is pinned there, would do, or `nil`
  /// where it cannot be lifted.
  ///
  /// - Complexity: O(log *n*) for *n* items in the sections.
  @usableFromInline
  package func singleMove(of slot: Int32, toEndOf section: Int) -> SingleMove? {
    guard movement(of: slot) == .free else { return nil }
    return move(of: slot, from: locate(slot), to: locateEnd(of: section), in: section)
  }

  private func move(
    of slot: Int32, from source: Location, to target: Location, in section: Int
  ) -> SingleMove {
    let home = self.section(ofLeaf: source.leaf)
    let ahead = home == section ? target.position - source.position : -1
    let follower = self.slot(at: source, offset: 1, in: home)
    let stays = home == section && (ahead == 0 || ahead == 1)
    return SingleMove(
      slot: slot, origin: Place(section: home, position: source.position), section: section,
      gap: ahead > 0 ? target.position - 1 : target.position,
      previous: self.slot(at: stays ? source : target, offset: -1, in: section),
      next: stays ? follower : self.slot(at: target, offset: 0, in: section), follower: follower,
      source: source, target: target)
  }

  /// Where the end of a section is, before what is pinned there.
  private func locateEnd(of section: Int) -> Location {
    let position = count(of: section) - trailingPins(of: section)
    guard count(of: section) > 0 else { return Location(leaf: -1, index: 0, position: 0) }
    let (leaf, index) = leaf(at: position, in: section)
    return Location(leaf: leaf, index: index, position: position)
  }

  /// The slot so many places from a location, or -1 where there is none.
  private func slot(at location: Location, offset: Int, in section: Int) -> Int32 {
    let position = location.position + offset
    guard position >= 0, position < count(of: section) else { return -1 }
    let index = location.index + offset
    guard index >= 0, index < leaves.count(of: location.leaf) else {
      return slot(at: position, in: section)
    }
    return leaves.entry(index, of: location.leaf)
  }

  /// Makes a move that was looked up in this order, which has not changed since.
  ///
  /// - Complexity: O(log *n*) for *n* items in the sections.
  @usableFromInline
  package mutating func make(_ move: SingleMove) {
    let (source, target) = (move.source, move.target)
    guard source.leaf != target.leaf else {
      return leaves.move(at: source.index, to: target.index, in: source.leaf)
    }
    guard target.leaf >= 0, leaves.count(of: target.leaf) < Self.leafCapacity else {
      detach(move.slot)
      return attach(move.slot, at: move.gap, in: move.section)
    }
    // In first, so that nothing that is merged with the leaf it leaves can move the place.
    leaves.insert(move.slot, at: target.index, in: target.leaf)
    homes[Int(move.slot)].leaf = target.leaf
    leaves.remove(at: source.index, in: source.leaf)
    if move.section == move.origin.section {
      transferSize(from: source.leaf, to: target.leaf)
    } else {
      adjustSizes(above: source.leaf, by: -1)
      adjustSizes(above: target.leaf, by: 1)
      tally(.free, in: move.origin.section, by: -1)
      tally(.free, in: move.section, by: 1)
    }
    settle(source.leaf, in: move.origin.section)
  }

  /// Takes over, in the branches above two leaves of one section, that an item has gone from the one
  /// to the other. From where both paths meet nothing changes.
  private mutating func transferSize(from source: Int32, to target: Int32) {
    var (left, right) = (leaves[source], leaves[target])
    while left.parent >= 0, left.parent != right.parent || left.index != right.index {
      visit()
      if left.parent != right.parent { visit() }
      sizes[Int(left.parent) * Self.branchCapacity + Int(left.index)] -= 1
      sizes[Int(right.parent) * Self.branchCapacity + Int(right.index)] += 1
      (left, right) = (branches[left.parent], branches[right.parent])
    }
  }
}
