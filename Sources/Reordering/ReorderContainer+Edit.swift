extension ReorderContainer {
  /// Makes an edit, or refuses it and changes nothing.
  ///
  /// Only moves ask whether the container is enabled: what the program itself inserts, removes or
  /// replaces is its own affair.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that the edit is about, among *n*; for an edit of a
  ///   section O(*m* + *s*) for its *m* items and *s* sections.
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
    case .insertSection(let section, let previous): return insert(section, after: previous)
    case .removeSection(let section): return remove(section: section)
    case .replaceSection(let old, let new, let acceptance):
      return replace(section: old, with: new, accepting: acceptance)
    }
  }

  private mutating func insert(
    _ items: [Item], after anchor: ItemID?, in section: SectionID
  ) -> EditVerdict<ItemID, SectionID> {
    guard let index = sectionIndex(of: section) else { return .refused([.missingSection(section)]) }
    let existing = existing(among: items)
    guard existing.isEmpty else { return .refused(existing.map { .itemExists($0) }) }
    var position = 0
    if let anchor {
      guard let slot = slot(of: anchor) else { return .refused([.missingAnchor(anchor)]) }
      let actual = store.section(of: slot)
      guard actual == index else {
        return .refused([.anchorInOtherSection(anchor, actual: sectionIDs[actual])])
      }
      position = store.position(of: slot) + 1
    }
    guard items.isEmpty || store.keepsPins(items.map(\.movement), at: position, in: index) else {
      return .refused([misplacedPin(inserting: items, at: position, in: index)])
    }
    for (offset, item) in items.enumerated() {
      store.attach(use(item), at: position + offset, in: index)
    }
    if !items.isEmpty { generation += 1 }
    return .allowed(
      EditOutcome(changed: !items.isEmpty, inverse: [.remove(items.map(\.id))], move: nil))
  }

  /// The items that are in the container already or would come in twice, each once.
  func existing(among items: [Item]) -> [ItemID] {
    let new = items.map(\.id)
    let repeated = Set(new.repeated)
    return new.distinct.filter { contains($0) || repeated.contains($0) }
  }

  private mutating func remove(_ items: [ItemID]) -> EditVerdict<ItemID, SectionID> {
    let repeated = items.repeated
    let missing = items.distinct.filter { !contains($0) }
    guard repeated.isEmpty, missing.isEmpty else {
      return .refused(repeated.map { .duplicateSource($0) } + missing.map { .missingItem($0) })
    }
    let inverse = insertions(restoring: items)
    for item in items {
      guard let slot = slot(of: item) else { continue }
      unfile(slot)
      store.remove(slot)
    }
    if !items.isEmpty { generation += 1 }
    return .allowed(EditOutcome(changed: !items.isEmpty, inverse: inverse, move: nil))
  }

  private mutating func replace(_ old: ItemID, with new: Item) -> EditVerdict<ItemID, SectionID> {
    guard let slot = slot(of: old) else { return .refused([.missingItem(old)]) }
    guard new.id == old || !contains(new.id) else { return .refused([.itemExists(new.id)]) }
    let previous = item(at: slot)
    guard
      new.movement == previous.movement
        || store.keepsPins(
          [new.movement], at: store.position(of: slot), replacing: 1, in: store.section(of: slot))
    else { return .refused([.misplacedPin(new.id, new.movement)]) }
    unfile(slot)
    itemIDs[Int(slot)] = new.id
    file(slot, under: new.id)
    kinds[slot] = new.kind
    store.setMovement(new.movement, of: slot)
    let changed = previous != new
    if changed { generation += 1 }
    return .allowed(
      EditOutcome(changed: changed, inverse: [.replace(new.id, with: previous)], move: nil))
  }

  /// The first pinned item that would stand apart from its run.
  private func misplacedPin(
    inserting items: [Item], at position: Int, in section: Int
  ) -> Refusal<ItemID, SectionID> {
    var contents = store.slots(in: section).map { item(at: $0) }
    contents.insert(contentsOf: items, at: position)
    let leading = contents.prefix { $0.movement == .pinnedFirst }.count
    let misplaced = contents.dropFirst(leading).first { $0.movement.isPinned } ?? items[0]
    return .misplacedPin(misplaced.id, misplaced.movement)
  }

  /// The insertions that bring items back to where they are now, once they have been removed.
  private func insertions(restoring items: [ItemID]) -> [Edit<ItemID, SectionID>] {
    let sources = ResolvedSources(items.compactMap { slot(of: $0) }, in: store)
    return sources.sections.flatMap { section -> [Edit<ItemID, SectionID>] in
      var runs: [(gap: Int, items: [Item])] = []
      for (index, position) in sources.positions(in: section).enumerated() {
        let gap = position - index
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

  /// What the container knows of an item, or `nil` where there is no such item.
  public func item(_ id: ItemID) -> Item? { slot(of: id).map { item(at: $0) } }

  func item(at slot: Int32) -> Item {
    Item(id(of: slot), movement: store.movement(of: slot), kind: kinds[slot])
  }

  /// The sections as they would have to be given to make this container anew.
  public var contents: [Section] {
    sectionIDs.indices.map { index in
      Section(
        id: sectionIDs[index], acceptance: acceptance(at: index),
        items: store.slots(in: index).map { item(at: $0) })
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of their first occurrences.
  fileprivate var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// What occurs more than once, each once, in the order of their second occurrences.
  fileprivate var repeated: [Element] {
    var times: [Element: Int] = [:]
    return filter { element in
      times[element, default: 0] += 1
      return times[element] == 2
    }
  }
}
