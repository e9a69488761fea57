/// What the sections are, step by step, while an edit is undone after somebody else's change.
/// `RegainedItem` draws the steps.
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
      guard after[shape.id] == shape.acceptance else { return shape }
      return Shape(id: shape.id, acceptance: before[shape.id] ?? shape.acceptance)
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
