/// What an item is, step by step, while an edit is undone after somebody else's change.
///
///     done --somebody else--> now
///      ^
///     the edit
///      |
///     old ---what is left of somebody else's change--> result
///
/// The way is back from `now` to `done` and to `old`, and then on to the result.
struct RegainedItem {
  /// Where it is now, and what is before it there.
  let now: ItemSpot?
  let previous: Neighbour?
  /// What is known of it once somebody else's change is taken back.
  var done: ItemNature?
  /// Where it is once the edit is taken back as well.
  var old: ItemSpot?
  /// Whether its section of then is gone now, so that it counts as new.
  var isHomeless = false
  /// Its slot, which may be another one in each order.
  var slot: Int32?

  /// An item before another one.
  enum Neighbour {
    /// One of those that are regained, by its number.
    case regained(Int)
    /// One that is the same in all orders, by its slot.
    case other(Int32)
  }

  /// Whether it is there now and stays. What the edit brought in does not.
  var isKept: Bool { now != nil && (old != nil || done == nil) }

  /// Whether it keeps its predecessor.
  var isNew: Bool { isKept && (old == nil || isHomeless) }

  /// Whether it does not get the place that it has in the old order.
  var leaves: Bool { old != nil && (isHomeless || (now == nil && done != nil)) }

  /// What is known of it in the end, if it is kept: what it was before the edit, unless somebody else
  /// changed it.
  var nature: ItemNature? {
    done == now?.nature ? old?.nature ?? now?.nature : now?.nature
  }

  /// Whether it is changed where it is in the old order.
  var isChanged: Bool { isKept && !isNew && nature != old?.nature }
}
