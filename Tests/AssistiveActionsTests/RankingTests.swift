import AssistiveActions
import Reordering
import TestSupport
import Testing

struct RankingTests {
  @Test(arguments: Vocabulary.allCases)
  func `Menus of small containers have the order of the oracle in every vocabulary`(
    vocabulary: Vocabulary
  ) {
    for oracle in SmallContainers.affordable {
      let items = oracle.order.flatMap { $0 }.filter { oracle.movement(of: $0) == .free }
      guard oracle.isEnabled, let container = oracle.container else { continue }
      for sources in SmallContainers.arrangements(of: items) where !sources.isEmpty {
        if let fault = Self.fault(moving: sources, in: container, oracle, vocabulary) {
          Issue.record("\(oracle) moving \(sources): \(fault)")
          return
        }
      }
    }
  }

  @Test func `Menus of larger containers have the order of the oracle`() {
    var generator = SeededGenerator.announced()
    for _ in 0..<300 {
      var oracle = RandomContainers.container(
        items: Int.random(in: 1...14, using: &generator), &generator)
      for _ in 0..<Int.random(in: 0...4, using: &generator) { oracle.order.append([]) }
      oracle.order.shuffle(using: &generator)
      oracle.acceptances = oracle.order.map { _ in
        Int.random(in: 0..<4, using: &generator) == 0 ? .only(["card"]) : .all
      }
      for item in oracle.order.joined() where Bool.random(using: &generator) {
        oracle.kinds[item] = "card"
      }
      guard let container = oracle.container else { continue }
      let free = oracle.order.joined().filter { oracle.movement(of: $0) == .free }
        .shuffled(using: &generator)
      for size in 1...4 where free.count >= size {
        let sources = Array(free.prefix(size))
        if let fault = Self.fault(moving: sources, in: container, oracle, .named) {
          Issue.record("seed \(generator.seed): \(oracle) moving \(sources): \(fault)")
          return
        }
      }
    }
  }

  static func fault(
    moving sources: [Int], in container: MoveOracle.Container, _ oracle: MoveOracle,
    _ vocabulary: Vocabulary
  ) -> String? {
    let expected = RankingOracle(oracle: oracle, sources: sources).orders
    let menu = container.menu(for: sources, vocabulary: vocabulary)
    let orders = menu.actions(in: container, limit: .max).map { action in
      var moved = container
      moved.apply(action.difference)
      return moved.plainOrder
    }
    if orders != expected { return "\(orders), not \(expected)" }
    if menu.count != expected.count { return "counts \(menu.count), not \(expected.count)" }
    return menu.refusals.isEmpty == expected.isEmpty ? "says \(menu.refusals)" : nil
  }

  @Test func `The whole menu of an item in the middle of several sections`() throws {
    let order = [["a"], ["b", "c"], ["d", "e", "f", "g", "h"], [], ["i"], ["j"], ["k", "l"]]
    let container = try ReorderContainer<String, Int>(
      sections: order.enumerated().map { index, items in
        .init(id: index, items: items.map { .init($0) })
      })
    let menu = container.menu(for: ["f"])
    let names = menu.actions(in: container, limit: .max).map(Self.text)
    #expect(
      names == [
        "before e", "before h", "before d", "end of 2",
        "end of 3", "end of 1", "end of 4",
        "end of 0", "end of 5", "end of 6",
        "before b", "before c", "before i", "before a", "before j", "before k", "before l",
      ])
    #expect(menu.count == 17)
    #expect(menu.actions(in: container).map(Self.text) == Array(names.prefix(9)))
    #expect(menu.omitted(after: 9) == 8)
    #expect(menu.actions(in: container, from: 9).map(Self.text) == Array(names.dropFirst(9)))
  }

  /// How an action is named, for tests.
  static func text(_ action: ReorderAction<String, Int>) -> String {
    switch action.intent {
    case .before(let item): "before \(item)"
    case .after(let item): "after \(item)"
    case .start(let section): "start of \(section ?? -1)"
    case .end(let section): "end of \(section ?? -1)"
    case .earlier(let steps): "earlier \(steps)"
    case .later(let steps): "later \(steps)"
    case .rowUp(let columns): "row up \(columns)"
    case .rowDown(let columns): "row down \(columns)"
    case .position(let position): "to \(position)"
    }
  }
}
