import AssistiveActions
import AssistiveReordering
import Reordering
import TestSupport
import Testing

struct MenuSearchTests {
  /// A list in one section per array, and what is found for a text, in words.
  private static func found(
    _ text: String, moving source: String, in sections: [[String]], titles: [String] = [],
    movements: [String: Movement] = [:], limit: Int = 9
  ) throws -> (lines: [String], count: Int) {
    let container = try ReorderContainer<String, Int>(
      sections: sections.enumerated().map { index, items in
        .init(id: index, items: items.map { .init($0, movement: movements[$0] ?? .free) })
      })
    let search = MenuSearch<String, Int>(
      [MenuWish(.anywhere, LabelQuery(text) { $0.lowercased() })],
      in: SearchedLabels(label: { $0 }),
      title: { titles.indices.contains($0) ? titles[$0] : "" })
    let found = container.menu(for: [source])
      .actions(in: container, matching: search, limit: limit)
    let lines = found.actions.map { action -> String in
      switch action.intent {
      case .before(let item): "before \(item)"
      case .after(let item): "after \(item)"
      case .end(let section): "end of \(section ?? -1)"
      default: "\(action.intent)"
      }
    }
    return (lines, found.count)
  }

  @Test func `Before, after and the end of what is called so, the better matches first`() throws {
    let list = ["Rye bread", "x", "Bread", "y", "Breadcrumbs", "z", "Gingerbread", "w", "Milk"]
    let found = try Self.found("bread", moving: "Milk", in: [list])
    #expect(
      found.lines == [
        "before Bread", "after Bread", "before Breadcrumbs", "after Breadcrumbs",
        "before Rye bread", "after Rye bread", "before Gingerbread", "after Gingerbread",
      ])
    #expect(found.count == 8)
    let titled = try Self.found(
      "done", moving: "Milk", in: [["Milk", "Undone"], [], ["a"]],
      titles: ["", "Done", "Done soon"])
    #expect(titled.lines == ["end of 1", "end of 2", "after Undone"])
  }

  @Test func `A place that two names have is given once, by the better one`() throws {
    let found = try Self.found("a", moving: "m", in: [["ab", "a", "ac", "m"]])
    #expect(found.lines == ["before a", "after a", "before ab"])
    #expect(found.count == 3)
  }

  @Test func `What is capped is counted`() throws {
    let list = (0..<50).map { "item \($0)" } + ["Milk"]
    let found = try Self.found("ITEM", moving: "Milk", in: [list], limit: 4)
    #expect(found.lines == ["before item 0", "after item 0", "after item 1", "after item 2"])
    #expect(found.count == 50)
    #expect(try Self.found("item", moving: "Milk", in: [list], limit: 0).count == 50)
  }

  @Test func `Nothing that is refused or changes nothing is found`() throws {
    let pins: [String: Movement] = ["head": .pinnedFirst, "foot": .pinnedLast, "sum": .pinnedLast]
    let list = ["head", "a", "b", "foot", "sum"]
    #expect(
      try Self.found("head", moving: "b", in: [list], movements: pins).lines == ["after head"])
    #expect(
      try Self.found("foot", moving: "a", in: [list], movements: pins).lines == ["before foot"])
    #expect(try Self.found("sum", moving: "a", in: [list], movements: pins).lines == [])
    #expect(try Self.found("head", moving: "head", in: [list], movements: pins).lines == [])
    #expect(try Self.found("", moving: "a", in: [list], movements: pins).count == 0)
    #expect(try Self.found("  ", moving: "a", in: [list], movements: pins).count == 0)
  }

  @Test func `Every search finds all and only the places beside what is called so`() throws {
    var generator = SeededGenerator.announced()
    for _ in 0..<200 {
      let oracle = RandomContainers.container(
        items: Int.random(in: 1...12, using: &generator), &generator)
      guard let container = oracle.container else { continue }
      let labels = (0..<12).map { _ in
        ["a", "ab", "b a", "ba", "c"].randomElement(using: &generator) ?? ""
      }
      let free = oracle.order.joined().filter { oracle.movement(of: $0) == .free }
        .shuffled(using: &generator).prefix(2)
      guard !free.isEmpty else { continue }
      let menu = container.menu(for: Array(free))
      let search = MenuSearch<Int, Int>(
        [MenuWish(.anywhere, LabelQuery("a") { $0 })],
        in: SearchedLabels(label: { labels[$0] }))
      let found = menu.actions(in: container, matching: search, limit: .max)
      func order(_ difference: ReorderDifference<Int, Int>) -> [[Int]] {
        var moved = container
        moved.apply(difference)
        return moved.plainOrder
      }
      let called = oracle.order.joined().filter { labels[$0].contains("a") && !free.contains($0) }
      let expected = called.flatMap { item in
        [MoveIntent<Int, Int>.before(item), .after(item)].compactMap { intent in
          try? container.action(.moveBefore, moving: Array(free), intent).get()
        }
      }
      let orders = found.actions.map { order($0.difference) }
      let context = "seed \(generator.seed): \(oracle) \(labels) \(free)"
      #expect(Set(orders) == Set(expected.map { order($0.difference) }), "\(context)")
      #expect(orders.count == Set(orders).count && found.count == orders.count, "\(context)")
      for limit in 0..<orders.count {
        let capped = menu.actions(in: container, matching: search, limit: limit)
        #expect(capped.actions == Array(found.actions.prefix(limit)), "\(context) \(limit)")
        #expect(capped.omitted == orders.count - limit, "\(context) \(limit)")
      }
    }
  }

  @Test(arguments: [
    ("bread", LabelMatch?.some(.exact)), ("bread roll", .prefix), ("rye bread", .word),
    ("(bread)", .word), ("rye-bread", .word), ("gingerbread", .inside),
    ("gingerbread bread", .word), ("brea", nil), ("", nil), ("ébread", .inside),
  ])
  func `A label fits better or worse`(label: String, match: LabelMatch?) {
    #expect(LabelMatch(of: label, with: "bread") == match)
    #expect(LabelMatch(of: label, with: "") == nil)
  }

  @Test func `A session searches the labels of its items and the titles of its sections`() throws {
    let shop = try Shop("abc", "xy")
    let menu = shop.session.menu(for: shop.ids("a"))
    func lines(_ text: String) -> [String] {
      let wish = MenuWish(.anywhere, LabelQuery(text) { $0.lowercased() })
      return shop.session.actions(of: menu, matching: [wish]).actions.map {
        shop.session.wording
          .rendering(of: shop.session.description(of: $0), withOutcome: false).shown
      }
    }
    #expect(lines("X") == ["1 before x", "1 after x"])
    #expect(lines(" done ") == ["1 to end of Done"])
    #expect(lines("q") == [])
  }
}
