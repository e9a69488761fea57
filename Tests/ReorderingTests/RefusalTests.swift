import Reordering
import Testing

struct RefusalTests {
  typealias Container = ReorderContainer<String, String>
  typealias Difference = ReorderDifference<String, String>

  static func container(isEnabled: Bool = true) throws -> Container {
    try Container(
      sections: [
        .init(
          id: "list",
          items: [
            .init("header", movement: .pinnedFirst), .init("a"), .init("b", kind: "card"),
            .init("ad", movement: .fixed), .init("sum", movement: .pinnedLast),
            .init("total", movement: .pinnedLast),
          ]),
        .init(id: "cards", acceptance: .only(["card"]), items: [.init("c")]),
      ], isEnabled: isEnabled)
  }

  static func difference(
    _ sources: [String], _ position: Difference.Destination.Position, in section: String = "list"
  ) -> Difference {
    Difference(sources: sources, destination: .init(position: position, collectionID: section))
  }

  static let cases: [(Difference, [Refusal<String, String>])] = [
    (difference([], .end), [.noSources]),
    (difference(["a", "b", "a", "a"], .end), [.duplicateSource("a")]),
    (difference(["x", "a"], .end), [.missingItem("x")]),
    (difference(["ad"], .end), [.notMovable("ad", .fixed)]),
    (difference(["header"], .end), [.notMovable("header", .pinnedFirst)]),
    (difference(["total"], .end), [.notMovable("total", .pinnedLast)]),
    (difference(["a"], .end, in: "none"), [.missingSection("none")]),
    (difference(["a", "b"], .end, in: "cards"), [.notAccepted("a", by: "cards")]),
    (difference(["a"], .before("x")), [.missingAnchor("x")]),
    (difference(["a"], .before("c")), [.anchorInOtherSection("c", actual: "cards")]),
    (difference(["a"], .before("header")), [.anchorPinned("header", .pinnedFirst)]),
    (difference(["a"], .before("total")), [.anchorPinned("total", .pinnedLast)]),
    (difference(["a"], .before("sum")), []),
    (difference(["a"], .before("ad")), []),
    (difference(["c"], .end, in: "cards"), []),
    (
      difference(["x", "ad", "a", "y", "a", "x"], .before("b"), in: "cards"),
      [
        .duplicateSource("a"), .duplicateSource("x"), .missingItem("x"), .missingItem("y"),
        .notMovable("ad", .fixed), .notAccepted("ad", by: "cards"), .notAccepted("a", by: "cards"),
        .anchorInOtherSection("b", actual: "list"),
      ]
    ),
  ]

  @Test(arguments: cases)
  func `Each rule has its refusal, and all of them come in the order of the rules`(
    difference: Difference, refusals: [Refusal<String, String>]
  ) throws {
    var container = try Self.container()
    let before = container.contents
    #expect(container.verdict(on: difference).refusals == refusals)
    guard !refusals.isEmpty else { return }
    #expect(container.apply(difference) == .refused(refusals))
    #expect(container.contents == before)
    #expect(container.generation == 0)
    var closed = try Self.container(isEnabled: false)
    let isOfSources: Set<Refusal<String, String>.Reason> = [
      .noSources, .duplicateSource, .missingItem, .notMovable,
    ]
    let ofSources = refusals.prefix { isOfSources.contains($0.reason) }
    #expect(
      closed.apply(difference).refusals
        == ofSources + [.disabled] + refusals.dropFirst(ofSources.count))
  }

  @Test func `A disabled container refuses and counts as changed when it is switched`() throws {
    var container = try Self.container()
    container.isEnabled = false
    #expect(container.generation == 1)
    #expect(container.apply(Self.difference(["a"], .end)) == .refused([.disabled]))
  }

  @Test func `A missing section hides what cannot be checked without it`() throws {
    let container = try Self.container()
    #expect(
      container.refusals(of: Self.difference(["ad"], .before("x"), in: "none"))
        == [.notMovable("ad", .fixed), .missingSection("none")])
  }

  @Test func `Acceptance is waived for undoing, and nothing else is`() throws {
    let container = try Self.container()
    let difference = Self.difference(["ad"], .before("x"), in: "cards")
    #expect(
      container.refusals(of: difference, waivingAcceptance: true)
        == [.notMovable("ad", .fixed), .missingAnchor("x")])
  }

  static let all: [(Refusal<String, String>, [String])] = [
    (.noSources, []), (.duplicateSource("a"), ["a"]), (.missingItem("a"), ["a"]),
    (.notMovable("a", .fixed), ["a"]), (.disabled, []), (.missingSection("s"), []),
    (.notAccepted("a", by: "s"), ["a"]), (.missingAnchor("a"), ["a"]),
    (.anchorInOtherSection("a", actual: "s"), ["a"]), (.anchorPinned("a", .pinnedLast), ["a"]),
    (.outOfRange("a", requested: 9, allowed: 1...3), ["a"]), (.noOtherPlace, []),
    (.declined(reason: "no"), []), (.itemExists("a"), ["a"]), (.sectionExists("s"), []),
    (.misplacedPin("a", .fixed), ["a"]),
  ]

  @Test func `Each refusal has its reason and names its items`() {
    #expect(Self.all.map(\.0.reason) == Refusal<String, String>.Reason.allCases)
    for (refusal, items) in Self.all { #expect(refusal.items == items) }
  }
}
