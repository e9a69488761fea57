/// From one order of a container to another one: the items that left their places or were changed,
/// and where they are then.
///
///     a b c d      before: c at 2      after: n at 0, c at 4      n a b d c
///
/// Every other item is in both orders, in the same section, and all of them stand one after the other
/// as they did; their positions need not be known. So a change costs memory for what it is about, and
/// leads both ways.
package struct OrderChange<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Sendable {
  package typealias Container = ReorderContainer<ItemID, SectionID>

  /// An item, what is known of it, and where it is.
  package struct Entry: Hashable, Sendable {
    package var item: Container.Item
    package var section: SectionID
    /// How many items of the section are before it.
    package var position: Int
  }

  /// A section without its items.
  package struct Shape: Hashable, Sendable {
    package var id: SectionID
    package var acceptance: Acceptance
  }

  /// The items as they are before the change. Those of a section are in its order.
  package var before: [Entry] = []
  /// The items as they are after it, likewise.
  package var after: [Entry] = []
  /// All sections before and after, where they are not the same ones in the same order.
  package var sections: (before: [Shape], after: [Shape])?

  /// Whether it changes nothing.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty && sections == nil }

  /// The change that leads back.
  package var inverse: OrderChange {
    OrderChange(
      before: after, after: before,
      sections: sections.map { (before: $0.after, after: $0.before) })
  }
}

extension Array {
  /// The entries of a change so that those of each section are in its order.
  func sortedByPosition<ItemID, SectionID>() -> Self
  where Element == OrderChange<ItemID, SectionID>.Entry {
    sorted { $0.position < $1.position }
  }
}
