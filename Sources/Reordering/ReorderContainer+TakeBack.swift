extension ReorderContainer {
  /// Takes back what was done, also where the container is disabled by now.
  ///
  /// - Parameter inverse: Edits that were made as the inverse of others, so none is refused.
  /// - Complexity: O(*n*) for *n* items where the edits are those of one inverse, however many they
  ///   are; else that of the edits one by one.
  mutating func takeBack(_ inverse: [Edit<ItemID, SectionID>]) {
    let wasEnabled = isEnabled
    isEnabled = true
    if !moveTogether(inverse), !insertTogether(inverse) {
      for edit in inverse { apply(edit, waivingAcceptance: true) }
    }
    isEnabled = wasEnabled
  }

  /// Makes moves in one pass, if none touches what another one is about.
  ///
  ///     now b d a c e      a before b, c before d      a b c d e
  ///
  /// - Returns: Whether they were made; if not, nothing was changed.
  private mutating func moveTogether(_ edits: [Edit<ItemID, SectionID>]) -> Bool {
    guard edits.count > 1 else { return false }
    var lifted: Set<Int32> = []
    var runs: [SlotStore.Place.Gap: [Int32]] = [:]
    for edit in edits {
      guard case .move(let difference) = edit,
        refusals(of: difference, waivingAcceptance: true).isEmpty,
        let section = sectionIndices[difference.destination.collectionID]
      else { return false }
      let moving = difference.sources.compactMap { slots[$0] }
      lifted.formUnion(moving)
      var next: Int32?
      switch difference.destination.position {
      case .before(let anchor): next = slots[anchor]
      case .end: next = store.firstTrailingPin(of: section)
      }
      let gap = next.map { SlotStore.Place.Gap.before($0) } ?? .end(of: section)
      guard runs.updateValue(moving, forKey: gap) == nil else { return false }
    }
    guard lifted.count == runs.values.reduce(0, { $0 + $1.count }),
      !runs.keys.contains(where: { gap in gap.slot.map(lifted.contains) ?? false })
    else { return false }
    store.rearrange(lifting: lifted, into: runs)
    generation += 1
    return true
  }

  /// Makes insertions in one pass, if none is behind what another one puts in.
  ///
  /// - Returns: Whether they were made; if not, nothing was changed.
  private mutating func insertTogether(_ edits: [Edit<ItemID, SectionID>]) -> Bool {
    guard edits.count > 1 else { return false }
    var new: Set<ItemID> = []
    var insertions: [SlotStore.Place.Gap: (items: [Item], section: Int)] = [:]
    for edit in edits {
      guard case .insert(let items, let anchor, let id) = edit, let section = sectionIndices[id]
      else { return false }
      let previous = anchor.flatMap { slots[$0] }
      guard anchor == nil || previous.map({ store.section(of: $0) }) == section,
        items.allSatisfy({ !contains($0.id) && new.insert($0.id).inserted })
      else { return false }
      let gap = previous.map { SlotStore.Place.Gap.after($0) } ?? .start(of: section)
      guard insertions.updateValue((items, section), forKey: gap) == nil else { return false }
    }
    let copy = self
    store.rearrange(
      lifting: [],
      into: insertions.mapValues { items, section in items.map { add($0, to: section) } })
    guard store.order.indices.allSatisfy({ store.misplacedPin(in: $0) == nil }) else {
      self = copy
      return false
    }
    generation += 1
    return true
  }
}

extension SlotStore.Place {
  /// A place in the order that is named by a neighbour which stays.
  enum Gap: Hashable {
    case before(Int32)
    case after(Int32)
    case start(of: Int)
    case end(of: Int)

    /// The neighbour, where there is one.
    var slot: Int32? {
      switch self {
      case .before(let slot), .after(let slot): slot
      case .start, .end: nil
      }
    }
  }
}

extension SlotStore {
  /// The first item of the trailing run of pinned ones.
  func firstTrailingPin(of section: Int) -> Int32? {
    order[section].suffix(trailingPins(of: section)).first
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
    for section in touched {
      var slots = runs[.start(of: section)] ?? []
      for slot in order[section] where !lifted.contains(slot) {
        slots += runs[.before(slot)] ?? []
        slots.append(slot)
        slots += runs[.after(slot)] ?? []
      }
      slots += runs[.end(of: section)] ?? []
      order[section] = slots
      for slot in slots { sectionOfSlot[Int(slot)] = Int32(section) }
    }
  }
}
