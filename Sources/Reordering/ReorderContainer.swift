/// All sections within which items may move, and the rules of a move.
///
///     let container = try ReorderContainer(sections: [
///       .init(id: "Dairy", items: [.init("Milk"), .init("Eggs")]),
///       .init(id: "Done", items: []),
///     ])
///
/// A container holds identities, never labels: those belong to the program. It is a value; a copy
/// is independent.
public struct ReorderContainer<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Sendable
{
  public typealias Difference = ReorderDifference<ItemID, SectionID>
  public typealias Outcome = ReorderOutcome<ItemID, SectionID>

  /// The order, over slots; everything below maps identities to them.
  @usableFromInline package var store = SlotStore()
  /// For each slot, the identity of its item.
  @usableFromInline var itemIDs: [ItemID] = []
  /// From the hash of an identity to its slot.
  @usableFromInline var table = SlotTable()
  @usableFromInline package var kinds = KindTable()
  @usableFromInline var sectionIDs: [SectionID] = []
  /// The handles of the sections in the store.
  @usableFromInline var sectionHandles: [SectionID: Int32] = [:]
  /// What the sections accept.
  @usableFromInline package internal(set) var groups = AcceptanceGroups()

  /// Whether items may be moved now.
  public var isEnabled: Bool {
    didSet { if oldValue != isEnabled { generation += 1 } }
  }

  /// A number that is another one after each change, so that a menu can tell whether what it was
  /// made for is still so.
  public package(set) var generation: Int {
    @inlinable get { changes }
    set { changes = newValue }
  }
  @usableFromInline var changes = 0

  /// A container of these sections, in this order.
  ///
  /// - Parameters:
  ///   - sections: The sections with their items.
  ///   - isEnabled: Whether items may be moved.
  /// - Throws: `ContainerError` if an identity repeats, or a pinned item stands apart from the
  ///   pinned run at its end of the section.
  /// - Complexity: O(*n* + *s*) for *n* items and *s* sections.
  @inlinable
  public init(
    sections: [Section], isEnabled: Bool = true
  ) throws(ContainerError<ItemID, SectionID>) {
    self.isEnabled = isEnabled
    let counts = sections.map(\.items.count)
    let count = counts.reduce(0, +)
    itemIDs.reserveCapacity(count)
    store.reserve(counts)
    table.clear(capacity: count)
    for section in sections { try append(section) }
  }
}

extension ReorderContainer {
  /// An ordered run of items with an identity. It may be empty.
  public struct Section: Hashable, Sendable {
    public var id: SectionID
    /// What the section takes in from other sections.
    public var acceptance: Acceptance
    public var items: [Item]

    @inlinable
    public init(id: SectionID, acceptance: Acceptance = .all, items: [Item]) {
      self.id = id
      self.acceptance = acceptance
      self.items = items
    }
  }

  /// What the container knows of an item.
  public struct Item: Hashable, Sendable {
    public var id: ItemID
    public var movement: Movement
    public var kind: ItemKind?

    @inlinable
    public init(_ id: ItemID, movement: Movement = .free, kind: ItemKind? = nil) {
      self.id = id
      self.movement = movement
      self.kind = kind
    }
  }
}

extension ReorderContainer {
  @inlinable
  mutating func append(_ section: Section) throws(ContainerError<ItemID, SectionID>) {
    guard sectionHandles[section.id] == nil else { throw .repeatedSection(section.id) }
    var movements: [Movement] = []
    movements.reserveCapacity(section.items.count)
    let first = itemIDs.count
    for item in section.items {
      if let kind = item.kind { setKind(kind, of: Int32(itemIDs.count)) }
      itemIDs.append(item.id)
      movements.append(item.movement)
    }
    if let slot = fileAll(from: first) { throw .repeatedItem(itemIDs[slot]) }
    if let position = SlotStore.misplacedPin(among: movements) {
      let item = section.items[position]
      throw .misplacedPin(item.id, item.movement)
    }
    let group = group(sectionIDs.count, accepting: section.acceptance)
    sectionHandles[section.id] = store.appendSection(movements, group: group)
    sectionIDs.append(section.id)
  }

  /// Puts a section into the group of those that accept the same.
  @usableFromInline
  mutating func group(_ section: Int, accepting acceptance: Acceptance) -> Int {
    groups.append(section, accepting: acceptance)
  }
}
