extension OrderChange {
  /// This change and then another one, as one.
  ///
  /// An item that only one of both is about has to be found in the order that the other one leads to
  /// or comes from. There it stands among the others as it did:
  ///
  ///     a b c d      c to the start      c a b d      d to the start      d c a b
  ///     d is at 3 of the order between, behind 3 items of which c was elsewhere: at 3 in the first one
  ///
  /// - Complexity: O(*k* log *k*) for changes that are about *k* items, plus O(*s*) where one changes
  ///   the sections.
  package func followed(by next: OrderChange) -> OrderChange {
    var rest: [ItemID: Int] = [:]
    for (number, item) in next.items.enumerated() { rest[item] = number }
    var result = OrderChange()
    let onward = Passage(from: next.before, to: next.after, next.sections)
    for (number, item) in items.enumerated() {
      let known = rest.removeValue(forKey: item)
      let last = known.map { next.after[$0] } ?? after[number].map(onward.follow)
      if before[number] != nil || last != nil {
        result.append(item, from: before[number], to: last)
      }
    }
    let back = Passage(from: after, to: before, inverse.sections)
    for (number, item) in next.items.enumerated() where rest[item] != nil {
      result.append(item, from: next.before[number].map(back.follow), to: next.after[number])
    }
    if let first = sections?.before ?? next.sections?.before,
      let last = next.sections?.after ?? sections?.after, first != last
    {
      result.sections = (first, last)
    }
    return result
  }

  /// From the places in one order to those in another, for items that are the same in both.
  private struct Passage {
    private let left: [Int: [Int]]
    private let entered: [Int: [Int]]
    /// For each section, which one it is in the other order; the same one where there is none.
    private let numbers: [Int?]?

    init(from old: [ItemSpot?], to new: [ItemSpot?], _ sections: (before: [Shape], after: [Shape])?)
    {
      left = old.positions()
      entered = new.positions()
      numbers = sections.map { sections in
        var numbers: [SectionID: Int] = [:]
        for (number, shape) in sections.after.enumerated() { numbers[shape.id] = number }
        return sections.before.map { numbers[$0.id] }
      }
    }

    func follow(_ spot: ItemSpot) -> ItemSpot {
      var spot = spot
      let passed = left[spot.place.section]?.countBefore(spot.place.position) ?? 0
      // There is no such section only where a change between both was not recorded.
      if let numbers, numbers.indices.contains(spot.place.section) {
        spot.place.section = numbers[spot.place.section] ?? spot.place.section
      }
      let entered = entered[spot.place.section] ?? []
      spot.place.position = entered.position(ofRest: spot.place.position - passed)
      return spot
    }
  }
}

extension [Int] {
  /// How many of these positions, which ascend, are before another one.
  func countBefore(_ position: Int) -> Int { partitioningIndex { $0 >= position } }

  /// How many of the items at these positions, which ascend, are before the one that has `rank` of
  /// the others before it.
  ///
  ///     positions 0 3      order x 0 1 x 2      before the other number 2 are both
  func countBefore(rest rank: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The position of the item that has `rank` items before it which are not at these positions.
  func position(ofRest rank: Int) -> Int { rank + countBefore(rest: rank) }
}
