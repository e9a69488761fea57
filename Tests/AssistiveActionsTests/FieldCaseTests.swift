import AssistiveActions
import Reordering
import TestSupport
import Testing

/// Faults that people reported of menus and moves, each as a test of its whole kind: over generated
/// containers, with what is right written down once more in the plainest way.
struct FieldCaseTests {
  typealias Container = ReorderContainer<Int, Int>

  /// Containers of up to four sections that take in everything, some of them empty.
  private static func containers(
    _ generator: inout SeededGenerator, count: Int = 60
  ) -> [(oracle: MoveOracle, container: Container)] {
    (0..<count).compactMap { _ in
      var oracle = RandomContainers.container(
        items: Int.random(in: 1...7, using: &generator), &generator)
      oracle.order.insert([], at: Int.random(in: 0...oracle.order.count, using: &generator))
      oracle.acceptances = oracle.order.map { _ in .all }
      return oracle.container.map { (oracle, $0) }
    }
  }

  private static func free(_ oracle: MoveOracle) -> [Int] {
    oracle.order.joined().filter { oracle.movement(of: $0) == .free }
  }

  private static func order(_ container: Container, _ difference: MoveOracle.Difference) -> [[Int]]
  {
    var moved = container
    moved.apply(difference)
    return moved.plainOrder
  }

  @Test func `The end of an empty section is offered from any item, and no dummy stands in it`() {
    var generator = SeededGenerator.announced()
    var offered = 0
    for (oracle, container) in Self.containers(&generator) {
      for (number, item) in Self.free(oracle).enumerated() {
        let vocabulary = Vocabulary.allCases[number % Vocabulary.allCases.count]
        let actions = container.menu(for: [item], vocabulary: vocabulary)
          .actions(in: container, limit: .max)
        for section in oracle.order.indices where oracle.order[section].isEmpty {
          let ends = actions.filter { $0.kind == .moveToEnd && $0.intent == .end(of: section) }
          #expect(ends.count == 1, "seed \(generator.seed): \(oracle) moving \(item)")
          #expect(
            ends.allSatisfy { Self.order(container, $0.difference)[section] == [item] },
            "seed \(generator.seed): \(oracle) moving \(item)")
          offered += ends.count
        }
      }
    }
    #expect(offered > 50)
  }

  @Test func `Every section that takes the items in is in the menu of any item`() {
    var generator = SeededGenerator.announced()
    for (oracle, container) in Self.containers(&generator) {
      for item in Self.free(oracle) {
        let reached = container.menu(for: [item]).actions(in: container, limit: .max)
          .map(\.landing.place.section)
        let others = oracle.order.indices.filter { $0 != oracle.section(of: item) }
        #expect(
          Set(others).isSubset(of: reached), "seed \(generator.seed): \(oracle) moving \(item)")
      }
    }
  }

  @Test
  func `A fixed neighbour is passed alone and is a place to go before, and the end is offered`()
    throws
  {
    for count in 2...6 {
      for mask in 0..<(1 << count) {
        let fixed = (0..<count).filter { mask >> $0 & 1 == 1 }
        let movements = Dictionary(uniqueKeysWithValues: fixed.map { ($0, Movement.fixed) })
        let oracle = MoveOracle(order: [Array(0..<count)], movements: movements)
        let container = try #require(oracle.container)
        for item in Self.free(oracle) {
          let orders = Set(
            container.menu(for: [item]).actions(in: container, limit: .max)
              .map { Self.order(container, $0.difference)[0] })
          let others = (0..<count).filter { $0 != item }
          // Before each other item, fixed or not, and the end.
          var expected = Set(
            (0...others.count).map { Array(others[..<$0] + [item] + others[$0...]) })
          expected.remove(Array(0..<count))
          #expect(orders == expected, "\(fixed) moving \(item)")
          // Step by step every one of them is passed.
          var walked = container
          for position in (item + 1)..<max(count, item + 1) {
            let step = try container.difference(moving: [item], .later(by: position - item)).get()
            let one = try walked.difference(moving: [item], .later(by: 1)).get()
            walked.apply(one)
            #expect(walked.plainOrder == Self.order(container, step), "\(fixed) moving \(item)")
          }
          #expect(walked.plainOrder[0].last == item, "\(fixed) moving \(item)")
        }
      }
    }
  }

  @Test func `Of actions with one outcome one is offered, also where the start is one step away`()
    throws
  {
    for vocabulary in Vocabulary.allCases {
      for columns in [nil, 1, 2, 3] {
        for count in 1...6 {
          let container = try #require(MoveOracle(order: [Array(0..<count), []]).container)
          for item in 0..<count {
            let menu = container.menu(for: [item], vocabulary: vocabulary, columns: columns)
            let orders = menu.actions(in: container, limit: .max)
              .map { Self.order(container, $0.difference) }
            #expect(Set(orders).count == orders.count, "\(vocabulary) \(item) of \(count)")
            // All places but its own, and the empty section.
            #expect(orders.count == count, "\(vocabulary) \(item) of \(count)")
          }
        }
      }
    }
  }

  @Test
  func `Nothing wraps: past either end nothing moves, and up to it the others keep their order`()
    throws
  {
    for count in 1...6 {
      let container = try #require(MoveOracle(order: [Array(0..<count)]).container)
      for item in 0..<count {
        for steps in 1...(count + 2) {
          for (intent, target) in [
            (MoveIntent<Int, Int>.earlier(by: steps), item - steps),
            (.later(by: steps), item + steps),
          ] {
            let context = "\(intent) of \(item) in \(count)"
            switch container.difference(moving: [item], intent) {
            case .success(let difference):
              var expected = (0..<count).filter { $0 != item }
              try #require((0..<count).contains(target), "\(context)")
              expected.insert(item, at: target)
              #expect(Self.order(container, difference) == [expected], "\(context)")
            case .failure(let refusals):
              #expect(!(0..<count).contains(target), "\(context)")
              #expect(refusals.all.map(\.reason) == [.outOfRange], "\(context)")
            }
          }
        }
      }
    }
  }
}
