extension ReorderDocument {
  /// What is written otherwise in an item than it was read, or `nil`.
  public func revision(of id: String) -> ItemRevision? { slots[id].flatMap { body.revisions[$0] } }

  /// Writes something in an item otherwise, or with `nil` as it was read. Its identity stays.
  ///
  /// - Complexity: O(1).
  public mutating func revise(_ id: String, _ revision: ItemRevision?) {
    guard let slot = slots[id] else { return }
    body.revisions[slot] = revision
  }

  /// The item that another one was made of by duplicating, or `nil` where it was read.
  public func original(of copy: String) -> String? { originals[copy] }

  /// Whether the document knows an item: it was read, or made by duplicating.
  public func contains(_ id: String) -> Bool { slots[id] != nil }

  /// Makes a second item of the bytes that an item has now. It stands nowhere before an order names
  /// it.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - copy: The identity of the new one; that of the item with the next `~k` that is free if
  ///     `nil`.
  /// - Returns: The identity of the new item, or `nil` where the format has no duplicates, there is
  ///   no such item, or `copy` is taken.
  public mutating func duplicate(_ id: String, as copy: String? = nil) -> String? {
    guard let slot = slots[id], copy.map(contains) != true, let new = body.duplicate(slot) else {
      return nil
    }
    let identity = copy ?? freeIdentity(like: id)
    slots[identity] = new
    originals[identity] = id
    return identity
  }

  private func freeIdentity(like id: String) -> String { Self.identity(like: id, unless: contains) }
}
