/// Where an item is: its section, and its position of so many.
public struct ReorderPlace<SectionID: Hashable & Sendable>: Hashable, Sendable {
  public var section: SectionID
  /// Counts from 1, and counts every item of the section, pinned ones too.
  public var position: Int
  /// How many items the section has.
  public var count: Int

  @inlinable
  public init(section: SectionID, position: Int, count: Int) {
    self.section = section
    self.position = position
    self.count = count
  }
}

/// Where the sources of a move come to stand: the place of the first one, and who is beside them.
public struct ReorderLanding<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The place of the first source, after the move.
  public var place: ReorderPlace<SectionID>
  /// The item directly before the sources, or `nil` at the start of the section.
  public var previous: ItemID?
  /// The item directly after the sources, or `nil` at the end of the section.
  public var next: ItemID?

  @inlinable
  public init(place: ReorderPlace<SectionID>, previous: ItemID?, next: ItemID?) {
    self.place = place
    self.previous = previous
    self.next = next
  }
}
