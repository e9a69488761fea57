import Reordering
import Testing

struct ContainerTests {
  typealias Container = ReorderContainer<String, String>

  @Test func `An identity that repeats is an error that names it`() {
    #expect(throws: ContainerError<String, String>.repeatedItem("a")) {
      try Container(sections: [
        .init(id: "x", items: [.init("a")]), .init(id: "y", items: [.init("b"), .init("a")]),
      ])
    }
    #expect(throws: ContainerError<String, String>.repeatedSection("x")) {
      try Container(sections: [.init(id: "x", items: []), .init(id: "x", items: [])])
    }
  }

  @Test(arguments: [
    (
      [Movement.free, .pinnedFirst], ContainerError<String, String>.misplacedPin("1", .pinnedFirst)
    ),
    ([.pinnedLast, .free], .misplacedPin("0", .pinnedLast)),
    ([.pinnedLast, .pinnedFirst], .misplacedPin("0", .pinnedLast)),
    ([.pinnedFirst, .fixed, .pinnedLast, .fixed], .misplacedPin("2", .pinnedLast)),
    ([.pinnedFirst, .free, .pinnedFirst, .pinnedLast], .misplacedPin("2", .pinnedFirst)),
  ])
  func `A pinned item away from its run is an error that names it`(
    movements: [Movement], error: ContainerError<String, String>
  ) {
    #expect(throws: error) {
      try Container(sections: [
        .init(
          id: "x",
          items: movements.enumerated().map { .init("\($0.offset)", movement: $0.element) })
      ])
    }
  }

  @Test func `Contents are what the container was made of`() throws {
    let sections: [Container.Section] = [
      .init(id: "x", items: []),
      .init(
        id: "y", acceptance: .only(["card"]),
        items: [.init("h", movement: .pinnedFirst), .init("b", kind: "card")]),
    ]
    var container = try Container(sections: sections)
    #expect(container.contents == sections)
    #expect(container.count == 2)
    #expect(container.item("b") == .init("b", kind: "card"))
    #expect(container.item("z") == nil)
    let generation = container.generation
    try container.update(to: sections)
    #expect(container.generation == generation)
    #expect(throws: ContainerError<String, String>.repeatedSection("x")) {
      try container.update(to: sections + [sections[0]])
    }
    #expect(container.contents == sections)
    try container.update(to: Array(sections.reversed()))
    #expect(container.contents == sections.reversed())
    #expect(container.generation == generation + 1)
  }

  @Test func `A container of elements takes movement, kind and acceptance from closures`() throws {
    struct Card: Identifiable { var id: Int }
    struct Column {
      var name: String
      var cards: [Card]
    }
    let single = try ReorderContainer([Card(id: 2), Card(id: 1)]) { $0.id == 1 ? .fixed : .free }
    #expect(Array(single.sections[0].items) == [2, 1])
    #expect(single.movement(of: 1) == .fixed)
    let byPath = try ReorderContainer(["b", "a"], id: \.self, isEnabled: false)
    #expect(Array(byPath.sections[0].items) == ["b", "a"])
    #expect(!byPath.isEnabled)
    let board = try ReorderContainer(
      [Column(name: "todo", cards: [Card(id: 1)]), Column(name: "done", cards: [])],
      sectionID: \.name, items: \.cards, itemID: \.id,
      acceptance: { $0.name == "done" ? .only(["1"]) : .all }, kind: { .init(rawValue: "\($0.id)") }
    )
    #expect(
      board.contents == [
        .init(id: "todo", items: [.init(1, kind: "1")]),
        .init(id: "done", acceptance: .only(["1"]), items: []),
      ])
  }
}
