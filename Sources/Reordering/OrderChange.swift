/// From one order of a container to another one: the items that left their places or were changed,
/// where they were and where they are then.
///
///     a b c d      items c n, before at 2 and not there, after at 4 and 0      n a b d c
///
/// Every other item is in both orders, in the same section, and all of them stand one after the other
/// as they did; their positions need not be known. So a change costs memory for what it is about, and
/// leads both ways.
package struct OrderChange<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Sendable {
  /// A section without its items.
  package struct Shape: Hashable, Sendable {
    package var id: SectionID
    package var acceptance: Acceptance
  }

  /// What it is about, each item once.
  package var items: [ItemID] = []
  /// For each item, where it is before the change, or `nil` where it is not there.
  package var before: [ItemSpot?] = []
  /// The same after it.
  package var after: [ItemSpot?] = []
  /// All sections before and after, where they are not the same ones in the same order.
  package var sections: (before: [Shape], after: [Shape])?

  /// Whether it changes nothing.
  package var isEmpty: Bool { items.isEmpty && sections == nil }

  /// The change that leads back.
  package var inverse: OrderChange {
    OrderChange(
      items: items, before: after, after: before,
      sections: sections.map { (before: $0.after, after: $0.before) })
  }

  /// The items that came.
  package var newItems: [ItemID] {
    items.indices.filter { before[$0] == nil && after[$0] != nil }.map { items[$0] }
  }

  /// Adds an item.
  mutating func append(_ item: ItemID, from old: ItemSpot?, to new: ItemSpot?) {
    items.append(item)
    before.append(old)
    after.append(new)
  }
}
