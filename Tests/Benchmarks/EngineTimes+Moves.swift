internal import Reordering

/// The times of moves: ours, the published and the tight way, and the same for moves back.
struct MoveTimes {
  var forth = [[Double]](repeating: [], count: 3)
  var back = [[Double]](repeating: [], count: 3)
}

extension EngineTimes {
  /// One move and a move of a hundred, each by all three ways in turn, and the way back.
  ///
  /// A turn takes each way about as long as it takes the others, so ours makes more moves in it than
  /// the arrays; a few of them are the same ones, and all three have to give the same outcome.
  /// After a turn of another way the processor's cache is full of that one's memory.
  mutating func applyRows(
    _ container: inout Container, _ published: inout ArrayWays<ItemID>,
    _ tight: inout ArrayWays<ItemID>
  ) -> [EngineRow] {
    var rows: [EngineRow] = []
    for count in [1, 100] {
      var times = MoveTimes()
      for _ in 0..<turns(of: count) {
        takeTurn(moves(items.count / 100 / count, of: count), &container, &times)
        takeTurn(
          moves(count == 1 ? 16 : 2, of: count), &container, &published, &tight, &times)
      }
      rows.append(row("apply\(count)", times.forth.map(\.median)))
      if count == 1 { rows.append(row("inverse", times.back.map(\.median))) }
    }
    return rows
  }

  /// How many turns: fewer where the arrays take long. What an array takes hangs on where the item is,
  /// so the median of too few moves is chance.
  private func turns(of count: Int) -> Int {
    if isSmoke { return 3 }
    if items.count >= 1_000_000 { return count == 1 ? 8 : 3 }
    return items.count >= 100_000 ? 10 : 50
  }

  /// Random moves of so many items, one after the other, that change something. They begin at the
  /// order of `items`.
  ///
  /// Nothing is asked of the container for it, so that it finds nothing in the processor's cache
  /// because of that.
  mutating func moves(_ moves: Int, of count: Int) -> [Difference] {
    var sections: [Int: Int] = [:]
    let size = min(count, items.count / 2)
    return (0..<max(1, moves)).map { _ in
      var sources: Set<Int> = []
      while sources.count < size {
        sources.insert(Int.random(in: items.indices, using: &generator))
      }
      var anchor = Int.random(in: items.indices, using: &generator)
      while sources.contains(anchor) { anchor = Int.random(in: items.indices, using: &generator) }
      let section = sections[anchor] ?? sectionOfItem(anchor)
      for source in sources { sections[source] = section }
      return Difference(
        sources: sources.map { items[$0] },
        destination: .init(position: .before(items[anchor]), collectionID: section))
    }
  }

  /// The section that an item is in at first.
  private func sectionOfItem(_ index: Int) -> Int {
    var section = index * sectionCount / items.count
    while items.count * (section + 1) / sectionCount <= index { section += 1 }
    while items.count * section / sectionCount > index { section -= 1 }
    return section
  }

  /// Makes moves, and takes them back.
  private func takeTurn(
    _ moves: [Difference], _ container: inout Container, _ times: inout MoveTimes
  ) {
    let outcomes = Self.make(moves, &times.forth[0]) { container.apply($0).outcome }
    let back = outcomes.reversed().flatMap(\.inverse)
    _ = Self.make(back, &times.back[0]) { container.apply($0).outcome }
  }

  /// Makes moves in all three ways, checks that they agree, and takes them back.
  private func takeTurn(
    _ moves: [Difference], _ container: inout Container, _ published: inout ArrayWays<ItemID>,
    _ tight: inout ArrayWays<ItemID>, _ times: inout MoveTimes
  ) {
    let ours = Self.make(moves, &times.forth[0]) { container.apply($0).outcome }
    let theirs = Self.make(moves, &times.forth[1]) { published.applyAsPublished($0) }
    let others = Self.make(moves, &times.forth[2]) { tight.applyTightly($0) }
    guard ours == theirs, ours == others else { preconditionFailure("\(moves): other outcomes") }
    let back = ours.reversed().flatMap(\.inverse)
    _ = Self.make(back, &times.back[0]) { container.apply($0).outcome }
    _ = Self.make(back, &times.back[1]) { published.applyAsPublished($0) }
    _ = Self.make(back, &times.back[2]) { tight.applyTightly($0) }
  }

  /// Makes moves and notes how long each takes. It is inlined, so that nothing but the way itself and
  /// the clock is between two looks at the clock.
  @inline(__always)
  private static func make(
    _ moves: [Difference], _ times: inout [Double],
    _ way: (Difference) -> ReorderOutcome<ItemID, Int>?
  ) -> [ReorderOutcome<ItemID, Int>] {
    var outcomes: [ReorderOutcome<ItemID, Int>] = []
    outcomes.reserveCapacity(moves.count)
    times.reserveCapacity(times.count + moves.count)
    for move in moves {
      let start = nanoseconds()
      let outcome = way(move)
      times.append(Double(nanoseconds() - start) / 1e3)
      guard let outcome else { preconditionFailure("\(move) is refused") }
      outcomes.append(outcome)
    }
    return outcomes
  }
}
