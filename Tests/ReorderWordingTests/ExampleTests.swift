import AssistiveReordering
import Reordering
import Testing

@testable import ReorderWording

/// The English sentences that are promised, to the letter: as they are shown and as they are spoken.
@Suite struct ExampleTests {
  private let shelf = Shelf.english

  private func said(_ announcement: Announcement) throws -> [String] {
    let rendering = try wording("en").rendering(of: announcement)
    return [rendering.shown, rendering.spokenText]
  }

  private func offered(_ action: ActionDescription, withOutcome: Bool = false) throws -> [String] {
    let rendering = try wording("en").rendering(of: action, withOutcome: withOutcome)
    return [rendering.shown, rendering.spokenText]
  }

  @Test func `where one is`() throws {
    func focus(_ section: Name? = nil, _ conditions: [Condition] = []) throws -> [String] {
      try said(.focus(shelf.milk, at(1, of: 5, section), conditions, Neighbours()))
    }
    #expect(try focus() == ["Milk, 1 of 5", "Milk, 1 of 5"])
    #expect(try focus(shelf.dairy) == ["Milk, 1 of 5 in Dairy", "Milk, 1 of 5 in Dairy"])
    #expect(try focus(nil, [.selected]) == ["Milk, 1 of 5, selected", "Milk, 1 of 5, selected"])
    #expect(try said(.emptySection(shelf.done)) == ["Done, empty section", "Done, empty section"])
  }

  @Test func `what can be done`() throws {
    let before = Target.before(shelf.bread)
    #expect(try offered(action(before)) == ["Move before “Bread”", "Move before Bread"])
    #expect(
      try offered(action(.end(shelf.done))) == ["Move to end of “Done”", "Move to end of Done"])
    #expect(
      try offered(action(before, count: 3))
        == ["Move 3 items before “Bread”", "Move 3 items before Bread"])
    #expect(
      try offered(action(before), withOutcome: true)
        == ["Move before “Bread”, becomes 2 of 5", "Move before Bread, becomes 2 of 5"])
  }

  @Test func `what was done`() throws {
    let before = Target.before(shelf.bread)
    #expect(
      try said(.moved(.item(shelf.milk), before, at(3, of: 5), from: nil, Neighbours()))
        == ["Moved “Milk” before “Bread”. 3 of 5", "Moved Milk before Bread. 3 of 5"])
    #expect(
      try said(
        .moved(
          .item(shelf.milk), .end(shelf.done), at(1, of: 1, shelf.done), from: nil, Neighbours()))
        == [
          "Moved “Milk” to end of “Done”. 1 of 1 in Done",
          "Moved Milk to end of Done. 1 of 1 in Done",
        ])
    #expect(
      try said(.moved(.items(3), before, at(2, to: 4, of: 7), from: nil, Neighbours()))
        == ["Moved 3 items before “Bread”. 2 to 4 of 7", "Moved 3 items before Bread. 2 to 4 of 7"])
  }

  @Test func `what had not to be done, what was undone, what is refused`() throws {
    #expect(
      try said(.unchanged(.item(shelf.milk), at(1, of: 5)))
        == ["Nothing changed. “Milk” is already 1 of 5", "Nothing changed. Milk is already 1 of 5"])
    #expect(
      try said(.undone(.item(shelf.milk), at(1, of: 5)))
        == ["Undone. “Milk” is back at 1 of 5", "Undone. Milk is back at 1 of 5"])
    #expect(
      try said(.refused(.notMovable(shelf.total, .pinnedLast), more: 0))
        == [
          "Cannot move “Total”: it is pinned at the end",
          "Cannot move Total: it is pinned at the end",
        ])
  }

  @Test func `which of several with one name, the shortest form, and more than one refusal`() throws
  {
    let second = Name("Milk", sameName: .init(index: 2, count: 2))
    #expect(
      try offered(action(.before(second))) == [
        "Move before “Milk”, second of 2 with this name",
        "Move before Milk, second of 2 with this name",
      ])
    let terse = try wording("en", .terse)
    func short(_ section: Name?) -> String {
      terse.rendering(of: .focus(shelf.milk, at(3, of: 5, section), [.selected], Neighbours()))
        .shown
    }
    #expect(short(nil) == "Milk 3/5")
    #expect(short(shelf.done) == "Milk 3/5 Done")
    #expect(
      try said(.refused(.notMovable(shelf.total, .pinnedLast), more: 3)) == [
        "Cannot move “Total”: it is pinned at the end, and 3 more",
        "Cannot move Total: it is pinned at the end, and 3 more",
      ])
    #expect(try said(.emptySection(Name(""))).first == "untitled item, empty section")
    let blank = Name(" ", emptyStandIn: .blankLine)
    #expect(
      try said(.focus(blank, at(1, of: 5), [], Neighbours()))
        == ["blank line, 1 of 5", "blank line, 1 of 5"])
  }
}
