/// A change of a container, by identity. Each has an inverse, so each can be undone.
public enum Edit<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Hashable, Sendable {
  public typealias Item = ReorderContainer<ItemID, SectionID>.Item

  /// Items go to another place.
  case move(ReorderDifference<ItemID, SectionID>)
  /// New items come in, directly after the item `after`, or at the start of the section if `nil`.
  case insert([Item], after: ItemID?, in: SectionID)
  /// Items leave the container.
  case remove([ItemID])
  /// An item takes the place of another one, or the same item gets another movement or kind.
  case replace(ItemID, with: Item)

  /// The items that the edit is about.
  public var items: [ItemID] {
    switch self {
    case .move(let difference): difference.sources
    case .insert(let items, _, _): items.map(\.id)
    case .remove(let items): items
    case .replace(let item, _): [item]
    }
  }
}

/// What an edit did to a container, and the edits that take it back one after the other.
public struct EditOutcome<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  public var changed: Bool
  public var inverse: [Edit<ItemID, SectionID>]
  /// What was moved where, if the edit was a move.
  public var move: ReorderOutcome<ItemID, SectionID>?

  public init(
    changed: Bool, inverse: [Edit<ItemID, SectionID>], move: ReorderOutcome<ItemID, SectionID>?
  ) {
    self.changed = changed
    self.inverse = inverse
    self.move = move
  }
}

/// The answer of a container to an edit.
public enum EditVerdict<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  case allowed(EditOutcome<ItemID, SectionID>)
  case refused([Refusal<ItemID, SectionID>])
}
