/// What an item is, step by step, while an edit is undone after somebody else's change.
///
///     done --somebody else--> now
///      ^
///     the edit
///      |
///     old ---what is left of somebody else's change--> result
///
/// The way is back from `now` to `done` and to `old`, and then on to the result.
struct RegainedItem<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  typealias Item = ReorderContainer<ItemID, SectionID>.Item
  typealias Entry = OrderChange<ItemID, SectionID>.Entry

  let id: ItemID
  /// Where it is now, and the item before it.
  var now: Entry?
  var previous: ItemID?
  /// What is known of it once somebody else's change is taken back.
  var done: Item?
  /// Where it is once the edit is taken back as well.
  var old: Entry?
  /// Whether its section of then is gone now, so that it counts as new.
  var isHomeless = false

  /// Whether it is there now and stays. What the edit brought in does not.
  var isKept: Bool { now != nil && (old != nil || done == nil) }

  /// Whether it keeps its predecessor.
  var isNew: Bool { isKept && (old == nil || isHomeless) }

  /// Whether it does not get the place that it has in the old order.
  var leaves: Bool { old != nil && (isHomeless || (now == nil && done != nil)) }

  /// What is known of it in the end: what it was before the edit, unless somebody else changed it.
  var item: Item? {
    guard let now else { return old?.item }
    return done == now.item ? old?.item ?? now.item : now.item
  }

  /// Whether it is changed where it is in the old order.
  var isChanged: Bool { isKept && !isNew && item != old?.item }
}

/// What the sections are, step by step, while an edit is undone after somebody else's change.
struct RegainedSections<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  typealias Shape = OrderChange<ItemID, SectionID>.Shape

  let now: [Shape]
  var done: [Shape] = []
  var old: [Shape] = []

  /// The sections of now, with those that the edit took out, each behind the one that was before it.
  func regained() -> [Shape] {
    let before = acceptances(of: old)
    let after = acceptances(of: done)
    var sections = now.map { shape in
      let isUntouched = after[shape.id] == shape.acceptance
      return isUntouched ? Shape(id: shape.id, acceptance: before[shape.id] ?? shape.acceptance) : shape
    }
    var present = Set(now.lazy.map(\.id))
    var previous: SectionID?
    for shape in old {
      if after[shape.id] == nil, present.insert(shape.id).inserted {
        let index = sections.firstIndex { $0.id == previous }.map { $0 + 1 } ?? 0
        sections.insert(shape, at: index)
      }
      if present.contains(shape.id) { previous = shape.id }
    }
    return sections
  }

  /// The sections that stay, whatever is in them: all but those that the edit brought in.
  func lasting() -> Set<SectionID> {
    Set(now.lazy.map(\.id)).subtracting(done.lazy.map(\.id)).union(old.lazy.map(\.id))
  }

  private func acceptances(of shapes: [Shape]) -> [SectionID: Acceptance] {
    Dictionary(shapes.map { ($0.id, $0.acceptance) }) { first, _ in first }
  }
}
