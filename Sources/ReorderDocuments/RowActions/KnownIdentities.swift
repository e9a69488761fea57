public import Reordering

/// The identities under which items and sections are known, by those that reading the document gives
/// them now. Only those are in it that differ.
///
///     1. a   2. b      b first      1. b   2. a      both have other bytes now
public struct KnownIdentities: Hashable, Sendable, Codable {
  public var items: [String: String]
  public var sections: [String: String]

  public init(items: [String: String] = [:], sections: [String: String] = [:]) {
    self.items = items
    self.sections = sections
  }

  public var isEmpty: Bool { items.isEmpty && sections.isEmpty }

  /// The identities that reading gives, by those that are known.
  public var inverted: KnownIdentities {
    func inverted(_ names: [String: String]) -> [String: String] {
      Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { $1 })
    }
    return KnownIdentities(items: inverted(items), sections: inverted(sections))
  }
}

extension ReorderDifference<String, String> {
  /// The same move with the identities that reading gives in place of those that are known.
  public func readAs(_ known: KnownIdentities) -> Self {
    let names = known.inverted
    func item(_ id: String) -> String { names.items[id] ?? id }
    let collection = destination.collectionID
    let position: Destination.Position =
      switch destination.position {
      case .before(let anchor): .before(item(anchor))
      case .end: .end
      }
    return ReorderDifference(
      sources: sources.map(item),
      destination: .init(
        position: position, collectionID: names.sections[collection] ?? collection))
  }
}

extension ReorderDocument {
  /// Whether the items of what is written in another order can have other identities than here when
  /// it is read. If not, nobody needs to read it to know.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var givesOtherIdentities: Bool {
    switch format {
    case .board: false
    case .markdown, .gitRebase: true
    case .lines:
      // Equal lines are told apart by their order; what a lone CR belongs to depends on its place;
      // a section of lines that is emptied is gone.
      sections.count > 1 || !originals.isEmpty || bytes.last == 0x0D
        || sections.contains { $0.items.contains { $0.utf8.contains(UInt8(ascii: "~")) } }
    }
  }

  /// The identities that items and sections of this reading are known by, in the order that was
  /// written.
  ///
  /// - Parameter order: Sections with their items. A section that is empty and gone from the text
  ///   has no counterpart.
  /// - Returns: What differs; nothing where the text does not hold the items of the order.
  public func identities(
    knownAs order: [(section: String, items: [String])]
  ) -> KnownIdentities {
    let theirs = sections.flatMap(\.items)
    let ours = order.flatMap(\.items)
    var known = KnownIdentities()
    guard theirs.count == ours.count else { return known }
    for (their, our) in zip(theirs, ours) where their != our { known.items[their] = our }
    // As long as all are there, a section is known by its place; else by what is in it.
    let counterparts =
      sections.count == order.count
      ? order : order.filter { !$0.items.isEmpty }
    let candidates =
      sections.count == order.count ? sections : sections.filter { !$0.items.isEmpty }
    guard candidates.count == counterparts.count else { return known }
    for (their, our) in zip(candidates, counterparts) where their.id != our.section {
      known.sections[their.id] = our.section
    }
    return known
  }

  /// Gives items and sections other identities, as when they are read again after they were changed.
  ///
  /// - Parameter known: The new identities by the old ones. What has one of the new ones and none of
  ///   the old ones gets the next `~k` that is free.
  public mutating func rename(_ known: KnownIdentities) {
    let items = sections.map(\.items)
    let old = Array(items.joined())
    if let new = Self.renamed(old, known.items) {
      var rest = new[...]
      for section in sections.indices {
        let count = sections[section].items.count
        sections[section].items = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      slots = Dictionary(
        zip(old, new).compactMap { old, new in slots[old].map { (new, $0) } },
        uniquingKeysWith: { $1 })
    }
    if let new = Self.renamed(sections.map(\.id), known.sections) {
      for (section, id) in zip(sections.indices, new) { sections[section].id = id }
    }
  }

  /// - Returns: `nil` where nothing is called otherwise.
  private static func renamed(_ old: [String], _ names: [String: String]) -> [String]? {
    let taken = Set(old.compactMap { names[$0] })
    guard !taken.isEmpty else { return nil }
    var used = taken.union(old)
    return old.map { id in
      if let new = names[id] { return new }
      guard taken.contains(id) else { return id }
      let new = identity(like: id) { used.contains($0) }
      used.insert(new)
      return new
    }
  }

  /// The identity without its `~k`, with the first one that is free.
  static func identity(like id: String, unless isTaken: (String) -> Bool) -> String {
    let stem = id.prefix { $0 != "~" }
    var number = 2
    while isTaken("\(stem)~\(number)") { number += 1 }
    return "\(stem)~\(number)"
  }
}
