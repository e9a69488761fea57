import Reordering
import TestSupport
import Testing

struct ExhaustiveMoveTests {
  static let missing = 99

  @Test func `Every difference over every small container does what the oracle says`() {
    var count = 0
    for oracle in SmallContainers.affordable {
      guard let container = oracle.container else { continue }
      let items = oracle.order.flatMap { $0 }
      let sources =
        SmallContainers.lists(of: items + [Self.missing], upTo: 3)
        + SmallContainers.arrangements(of: items).filter { $0.count > 3 }
      for sources in sources {
        for destination in oracle.destinations(missing: Self.missing) {
          let difference = MoveOracle.Difference(sources: sources, destination: destination)
          if let fault = Self.fault(of: difference, in: container, oracle) {
            Issue.record("\(oracle) \(difference): \(fault)")
            return
          }
          count += 1
        }
      }
    }
    #expect(count > 50_000)
  }

  /// What is wrong with the way a container takes a difference, or `nil`.
  static func fault(
    of difference: MoveOracle.Difference, in container: MoveOracle.Container, _ oracle: MoveOracle
  ) -> String? {
    var moved = container
    let verdict = moved.apply(difference)
    guard verdict == container.verdict(on: difference) else { return "predicted otherwise" }
    switch (verdict, oracle.result(of: difference)) {
    case (.refused(let ours), .failure(let theirs)):
      if ours != theirs.all { return "refused with \(ours), not \(theirs.all)" }
      return moved.plainOrder == oracle.order ? nil : "a refused move changed something"
    case (.allowed(let outcome), .success(let expected)):
      return fault(of: outcome, container, moved, expected)
    case (let ours, let theirs): return "\(ours), not \(theirs)"
    }
  }

  private static func fault(
    of outcome: ReorderOutcome<Int, Int>, _ before: MoveOracle.Container,
    _ after: MoveOracle.Container, _ expected: [[Int]]
  ) -> String? {
    if after.plainOrder != expected { return "gave \(after.plainOrder), not \(expected)" }
    if outcome.changed != (before.plainOrder != expected) { return "changed: \(outcome.changed)" }
    if outcome.changed == (before.generation == after.generation) { return "generation" }
    let sources = outcome.difference.sources
    if after.place(of: sources[0]) != outcome.landing.place { return "landing \(outcome.landing)" }
    if outcome.origins.map(\.item) != sources { return "origins" }
    if outcome.origins.contains(where: { before.place(of: $0.item) != $0.place }) {
      return "origins \(outcome.origins)"
    }
    let section = expected[outcome.landing.place.section]
    let first = outcome.positions.lowerBound - 1
    let last = outcome.positions.upperBound
    if Array(section[first..<last]) != sources { return "positions \(outcome.positions)" }
    if outcome.landing.previous != (first == 0 ? nil : section[first - 1]) { return "previous" }
    if outcome.landing.next != (last == section.count ? nil : section[last]) { return "next" }
    var back = after
    for inverse in outcome.inverse {
      guard case .allowed = back.apply(inverse, waivingAcceptance: true) else {
        return "inverse \(inverse) refused"
      }
    }
    if outcome.inverse.isEmpty == outcome.changed { return "inverse without a change" }
    return back.plainOrder == before.plainOrder ? nil : "inverse gave \(back.plainOrder)"
  }
}
