internal import AssistiveActions
internal import CMemory
internal import Glibc
internal import Reordering

/// What the container costs for one list, beside two ways with arrays that give the same outcome.
///
/// The ways take turns, so that whatever else the machine does strikes all of them; what is given is
/// the median of each.
struct EngineTimes<ItemID: Hashable & Sendable> {
  typealias Container = ReorderContainer<ItemID, Int>
  typealias Difference = ReorderDifference<ItemID, Int>

  let ids: String
  let items: [ItemID]
  let sectionCount: Int
  let isSmoke: Bool
  var generator = SystemRandomNumberGenerator()

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
    let input = sections.indices.map { index in
      Container.Section(id: index, items: sections[index].map { .init($0) })
    }
    var published = ArrayWays(sections: input)
    var tight = ArrayWays(sections: input)
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
    var held = container
    rows.append(menuHeldRow(&held))
    rows.append(visitsRow(&container))
    return rows
  }

  func row(_ measure: String, _ values: [Double]) -> EngineRow {
    EngineRow(
      measure: measure, n: items.count, sections: sectionCount, ids: ids, ours: values[0],
      published: values.count > 1 ? values[1] : nil, tight: values.count > 2 ? values[2] : nil)
  }

  private func median(_ rounds: Int, _ body: () throws -> some Any) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try microseconds(body)) }
    return times.median
  }

  private mutating func anyItem() -> ItemID {
    items[Int.random(in: items.indices, using: &generator)]
  }

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
  /// A move while the menu of the item is still held; as many as one turn of `applyRows` makes.
  private mutating func menuHeldRow(_ container: inout Container) -> EngineRow {
    var times: [Double] = []
    for difference in moves(max(rounds, 101, items.count / 100), of: 1) {
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
    for difference in moves(max(rounds, 101), of: 1) {
      let visits = container.countingVisits { container in _ = container.apply(difference) }
      most = max(most, visits)
    }
    return row("visits", [Double(most)])
  }
}

/// How long something takes.
func microseconds(_ body: () throws -> some Any) rethrows -> Double {
  let before = nanoseconds()
  let result = try body()
  let duration = nanoseconds() - before
  withExtendedLifetime(result) {}
  return Double(duration) / 1e3
}

/// Nanoseconds from some time on. Reading `ContinuousClock` and its `Duration` takes as long as a
/// move in a short list.
func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    return count.isMultiple(of: 2)
      ? (sorted[count / 2 - 1] + sorted[count / 2]) / 2 : sorted[count / 2]
  }
}
