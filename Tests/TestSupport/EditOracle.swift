public import Reordering

extension MoveOracle {
  public typealias Edit = Reordering.Edit<Int, Int>

  /// What an edit does: the oracle of the new order, or why it is refused.
  public func result(of edit: Edit) -> Result<MoveOracle, Refusals<Int, Int>> {
    var new = self
    switch edit {
    case .move(let difference):
      switch result(of: difference) {
      case .failure(let refusals): return .failure(refusals)
      case .success(let order): new.order = order
      }
    case .insert(let items, let anchor, let section):
      let ids = items.map(\.id)
      guard order.indices.contains(section) else { return .failure([.missingSection(section)]) }
      let bad = distinct(ids).filter { id in
        self.section(of: id) != nil || ids.count { $0 == id } > 1
      }
      guard bad.isEmpty else { return .failure(Refusals(bad.map { .itemExists($0) })) }
      if let anchor {
        guard let actual = self.section(of: anchor) else {
          return .failure([.missingAnchor(anchor)])
        }
        guard actual == section else {
          return .failure([.anchorInOtherSection(anchor, actual: actual)])
        }
      }
      let index = anchor.flatMap { order[section].firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      for item in items { new.take(over: item) }
      new.order[section].insert(contentsOf: ids, at: index)
      if let pin = new.misplacedPin(in: section) {
        return .failure([.misplacedPin(pin, new.movement(of: pin))])
      }
    case .remove(let items):
      let repeated = items.indices.filter { index in
        items[..<index].count { $0 == items[index] } == 1
      }.map { items[$0] }
      let missing = distinct(items).filter { section(of: $0) == nil }
      guard repeated.isEmpty, missing.isEmpty else {
        return .failure(
          Refusals(repeated.map { .duplicateSource($0) } + missing.map { .missingItem($0) }))
      }
      new.order = order.map { $0.filter { !items.contains($0) } }
      for item in items {
        new.movements[item] = nil
        new.kinds[item] = nil
      }
    case .insertSection, .removeSection, .replaceSection:
      preconditionFailure("sections have no names here: \(edit)")
    case .replace(let old, let item):
      guard let section = section(of: old) else { return .failure([.missingItem(old)]) }
      guard item.id == old || self.section(of: item.id) == nil else {
        return .failure([.itemExists(item.id)])
      }
      new.movements[old] = nil
      new.kinds[old] = nil
      new.take(over: item)
      new.order[section] = order[section].map { $0 == old ? item.id : $0 }
      if new.misplacedPin(in: section) != nil {
        return .failure([.misplacedPin(item.id, item.movement)])
      }
    }
    return .success(new)
  }

  private mutating func take(over item: ReorderContainer<Int, Int>.Item) {
    movements[item.id] = item.movement == .free ? nil : item.movement
    kinds[item.id] = item.kind
  }

  private func distinct(_ items: [Int]) -> [Int] {
    items.indices.filter { !items[..<$0].contains(items[$0]) }.map { items[$0] }
  }

  /// The first pinned item that stands apart from its run, as the plain text of the rule has it.
  private func misplacedPin(in section: Int) -> Int? {
    let items = order[section]
    let leading = items.prefix { movement(of: $0) == .pinnedFirst }
    let middle = items.dropFirst(leading.count)
    let trailing = middle.reversed().prefix { movement(of: $0) == .pinnedLast }
    guard middle.dropLast(trailing.count).contains(where: { movement(of: $0).isPinned }) else {
      return nil
    }
    return middle.first { movement(of: $0).isPinned }
  }
}
