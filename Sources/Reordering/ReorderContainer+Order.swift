extension ReorderContainer {
  /// The sections in order, each with its items in order.
  ///
  ///     for section in container.sections { print(section.id, Array(section.items)) }
  public var sections: Sections { Sections(container: self) }

  /// How many items there are in all sections.
  ///
  /// - Complexity: O(1).
  public var count: Int { table.count }

  /// Where an item is, or `nil` where there is no such item.
  ///
  /// - Complexity: O(log *n*) for *n* items in its section.
  @inlinable
  public func place(of item: ItemID) -> ReorderPlace<SectionID>? {
    guard let slot = slot(of: item) else { return nil }
    let section = store.section(of: slot)
    return ReorderPlace(
      section: sectionIDs[section], position: store.position(of: slot) + 1,
      count: store.count(of: section))
  }

  /// The section that an item is in, or `nil` where there is no such item.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func section(of item: ItemID) -> SectionID? {
    slot(of: item).map { sectionIDs[store.section(of: $0)] }
  }

  /// Whether the container holds an item.
  @inlinable
  public func contains(_ item: ItemID) -> Bool { slot(of: item) != nil }

  /// The movement of an item, or `nil` where there is no such item.
  @inlinable
  public func movement(of item: ItemID) -> Movement? {
    slot(of: item).map { store.movement(of: $0) }
  }

  /// The kind of an item, or `nil` where it has none or there is no such item.
  public func kind(of item: ItemID) -> ItemKind? { slot(of: item).flatMap { kinds[$0] } }

  /// What a section takes in from others, or `nil` where there is no such section.
  public func acceptance(of section: SectionID) -> Acceptance? {
    sectionIndex(of: section).map { acceptance(at: $0) }
  }

  /// The items of a section in order, or `nil` where there is no such section.
  public func items(of section: SectionID) -> Items? {
    sectionIndex(of: section).map { Items(container: self, section: $0) }
  }

  /// These items in document order. Those that the container does not hold are left out.
  ///
  /// - Complexity: that of *k* look-ups of a place, plus O(*k* log *k*).
  public func documentOrder(_ items: some Sequence<ItemID>) -> [ItemID] {
    let found = items.compactMap { slot(of: $0) }
    return zip(found, store.places(of: found))
      .sorted { $0.1 < $1.1 }
      .map { id(of: $0.0) }
  }

  /// These sections in order. Those that are not there are left out.
  package func sectionsInOrder(_ sections: some Sequence<SectionID>) -> [SectionID] {
    sections.compactMap { sectionIndex(of: $0) }.sorted().map { sectionIDs[$0] }
  }

  @usableFromInline
  package func acceptance(at index: Int) -> Acceptance {
    groups.acceptances[store.group(of: index)]
  }
}

extension ReorderContainer {
  /// The sections of a container, in order.
  public struct Sections: RandomAccessCollection, Sendable {
    let container: ReorderContainer

    public var startIndex: Int { 0 }
    public var endIndex: Int { container.sectionIDs.count }

    public subscript(index: Int) -> SectionView {
      SectionView(
        id: container.sectionIDs[index], items: Items(container: container, section: index))
    }
  }

  /// A section as it is now.
  public struct SectionView: Sendable {
    public let id: SectionID
    public let items: Items
  }

  /// The identities of the items of a section, in order.
  public struct Items: RandomAccessCollection, Sendable {
    let container: ReorderContainer
    let section: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { container.store.count(of: section) }

    /// - Complexity: O(log *n*) for *n* items in the section.
    public subscript(index: Int) -> ItemID {
      container.id(of: container.store.slot(at: index, in: section))
    }

    /// An iterator that goes through the items a leaf at a time.
    ///
    /// - Complexity: O(*n*) for all *n* items.
    public func makeIterator() -> Iterator { Iterator(items: self) }

    /// Goes through the items of a section.
    public struct Iterator: IteratorProtocol, Sendable {
      let items: Items
      var position = 0
      var leaf: ArraySlice<Int32> = []

      init(items: Items) { self.items = items }

      public mutating func next() -> ItemID? { nextSlot().map { items.container.id(of: $0) } }

      mutating func nextSlot() -> Int32? {
        if leaf.isEmpty {
          leaf = items.container.store.leafSlots(at: position, in: items.section)
        }
        guard let slot = leaf.popFirst() else { return nil }
        position += 1
        return slot
      }
    }
  }
}

extension ReorderContainer {
  /// Whether another container has the same items in the same sections and order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func hasSameOrder(as other: Self) -> Bool {
    sectionIDs == other.sectionIDs
      && zip(sections, other.sections).allSatisfy { $0.items.elementsEqual($1.items) }
  }
}
