/// What happens to a container of rows: a finger, or a change of the world around.
public enum SwipeEvent<RowID: Hashable & Sendable, ActionID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// A finger on a row moves by so many points, positive rightwards. Moves add up until it lets go.
  case drag(RowID, by: Double)
  /// The finger lets go while it rests.
  case release(RowID)
  /// The finger lets go at so many points per second, positive rightwards. Without a move before it
  /// is a flick.
  case fling(RowID, velocity: Double)
  /// A tap on a button of a row.
  case tap(RowID, ActionID)
  /// A tap on the row itself.
  case tapRow(RowID)
  /// A tap on none of the rows.
  case tapOutside
  /// The list scrolls.
  case scroll

  /// The container runs in this direction from now on.
  case direction(LayoutDirection)
  /// The container takes gestures from now on, or none.
  case enabled(Bool)
  /// The state of a row has changed.
  case changed(RowID)
  /// A row has moved to another place.
  case moved(RowID)
  /// A row is gone.
  case removed(RowID)
}
