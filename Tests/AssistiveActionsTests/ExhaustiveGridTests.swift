import AssistiveActions
import Reordering
import TestSupport
import Testing

struct ExhaustiveGridTests {
  /// How many containers for each number of columns and vocabulary; some twenty menus of each.
  #if DEBUG
    static let rounds = 12
  #else
    static let rounds = 300
  #endif

  @Test(arguments: 1...5, Vocabulary.allCases)
  func `Menus of generated grids are complete, distinct, true and ranked`(
    columns: Int, vocabulary: Vocabulary
  ) {
    var generator = SeededGenerator.announced()
    var rowsOffered: Set<ActionKind> = []
    for round in 0..<Self.rounds {
      // The first one has rows above and below whatever chance gives.
      let oracle =
        round == 0 ? MoveOracle(order: [Array(0..<12)], movements: [:]) : Self.oracle(&generator)
      guard let container = oracle.container else { continue }
      for sources in (round == 0 ? [[6]] : []) + Self.selections(of: oracle, &generator) {
        let context = "seed \(generator.seed): \(oracle) moving \(sources) in \(columns): "
        let fault =
          ExhaustiveMenuTests.fault(
            moving: sources, in: container, oracle, vocabulary, columns: columns)
          ?? Self.capFault(container.menu(for: sources, vocabulary: vocabulary), container)
          ?? Self.rankFault(
            moving: sources, in: container, oracle, vocabulary, columns, &rowsOffered)
        if let fault {
          Issue.record("\(context)\(fault)")
          return
        }
      }
    }
    let rows: Set<ActionKind> = [.moveRowUp, .moveRowDown]
    #expect(rowsOffered == (vocabulary == .relative && columns > 1 ? rows : []))
  }

  /// 0 to 5 sections with 0 to 8 items each, of every movement, some kinds, some choosy sections.
  private static func oracle(_ generator: inout some RandomNumberGenerator) -> MoveOracle {
    var order: [[Int]] = []
    var movements: [Int: Movement] = [:]
    for section in 0..<Int.random(in: 0...5, using: &generator) {
      let items = (0..<Int.random(in: 0...8, using: &generator)).map { section * 10 + $0 }
      order.append(items)
      for item in items where Int.random(in: 0..<6, using: &generator) == 0 {
        movements[item] = .fixed
      }
      let pins = Int.random(in: 0...2, using: &generator)
      for item in items.prefix(pins - 1 > 0 ? pins - 1 : 0) { movements[item] = .pinnedFirst }
      for item in items.suffix(Int.random(in: 0...2, using: &generator))
      where movements[item] != .pinnedFirst { movements[item] = .pinnedLast }
    }
    var oracle = MoveOracle(
      order: order, movements: movements, isEnabled: Int.random(in: 0..<20, using: &generator) > 0)
    oracle.acceptances = order.map { _ in
      Int.random(in: 0..<4, using: &generator) == 0 ? .only(["card"]) : .all
    }
    for item in order.joined() where Bool.random(using: &generator) { oracle.kinds[item] = "card" }
    return oracle
  }

  /// Nothing, single items, a run, and scattered ones in any order.
  private static func selections(
    of oracle: MoveOracle, _ generator: inout some RandomNumberGenerator
  ) -> [[Int]] {
    let items = Array(oracle.order.joined())
    let free = items.filter { oracle.movement(of: $0) == .free }
    let start = Int.random(in: 0...max(0, free.count - 1), using: &generator)
    let run = Array(free.dropFirst(start).prefix(Int.random(in: 2...4, using: &generator)))
    let scattered = Array(
      free.shuffled(using: &generator).prefix(Int.random(in: 2...4, using: &generator)))
    return [[]] + items.map { [$0] } + [run, scattered]
  }

  private static func capFault(
    _ menu: ActionMenu<Int, Int>, _ container: MoveOracle.Container
  ) -> String? {
    for limit in [0, 1, 9] {
      let shown = menu.actions(in: container, limit: limit).count
      if shown > limit { return "shows \(shown), not \(limit)" }
      if shown + menu.omitted(after: shown) != menu.count { return "omits too many or too few" }
    }
    return nil
  }

  private static func rankFault(
    moving sources: [Int], in container: MoveOracle.Container, _ oracle: MoveOracle,
    _ vocabulary: Vocabulary, _ columns: Int, _ rowsOffered: inout Set<ActionKind>
  ) -> String? {
    let menu = container.menu(for: sources, vocabulary: vocabulary, columns: columns)
    guard menu.refusals.isEmpty else { return nil }
    let actions = menu.actions(in: container, limit: .max)
    let orders = actions.map { action in
      var moved = container
      moved.apply(action.difference)
      return moved.plainOrder
    }
    let expected = RankingOracle(oracle: oracle, sources: sources).orders
    if orders != expected { return "ranks \(orders), not \(expected)" }
    guard vocabulary == .relative else { return nil }
    let grid = GridOracle(oracle: oracle, sources: sources, columns: columns)
    let nearer = zip(actions, orders).filter { [.moveEarlier, .moveLater].contains($0.0.kind) }
      .map(\.1)
    for (kind, wanted) in [(ActionKind.moveRowUp, grid.rowUp), (.moveRowDown, grid.rowDown)] {
      let offered = zip(actions, orders).filter { $0.0.kind == kind }.map(\.1)
      // A section that takes nothing in from others keeps even its own where others come along.
      let legal = wanted.flatMap { expected.contains($0) && !nearer.contains($0) ? $0 : nil }
      if offered != (legal.map { [$0] } ?? []) {
        return "\(kind) is \(offered), not \(wanted.map { "\($0)" } ?? "-")"
      }
      if !offered.isEmpty { rowsOffered.insert(kind) }
    }
    return nil
  }
}
