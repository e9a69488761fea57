/// A change of a container, by identity. Each has an inverse, so each can be undone.
public enum Edit<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Hashable, Sendable {
  public typealias Item = ReorderContainer<ItemID, SectionID>.Item
  public typealias Section = ReorderContainer<ItemID, SectionID>.Section

  /// Items go to another place.
  case move(ReorderDifference<ItemID, SectionID>)
  /// New items come in, directly after the item `after`, or at the start of the section if `nil`.
  case insert([Item], after: ItemID?, in: SectionID)
  /// Items leave the container.
  case remove([ItemID])
  /// An item takes the place of another one, or the same item gets another movement or kind.
  case replace(ItemID, with: Item)
  /// A new section comes in with its items, directly after the section `after`, or before all others
  /// if `nil`.
  case insertSection(Section, after: SectionID?)
  /// A section leaves the container together with its items.
  case removeSection(SectionID)
  /// A section takes the place of another one and keeps its items, or the same section accepts
  /// something else from now on.
  case replaceSection(SectionID, with: SectionID, accepting: Acceptance)

  /// The items that the edit is about; for a section that is removed or replaced, none.
  public var items: [ItemID] {
    switch self {
    case .move(let difference): difference.sources
    case .insert(let items, _, _): items.map(\.id)
    case .remove(let items): items
    case .replace(let item, _): [item]
    case .insertSection(let section, _): section.items.map(\.id)
    case .removeSection, .replaceSection: []
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
