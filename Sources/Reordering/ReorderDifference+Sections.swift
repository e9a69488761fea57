extension ReorderDifference {
  /// Moves elements within and between the sections of a program.
  ///
  ///     difference.apply(to: &board, items: \.cards)
  ///
  /// - Parameters:
  ///   - sections: The sections, each with its elements.
  ///   - items: Where a section has its elements.
  /// - Returns: What was done. On a refusal nothing changed.
  /// - Complexity: O(*n* + *k*) for *n* elements in all sections and *k* sources.
  @discardableResult
  public func apply<Section: Identifiable, Element: Identifiable>(
    to sections: inout [Section], items: WritableKeyPath<Section, [Element]>
  ) -> ReorderReply<ItemID, CollectionID>
  where Section.ID == CollectionID, Element.ID == ItemID {
    apply(to: &sections, sectionID: \.id, items: items, itemID: \.id)
  }

  /// Moves elements within and between sections, both identified by key paths.
  ///
  /// - Parameters:
  ///   - sections: The sections, each with its elements.
  ///   - sectionID: The identity of a section.
  ///   - items: Where a section has its elements.
  ///   - itemID: The identity of an element.
  /// - Returns: What was done. On a refusal nothing changed.
  /// - Complexity: O(*n* + *k*) for *n* elements in all sections and *k* sources.
  @discardableResult
  public func apply<Section, Element>(
    to sections: inout [Section], sectionID: KeyPath<Section, CollectionID>,
    items: WritableKeyPath<Section, [Element]>, itemID: KeyPath<Element, ItemID>
  ) -> ReorderReply<ItemID, CollectionID> {
    var moved = sections.map {
      ArraySection(id: $0[keyPath: sectionID], elements: $0[keyPath: items])
    }
    let reply = moveElements(in: &moved, id: itemID)
    guard reply == .moved else { return reply }
    for index in sections.indices where moved[index].isTouched {
      sections[index][keyPath: items] = moved[index].elements
    }
    return reply
  }

  /// The sections with their elements in the new order.
  ///
  /// - Throws: The refusals.
  public func applied<Section: Identifiable, Element: Identifiable>(
    to sections: [Section], items: WritableKeyPath<Section, [Element]>
  ) throws(Refusals<ItemID, CollectionID>) -> [Section]
  where Section.ID == CollectionID, Element.ID == ItemID {
    var result = sections
    if case .refused(let refusals) = apply(to: &result, items: items) { throw Refusals(refusals) }
    return result
  }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
  /// Moves the elements of sections by several differences, one after the other, or by none of them.
  ///
  /// - Parameters:
  ///   - differences: The moves.
  ///   - items: Where a section has its elements.
  /// - Returns: `.moved` if any changed something; the refusals of the first that is refused.
  /// - Complexity: O(*d* (*n* + *k*)) for *d* differences of *k* sources over *n* elements.
  @discardableResult
  public mutating func apply<Item: Identifiable>(
    _ differences: [ReorderDifference<Item.ID, Element.ID>],
    items: WritableKeyPath<Element, [Item]>
  ) -> ReorderReply<Item.ID, Element.ID> where Item.ID: Sendable {
    var copy = self
    var changed = false
    for difference in differences {
      let reply = difference.apply(to: &copy, items: items)
      if case .refused = reply { return reply }
      changed = changed || reply == .moved
    }
    self = copy
    return changed ? .moved : .noChange
  }
}
