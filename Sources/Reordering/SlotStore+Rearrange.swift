// Changes of a large part of the items, for which the trees of the sections are made anew.

extension SlotStore {
  /// The first item of the trailing run of pinned ones.
  func firstTrailingPin(of section: Int) -> Int32? {
    let pins = trailingPins(of: section)
    return pins == 0 ? nil : slot(at: count(of: section) - pins, in: section)
  }

  /// Takes slots out of their sections and puts runs of slots into gaps, all in one pass.
  ///
  /// - Complexity: O(*n*) for *n* items in the sections concerned.
  mutating func rearrange(lifting lifted: Set<Int32>, into runs: [Place.Gap: [Int32]]) {
    var touched = Set(lifted.map { section(of: $0) })
    for gap in runs.keys {
      switch gap {
      case .before(let slot), .after(let slot): touched.insert(section(of: slot))
      case .start(let section), .end(let section): touched.insert(section)
      }
    }
    var contents: [Int: [Int32]] = [:]
    for section in touched {
      var slots = runs[.start(of: section)] ?? []
      for slot in self.slots(in: section) {
        slots += runs[.before(slot)] ?? []
        if !lifted.contains(slot) { slots.append(slot) }
        slots += runs[.after(slot)] ?? []
      }
      contents[section] = slots + (runs[.end(of: section)] ?? [])
    }
    for section in touched { clear(section) }
    for (section, slots) in contents { fill(section, with: slots) }
  }

  /// Takes slots out of their sections. They stay in use.
  ///
  /// - Complexity: O(*k* log *n*) for *k* slots among *n*; O(*n*) where they are a large part.
  mutating func lift(_ slots: [Int32]) {
    guard isMuch(slots.count) else { return slots.forEach { detach($0) } }
    let contents = Set(slots.map { section(of: $0) })
      .map { (section: $0, slots: self.slots(in: $0)) }
    for slot in slots {
      tally(movement(of: slot), in: section(of: slot), by: -1)
      homes[Int(slot)].leaf = -1
    }
    for (section, slots) in contents {
      remake(section, with: slots.filter { homes[Int($0)].leaf >= 0 })
    }
  }

  /// Puts slots that are in no section to these positions, which they have when all are there. Those
  /// of a section are given in its order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* slots among *n*; O(*n*) where they are a large part.
  mutating func put(_ slots: [(slot: Int32, place: Place)]) {
    guard isMuch(slots.count) else {
      for (slot, place) in slots {
        attach(slot, at: min(place.position, count(of: place.section)), in: place.section)
      }
      return
    }
    for (section, coming) in Dictionary(grouping: slots, by: \.place.section) {
      var merged: [Int32] = []
      var rest = self.slots(in: section)[...]
      for (slot, place) in coming {
        let passed = max(0, place.position - merged.count)
        merged += rest.prefix(passed)
        rest = rest.dropFirst(passed)
        merged.append(slot)
        tally(movement(of: slot), in: section, by: 1)
      }
      remake(section, with: merged + rest)
    }
  }

  /// Puts the pinned items of a section to their ends, all in the order that they have.
  ///
  /// - Complexity: O(*n*) for *n* items in the section.
  mutating func settlePins(of section: Int) {
    let slots = slots(in: section)
    remake(
      section,
      with: slots.filter { movement(of: $0) == .pinnedFirst }
        + slots.filter { !movement(of: $0).isPinned }
        + slots.filter { movement(of: $0) == .pinnedLast })
  }

  /// Whether for so many slots it is quicker to make the trees of their sections anew.
  private func isMuch(_ changes: Int) -> Bool { changes > 64 && changes > homes.count / 16 }

  /// Makes the tree of a section anew; what is counted of it is right already.
  private mutating func remake(_ section: Int, with slots: [Int32]) {
    releaseTree(of: section)
    build(slots, in: section)
  }

  /// The sections that a move is about, if so many of their slots move that making the trees anew is
  /// quicker than going through them once for each slot; else `nil`.
  func sectionsToRemake(_ moving: [Int32], _ target: Int) -> [Int]? {
    let most = moving.count * 16
    guard moving.count > 4, most > count(of: target) else { return nil }
    var sections = moving.map { section(of: $0) } + [target]
    sections.sort()
    var items = 0
    var distinct: [Int] = []
    for section in sections where section != distinct.last {
      distinct.append(section)
      items += count(of: section)
    }
    return most > items ? distinct : nil
  }

  /// Takes many slots out of their sections and puts them before a position of one, which counts
  /// only what does not move.
  ///
  /// - Parameters:
  ///   - moving: The slots, in the order they will have.
  ///   - target: The position.
  ///   - section: Where they go.
  ///   - sections: That section and those that they come from.
  /// - Complexity: O(*n*) for *n* items in the sections.
  mutating func moveMany(
    _ moving: [Int32], to target: Int, in section: Int, remaking sections: [Int]
  ) {
    var contents = sections.map { slots(in: $0) }
    for slot in moving {
      let home = self.section(of: slot)
      guard home != section else { continue }
      tally(movement(of: slot), in: home, by: -1)
      tally(movement(of: slot), in: section, by: 1)
    }
    // Whatever moves is in no leaf for now.
    for slot in moving { homes[Int(slot)].leaf = -1 }
    for index in contents.indices { contents[index].removeAll { homes[Int($0)].leaf < 0 } }
    for (index, var slots) in zip(sections, contents) {
      if index == section { slots.insert(contentsOf: moving, at: target) }
      releaseTree(of: index)
      build(slots, in: index)
    }
  }

  /// Takes all slots out of a section.
  mutating func clear(_ section: Int) {
    for slot in slots(in: section) {
      homes[Int(slot)].leaf = -1
      tally(movement(of: slot), in: section, by: -1)
    }
    releaseTree(of: section)
  }

  private mutating func releaseTree(of section: Int) {
    guard roots[section].node >= 0 else { return }
    release(roots[section].node, level: Int(roots[section].height))
    roots[section].node = -1
    roots[section].height = 0
  }

  private mutating func release(_ node: Int32, level: Int) {
    guard level > 0 else { return leaves.release(node) }
    for child in branches.entries[branches.range(of: node)] { release(child, level: level - 1) }
    branches.release(node)
  }

  /// Puts slots into an empty section.
  mutating func fill(_ section: Int, with slots: [Int32]) {
    for slot in slots { tally(movement(of: slot), in: section, by: 1) }
    build(slots, in: section)
  }
}
