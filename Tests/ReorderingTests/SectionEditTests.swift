import Reordering
import Testing

struct SectionEditTests {
  typealias Container = ReorderContainer<String, String>
  typealias Edit = Reordering.Edit<String, String>

  static func container() throws -> Container {
    try Container(sections: [
      .init(id: "dairy", items: [.init("milk"), .init("eggs")]),
      .init(id: "done", acceptance: .only(["card"]), items: [.init("bread", kind: "card")]),
    ])
  }

  static func order(_ container: Container) -> [String] {
    container.sections.map { "\($0.id): \($0.items.joined(separator: " "))" }
  }

  /// Makes an edit, takes it back and makes it again.
  static func makeAndTakeBack(_ edit: Edit, _ expected: [String]) throws {
    var container = try container()
    let before = container.contents
    guard case .allowed(let outcome) = container.apply(edit) else {
      Issue.record("\(edit) is refused")
      return
    }
    #expect(order(container) == expected)
    #expect(container.store.fault() == nil)
    for edit in outcome.inverse { container.apply(edit) }
    #expect(container.contents == before)
    #expect(container.store.fault() == nil)
    container.apply(edit)
    #expect(order(container) == expected)
  }

  @Test func `A section comes in with its items, behind another one or before all`() throws {
    let later = Container.Section(id: "later", items: [.init("rice")])
    try Self.makeAndTakeBack(
      .insertSection(later, after: "dairy"), ["dairy: milk eggs", "later: rice", "done: bread"])
    try Self.makeAndTakeBack(
      .insertSection(later, after: nil), ["later: rice", "dairy: milk eggs", "done: bread"])
    try Self.makeAndTakeBack(
      .insertSection(.init(id: "later", items: []), after: "done"),
      ["dairy: milk eggs", "done: bread", "later: "])
  }

  @Test func `A section goes with its items, and comes back with them`() throws {
    try Self.makeAndTakeBack(.removeSection("dairy"), ["done: bread"])
    try Self.makeAndTakeBack(.removeSection("done"), ["dairy: milk eggs"])
  }

  @Test func `A section is called otherwise and accepts something else`() throws {
    try Self.makeAndTakeBack(
      .replaceSection("done", with: "archive", accepting: .all),
      ["dairy: milk eggs", "archive: bread"])
    var container = try Self.container()
    let move = Container.Difference(
      sources: ["milk"], destination: .init(position: .end, collectionID: "done"))
    #expect(container.verdict(on: move).refusals == [.notAccepted("milk", by: "done")])
    container.apply(.replaceSection("done", with: "done", accepting: .all))
    container.apply(move)
    #expect(Self.order(container) == ["dairy: eggs", "done: bread milk"])
  }

  @Test(arguments: [
    (
      Edit.insertSection(.init(id: "done", items: []), after: nil),
      [Refusal<String, String>.sectionExists("done")]
    ),
    (.insertSection(.init(id: "new", items: []), after: "gone"), [.missingSection("gone")]),
    (
      .insertSection(.init(id: "new", items: [.init("milk"), .init("x"), .init("x")]), after: nil),
      [.itemExists("milk"), .itemExists("x")]
    ),
    (
      .insertSection(
        .init(id: "new", items: [.init("x"), .init("y", movement: .pinnedFirst)]), after: nil),
      [.misplacedPin("y", .pinnedFirst)]
    ),
    (.removeSection("gone"), [.missingSection("gone")]),
    (.replaceSection("gone", with: "done", accepting: .all), [.missingSection("gone")]),
    (.replaceSection("dairy", with: "done", accepting: .all), [.sectionExists("done")]),
  ])
  func `An edit of a section that cannot be is refused and changes nothing`(
    edit: Edit, refusals: [Refusal<String, String>]
  ) throws {
    var container = try Self.container()
    let before = container
    #expect(container.apply(edit) == .refused(refusals))
    #expect(container.contents == before.contents)
    #expect(container.generation == before.generation)
  }

  @Test func `After somebody else's change an undone section comes back or goes`() throws {
    for (edit, expected) in [
      (Edit.removeSection("done"), ["dairy: eggs new milk", "done: bread"]),
      (
        .insertSection(.init(id: "later", items: [.init("rice")]), after: nil),
        ["dairy: eggs new milk", "done: bread"]
      ),
      (
        .replaceSection("dairy", with: "fridge", accepting: .all),
        ["dairy: eggs new milk", "done: bread"]
      ),
    ] {
      var container = try Self.container()
      container.apply(
        .move(
          .init(
            sources: ["milk"], destination: .init(position: .end, collectionID: "dairy"))))
      var history = EditHistory<String, String>()
      if case .allowed(let outcome) = container.apply(edit) { history.record(edit, outcome) }
      let before = container
      let section = try #require(container.section(of: "eggs"))
      container.apply(.insert([.init("new")], after: "eggs", in: section))
      history.recordForeignChange(before: before)
      _ = history.undo(in: &container)
      #expect(Self.order(container) == expected, "\(edit)")
    }
  }

  @Test func `A section that others have put something into stays when its insertion is undone`()
    throws
  {
    var container = try Self.container()
    let edit = Edit.insertSection(.init(id: "later", items: [.init("rice")]), after: "done")
    var history = EditHistory<String, String>()
    if case .allowed(let outcome) = container.apply(edit) { history.record(edit, outcome) }
    let before = container
    container.apply(
      .move(.init(sources: ["milk"], destination: .init(position: .end, collectionID: "later"))))
    container.apply(.insert([.init("new")], after: nil, in: "later"))
    history.recordForeignChange(before: before)
    _ = history.undo(in: &container)
    #expect(Self.order(container) == ["dairy: milk eggs", "done: bread", "later: new"])
  }
}
