/// What a difference does to a container: where the items were, where they are, and the way back.
public struct ReorderOutcome<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The move itself.
  public var difference: ReorderDifference<ItemID, SectionID>
  /// Whether any order is another one afterwards.
  public var changed: Bool
  /// Where the sources stand afterwards.
  public var landing: ReorderLanding<ItemID, SectionID>
  /// Where each source was, in the order of the sources.
  public var origins: [Origin]
  /// The moves that restore exactly the order before, one after the other; none where nothing
  /// changed. A container takes them back even into a section that would not accept the items:
  /// see `ReorderContainer.apply(_:waivingAcceptance:)`.
  public var inverse: [ReorderDifference<ItemID, SectionID>]

  /// Where one of the sources was.
  public struct Origin: Hashable, Sendable {
    public var item: ItemID
    public var place: ReorderPlace<SectionID>

    @inlinable
    public init(item: ItemID, place: ReorderPlace<SectionID>) {
      self.item = item
      self.place = place
    }
  }

  @inlinable
  public init(
    difference: ReorderDifference<ItemID, SectionID>, changed: Bool,
    landing: ReorderLanding<ItemID, SectionID>, origins: [Origin],
    inverse: [ReorderDifference<ItemID, SectionID>]
  ) {
    self.difference = difference
    self.changed = changed
    self.landing = landing
    self.origins = origins
    self.inverse = inverse
  }

  /// The positions that the sources have afterwards, which are always neighbouring ones.
  @inlinable
  public var positions: ClosedRange<Int> {
    landing.place.position...(landing.place.position + max(difference.sources.count, 1) - 1)
  }
}

/// The answer of a container to a difference.
public enum ReorderVerdict<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The move is allowed, and this is what it does. It may still change nothing:
  /// `ReorderOutcome.changed`.
  case allowed(ReorderOutcome<ItemID, SectionID>)
  /// The move is not allowed, for all of these reasons.
  case refused([Refusal<ItemID, SectionID>])

  /// What the move does, where it is allowed.
  @inlinable
  public var outcome: ReorderOutcome<ItemID, SectionID>? {
    if case .allowed(let outcome) = self { outcome } else { nil }
  }

  /// The reasons, where the move is refused.
  @inlinable
  public var refusals: [Refusal<ItemID, SectionID>] {
    if case .refused(let refusals) = self { refusals } else { [] }
  }
}
