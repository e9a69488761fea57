import AssistiveReordering
import Reordering
import Testing

struct HistoryTests {
  @Test func `Undo and redo say where the items are, and the model goes along`() throws {
    let shop = try Shop("abcd", "x")
    shop.session.perform(shop.move("ac", shelf: 1))
    shop.session.perform(shop.move("b"))
    for _ in 0..<3 { shop.session.undo() }
    #expect(shop.agrees)
    #expect(shop.order == ["abcd", "x"])
    for _ in 0..<3 { shop.session.redo() }
    #expect(shop.agrees)
    #expect(shop.order == ["db", "xac"])
    #expect(
      shop.said() == [
        "moved 2 items to end of Done, 2-3/3 in Done [x|]",
        "moved b to end of Dairy, 2/2 in Dairy, from 1/2 in Dairy [d|]",
        "undone b, 1/2 in Dairy", "undone 2 items", "nothing to undo",
        "redone 2 items to end of Done, 2-3/3 in Done", "redone b to end of Dairy, 2/2 in Dairy",
        "nothing to redo",
      ])
  }

  @Test func `An update from elsewhere is silent, and what was done before is still undone`() throws
  {
    let shop = try Shop("abcd")
    shop.session.perform(shop.move("d", before: "a"))
    _ = shop.said()
    shop.model.labels[1] = "n"
    let items = [shop.id("d"), shop.id("b"), 1, shop.id("a")]
    shop.model.shelves[0].things = items.map { .init(id: $0) }
    try shop.session.update(to: [.init(id: 900, items: items.map { .init($0) })])
    #expect(shop.said() == [])
    #expect(shop.order == ["dbna"])
    shop.session.undo()
    #expect(shop.said() == ["undone d, 4/4"])
    #expect(shop.order == ["abnd"])
    #expect(shop.agrees)
  }

  @Test func `An update with a repeated item throws and leaves everything as it was`() throws {
    let shop = try Shop("ab")
    let a = shop.id("a")
    #expect(throws: ContainerError<Int, Int>.repeatedItem(a)) {
      try shop.session.update(to: [.init(id: 900, items: [.init(a), .init(a)])])
    }
    #expect(shop.order == ["ab"])
  }

  @Test func `A removed item comes back by undo after an update from elsewhere`() throws {
    let shop = try Shop("abc")
    shop.session.edit(.remove([shop.id("b")]))
    try shop.session.update(to: [.init(id: 900, items: shop.ids("ca").map { .init($0) })])
    shop.session.undo()
    #expect(shop.order == ["abc"])
    #expect(shop.said() == ["inserted b"])
  }

  @Test func `A redo that is refused says why and can be made later`() throws {
    let shop = try Shop("abc")
    shop.session.perform(shop.move("c", before: "b"))
    shop.session.undo()
    shop.session.edit(.insert([], after: nil, in: 900))
    try shop.session.update(to: [.init(id: 900, items: shop.ids("ac").map { .init($0) })])
    _ = shop.said()
    let report = shop.session.redo()
    #expect(shop.said() == ["refused: missingAnchor b +0"])
    #expect(!report.changed)
    #expect(shop.order == ["ac"])
    #expect(shop.session.canRedo)
  }
}
