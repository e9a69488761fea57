import AssistiveReordering
import ReorderWording
import Testing

/// What stands on the screen.
@Suite struct ShownTests {
  @Test func `try it`() throws {
    let en = try book("en")
    let ar = try book("ar")
    for b in [en, ar, try book("ar-EG"), try book("en-XA"), try book("ar-XB"), try book("de")] {
      print(b.shown(.focusItem, [bare("Milk"), .number(1), .number(5)]))
      print(b.shown(.focusItem, [bare("שלום"), .number(1), .number(5)]))
      print(b.shown(.movedBefore, [quoted("Milk"), quoted("שלום"), .number(3), .number(4)]))
      print(b.spoken(.movedBefore, [quoted("Milk"), quoted("שלום a\u{1B}[31m"), .number(3), .number(4)]))
      print(b.shown(.actionMoveItemsBefore, [.number(2), .name(Name("Milk", sameName: .init(index: 2, count: 3)), quoted: true)]))
      print(b.spoken(.actionMoveItemsBefore, [.number(11), .name(Name("Milk", sameName: .init(index: 2, count: 3)), quoted: true)]))
      print(b.list(["a", "b", "c"]))
      print(b.shown(.actionMoveBefore, [.names([Name("Milk"), Name(""), Name("שלום")], quoted: true)]))
    }
    for f in try StringCatalog.embedded().findings() { print(f) }
  }
}
