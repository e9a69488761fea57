import AssistiveActions
import Reordering
import TestSupport
import Testing

struct WalkTests {
  typealias Container = ReorderContainer<String, String>

  static func container() throws -> Container {
    try Container(sections: [
      .init(id: "none", items: []), .init(id: "A", items: [.init("a"), .init("b")]),
      .init(id: "empty", items: []), .init(id: "C", items: [.init("c")]),
    ])
  }

  @Test func `Walking stops at every item and every empty section, both ways`() throws {
    let container = try Self.container()
    let stops: [Container.WalkStop] = [
      .emptySection("none"), .item("a"), .item("b"), .emptySection("empty"), .item("c"),
    ]
    var down: [Container.WalkStop] = []
    var stop = container.firstStop
    while let here = stop {
      down.append(here)
      stop = container.stop(after: here)
    }
    #expect(down == stops)
    var up: [Container.WalkStop] = []
    stop = container.lastStop
    while let here = stop {
      up.append(here)
      stop = container.stop(before: here)
    }
    #expect(up == stops.reversed())
    #expect(stops.map { container.section(of: $0) } == ["none", "A", "A", "empty", "C"])
    #expect(stops.map(\.item) == [nil, "a", "b", nil, "c"])
  }

  @Test func `Sections are found by their distance, however far that is`() throws {
    let container = try Self.container()
    #expect(container.section(1, from: "none") == "A")
    #expect(container.section(-2, from: "C") == "A")
    #expect(container.section(0, from: "C") == "C")
    for distance in [4, -1, Int.max, .min] {
      #expect(container.section(distance, from: "none") == nil)
    }
    for distance in [1, -4, Int.max, .min] {
      #expect(container.section(distance, from: "C") == nil)
    }
    #expect(container.section(1, from: "gone") == nil)
    #expect(container.firstStop(of: "empty") == .emptySection("empty"))
    #expect(container.firstStop(of: "A") == .item("a"))
    #expect(container.firstStop(of: "gone") == nil)
  }

  @Test func `Items have numbers through the whole container`() throws {
    let container = try Self.container()
    #expect((-1...5).map { container.item(number: $0) } == [nil, nil, "a", "b", "c", nil, nil])
    #expect(container.item(number: .max) == nil)
    #expect(container.item(number: .min) == nil)
    #expect(["a", "b", "c", "x"].map { container.number(of: $0) } == [1, 2, 3, nil])
  }

  @Test func `There is no stop where there is nothing, and none beside one that is gone`() throws {
    let nothing = try Container(sections: [])
    #expect(nothing.firstStop == nil)
    #expect(nothing.lastStop == nil)
    let container = try Self.container()
    #expect(container.stop(after: .item("gone")) == nil)
    #expect(container.stop(before: .emptySection("gone")) == nil)
  }

  @Test func `A lift says what putting down would do and changes nothing`() throws {
    let container = try Self.container()
    let lift = try #require(Lift(["b"], in: container))
    #expect(lift.origins == [.init(section: "A", position: 2, count: 2)])
    let difference = ReorderDifference<String, String>(
      sources: ["b"], destination: .init(position: .before("c"), collectionID: "C"))
    #expect(
      lift.verdict(putting: .before("c"), in: container) == container.verdict(on: difference))
    #expect(lift.verdict(putting: .after("b"), in: container).outcome?.changed == false)
    #expect(
      lift.verdict(putting: .end(of: "gone"), in: container)
        == .refused([.missingSection("gone")]))
    #expect(Array(container.sections[1].items) == ["a", "b"])
  }

  @Test func `What cannot be lifted is not`() throws {
    var container = try Container(sections: [
      .init(id: "A", items: [.init("a", movement: .fixed), .init("b")])
    ])
    #expect(Lift(["a"], in: container) == nil)
    #expect(Lift([], in: container) == nil)
    #expect(Lift(["b", "b"], in: container) == nil)
    let lift = try #require(Lift(["b"], in: container))
    container.isEnabled = false
    #expect(Lift(["b"], in: container) == nil)
    #expect(lift.verdict(putting: .before("a"), in: container) == .refused([.disabled]))
  }
}
