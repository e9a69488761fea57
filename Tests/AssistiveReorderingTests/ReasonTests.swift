import AssistiveActions
import AssistiveReordering
import Reordering
import Testing

/// Why an item cannot move somewhere, asked before anything is done.
struct ReasonTests {
  @Test func `For every place one can ask why an item cannot move there`() throws {
    let shop = try Shop(
      "hab", "xyt", movements: ["h": .pinnedFirst, "t": .pinnedLast, "x": .fixed])
    let session = shop.session
    let cases: [(String, MoveIntent<Int, Int>, String)] = [
      ("h", .end(of: 901), "refused: notMovable h pinnedFirst +0"),
      ("x", .before(shop.id("a")), "refused: notMovable x fixed +0"),
      ("a", .before(shop.id("h")), "refused: anchorPinned h pinnedFirst +0"),
      ("a", .after(shop.id("t")), "refused: anchorPinned t pinnedLast +0"),
      ("a", .before(1), "refused: missingAnchor 1 +0"),
      ("a", .end(of: 999), "refused: missingSection 999 +0"),
      ("a", .position(9), "refused: outOfRange a 2...3 +0"),
      ("a", .rowUp(columns: 1), "refused: outOfRange a 2...3 +0"),
      ("a", .start(of: nil), "unchanged a, 2/3 in Dairy"),
      ("hx", .before(shop.id("h")), "refused: notMovable h pinnedFirst +2"),
    ]
    for (letters, intent, sentence) in cases {
      let report = session.preview(moving: shop.ids(letters), intent)
      #expect(report.rendering.shown == sentence)
      #expect(report.changed == false)
      #expect(report.refusals.isEmpty == sentence.hasPrefix("unchanged"))
    }
    let possible = session.preview(moving: shop.ids("a"), .end(of: 901))
    #expect(possible.rendering.shown.hasPrefix("moved a before t") || possible.changed)
    #expect(shop.said() == [])
    #expect(shop.order == ["hab", "xyt"])
    #expect(shop.model.asked == [])
  }

  @Test func `What is asked and what is refused are the same, for every item and place`() throws {
    let letters = "habxyt"
    func shop() throws -> Shop {
      try Shop("hab", "xyt", movements: ["h": .pinnedFirst, "t": .pinnedLast, "x": .fixed])
    }
    for letter in letters {
      for anchor in letters {
        for isAfter in [false, true] {
          let asked = try shop()
          let intent: MoveIntent<Int, Int> =
            isAfter ? .after(asked.id(anchor)) : .before(asked.id(anchor))
          let preview = asked.session.preview(moving: asked.ids(String(letter)), intent)
          let done = try shop().session.perform(moving: asked.ids(String(letter)), intent)
          #expect(preview.refusals == done.refusals)
          #expect(preview.rendering == done.rendering)
        }
      }
    }
  }
}
