/// What is wrong with sections that cannot be a container.
public enum ContainerError<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Error, Hashable
{
  /// Two items have this identity.
  case repeatedItem(ItemID)
  /// Two sections have this identity.
  case repeatedSection(SectionID)
  /// A `pinnedFirst` item is not in the leading run of its section, or a `pinnedLast` item not in
  /// the trailing one.
  case misplacedPin(ItemID, Movement)
}
