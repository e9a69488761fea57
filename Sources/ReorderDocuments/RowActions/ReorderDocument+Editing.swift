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

  /// All items that the document knows, in no order.
  public var items: some Collection<String> { slots.keys }

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

  /// The bytes of an item as they are now, with what goes with it; `nil` where there is no such item.
  public func source(of id: String) -> [UInt8]? { slots[id].map(body.source(at:)) }

  /// Makes an item of bytes that `source(of:)` gave in another reading, as one that has gone from the
  /// file meanwhile. It stands nowhere before an order names it.
  ///
  /// - Returns: Whether there is an item with this identity now.
  @discardableResult
  public mutating func adopt(_ source: [UInt8], as id: String) -> Bool {
    if contains(id) { return true }
    guard let slot = body.adopt(source) else { return false }
    slots[id] = slot
    return true
  }

  /// Gives items other identities, as when the same items are read again after they were changed.
  ///
  /// - Parameter names: The new identities by the old ones. An item that has one of the new ones and
  ///   none of the old ones gets the next `~k` that is free.
  public mutating func rename(_ names: [String: String]) {
    let items = sections.map(\.items)
    let taken = Set(items.joined().compactMap { names[$0] })
    guard !taken.isEmpty else { return }
    var used = taken.union(items.joined())
    for section in sections.indices {
      for (place, old) in items[section].enumerated() {
        var new = names[old] ?? old
        if names[old] == nil, taken.contains(old) {
          new = Self.identity(like: old) { used.contains($0) }
          used.insert(new)
        }
        sections[section].items[place] = new
      }
    }
    let order = zip(items.joined(), sections.lazy.flatMap(\.items))
    slots = Dictionary(
      order.compactMap { old, new in slots[old].map { (new, $0) } }, uniquingKeysWith: { $1 })
  }

  private func freeIdentity(like id: String) -> String { Self.identity(like: id, unless: contains) }

  /// The identity without its `~k`, with the first one that is free.
  private static func identity(like id: String, unless isTaken: (String) -> Bool) -> String {
    let stem = id.prefix { $0 != "~" }
    var number = 2
    while isTaken("\(stem)~\(number)") { number += 1 }
    return "\(stem)~\(number)"
  }
}
