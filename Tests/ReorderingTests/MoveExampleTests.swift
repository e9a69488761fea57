import Reordering
import Testing

struct MoveExampleTests {
  typealias Container = ReorderContainer<Character, Int>
  typealias Difference = ReorderDifference<Character, Int>

  static func container(_ sections: String...) throws -> Container {
    try Container(
      sections: sections.enumerated().map { index, items in
        .init(id: index, items: items.map { .init($0) })
      })
  }

  static func difference(
    _ sources: String, before anchor: Character? = nil, in section: Int = 0
  ) -> Difference {
    Difference(
      sources: Array(sources),
      destination: .init(position: anchor.map { .before($0) } ?? .end, collectionID: section))
  }

  @Test(arguments: [
    ("abcd", "ac", Character("c"), "bacd"),
    ("abcde", "abc", "e", "dabce"),
    ("abcd", "ca", "a", "cabd"),
    ("abcd", "b", "b", "abcd"),
    ("abcd", "b", "c", "abcd"),
    ("abcd", "d", "a", "dabc"),
    ("abcd", "dcba", "b", "dcba"),
  ])
  func `Sources go, in their order, before the next item that stays`(
    order: String, sources: String, anchor: Character, result: String
  ) throws {
    var container = try Self.container(order)
    let verdict = container.apply(Self.difference(sources, before: anchor))
    #expect(String(container.sections[0].items) == result)
    #expect(verdict.outcome?.changed == (order != result))
    #expect(container.generation == (order == result ? 0 : 1))
  }

  @Test func `An outcome says where the items were, where they are, and the way back`() throws {
    var container = try Self.container("abc", "xy")
    let verdict = container.apply(Self.difference("ca", before: "y", in: 1))
    let outcome = ReorderOutcome<Character, Int>(
      difference: Self.difference("ca", before: "y", in: 1), changed: true,
      landing: .init(
        place: .init(section: 1, position: 2, count: 4), previous: "x", next: "y"),
      origins: [
        .init(item: "c", place: .init(section: 0, position: 3, count: 3)),
        .init(item: "a", place: .init(section: 0, position: 1, count: 3)),
      ],
      inverse: [Self.difference("a", before: "b"), Self.difference("c")])
    #expect(verdict == .allowed(outcome))
    #expect(outcome.positions == 2...3)
    #expect(container.sections.map { String($0.items) } == ["b", "xcay"])
  }

  @Test func `A batch makes all moves or none`() throws {
    var container = try Self.container("abc", "")
    let good = [Self.difference("a", in: 1), Self.difference("c", before: "a", in: 1)]
    let bad = good + [Self.difference("b", before: "c")]
    let before = container
    #expect(
      container.apply(bad) == .refused(step: 2, [.anchorInOtherSection("c", actual: 1)]))
    #expect(container.hasSameOrder(as: before))
    #expect(container.generation == before.generation)
    guard case .allowed(let outcomes) = container.apply(good) else {
      Issue.record("the batch is refused")
      return
    }
    #expect(outcomes.map(\.landing.place.position) == [1, 1])
    #expect(container.sections.map { String($0.items) } == ["b", "ca"])
    #expect(container.apply([Difference]()) == .allowed([]))
  }

  @Test func `A vanished anchor is replaced only by what followed it in the old order`() throws {
    let container = try Self.container("adx", "b")
    let difference = Self.difference("x", before: "b")
    func replaced(_ order: String, _ difference: Difference = difference) -> Difference {
      difference.replacingVanishedAnchor(in: container, oldOrder: Array(order))
    }
    #expect(replaced("abcdx") == Self.difference("x", before: "d"))
    #expect(replaced("dabc") == Self.difference("x"))
    #expect(replaced("acd") == difference, "an anchor that was never there is refused")
    #expect(
      replaced("abcd", Self.difference("x", before: "a")) == Self.difference("x", before: "a"))
    #expect(replaced("abcd", Self.difference("x")) == Self.difference("x"))
  }
}
