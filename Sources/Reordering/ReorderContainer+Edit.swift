extension ReorderContainer {
  /// Makes an edit, or refuses it and changes nothing.
  ///
  /// Only moves ask whether the container is enabled: what the program itself inserts, removes or
  /// replaces is its own affair.
  ///
  /// - Complexity: O(*n*) for *n* items in the sections concerned.
  @discardableResult
  public mutating func apply(
    _ edit: Edit<ItemID, SectionID>, waivingAcceptance: Bool = false
  ) -> EditVerdict<ItemID, SectionID> {
    switch edit {
    case .move(let difference):
      switch apply(difference, waivingAcceptance: waivingAcceptance) {
      case .refused(let refusals): return .refused(refusals)
      case .allowed(let outcome):
        return .allowed(
          EditOutcome(
            changed: outcome.changed, inverse: outcome.inverse.map { .move($0) }, move: outcome))
      }
    case .insert(let items, let anchor, let section):
      return insert(items, after: anchor, in: section)
    case .remove(let items): return remove(items)
    case .replace(let old, let new): return replace(old, with: new)
    }
  }

  private mutating func insert(
    _ items: [Item], after anchor: ItemID?, in section: SectionID
  ) -> EditVerdict<ItemID, SectionID> {
    guard let index = sectionIndices[section] else { return .refused([.missingSection(section)]) }
    var seen: Set<ItemID> = []
    let existing = items.filter { slots[$0.id] != nil || !seen.insert($0.id).inserted }
    guard existing.isEmpty else { return .refused(existing.map { .itemExists($0.id) }) }
    var position = 0
    if let anchor {
      guard let slot = slots[anchor] else { return .refused([.missingAnchor(anchor)]) }
      let actual = store.section(of: slot)
      guard actual == index else {
        return .refused([.anchorInOtherSection(anchor, actual: sectionIDs[actual])])
      }
      position = store.position(of: slot) + 1
    }
    let before = self
    for (offset, item) in items.enumerated() {
      add(item, at: position + offset, in: index)
    }
    if let misplaced = store.misplacedPin(in: index) {
      let slot = store.slot(at: misplaced, in: index)
      let refusal = Refusal<ItemID, SectionID>.misplacedPin(id(of: slot), store.movement(of: slot))
      self = before
      return .refused([refusal])
    }
    if !items.isEmpty { generation += 1 }
    return .allowed(
      EditOutcome(changed: !items.isEmpty, inverse: [.remove(items.map(\.id))], move: nil))
  }

  private mutating func remove(_ items: [ItemID]) -> EditVerdict<ItemID, SectionID> {
    var seen: Set<ItemID> = []
    let repeated = items.filter { !seen.insert($0).inserted }
    let missing = items.filter { slots[$0] == nil }
    guard repeated.isEmpty, missing.isEmpty else {
      return .refused(repeated.map { .duplicateSource($0) } + missing.map { .missingItem($0) })
    }
    let inverse = insertions(restoring: items)
    for item in items {
      guard let slot = slots.removeValue(forKey: item) else { continue }
      store.remove(slot)
    }
    if !items.isEmpty { generation += 1 }
    return .allowed(EditOutcome(changed: !items.isEmpty, inverse: inverse, move: nil))
  }

  private mutating func replace(_ old: ItemID, with new: Item) -> EditVerdict<ItemID, SectionID> {
    guard let slot = slots[old] else { return .refused([.missingItem(old)]) }
    guard new.id == old || slots[new.id] == nil else { return .refused([.itemExists(new.id)]) }
    let previous = item(at: slot)
    let before = self
    slots[old] = nil
    slots[new.id] = slot
    itemIDs[Int(slot)] = new.id
    kinds[Int(slot)] = new.kind
    store.setMovement(new.movement, of: slot)
    guard store.misplacedPin(in: store.section(of: slot)) == nil else {
      self = before
      return .refused([.misplacedPin(new.id, new.movement)])
    }
    let changed = previous != new
    if changed { generation += 1 }
    return .allowed(
      EditOutcome(changed: changed, inverse: [.replace(new.id, with: previous)], move: nil))
  }

  /// The insertions that bring items back to where they are now, once they have been removed.
  private func insertions(restoring items: [ItemID]) -> [Edit<ItemID, SectionID>] {
    let sources = ResolvedSources(items.compactMap { slots[$0] }, in: store)
    return sources.sections.flatMap { section -> [Edit<ItemID, SectionID>] in
      var runs: [(gap: Int, items: [Item])] = []
      for position in sources.positions(in: section) {
        let gap = sources.gap(at: position, in: section)
        let item = item(at: store.slot(at: position, in: section))
        if runs.last?.gap == gap {
          runs[runs.count - 1].items.append(item)
        } else {
          runs.append((gap, [item]))
        }
      }
      return runs.map { run in
        let previous = sources.stayingSlot(at: run.gap - 1, in: section, of: store)
        return .insert(run.items, after: previous.map { id(of: $0) }, in: sectionIDs[section])
      }
    }
  }

  private func item(at slot: Int32) -> Item {
    Item(id(of: slot), movement: store.movement(of: slot), kind: kinds[Int(slot)])
  }

  private mutating func add(_ item: Item, at position: Int, in section: Int) {
    let slot = store.freeSlots.popLast() ?? Int32(itemIDs.count)
    if Int(slot) == itemIDs.count {
      itemIDs.append(item.id)
      kinds.append(item.kind)
    } else {
      itemIDs[Int(slot)] = item.id
      kinds[Int(slot)] = item.kind
    }
    slots[item.id] = slot
    store.insert(slot, movement: item.movement, at: position, in: section)
  }

  /// The sections as they would have to be given to make this container anew.
  public var contents: [Section] {
    sectionIDs.indices.map { index in
      Section(
        id: sectionIDs[index], acceptance: acceptances[index],
        items: (0..<store.count(of: index)).map { item(at: store.slot(at: $0, in: index)) })
    }
  }

  /// Takes over new contents, as when the model was changed elsewhere.
  ///
  /// - Throws: `ContainerError`, and leaves the container as it was.
  public mutating func update(to sections: [Section]) throws(ContainerError<ItemID, SectionID>) {
    guard sections != contents else { return }
    var new = try ReorderContainer(sections: sections, isEnabled: isEnabled)
    new.generation = generation + 1
    self = new
  }
}
