extension ReorderContainer {
  /// Moves that lead, one after the other, from this order to that of `target`, and as few items as
  /// possible are moved.
  ///
  ///     now a b c d      target a d b c      d before b
  ///
  /// Both have to hold the same items and sections, and `target` may not order fixed and pinned
  /// items otherwise among themselves; what differs in this respect is left as it is.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items, plus the moves.
  public func differences(toReach target: ReorderContainer) -> [Difference] {
    target.sections.flatMap { section -> [Difference] in
      guard let index = sectionIndex(of: section.id) else { return [] }
      let staying = staying(in: index, order: Array(section.items))
      var moves: [Difference] = []
      var run: [ItemID] = []
      var anchor: ItemID?
      for item in section.items.reversed() {
        if staying.contains(item) || movement(of: item) != .free {
          append(run, before: anchor, in: section.id, to: &moves)
          run = []
          anchor = item
        } else {
          run.append(item)
        }
      }
      append(run, before: anchor, in: section.id, to: &moves)
      return moves
    }
  }

  /// This container with its items in another order.
  ///
  /// - Parameter order: The sections that are ordered otherwise, with all items they are to have.
  /// - Returns: The container, or `nil` where `order` drops, repeats or invents an item or section,
  ///   or a pinned item would leave its end.
  public func reordered(to order: [SectionID: [ItemID]]) -> ReorderContainer? {
    guard order.keys.allSatisfy({ sectionIndex(of: $0) != nil }) else { return nil }
    var items: [ItemID: Item] = [:]
    for section in contents { for item in section.items { items[item.id] = item } }
    var sections = contents
    for index in sections.indices {
      guard let wanted = order[sections[index].id] else { continue }
      sections[index].items = wanted.compactMap { items[$0] }
      guard sections[index].items.count == wanted.count else { return nil }
    }
    guard sections.reduce(0, { $0 + $1.items.count }) == count else { return nil }
    var result = try? ReorderContainer(sections: sections, isEnabled: isEnabled)
    result?.generation = generation + 1
    return result
  }

  /// The difference that would have brought items to where they stand now, side by side or not.
  ///
  /// - Returns: The difference and where the first item stands; `nil` where it is gone.
  public func settled(
    _ items: [ItemID]
  ) -> (difference: Difference, landing: ReorderLanding<ItemID, SectionID>)? {
    guard let first = items.first, let place = place(of: first),
      let section = self.items(of: place.section)
    else { return nil }
    let sources = Set(items)
    let next = section[place.position...].first { !sources.contains($0) }
    let anchor = next.flatMap { movement(of: $0) == .pinnedLast ? nil : $0 }
    return (
      Difference(
        sources: items,
        destination: .init(
          position: anchor.map { .before($0) } ?? .end, collectionID: place.section)),
      ReorderLanding(
        place: place, previous: place.position > 1 ? section[place.position - 2] : nil, next: next)
    )
  }

  private func append(
    _ reversedRun: [ItemID], before anchor: ItemID?, in section: SectionID,
    to moves: inout [Difference]
  ) {
    guard !reversedRun.isEmpty else { return }
    moves.append(
      Difference(
        sources: reversedRun.reversed(),
        destination: .init(position: anchor.map { .before($0) } ?? .end, collectionID: section)))
  }

  /// The most items of a section that can stay where they are while the others get into `order`:
  /// all that cannot be moved, and between them the longest runs that ascend already.
  private func staying(in section: Int, order: [ItemID]) -> Set<ItemID> {
    var positions: [ItemID: Int] = [:]
    for (position, slot) in store.slots(in: section).enumerated() {
      positions[id(of: slot)] = position
    }
    var staying: Set<ItemID> = []
    var bounds = (low: -1, high: Int.max)
    var segment: [(item: ItemID, position: Int)] = []
    func close() {
      let inside = segment.filter { $0.position > bounds.low && $0.position < bounds.high }
      for index in longestAscent(inside.map(\.position)) { staying.insert(inside[index].item) }
      segment = []
    }
    for item in order {
      guard let position = positions[item] else { continue }
      if movement(of: item) == .free {
        segment.append((item, position))
      } else {
        bounds.high = position
        close()
        bounds = (position, .max)
      }
    }
    close()
    return staying
  }
}

/// The indices of a longest ascending subsequence.
///
/// - Complexity: O(*n* log *n*) for *n* numbers.
func longestAscent(_ numbers: [Int]) -> [Int] {
  /// For each length, the index of the smallest number that ends an ascent of that length.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    result.append(index)
    index = previous[index]
  }
  return result.reversed()
}
