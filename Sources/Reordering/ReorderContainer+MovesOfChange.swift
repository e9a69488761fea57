/// Items that stand side by side in both orders, or one that does not.
private struct Stretch {
  /// The first of them.
  let slot: Int32
  /// Where they were, if it was in this section.
  let positions: Range<Int>?
  /// Whether they stay, whatever else moves.
  let stays: Bool

  /// A stretch of more items than this is not looked at in any case.
  static var limit: Int { 64 }
}

extension ReorderContainer {
  /// Moves that lead, one after the other, from the order before a change to the one of now, which it
  /// led to. As few items as possible are moved, as `differences(toReach:)` has it.
  ///
  ///     before a b c d      now a d b c      d before b
  ///
  /// - Parameter change: A change after which all items and sections are those that were there before.
  /// - Returns: The moves.
  /// - Complexity: O(*k* log *n* + *k* log *k*) for *k* items that it is about, among *n*, plus the
  ///   moves.
  package func moves(of change: OrderChange<ItemID, SectionID>) -> [Difference] {
    let left = change.before.positions()
    let entered = change.after.positions()
    var origins: [Int32: SlotStore.Place] = [:]
    for (item, spot) in zip(change.items, change.before) {
      if let spot, let slot = slot(of: item) { origins[slot] = spot.place }
    }
    return entered.keys.sorted().flatMap { section in
      let stretches = stretches(
        of: section, left: left[section] ?? [], entered[section] ?? [], origins)
      return differences(into: section, stretches)
    }
  }

  /// The items of a section as they are now, as far as they have to be told apart: what the change is
  /// about, and between these what stands side by side before and after it.
  ///
  /// The items between are not looked at where they are more than the change is about. Such a stretch
  /// stays in each shortest way, as moving it would be more than moving all else.
  private func stretches(
    of section: Int, left: [Int], _ entered: [Int], _ origins: [Int32: SlotStore.Place]
  ) -> [Stretch] {
    let most = min(left.count + entered.count, Stretch.limit)
    let resting = store.count(of: section) - entered.count
    var stretches: [Stretch] = []
    var rank = 0
    func rest(to end: Int) {
      while rank < end {
        let before = left.countBefore(rest: rank)
        // Something of before the change may have stood between.
        let next = before < left.count ? min(end, left[before] - before) : end
        let step = next - rank > most ? next - rank : 1
        let slot = store.slot(at: entered.position(ofRest: rank), in: section)
        let start = rank + before
        stretches.append(
          Stretch(
            slot: slot, positions: start..<start + step,
            stays: step > 1 || store.movement(of: slot) != .free))
        rank += step
      }
    }
    for (index, position) in entered.enumerated() {
      rest(to: position - index)
      let slot = store.slot(at: position, in: section)
      let origin = origins[slot].flatMap { $0.section == section ? $0.position : nil }
      stretches.append(
        Stretch(
          slot: slot, positions: origin.map { $0..<$0 + 1 },
          stays: store.movement(of: slot) != .free))
    }
    rest(to: resting)
    return stretches
  }

  private func differences(into section: Int, _ stretches: [Stretch]) -> [Difference] {
    let staying = staying(among: stretches)
    var moves: [Difference] = []
    var run: [ItemID] = []
    var anchor: ItemID?
    func close() {
      guard !run.isEmpty else { return }
      moves.append(
        Difference(
          sources: run.reversed(),
          destination: .init(
            position: anchor.map { .before($0) } ?? .end, collectionID: sectionIDs[section])))
      run = []
    }
    for (index, stretch) in stretches.enumerated().reversed() {
      if stretch.stays || staying.contains(index) {
        close()
        anchor = id(of: stretch.slot)
      } else {
        run.append(id(of: stretch.slot))
      }
    }
    close()
    return moves
  }

  /// The most single items that can stay between those that do so in any case.
  private func staying(among stretches: [Stretch]) -> Set<Int> {
    var staying: Set<Int> = []
    var bounds = (low: -1, high: Int.max)
    var segment: [(index: Int, position: Int)] = []
    func close() {
      let inside = segment.filter { $0.position > bounds.low && $0.position < bounds.high }
      for index in longestAscent(inside.map(\.position)) { staying.insert(inside[index].index) }
      segment = []
    }
    for (index, stretch) in stretches.enumerated() {
      guard let positions = stretch.positions else { continue }
      if stretch.stays {
        bounds.high = positions.lowerBound
        close()
        bounds = (positions.upperBound - 1, .max)
      } else {
        segment.append((index, positions.lowerBound))
      }
    }
    close()
    return staying
  }
}
