extension SlotStore {
  /// Adds a section behind the others, with slots that were never used before: the next ones in
  /// turn, one for each movement.
  ///
  /// - Returns: The handle of the section.
  /// - Complexity: O(*m*) for *m* items.
  @usableFromInline
  mutating func appendSection(_ movements: [Movement], group: Int) -> Int32 {
    let section = roots.count
    roots.append(Root(group: Int32(group), handle: makeHandle(of: section)))
    while openTotals.count <= group { openTotals.append(0) }
    openTotals[group] += 1
    let first = Int32(homes.count)
    homes += movements.lazy.map { SlotHome(movement: $0) }
    for movement in movements { tally(movement, in: section, by: 1) }
    build(first..<first + Int32(movements.count), in: section)
    return roots[section].handle
  }

  /// Takes `moving` out of their sections and puts them, in this order, before the position
  /// `target` of `section`, which counts only what does not move.
  ///
  ///     a b c d   moving [a, c], target 1     b a c d
  ///
  /// - Complexity: O(*k* log *n*) for *k* slots that move among *n*.
  @usableFromInline
  mutating func move(_ moving: [Int32], to target: Int, in section: Int) {
    if let sections = sectionsToRemake(moving, section) {
      return moveMany(moving, to: target, in: section, remaking: sections)
    }
    for slot in moving { detach(slot) }
    for (offset, slot) in moving.enumerated() { attach(slot, at: target + offset, in: section) }
  }

  /// Takes a slot into use for a new item. Its place in the order is given separately.
  mutating func use(_ slot: Int32, movement: Movement) {
    if Int(slot) == homes.count {
      homes.append(SlotHome(movement: movement))
    } else {
      homes[Int(slot)].movement = movement
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
    tally(self.movement(of: slot), in: section, by: -1)
    homes[Int(slot)].movement = movement
    tally(movement, in: section, by: 1)
  }
}
