extension ReorderDifference {
  /// The same move with an anchor that is still there, where the anchor has vanished meanwhile.
  ///
  ///     old order   a b c d      b and c are gone      before b becomes before d
  ///
  /// - Parameters:
  ///   - container: The container as it is now.
  ///   - oldOrder: The items of the destination's section in the order they had when the move was
  ///     offered.
  /// - Returns: The move before the next item after the anchor in the old order that is still in
  ///   that section, else to its end; unchanged where the anchor is still in the section, and where
  ///   it is not in the old order either, so that it is refused.
  /// - Complexity: O(*m*) for *m* items in the old order.
  public func replacingVanishedAnchor(
    in container: ReorderContainer<ItemID, CollectionID>, oldOrder: some Sequence<ItemID>
  ) -> Self {
    guard case .before(let anchor) = destination.position,
      container.section(of: anchor) != destination.collectionID
    else { return self }
    var isPast = false
    var next: ItemID?
    for item in oldOrder {
      if isPast, container.section(of: item) == destination.collectionID {
        next = item
        break
      }
      if item == anchor { isPast = true }
    }
    guard isPast else { return self }
    var result = self
    result.destination.position = next.map { .before($0) } ?? .end
    return result
  }
}
