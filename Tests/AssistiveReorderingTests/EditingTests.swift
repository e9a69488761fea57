import AssistiveActions
import AssistiveReordering
import Reordering
import Testing

/// The program changes the list while a person reorders it.
struct EditingTests {
  @Test func `A section that comes, goes and is exchanged is undone and redone like a move`() throws
  {
    let shop = try Shop("ab", "c")
    shop.model.labels[1] = "n"
    shop.session.edit(
      .insertSection(.init(id: 902, items: [.init(1)]), after: 900))
    #expect(shop.order == ["ab", "n", "c"])
    shop.session.edit(.removeSection(900))
    #expect(shop.order == ["n", "c"])
    shop.session.edit(.replaceSection(901, with: 907, accepting: .all))
    #expect(shop.session.container.sections.map(\.id) == [902, 907])
    for _ in 0..<3 { shop.session.undo() }
    #expect(shop.order == ["ab", "c"])
    for _ in 0..<3 { shop.session.redo() }
    #expect(shop.session.container.sections.map(\.id) == [902, 907])
    #expect(
      shop.said() == [
        "replaced section Done", "inserted section Dairy", "removed section Later",
        "inserted section Later", "removed section Dairy", "replaced section untitledSection",
      ])
    #expect(shop.model.asked == [])
  }

  @Test func `An edit of a section that cannot be is refused and not recorded`() throws {
    let shop = try Shop("ab", "c")
    #expect(
      shop.session.edit(.insertSection(.init(id: 901, items: []), after: nil))
        == .refused([.sectionExists(901)]))
    #expect(!shop.session.canUndo)
    #expect(shop.said() == [])
  }

  @Test func `An action that was offered before is derived anew, a bare difference is validated`()
    throws
  {
    let shop = try Shop("abc", "x")
    let menu = shop.session.menu(for: [shop.id("b")])
    let actions = shop.session.actions(of: menu)
    let toStart = try #require(actions.first { $0.kind == .moveBefore })
    let toDone = try #require(
      actions.first { $0.intent == .end(of: 901) })
    shop.model.labels[1] = "n"
    shop.session.edit(.insert([.init(1)], after: nil, in: 900))
    shop.session.edit(.removeSection(901))
    #expect(shop.session.perform(toStart).outcome?.landing.place.position == 2)
    #expect(shop.order == ["nbac"])
    #expect(shop.session.perform(toDone).refusals == [.missingSection(901)])
    #expect(
      shop.session.perform(shop.move("a", before: "x")).refusals == [.missingAnchor(shop.id("x"))])
    #expect(shop.session.actions(of: menu).count == 3)
  }

  @Test func `Names follow labels that change, come and go, without asking for all again`() throws {
    let shop = try Shop("abc")
    #expect(shop.session.name(of: shop.id("a")).sameName == nil)
    let (a, b, c) = (shop.id("a"), shop.id("b"), shop.id("c"))
    shop.model.labels[b] = "a"
    shop.session.relabel([b])
    #expect(shop.session.name(of: a).sameName == .init(index: 1, count: 2))
    #expect(shop.session.name(of: b).sameName == .init(index: 2, count: 2))
    shop.model.labels[1] = "a"
    shop.session.edit(.insert([.init(1)], after: nil, in: 900))
    #expect(shop.session.name(of: b).sameName == .init(index: 3, count: 3))
    shop.session.edit(.remove([a]))
    #expect(shop.session.name(of: b).sameName == .init(index: 2, count: 2))
    shop.session.undo()
    #expect(shop.session.name(of: b).sameName == .init(index: 3, count: 3))
    shop.model.labels[b] = "b"
    shop.session.relabel([b])
    #expect(shop.session.name(of: b).sameName == nil)
    #expect(shop.session.name(of: a).sameName == .init(index: 2, count: 2))
    shop.model.labels[c] = "b"
    shop.session.edit(.replace(c, with: .init(c, movement: .fixed)))
    #expect(shop.session.name(of: b).sameName == .init(index: 1, count: 2))
  }

  @Test
  func `Undoing a batch asks the model for each step, and a refusal in between is taken back`()
    throws
  {
    let shop = try Shop("abcd")
    shop.session.perform(shop.move("ac"))
    #expect(shop.order == ["bdac"])
    shop.model.answers = [nil, .declined(reason: "full")]
    shop.session.undo()
    #expect(shop.order == ["bdac"])
    #expect(shop.agrees)
    #expect(shop.session.canUndo)
    shop.session.undo()
    #expect(shop.order == ["abcd"])
    #expect(shop.agrees)
    #expect(
      shop.said() == [
        "moved 2 items to end, 3-4/4 [d|]", "refused: declined full +0", "undone 2 items",
      ])
  }
}
