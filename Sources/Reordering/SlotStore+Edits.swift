extension SlotStore {
  /// Adds a section behind the others, with slots that were never used before: the next ones in
  /// turn, one for each movement.
  ///
  /// - Complexity: O(*m*) for *m* items.
  @usableFromInline
  mutating func appendSection(_ movements: [Movement], group: Int) {
    let section = roots.count
    roots.append(Root(group: Int32(group)))
    while openTotals.count <= group { openTotals.append(0) }
    openTotals[group] += 1
    let first = Int32(self.movements.count)
    self.movements += movements
    leafOfSlot.append(contentsOf: repeatElement(-1, count: movements.count))
    for movement in movements { tally(movement, in: section, by: 1) }
    build(first..<first + Int32(movements.count), in: section)
  }

  /// Takes `moving` out of their sections and puts them, in this order, before the position
  /// `target` of `section`, which counts only what does not move.
  ///
  ///     a b c d   moving [a, c], target 1     b a c d
  ///
  /// - Complexity: O(*k* log *n*) for *k* slots that move among *n*.
  @usableFromInline
  mutating func move(_ moving: [Int32], to target: Int, in section: Int) {
    // So many that making trees anew is quicker.
    if moving.count > 64, moving.count > movements.count / 16 {
      return moveMany(moving, to: target, in: section)
    }
    for slot in moving { detach(slot) }
    for (offset, slot) in moving.enumerated() { attach(slot, at: target + offset, in: section) }
  }

  /// Takes a slot into use for a new item. Its place in the order is given separately.
  mutating func use(_ slot: Int32, movement: Movement) {
    if Int(slot) == movements.count {
      movements.append(movement)
      leafOfSlot.append(-1)
    } else {
      movements[Int(slot)] = movement
    }
  }

  /// Takes a slot out of its section and out of use.
  ///
  /// - Complexity: O(log *n*) for *n* items in the section.
  mutating func remove(_ slot: Int32) {
    detach(slot)
    freeSlots.append(slot)
  }

  mutating func setMovement(_ movement: Movement, of slot: Int32) {
    let section = section(of: slot)
    tally(movements[Int(slot)], in: section, by: -1)
    movements[Int(slot)] = movement
    tally(movement, in: section, by: 1)
  }
}
