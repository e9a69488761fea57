extension ReorderContainer {
  /// Takes back what was done, also where the container is disabled by now.
  ///
  /// - Parameter inverse: Edits that were made as the inverse of others, so none is refused.
  /// - Complexity: O(*k* log *n*) for *k* items that the edits are about, among *n*; O(*n*) where so
  ///   many edits of one inverse are taken back that one pass is quicker.
  package mutating func takeBack(_ inverse: [Edit<ItemID, SectionID>]) {
    let wasEnabled = isEnabled
    isEnabled = true
    let areMany = inverse.count > 64 && inverse.count > count / 16
    if !areMany || (!moveTogether(inverse) && !insertTogether(inverse)) {
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
    var lifted: Set<Int32> = []
    var runs: [SlotStore.Place.Gap: [Int32]] = [:]
    for edit in edits {
      guard case .move(let difference) = edit,
        refusals(of: difference, waivingAcceptance: true).isEmpty,
        let section = sectionIndex(of: difference.destination.collectionID)
      else { return false }
      let moving = difference.sources.compactMap { slot(of: $0) }
      lifted.formUnion(moving)
      var next: Int32?
      switch difference.destination.position {
      case .before(let anchor): next = slot(of: anchor)
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
    var new: Set<ItemID> = []
    var insertions: [SlotStore.Place.Gap: [Item]] = [:]
    for edit in edits {
      guard case .insert(let items, let anchor, let id) = edit, let section = sectionIndex(of: id)
      else { return false }
      let previous = anchor.flatMap { slot(of: $0) }
      guard anchor == nil || previous.map({ store.section(of: $0) }) == section,
        items.allSatisfy({ !contains($0.id) && new.insert($0.id).inserted }),
        store.keepsPins(
          items.map(\.movement), at: previous.map { store.position(of: $0) + 1 } ?? 0, in: section)
      else { return false }
      let gap = previous.map { SlotStore.Place.Gap.after($0) } ?? .start(of: section)
      guard insertions.updateValue(items, forKey: gap) == nil else { return false }
    }
    let runs = insertions.mapValues { items in items.map { use($0) } }
    store.rearrange(lifting: [], into: runs)
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
