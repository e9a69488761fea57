// A container out of the elements of a program, as `reorderable()` takes them.

extension ReorderContainer where SectionID == ReorderableSingleCollectionIdentifier {
  /// A container of one collection.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The identity of an element.
  ///   - isEnabled: Whether items may be moved.
  ///   - movement: How far an element may be moved; every one freely unless given.
  /// - Throws: `ContainerError`.
  /// - Complexity: O(*n*) for *n* elements.
  public init<Element>(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ItemID>,
    isEnabled: Bool = true, movement: (Element) -> Movement = { _ in .free }
  ) throws(ContainerError<ItemID, SectionID>) {
    let items = elements.map { Item($0[keyPath: id], movement: movement($0)) }
    try self.init(
      sections: [Section(id: ReorderableSingleCollectionIdentifier(), items: items)],
      isEnabled: isEnabled)
  }

  /// A container of one collection of identifiable elements.
  ///
  /// - Throws: `ContainerError`.
  /// - Complexity: O(*n*) for *n* elements.
  public init<Element: Identifiable>(
    _ elements: some Sequence<Element>,
    isEnabled: Bool = true, movement: (Element) -> Movement = { _ in .free }
  ) throws(ContainerError<ItemID, SectionID>) where Element.ID == ItemID {
    try self.init(elements, id: \.id, isEnabled: isEnabled, movement: movement)
  }
}

extension ReorderContainer {
  /// A container of several sections of a program.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - sectionID: The identity of a section.
  ///   - items: Where a section has its elements.
  ///   - itemID: The identity of an element.
  ///   - isEnabled: Whether items may be moved.
  ///   - acceptance: What a section takes in from others; everything unless given.
  ///   - kind: What sort of thing an element is; nothing in particular unless given.
  ///   - movement: How far an element may be moved; every one freely unless given.
  /// - Throws: `ContainerError`.
  /// - Complexity: O(*n* + *s*) for *n* elements in *s* sections.
  public init<Element, Group>(
    _ sections: some Sequence<Group>, sectionID: KeyPath<Group, SectionID>,
    items: KeyPath<Group, [Element]>, itemID: KeyPath<Element, ItemID>, isEnabled: Bool = true,
    acceptance: (Group) -> Acceptance = { _ in .all }, kind: (Element) -> ItemKind? = { _ in nil },
    movement: (Element) -> Movement = { _ in .free }
  ) throws(ContainerError<ItemID, SectionID>) {
    let all = sections.map { group in
      Section(
        id: group[keyPath: sectionID], acceptance: acceptance(group),
        items: group[keyPath: items].map {
          Item($0[keyPath: itemID], movement: movement($0), kind: kind($0))
        })
    }
    try self.init(sections: all, isEnabled: isEnabled)
  }
}
