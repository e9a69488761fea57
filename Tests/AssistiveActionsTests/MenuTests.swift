import AssistiveActions
import Reordering
import Testing

struct MenuTests {
  typealias Container = ReorderContainer<String, Int>

  static func container(
    _ sections: [[String]], _ movements: [String: Movement] = [:], isEnabled: Bool = true
  ) throws -> Container {
    try Container(
      sections: sections.enumerated().map { index, items in
        .init(id: index, items: items.map { .init($0, movement: movements[$0] ?? .free) })
      }, isEnabled: isEnabled)
  }

  static func names(
    _ container: Container, _ sources: String..., in vocabulary: Vocabulary
  ) -> [String] {
    container.menu(for: sources, vocabulary: vocabulary).actions(in: container, limit: .max)
      .map(RankingTests.text)
  }

  @Test func `One place has one name, and which one is up to the vocabulary`() throws {
    let container = try Self.container([["a", "b", "c", "d"], ["x"]])
    #expect(
      Self.names(container, "b", in: .named)
        == ["before a", "before d", "end of 0", "end of 1", "before x"])
    #expect(
      Self.names(container, "b", in: .relative)
        == ["earlier 1", "later 1", "end of 0", "end of 1", "start of 1"])
    #expect(
      Self.names(container, "b", in: .natural)
        == ["before a", "after c", "end of 0", "end of 1", "before x"])
    #expect(
      Self.names(container, "c", in: .relative)
        == ["earlier 1", "later 1", "start of 0", "end of 1", "start of 1"])
    #expect(
      Self.names(container, "c", in: .natural)
        == ["before b", "end of 0", "before a", "end of 1", "before x"])
  }

  @Test func `A fixed neighbour is passed, and a pinned one is not`() throws {
    let container = try Self.container(
      [["h", "a", "f", "b", "t"]], ["h": .pinnedFirst, "f": .fixed, "t": .pinnedLast])
    #expect(Self.names(container, "a", in: .relative) == ["later 1", "end of 0"])
    #expect(Self.names(container, "b", in: .named) == ["before f", "before a"])
    #expect(container.menu(for: ["h"]).refusals == [.notMovable("h", .pinnedFirst)])
  }

  @Test func `A scattered selection is gathered by every action`() throws {
    let container = try Self.container([["a", "b", "c", "d", "e"]])
    let menu = container.menu(for: ["b", "d"])
    let orders = menu.actions(in: container).map { action -> String in
      var moved = container
      moved.apply(action.difference)
      return moved.sections[0].items.joined()
    }
    #expect(orders == ["bdace", "acebd", "abdce", "acbde"])
  }

  @Test(arguments: [
    ([], true, [Refusal<String, Int>.noSources]),
    (["a"], false, [.disabled]),
    (["f"], true, [.notMovable("f", .fixed)]),
    (
      ["x", "x", "f"], false,
      [.duplicateSource("x"), .missingItem("x"), .notMovable("f", .fixed), .disabled]
    ),
    (["f", "a"], true, [.notMovable("f", .fixed)]),
  ])
  func `An empty menu says why`(
    sources: [String], isEnabled: Bool, refusals: [Refusal<String, Int>]
  ) throws {
    let container = try Self.container([["a", "f"]], ["f": .fixed], isEnabled: isEnabled)
    let menu = container.menu(for: sources)
    #expect(menu.refusals == refusals)
    #expect(menu.count == 0)
    #expect(menu.actions(in: container) == [])
    #expect(menu.omitted(after: 0) == 0)
  }

  @Test func `Where there is no other place, the menu says so`() throws {
    let container = try Self.container([["a"]])
    #expect(container.menu(for: ["a"]).refusals == [.noOtherPlace])
    let pinned = try Self.container([["h", "a"]], ["h": .pinnedFirst])
    #expect(pinned.menu(for: ["a"]).refusals == [.noOtherPlace])
  }

  @Test func `Any offset and limit can be asked for`() throws {
    let container = try Self.container([["a", "b", "c"]])
    let menu = container.menu(for: ["a"])
    #expect(menu.actions(in: container, from: .min, limit: .max).count == 2)
    #expect(menu.actions(in: container, from: .max, limit: .max) == [])
    #expect(menu.actions(in: container, limit: .min) == [])
    #expect(menu.omitted(after: .min) == 2)
    #expect(menu.omitted(after: .max) == 0)
  }

  @Test func `A menu that was kept offers what the changed container offers`() throws {
    var container = try Self.container([["a", "b", "c", "d"]])
    let menu = container.menu(for: ["a"])
    let actions = menu.actions(in: container)
    container.apply(
      .init(sources: ["d"], destination: .init(position: .before("a"), collectionID: 0)))
    #expect(menu.actions(in: container) == container.menu(for: ["a"]).actions(in: container))
    container.apply(.remove(["a"]))
    #expect(menu.actions(in: container) == [])
    #expect(actions[0].difference(in: container) == .failure([.missingItem("a")]))
  }

  @Test(arguments: Vocabulary.allCases)
  func `An action that was kept goes where its words say, however the list changed`(
    vocabulary: Vocabulary
  ) throws {
    var container = try Self.container([["a", "b", "c", "d"]])
    let actions = container.menu(for: ["a"], vocabulary: vocabulary).actions(in: container)
    container.apply(.insert([.init("new")], after: "b", in: 0))
    let orders = actions.map { action -> String in
      var moved = container
      guard case .success(let difference) = action.difference(in: container) else { return "-" }
      moved.apply(difference)
      return RankingTests.text(action) + ": " + moved.sections[0].items.joined(separator: " ")
    }
    switch vocabulary {
    case .named:
      #expect(
        orders == [
          "before c: b new a c d", "end of 0: b new c d a", "before d: b new c a d",
        ])
    case .relative:
      #expect(
        orders == ["later 1: b a new c d", "end of 0: b new c d a", "before d: b new c a d"])
    case .natural:
      #expect(orders == ["after b: b a new c d", "end of 0: b new c d a", "after c: b new c a d"])
    }
  }

  @Test func `One action can be made for a place that somebody asked for`() throws {
    let container = try Self.container([["a", "b", "c"]])
    let action = try container.action(.moveToPosition, moving: ["a"], .position(2)).get()
    #expect(action.kind.name == "moveToPosition")
    #expect(action.landing.place == .init(section: 0, position: 2, count: 3))
    #expect(action.isFurtherDown)
    #expect(
      container.action(.custom("top"), moving: ["a"], .start(of: nil)) == .failure([.noOtherPlace]))
    #expect(
      container.action(.moveEarlier, moving: ["a"], .earlier(by: 1))
        == .failure([.outOfRange("a", requested: 0, allowed: 1...3)]))
  }

  @Test func `Every section is reached from any item, also an empty one`() throws {
    let container = try Self.container((0..<300).map { $0 == 150 ? ["a"] : [] })
    let menu = container.menu(for: ["a"])
    let reached = menu.actions(in: container, limit: .max).map(\.landing.place.section)
    #expect(menu.count == 299)
    #expect(Set(reached) == Set((0..<300).filter { $0 != 150 }))
    #expect(reached.prefix(4) == [151, 149, 152, 148])
  }
}
