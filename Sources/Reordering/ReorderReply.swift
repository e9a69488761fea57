/// What a program's model did with a difference.
///
/// Applying a difference to an array gives one, and the `move` closure of a session returns one, so
/// that `{ $0.apply(to: &items) }` is a whole closure.
public enum ReorderReply<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The items were moved as the difference says.
  case moved
  /// They stand there already; nothing was changed.
  case noChange
  /// The move is against the rules; nothing was changed.
  case refused([Refusal<ItemID, SectionID>])
  /// The model does not want the move, for a reason in the language of the person; nothing was
  /// changed.
  case declined(reason: String?)
  /// The model made another order of it: all sections that changed, with their items.
  case reordered([SectionID: [ItemID]])
}
