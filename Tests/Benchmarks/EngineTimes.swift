internal import AssistiveActions
internal import CMemory
internal import Reordering

/// What the container costs for one list, beside two ways with arrays that give the same outcome.
///
/// The ways take turns, so that whatever else the machine does strikes all of them;
/// what is given is the median of each.
struct EngineTimes<ItemID: Hashable & Sendable> {
  typealias Container = ReorderContainer<ItemID, Int>
  typealias Difference = ReorderDifference<ItemID, Int>

  let ids: String
  let items: [ItemID]
  let sectionCount: Int
  let isSmoke: Bool
  private var generator = SystemRandomNumberGenerator()

  init(ids: String, items: [ItemID], sectionCount: Int, isSmoke: Bool) {
    self.ids = ids
    self.items = items
    self.sectionCount = sectionCount
    self.isSmoke = isSmoke
  }

  /// How often each thing is done: fewer times where the arrays take long.
  private var rounds: Int { isSmoke ? 15 : items.count >= 1_000_000 ? 31 : 301 }

  private var sections: [[ItemID]] {
    (0..<sectionCount).map { section in
      Array(
        items[
          items.count * section / sectionCount..<items.count * (section + 1) / sectionCount])
    }
  }

  private func container(_ sections: [[ItemID]]) throws -> Container {
    try Container(
      sections: sections.indices.map { index in
        .init(id: index, items: sections[index].map { .init($0) })
      })
  }

  /// All measures.
  mutating func rows() throws -> [EngineRow] {
    let sections = sections
    let before = memory_in_use()
    var container = try container(sections)
    let memory = Double(memory_in_use() - before) / Double(items.count)
    var published = ArrayWays(sections: sections)
    var tight = ArrayWays(sections: sections)
    let input = sections.indices.map { index in
      Container.Section(id: index, items: sections[index].map { .init($0) })
    }
    var rows = [
      row(
        "build",
        [
          try median(isSmoke || items.count > 100_000 ? 3 : 15) {
            try Container(sections: input)
          }
        ]),
      row("memory", [memory]),
      positionRow(container, published),
      menuRow(container),
    ]
    rows += applyRows(&container, &published, &tight)
    rows.append(menuHeldRow(&container))
    rows.append(visitsRow(&container))
    return rows
  }

  private func row(_ measure: String, _ values: [Double]) -> EngineRow {
    EngineRow(
      measure: measure, n: items.count, sections: sectionCount, ids: ids, ours: values[0],
      published: values.count > 1 ? values[1] : nil, tight: values.count > 2 ? values[2] : nil)
  }

  private func median(_ rounds: Int, _ body: () throws -> some Any) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try microseconds(body)) }
    return times.median
  }

  /// A random move of so many items, that changes something.
  private mutating func difference(_ count: Int) -> Difference {
    var sources: Set<ItemID> = []
    while sources.count < min(count, items.count / 2) { sources.insert(anyItem()) }
    var anchor = anyIndex()
    while sources.contains(items[anchor]) { anchor = anyIndex() }
    return Difference(
      sources: Array(sources),
      destination: .init(position: .before(items[anchor]), collectionID: 0))
  }

  private mutating func anyIndex() -> Int { Int.random(in: items.indices, using: &generator) }

  private mutating func anyItem() -> ItemID { items[anyIndex()] }

  private mutating func positionRow(_ container: Container, _ arrays: ArrayWays<ItemID>)
    -> EngineRow
  {
    var times = [[Double]](repeating: [], count: 3)
    for _ in 0..<rounds {
      let item = anyItem()
      times[0].append(microseconds { container.place(of: item) })
      times[1].append(microseconds { arrays.place(of: item) })
    }
    return row("position", [times[0].median, times[1].median, times[1].median])
  }

  private mutating func menuRow(_ container: Container) -> EngineRow {
    var times: [Double] = []
    for _ in 0..<max(rounds, 101) {
      let item = anyItem()
      times.append(microseconds { container.menu(for: [item]).actions(in: container) })
    }
    return row("menu9", [times.median])
  }
}

extension EngineTimes {
  /// One move and a move of a hundred, each by all three ways in turn, and the way back.
  private mutating func applyRows(
    _ container: inout Container, _ published: inout ArrayWays<ItemID>,
    _ tight: inout ArrayWays<ItemID>
  ) -> [EngineRow] {
    var rows: [EngineRow] = []
    var inverse = [[Double]](repeating: [], count: 3)
    for count in [1, 100] {
      var times = [[Double]](repeating: [], count: 3)
      for _ in 0..<batches(of: count) {
        // The ways take turns in runs of some moves, because arrays of megabytes put the other ways
        // out of the processor's cache.
        var differences: [Difference] = []
        for _ in 0..<(count == 1 ? 8 : 1) {
          differences.append(legal(difference(count), in: container))
        }
        let back = apply(differences, &container, &published, &tight, &times)
        if count == 1 { _ = apply(back, &container, &published, &tight, &inverse) }
      }
      rows.append(row("apply\(count)", times.map(\.median)))
    }
    rows.append(row("inverse", inverse.map(\.median)))
    return rows
  }

  /// How many runs: fewer where the arrays take long.
  private func batches(of count: Int) -> Int {
    if isSmoke || count > 1 { return items.count > 10_000 || isSmoke ? 3 : 15 }
    return items.count >= 1_000_000 ? 3 : 40
  }

  /// The move with the section that its anchor is in now.
  private func legal(_ difference: Difference, in container: Container) -> Difference {
    var difference = difference
    if case .before(let anchor) = difference.destination.position {
      difference.destination.collectionID = container.section(of: anchor) ?? 0
    }
    return difference
  }

  /// Makes moves in all three ways, and checks that they agree.
  ///
  /// - Returns: The moves that lead back.
  private func apply(
    _ differences: [Difference], _ container: inout Container,
    _ published: inout ArrayWays<ItemID>, _ tight: inout ArrayWays<ItemID>,
    _ times: inout [[Double]]
  ) -> [Difference] {
    var moves: [Difference] = []
    var ours: [ReorderOutcome<ItemID, Int>] = []
    for difference in differences {
      // Earlier moves of the run may have taken the anchor to another section.
      let move = legal(difference, in: container)
      var verdict: ReorderVerdict<ItemID, Int>?
      times[0].append(microseconds { verdict = container.apply(move) })
      guard let outcome = verdict?.outcome else { preconditionFailure("\(move) is refused") }
      moves.append(move)
      ours.append(outcome)
    }
    for way in 1...2 {
      for (move, outcome) in zip(moves, ours) {
        var theirs: ReorderOutcome<ItemID, Int>?
        times[way].append(
          microseconds {
            theirs = way == 1 ? published.applyAsPublished(move) : tight.applyTightly(move)
          })
        guard theirs?.landing == outcome.landing else {
          preconditionFailure("\(move) gives \(outcome) and \(theirs as Any)")
        }
      }
    }
    return ours.reversed().flatMap(\.inverse)
  }

  /// A move while the menu of the item is still held.
  private mutating func menuHeldRow(_ container: inout Container) -> EngineRow {
    var times: [Double] = []
    for _ in 0..<max(rounds, 101) {
      let difference = legal(difference(1), in: container)
      let menu = container.menu(for: difference.sources)
      let actions = menu.actions(in: container)
      times.append(microseconds { container.apply(difference) })
      withExtendedLifetime((menu, actions)) {}
    }
    return row("apply1WithMenuHeld", [times.median])
  }

  /// How many nodes of the trees a move visits; the most of all moves.
  private mutating func visitsRow(_ container: inout Container) -> EngineRow {
    var most = 0
    for _ in 0..<max(rounds, 101) {
      let difference = legal(difference(1), in: container)
      let visits = container.countingVisits { container in _ = container.apply(difference) }
      most = max(most, visits)
    }
    return row("visits", [Double(most)])
  }
}

/// How long something takes.
private func microseconds(_ body: () throws -> some Any) rethrows -> Double {
  let before = ContinuousClock.now
  let result = try body()
  let duration = ContinuousClock.now - before
  withExtendedLifetime(result) {}
  return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    return count.isMultiple(of: 2)
      ? (sorted[count / 2 - 1] + sorted[count / 2]) / 2 : sorted[count / 2]
  }
}
