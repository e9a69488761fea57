import Reordering
import TestSupport
import Testing

/// The moves that a change comes to, against those that are found by comparing whole orders.
struct MovesOfChangeTests {
  typealias Container = MoveOracle.Container

  private static func fault(_ before: Container, _ target: Container) -> String? {
    var container = before
    guard
      case .change(let change) = (try? container.update(to: target.contents))?.content
    else { return before.contents == target.contents ? nil : "no change of \(before.contents)" }
    let moves = container.moves(of: change)
    let expected = before.differences(toReach: target)
    guard moves == expected else {
      return "\(before.contents) to \(target.contents): \(moves), not \(expected)"
    }
    var made = before
    made.make(change)
    guard made.contents == target.contents else { return "made: \(made.contents)" }
    made.make(change.inverse)
    guard made.contents == before.contents else { return "taken back: \(made.contents)" }
    return made.store.fault()
  }

  @Test func `A change comes to the same moves as comparing the orders before and after it`() {
    var generator = SeededGenerator.announced()
    for _ in 0..<600 {
      let count = Int.random(in: 0...9, using: &generator)
      let oracle = RandomContainers.container(items: count, &generator)
      let target = RandomContainers.reordering(of: oracle, &generator)
      guard let before = oracle.container, let after = target.container else { continue }
      if let fault = Self.fault(before, after) {
        Issue.record("seed \(generator.seed): \(fault)")
        return
      }
    }
  }

  @Test func `So it does in long lists, where what stays between is not looked at`() throws {
    var generator = SeededGenerator.announced()
    for round in 0..<60 {
      let order = [Array(0..<3_000), Array(3_000..<3_400), []]
      var oracle = MoveOracle(order: order)
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        oracle.movements[Int.random(in: 0..<3_400, using: &generator)] = .fixed
      }
      var target = oracle
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let from = Int.random(in: target.order.indices, using: &generator)
        let to = Int.random(in: target.order.indices, using: &generator)
        let run = target.order[from].filter { oracle.movement(of: $0) == .free }
          .dropFirst(Int.random(in: 0..<3_000, using: &generator))
          .prefix([1, 1, 2, 5, 30].randomElement(using: &generator) ?? 1)
        target.order[from].removeAll { run.contains($0) }
        let index = Int.random(in: 0...target.order[to].count, using: &generator)
        target.order[to].insert(contentsOf: run, at: index)
      }
      let (before, after) = (try #require(oracle.container), try #require(target.container))
      if let fault = Self.fault(before, after) {
        Issue.record("seed \(generator.seed), round \(round): \(fault.prefix(2_000))")
        return
      }
    }
  }
}
