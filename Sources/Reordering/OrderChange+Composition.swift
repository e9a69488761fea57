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
    let mine = Set((before + after).lazy.map(\.item.id))
    let others = Set((next.before + next.after).lazy.map(\.item.id))
    var result = OrderChange()
    let back = Passage(from: after, to: before)
    result.before =
      (before + next.before.filter { !mine.contains($0.item.id) }.map(back.follow))
      .sortedByPosition()
    let onward = Passage(from: next.before, to: next.after)
    result.after =
      (next.after + after.filter { !others.contains($0.item.id) }.map(onward.follow))
      .sortedByPosition()
    if let first = sections?.before ?? next.sections?.before,
      let last = next.sections?.after ?? sections?.after, first != last
    {
      result.sections = (first, last)
    }
    return result
  }

  /// From the positions in one order to those in another, for items that are the same in both.
  private struct Passage {
    private var left: [SectionID: [Int]] = [:]
    private var entered: [SectionID: [Int]] = [:]

    init(from old: [Entry], to new: [Entry]) {
      for entry in old { left[entry.section, default: []].append(entry.position) }
      for entry in new { entered[entry.section, default: []].append(entry.position) }
    }

    func follow(_ entry: Entry) -> Entry {
      var entry = entry
      let passed = left[entry.section]?.partitioningIndex { $0 >= entry.position } ?? 0
      entry.position = (entered[entry.section] ?? []).position(ofRest: entry.position - passed)
      return entry
    }
  }
}

extension [Int] {
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
