internal import ReorderDocuments
internal import Reordering

extension OpenDocument {
  /// Makes in another reading of the file what was done since it was written last, by identity: the
  /// very edits, or where they do not fit, what they came to.
  ///
  ///     now a b c   a one later   b a c      b is another one there: a before c fits all the same
  ///
  /// - Parameters:
  ///   - order: The order that was come to.
  ///   - edits: The edits that led to it.
  ///   - fresh: The other reading, with the identities of this one.
  /// - Returns: The order in the other reading, and the edits that lead to it there; or why what was
  ///   done does not fit.
  func remade(
    _ order: Container, by edits: [DocumentEdit], in fresh: OpenDocument
  ) -> Result<Remade, Refusals<String, String>> {
    let remade: Container
    switch replayed(edits, in: fresh) {
    case .success(let made): remade = made
    case .failure:
      switch approached(order, Set(edits.flatMap(\.moved)), in: fresh) {
      case .failure(let refusals): return .failure(refusals)
      case .success(let made): remade = made
      }
    }
    let missing = revisedSinceSaved.filter { order.contains($0) && !remade.contains($0) }
    guard missing.isEmpty else { return .failure(Refusals(missing.map { .missingItem($0) })) }
    var made = fresh.edits(from: fresh.original, to: remade, Set(edits.flatMap(\.moved)))
    made += revisedSinceSaved.filter(remade.contains).map { .revise($0, wholeRevision(of: $0)) }
    return .success(Remade(order: remade, edits: made))
  }

  /// What was done, in another reading.
  struct Remade {
    var order: Container
    var edits: [DocumentEdit]
  }

  /// Makes the same edits in another reading.
  private func replayed(
    _ edits: [DocumentEdit], in fresh: OpenDocument
  ) -> Result<Container, Refusals<String, String>> {
    var order = fresh.original
    for edit in edits {
      var verdict = EditVerdict<String, String>.refused([])
      switch edit {
      case .move(let difference):
        // What was undone went back also where it would not have been accepted.
        verdict = order.apply(.move(difference), waivingAcceptance: true)
      case .remove(let items):
        // What was removed, and is gone there as well, needs no removing.
        verdict = order.apply(.remove(items.filter { order.contains($0) }))
      case .insert(let item, _, let anchor, let section, _):
        guard fresh.document.contains(item) || fresh.make(item, as: self) else {
          return .failure([.missingItem(document.original(of: item) ?? item)])
        }
        verdict = order.apply(.insert([fresh.value(of: item)], after: anchor, in: section))
      case .revise(let item, _):
        guard order.contains(item) else { return .failure([.missingItem(item)]) }
        continue
      }
      if case .refused(let refusals) = verdict { return .failure(Refusals(refusals)) }
    }
    return .success(order)
  }

  /// Makes in another reading what leads from the order that is written to another one.
  private func approached(
    _ order: Container, _ moved: Set<String>, in fresh: OpenDocument
  ) -> Result<Container, Refusals<String, String>> {
    var (before, after) = (saved, fresh.original)
    let gone = saved.sections.flatMap { $0.items.filter { !order.contains($0) } }
    before.apply(.remove(gone))
    after.apply(.remove(gone.filter { after.contains($0) }))
    for section in order.sections {
      for (place, item) in section.items.enumerated() where !saved.contains(item) {
        guard let value = order.item(item),
          after.contains(item) || fresh.document.contains(item) || fresh.make(item, as: self)
        else { return .failure([.missingItem(document.original(of: item) ?? item)]) }
        let above = section.items.prefix(place)
        before.add(value, below: above, in: section.id)
        after.add(value, below: above, in: section.id)
      }
    }
    for step in before.differences(toReach: order, moving: moved) {
      if case .refused(let refusals) = after.apply(step, waivingAcceptance: true) {
        return .failure(Refusals(refusals))
      }
    }
    return .success(after)
  }

  /// Makes an item as it is in another reading: a copy, or what had gone from the file.
  ///
  /// - Returns: Whether there was something to make it of.
  private func make(_ copy: String, as earlier: OpenDocument) -> Bool {
    bringBack(
      copy, copyOf: earlier.document.original(of: copy), earlier.document.source(of: copy))
  }

  /// What the container is to know of an item of the document.
  func value(of item: String) -> Container.Item {
    Container.Item(item, movement: document.movement(of: item), kind: document.kind(of: item))
  }

  /// The edits that lead from one order to another.
  ///
  /// - Parameters:
  ///   - order: The order to begin with.
  ///   - target: The order to come to.
  ///   - moved: The items that a person moved, which are rather moved than others.
  /// - Returns: The edits, to be made one after the other.
  func edits(
    from order: Container, to target: Container, _ moved: Set<String>
  ) -> [DocumentEdit] {
    let gone = order.sections.flatMap { $0.items.filter { !target.contains($0) } }
    var edits: [DocumentEdit] = gone.isEmpty ? [] : [.remove(gone)]
    var order = order
    order.apply(.remove(gone))
    for section in target.sections {
      for (place, item) in section.items.enumerated() where !order.contains(item) {
        guard let value = target.item(item) else { continue }
        let anchor = order.add(value, below: section.items.prefix(place), in: section.id)
        edits.append(
          .insert(
            item, copyOf: document.original(of: item), after: anchor, section: section.id,
            bytes: saved.contains(item) ? nil : document.source(of: item)))
      }
    }
    return edits + order.differences(toReach: target, moving: moved).map { .move($0) }
  }

  /// The items that an order has and the document as it was opened had not, and the other way
  /// around, and those that went to another place.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - touched: The items that a person moved: of two that changed places it is these that went.
  /// - Returns: What came, what went, and what stands elsewhere.
  func changes(
    to order: Container, moving touched: Set<String>
  ) -> (new: [String], gone: [String], moved: [String]) {
    let edits = edits(from: original, to: order, touched)
    var changes: (new: [String], gone: [String], moved: [String]) = ([], [], [])
    for edit in edits {
      switch edit {
      case .move(let difference): changes.moved += difference.sources
      case .remove(let items): changes.gone += items
      case .insert(let item, _, _, _, _): changes.new.append(item)
      case .revise: break
      }
    }
    return changes
  }
}

extension Container {
  /// Adds an item below the nearest of those that are to be above it.
  ///
  /// - Returns: The item that it stands below now.
  @discardableResult
  fileprivate mutating func add(
    _ item: Item, below above: some BidirectionalCollection<String>, in section: String
  ) -> String? {
    let anchor = above.last { place(of: $0)?.section == section }
    if !contains(item.id) { apply(.insert([item], after: anchor, in: section)) }
    return anchor
  }

  /// Moves that lead to another order of the same items, if possible only of some of them.
  ///
  ///     now a b      target b a      a to the end, or b before a: both is one move
  fileprivate func differences(
    toReach target: Container, moving movable: Set<String>
  ) -> [Difference] {
    // What nobody moved stays, as if it were fixed, where that leads to the target.
    if let held = holding(allBut: movable) {
      let steps = held.differences(toReach: target)
      var reached = held
      if case .allowed = reached.apply(steps, waivingAcceptance: true),
        reached.hasSameOrder(as: target)
      {
        return steps
      }
    }
    return differences(toReach: target)
  }

  private func holding(allBut movable: Set<String>) -> Container? {
    guard !movable.isEmpty else { return nil }
    let sections = contents.map { section in
      var section = section
      for index in section.items.indices
      where section.items[index].movement == .free && !movable.contains(section.items[index].id) {
        section.items[index].movement = .fixed
      }
      return section
    }
    return try? Container(sections: sections)
  }
}
