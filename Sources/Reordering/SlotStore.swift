/// The order of a container over slots: small integers that stand for identities.
///
/// It is not generic, so it is compiled once and is quick from every module. Sections and positions
/// count from 0 here; identities never come this far down.
package struct SlotStore: Sendable {
  /// For each section, the slots of its items in order.
  var order: [[Int32]] = []
  /// For each slot, the section it is in, or -1 where it is free.
  var sectionOfSlot: [Int32] = []
  /// For each slot, the movement of its item.
  var movements: [Movement] = []
  /// Slots without an item, for the next insertion.
  var freeSlots: [Int32] = []

  package init() {}

  package var sectionCount: Int { order.count }

  package func count(of section: Int) -> Int { order[section].count }

  package func slot(at position: Int, in section: Int) -> Int32 { order[section][position] }

  package func section(of slot: Int32) -> Int { Int(sectionOfSlot[Int(slot)]) }

  package func movement(of slot: Int32) -> Movement { movements[Int(slot)] }

  /// The position of a slot in its section.
  ///
  /// - Complexity: O(*n*) for *n* items in the section.
  package func position(of slot: Int32) -> Int {
    guard let position = order[section(of: slot)].firstIndex(of: slot) else {
      preconditionFailure("slot \(slot) is not in the section that it names")
    }
    return position
  }

  /// Where a slot is.
  package struct Place: Hashable, Sendable {
    package var section: Int
    package var position: Int
  }

  /// Where each of these slots is.
  ///
  /// - Complexity: O(*n*) for *n* items in the sections concerned, however many slots there are.
  package func places(of slots: [Int32]) -> [Place] {
    guard slots.count > 8 else {
      return slots.map { Place(section: section(of: $0), position: position(of: $0)) }
    }
    var positions: [Int32: Int] = [:]
    let wanted = Set(slots)
    for section in Set(slots.map { section(of: $0) }) {
      for (position, slot) in order[section].enumerated() where wanted.contains(slot) {
        positions[slot] = position
      }
    }
    return slots.map { Place(section: section(of: $0), position: positions[$0] ?? 0) }
  }

  mutating func appendSection() { order.append([]) }

  mutating func append(_ slot: Int32, movement: Movement, to section: Int) {
    use(slot, movement: movement, in: section)
    order[section].append(slot)
  }

  /// Takes a slot into use. Its place in the order of its section is given separately.
  mutating func use(_ slot: Int32, movement: Movement, in section: Int) {
    if Int(slot) == sectionOfSlot.count {
      sectionOfSlot.append(Int32(section))
      movements.append(movement)
    } else {
      sectionOfSlot[Int(slot)] = Int32(section)
      movements[Int(slot)] = movement
    }
  }

  /// Takes slots out of their sections and out of use.
  ///
  /// - Complexity: O(*n*) for *n* items in the sections concerned.
  mutating func remove(_ slots: Set<Int32>) {
    for section in Set(slots.map { self.section(of: $0) }) {
      order[section].removeAll(where: slots.contains)
    }
    for slot in slots { sectionOfSlot[Int(slot)] = -1 }
    freeSlots += slots
  }

  mutating func setMovement(_ movement: Movement, of slot: Int32) {
    movements[Int(slot)] = movement
  }
}

extension SlotStore {
  /// How many items the leading run of `pinnedFirst` items of a section has.
  package func leadingPins(of section: Int) -> Int {
    order[section].prefix { movement(of: $0) == .pinnedFirst }.count
  }

  /// How many items the trailing run of `pinnedLast` items of a section has.
  package func trailingPins(of section: Int) -> Int {
    order[section].reversed().prefix { movement(of: $0) == .pinnedLast }.count
  }

  /// Whether no pinned item stands apart from its run when slots are put at a position, between the
  /// items that are there.
  func keepsPins(_ movements: [Movement], at position: Int, in section: Int) -> Bool {
    let slots = order[section]
    let before = position > 0 ? [movement(of: slots[position - 1])] : []
    let after = position < slots.count ? [movement(of: slots[position])] : []
    let ranks = (before + movements + after).map(\.rank)
    return zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The position of the first pinned item that stands apart from its run, if there is one.
  func misplacedPin(in section: Int) -> Int? {
    let slots = order[section]
    let first = leadingPins(of: section)
    let last = slots.count - trailingPins(of: section)
    guard first < last else { return nil }
    return slots[first..<last].firstIndex { movement(of: $0).isPinned }
  }

  /// Takes `moving` out of their sections and puts them, in this order, before the position
  /// `target` of `section`, which counts only what does not move.
  ///
  ///     a b c d   moving [a, c], target 1     b a c d
  ///
  /// - Complexity: O(*n*) for *n* items in the sections concerned.
  mutating func move(_ moving: [Int32], to target: Int, in section: Int) {
    var touched = Set(moving.map { self.section(of: $0) })
    touched.insert(section)
    for slot in moving { sectionOfSlot[Int(slot)] = -1 }
    for index in touched {
      var slots = order[index]
      // Held only once, so that it is changed where it is.
      order[index] = []
      slots.removeAll { sectionOfSlot[Int($0)] < 0 }
      order[index] = slots
    }
    order[section].insert(contentsOf: moving, at: target)
    for slot in moving { sectionOfSlot[Int(slot)] = Int32(section) }
  }
}

extension Movement {
  /// Ascends in a section where no pinned item stands apart from its run.
  fileprivate var rank: Int {
    switch self {
    case .pinnedFirst: 0
    case .free, .fixed: 1
    case .pinnedLast: 2
    }
  }
}
