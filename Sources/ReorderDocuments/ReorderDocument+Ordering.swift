extension ReorderDocument {
  /// The whole document with its items in another order.
  ///
  ///     Eggs            ordered: [("list", [milk, eggs])]      Milk
  ///     Milk                                                   Eggs
  ///
  /// The order that the document has gives its very bytes.
  ///
  /// - Parameters:
  ///   - order: Sections with their items. A section that is not named is empty, so every item must
  ///     be in one that is.
  ///   - removed: Items that are not in it because they are to go. Those that were made by
  ///     duplicating may always be left out.
  /// - Returns: The bytes of the new document.
  /// - Throws: What is missing from the order, strange to the document, or twice; or that the text
  ///   would change its meaning.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  public func bytes(
    ordered order: [(section: String, items: [String])], leavingOut removed: Set<String> = []
  ) throws(DocumentError) -> [UInt8] {
    let arrangement = try arrangement(order, removed)
    guard body.revisions.isEmpty else { return try body.arranged(arrangement) }
    var next = 0
    for (section, slots) in zip(sections, arrangement) {
      guard slots.elementsEqual(next..<next + section.items.count) else {
        return try body.arranged(arrangement)
      }
      next += section.items.count
    }
    return bytes
  }

  /// The slots of an order, for every section of the document.
  private func arrangement(
    _ order: [(section: String, items: [String])], _ removed: Set<String>
  ) throws(DocumentError) -> [[Int]] {
    var numbers: [String: Int] = [:]
    for (number, section) in sections.enumerated() { numbers[section.id] = number }
    var arrangement = [[Int]](repeating: [], count: sections.count)
    var isPlaced = [Bool](repeating: false, count: slots.count)
    for (section, items) in order {
      guard let number = numbers.removeValue(forKey: section) else {
        throw DocumentError(.unknownSection(id: section))
      }
      arrangement[number].reserveCapacity(items.count)
      for id in items {
        guard let slot = slots[id] else { throw DocumentError(.unknownItem(id: id)) }
        guard !isPlaced[slot] else { throw DocumentError(.missingItem(id: id)) }
        isPlaced[slot] = true
        arrangement[number].append(slot)
      }
    }
    for (id, isPlaced) in zip(sections.lazy.flatMap(\.items), isPlaced)
    where !isPlaced && !removed.contains(id) {
      throw DocumentError(.missingItem(id: id))
    }
    return arrangement
  }

  /// Whether a change of the order is sure to leave what the text means as it is, so that it needs not
  /// be written to know. Before the change it must be as it should.
  ///
  /// - Parameters:
  ///   - sections: The sections in which something is changed, with how many items they have then.
  ///   - section: The section in which an item is then.
  /// - Returns: `false` also where that can only be seen by writing it.
  /// - Complexity: O(*n*) where *n* is the number of items that are not plain.
  public func isPlain(
    _ sections: [(id: String, count: Int)], section: (String) -> String?
  ) -> Bool {
    guard format == .markdown else { return true }
    let numbers = sections.map { changed in self.sections.firstIndex { $0.id == changed.id } }
    // What another reading left was not looked at.
    guard slots.count == self.sections.reduce(0, { $0 + $1.items.count }) else { return false }
    // A list that begins or ends can become one with its neighbours.
    guard sections.allSatisfy({ $0.count > 0 }), !numbers.contains(nil) else { return false }
    let names = Set(sections.map(\.id))
    // In a text that is plain throughout nobody asks for any.
    lazy var items = self.sections.flatMap(\.items)
    return body.isPlain(numbers.compactMap(\.self)) { slot in
      items.indices.contains(slot) && section(items[slot]).map(names.contains) ?? false
    }
  }
}
