import AssistiveReordering
import Reordering
import Testing

struct NamesTests {
  private func name(_ shop: Shop, _ id: Int) -> String {
    PlainWording().rendering(of: .removed(.item(shop.session.name(of: id)))).shown
      .replacing("removed ", with: "")
  }

  @Test func `Duplicates are told apart in document order, and only duplicates are`() throws {
    let shop = try Shop("aba", "ca")
    let ids = shop.session.container.sections.flatMap { Array($0.items) }
    #expect(ids.map { name(shop, $0) } == ["a(1/3)", "b", "a(2/3)", "c", "a(3/3)"])
    shop.session.perform(
      .init(sources: [ids[4]], destination: .init(position: .before(ids[0]), collectionID: 900)))
    #expect(shop.said() == ["moved a(3/3) before a(1/3), 1/4 in Dairy, from 2/2 in Done [|a(1/3)]"])
    #expect(ids.map { name(shop, $0) } == ["a(2/3)", "b", "a(3/3)", "c", "a(1/3)"])
  }

  @Test func `Namesakes come and go with edits, undo, redo and updates`() throws {
    let shop = try Shop("ab")
    let (a, b) = (shop.id("a"), shop.id("b"))
    #expect(name(shop, a) == "a")
    shop.model.labels[1] = "a"
    shop.session.edit(.insert([.init(1)], after: b, in: 900))
    #expect([a, 1].map { name(shop, $0) } == ["a(1/2)", "a(2/2)"])
    shop.session.undo()
    #expect(name(shop, a) == "a")
    shop.session.redo()
    #expect(name(shop, a) == "a(1/2)")
    shop.model.labels[2] = "c"
    shop.session.edit(.replace(1, with: .init(2)))
    #expect(name(shop, a) == "a")
    shop.session.undo()
    #expect([a, 1].map { name(shop, $0) } == ["a(1/2)", "a(2/2)"])
    shop.session.redo()
    #expect([a, 2].map { name(shop, $0) } == ["a", "c"])
    shop.model.labels[b] = "a"
    try shop.session.update(to: shop.session.container.contents)
    #expect([a, b].map { name(shop, $0) } == ["a(1/2)", "a(2/2)"])
    try shop.session.update(to: [.init(id: 900, items: [.init(b)])])
    #expect(name(shop, b) == "a")
  }

  @Test func `What looks the same but is not shows what cannot be seen, empty labels need nothing`()
    throws
  {
    let shop = try Shop("abcdef")
    let ids = shop.session.container.sections.flatMap { Array($0.items) }
    for (id, label) in zip(ids, ["Milk", "Milk\u{200B}", "Milk ", "", "", "e"]) {
      shop.model.labels[id] = label
    }
    #expect(
      ids.map { name(shop, $0) } == [
        "Milk(reveal)", "Milk\u{200B}(reveal)", "Milk (reveal)", "untitledItem", "untitledItem",
        "e",
      ])
  }

  @Test func `An identity is never said while there is a label`() throws {
    let shop = try Shop("ab", "c")
    shop.model.labels[1] = "n"
    shop.session.edit(.insert([.init(1)], after: nil, in: 900))
    shop.session.undo()
    shop.session.redo()
    shop.session.edit(.remove([1]))
    shop.session.undo()
    shop.session.redo()
    shop.session.perform(moving: [1], .start(of: nil))
    shop.session.perform(shop.move("a", shelf: 7))
    shop.session.perform(moving: shop.ids("a"), .before(8))
    #expect(
      shop.said() == [
        "removed n", "inserted n", "inserted n", "removed n", "refused: missingItem n +0",
        "refused: missingSection 907 +0", "refused: missingAnchor 8 +0",
      ])
  }

  @Test func `Sections of the same title are told apart, and a single one is not named`() throws {
    let shop = try Shop("a", "b", titles: ["Done", "Done"])
    shop.session.perform(shop.move("a", shelf: 1))
    #expect(
      shop.said() == ["moved a to end of Done(2/2), 2/2 in Done(2/2), from 1/1 in Done(1/2) [b|]"])
    let untitled = try Shop("a", "b", titles: [])
    untitled.session.perform(untitled.move("a", shelf: 1))
    #expect(untitled.said() == ["moved a to end of untitledSection(2/2), 2/2, from 1/1 [b|]"])
    let single = try Shop("ab", titles: ["Done"])
    single.session.perform(single.move("a"))
    #expect(single.said() == ["moved a to end, 2/2, from 1/2 [b|]"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `50,000 equal labels are told apart in one pass`() throws {
    let shop = try Shop(String(repeating: "a", count: 50_000))
    let ids = Array(shop.session.container.sections[0].items)
    for (index, id) in ids.enumerated() {
      let ordinal = shop.session.name(of: id).sameName
      if ordinal != .init(index: index + 1, count: 50_000) {
        Issue.record("\(index): \(String(describing: ordinal))")
        return
      }
    }
  }
}
