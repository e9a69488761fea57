// Applying a difference to the arrays of a program, in one pass instead of a search per source.
//
// Every item of an array is free. The order of the sources is kept, nothing is dropped or
// duplicated, and a target that is gone is refused instead of taken for the end.

extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Moves the elements of an array.
  ///
  ///     var playlist = [Song("a"), Song("b"), Song("c")]
  ///     difference.apply(to: &playlist)      // c before a: c a b
  ///
  /// - Returns: What was done. On a refusal nothing changed.
  /// - Complexity: O(*n* + *k*) for *n* elements and *k* sources.
  @discardableResult
  public func apply<Element: Identifiable>(
    to elements: inout [Element]
  ) -> ReorderReply<ItemID, CollectionID> where Element.ID == ItemID {
    apply(to: &elements, id: \.id)
  }

  /// Moves the elements of an array that are identified by a key path.
  ///
  /// - Returns: What was done. On a refusal nothing changed.
  /// - Complexity: O(*n* + *k*) for *n* elements and *k* sources.
  @discardableResult
  public func apply<Element>(
    to elements: inout [Element], id: KeyPath<Element, ItemID>
  ) -> ReorderReply<ItemID, CollectionID> {
    var sections = [ArraySection(id: destination.collectionID, elements: elements)]
    let reply = moveElements(in: &sections, id: id)
    if reply == .moved { elements = sections[0].elements }
    return reply
  }

  /// The elements in their new order.
  ///
  /// - Throws: The refusals.
  public func applied<Element: Identifiable>(
    to elements: [Element]
  ) throws(Refusals<ItemID, CollectionID>) -> [Element] where Element.ID == ItemID {
    try applied(to: elements, id: \.id)
  }

  /// The elements, identified by a key path, in their new order.
  ///
  /// - Throws: The refusals.
  public func applied<Element>(
    to elements: [Element], id: KeyPath<Element, ItemID>
  ) throws(Refusals<ItemID, CollectionID>) -> [Element] {
    var result = elements
    if case .refused(let refusals) = apply(to: &result, id: id) { throw Refusals(refusals) }
    return result
  }
}

extension Array {
  /// Moves the elements by several differences, one after the other, or by none of them.
  ///
  /// - Returns: `.moved` if any changed something; the refusals of the first that is refused.
  @discardableResult
  public mutating func apply<ID>(
    _ differences: [ReorderDifference<ID, ReorderableSingleCollectionIdentifier>]
  ) -> ReorderReply<ID, ReorderableSingleCollectionIdentifier>
  where Element: Identifiable, Element.ID == ID {
    var copy = self
    var changed = false
    for difference in differences {
      let reply = difference.apply(to: &copy)
      if case .refused = reply { return reply }
      changed = changed || reply == .moved
    }
    self = copy
    return changed ? .moved : .noChange
  }
}
