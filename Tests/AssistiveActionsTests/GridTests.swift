import AssistiveActions
import Reordering
import Testing

struct GridTests {
  /// The order after each row move of an item, as rows of text; "-" where it is not offered.
  static func rows(
    _ container: MenuTests.Container, _ sources: String..., columns: Int
  ) -> [String] {
    let menu = container.menu(for: sources, vocabulary: .relative, columns: columns)
    let actions = menu.actions(in: container, limit: .max)
    return [ActionKind.moveRowUp, .moveRowDown].map { kind in
      guard let action = actions.first(where: { $0.kind == kind }) else { return "-" }
      var moved = container
      moved.apply(action.difference)
      return moved.sections.map { $0.items.joined() }.joined(separator: " ")
    }
  }

  @Test func `A row up and a row down keep the column, and a short last row takes at its end`()
    throws
  {
    // a b c
    // d e f
    // g h
    let grid = try MenuTests.container([["a", "b", "c", "d", "e", "f", "g", "h"]])
    #expect(Self.rows(grid, "e", columns: 3) == ["aebcdfgh", "abcdfghe"])
    #expect(Self.rows(grid, "b", columns: 3) == ["-", "acdebfgh"])
    #expect(Self.rows(grid, "f", columns: 3) == ["abfcdegh", "abcdeghf"])
    #expect(Self.rows(grid, "h", columns: 3) == ["abcdhefg", "-"])
    #expect(Self.rows(grid, "d", "e", columns: 3) == ["deabcfgh", "abcfghde"])
    #expect(Self.rows(grid, "b", "g", columns: 3) == ["-", "-"])
  }

  @Test func `The same list is a grid of other rows when its columns change`() throws {
    let list = try MenuTests.container([["a", "b", "c", "d", "e"]])
    #expect(Self.rows(list, "e", columns: 3) == ["aebcd", "-"])
    #expect(Self.rows(list, "e", columns: 2) == ["abecd", "-"])
    #expect(Self.rows(list, "b", columns: 4) == ["-", "acdeb"])
    #expect(Self.rows(list, "a", columns: 5) == ["-", "-"])
  }

  @Test func `Rows restart in each section, and pinned items fill cells`() throws {
    // h a b    x y
    // c d t    z
    let grid = try MenuTests.container(
      [["h", "a", "b", "c", "d", "t"], ["x", "y", "z"]],
      ["h": .pinnedFirst, "t": .pinnedLast])
    #expect(Self.rows(grid, "c", columns: 3) == ["-", "-"])
    #expect(Self.rows(grid, "d", columns: 3) == ["hdabct xyz", "-"])
    #expect(Self.rows(grid, "b", columns: 3) == ["-", "hacdbt xyz"])
    #expect(Self.rows(grid, "z", columns: 2) == ["habcdt zxy", "-"])
    #expect(Self.rows(grid, "y", columns: 2) == ["-", "-"])
  }

  @Test func `A row that holds only pinned items is no row to go down to`() throws {
    let grid = try MenuTests.container(
      [["a", "b", "c", "t", "u"]], ["t": .pinnedLast, "u": .pinnedLast])
    #expect(Self.rows(grid, "a", columns: 3) == ["-", "-"])
    #expect(
      grid.action(.moveRowDown, moving: ["a"], .rowDown(columns: 3))
        == .failure([.outOfRange("a", requested: 4, allowed: 1...3)]))
  }

  @Test(arguments: [0, -1, .min, .max])
  func `Columns that cannot be are out of range, never a crash`(columns: Int) throws {
    let grid = try MenuTests.container([["a", "b", "c"]])
    #expect(Self.rows(grid, "b", columns: columns) == ["-", "-"])
    for intent in [MenuTests.Container.Intent.rowUp(columns: columns), .rowDown(columns: columns)] {
      guard case .failure(let refusals) = grid.difference(moving: ["b"], intent) else {
        Issue.record("\(intent)")
        continue
      }
      #expect(refusals.all.map(\.reason) == [.outOfRange])
    }
  }

  @Test func `A row kind is offered after earlier and later, which stand where both are one`()
    throws
  {
    let list = try MenuTests.container([["a", "b", "c"]])
    let menu = list.menu(for: ["b"], vocabulary: .relative, columns: 1)
    #expect(menu.actions(in: list).map(\.kind) == [.moveEarlier, .moveLater])
    let two = list.menu(for: ["c"], vocabulary: .relative, columns: 2)
    #expect(two.actions(in: list).map(\.kind) == [.moveEarlier, .moveRowUp])
  }

  @Test func `A menu that was kept for a grid stays one when the order changes`() throws {
    var list = try MenuTests.container([["a", "b", "c", "d"]])
    let menu = list.menu(for: ["d"], vocabulary: .relative, columns: 2)
    let up = menu.actions(in: list).first { $0.kind == .moveRowUp }
    list.apply(.insert([.init("new")], after: "a", in: 0))
    #expect(menu.actions(in: list).contains { $0.kind == .moveRowUp })
    let difference = try #require(try up?.difference(in: list).get())
    list.apply(difference)
    #expect(list.sections[0].items.joined(separator: " ") == "a new d b c")
  }
}
