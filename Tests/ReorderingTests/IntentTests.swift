import Reordering
import TestSupport
import Testing

struct IntentTests {
  static let missing = 99

  @Test func `Every intent over every small container leads where the oracle says`() {
    var count = 0
    for oracle in SmallContainers.affordable {
      guard let container = oracle.container else { continue }
      let free = oracle.order.joined().filter { oracle.movement(of: $0) == .free }
      for sources in SmallContainers.arrangements(of: free) where !sources.isEmpty {
        for intent in oracle.intents(missing: Self.missing) {
          if let fault = Self.fault(moving: sources, intent, container, oracle) {
            Issue.record("\(oracle) moving \(sources) \(intent): \(fault)")
            return
          }
          count += 1
        }
      }
    }
    #expect(count > 10_000)
  }

  private static func fault(
    moving sources: [Int], _ intent: MoveOracle.Intent, _ container: MoveOracle.Container,
    _ oracle: MoveOracle
  ) -> String? {
    let place = oracle.place(of: intent, moving: sources)
    switch (container.difference(moving: sources, intent), place) {
    case (.success(let difference), .order(let expected)):
      var moved = container
      switch moved.apply(difference) {
      case .allowed:
        return moved.plainOrder == expected ? nil : "gave \(moved.plainOrder), not \(expected)"
      case .refused(let refusals):
        return refusals == oracle.refusals(of: difference) ? nil : "refused with \(refusals)"
      }
    case (.failure(let refusals), .bad(let wrong, let section)):
      let expected = refusalsOfAll(sources, section, oracle) + [wrong]
      return refusals.all == expected ? nil : "refused with \(refusals.all), not \(expected)"
    case (let ours, let theirs): return "\(ours), not \(theirs)"
    }
  }

  /// What is wrong with a move into a section wherever it goes there.
  private static func refusalsOfAll(
    _ sources: [Int], _ section: Int?, _ oracle: MoveOracle
  ) -> [Refusal<Int, Int>] {
    guard let section else { return oracle.isEnabled ? [] : [.disabled] }
    return oracle.refusals(
      of: .init(sources: sources, destination: .init(position: .end, collectionID: section)))
  }

  @Test func `An intent whose sources are wrong lists what is wrong with its place as well`() throws
  {
    let container = try ReorderContainer<String, String>(
      sections: [
        .init(id: "list", items: [.init("a"), .init("b", movement: .fixed)]),
        .init(
          id: "cards", acceptance: .only(["card"]), items: [.init("z", movement: .pinnedFirst)]),
      ], isEnabled: false)
    func refusals(_ intent: MoveIntent<String, String>) -> [Refusal<String, String>] {
      switch container.difference(moving: ["a", "a", "b", "x"], intent) {
      case .success: []
      case .failure(let refusals): refusals.all
      }
    }
    let sources: [Refusal<String, String>] = [
      .duplicateSource("a"), .missingItem("x"), .notMovable("b", .fixed), .disabled,
    ]
    let notAccepted: [Refusal<String, String>] = [
      .notAccepted("a", by: "cards"), .notAccepted("b", by: "cards"),
    ]
    #expect(refusals(.earlier(by: 1)) == sources)
    #expect(refusals(.before("a")) == sources)
    #expect(refusals(.after("y")) == sources + [.missingAnchor("y")])
    #expect(refusals(.before("z")) == sources + notAccepted + [.anchorPinned("z", .pinnedFirst)])
    #expect(refusals(.end(of: "cards")) == sources + notAccepted)
    #expect(refusals(.start(of: "none")) == sources + [.missingSection("none")])
    #expect(
      container.difference(moving: [], .start(of: "none"))
        == .failure([.noSources, .disabled, .missingSection("none")]))
  }

  @Test func `Numbers beyond all lists are out of range and do not trap`() throws {
    let container = try ReorderContainer<String, String>(
      sections: [.init(id: "list", items: [.init("a"), .init("b"), .init("c")])])
    for number in [Int.min, .min + 1, -1, 0, 4, .max - 1, .max] {
      #expect(
        container.difference(moving: ["b"], .position(number))
          == .failure([.outOfRange("b", requested: number, allowed: 1...3)]))
    }
    for intent in [Int.min, .min + 1, -1, 0, 2, .max - 1, .max].flatMap({
      [MoveIntent<String, String>.earlier(by: $0), .later(by: $0)]
    }) {
      guard case .failure(let refusals) = container.difference(moving: ["b"], intent) else {
        Issue.record("\(intent) is allowed")
        continue
      }
      #expect(refusals.all.map(\.reason) == [.outOfRange])
    }
  }
}
