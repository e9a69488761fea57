import AssistiveActions
import AssistiveReordering
import Reordering
import SwipeMenus
import Testing

struct GridMenuTests {
  private static func lines(_ shop: Shop, _ letters: String) -> [String] {
    let menu = shop.session.menu(for: shop.ids(letters))
    return shop.session.actions(of: menu).map {
      shop.session.wording
        .rendering(of: shop.session.description(of: $0), withOutcome: true).shown
    }
  }

  @Test func `In a grid earlier and later are left and right, by the direction of the layout`()
    throws
  {
    // a b c
    // d e f
    let shop = try Shop("abcdef", vocabulary: .relative)
    shop.session.columns = 3
    #expect(
      Self.lines(shop, "b") == [
        "1 left becomes 1/6", "1 right becomes 3/6", "1 to end becomes 6/6",
        "1 before e becomes 4/6", "1 row down becomes 5/6",
      ])
    shop.session.layoutDirection = .rightToLeft
    #expect(
      Self.lines(shop, "b") == [
        "1 right becomes 1/6", "1 left becomes 3/6", "1 to end becomes 6/6",
        "1 before e becomes 4/6", "1 row down becomes 5/6",
      ])
  }

  @Test func `Past the end of a row the words are earlier and later`() throws {
    let shop = try Shop("abcdef", vocabulary: .relative)
    shop.session.columns = 3
    #expect(Self.lines(shop, "d").prefix(2) == ["1 earlier becomes 3/6", "1 right becomes 5/6"])
    #expect(Self.lines(shop, "c").prefix(2) == ["1 left becomes 2/6", "1 later becomes 4/6"])
    #expect(Self.lines(shop, "ab").first == "2 right becomes 2-3/6")
    #expect(Self.lines(shop, "bc").prefix(2) == ["2 left becomes 1-2/6", "2 later becomes 3-4/6"])
  }

  @Test func `By more than one it is earlier and later, and a program's own kind is told apart`()
    throws
  {
    let shop = try Shop("abcdef", vocabulary: .relative)
    shop.session.columns = 3
    func target(_ intent: MoveIntent<Int, Int>) throws -> Target {
      let action = try shop.session.container
        .action(.custom("own"), moving: shop.ids("a"), intent).get()
      return shop.session.description(of: action).target
    }
    #expect(try target(.later(by: 1)) == .right)
    #expect(try target(.later(by: 2)) == .later)
    #expect(try target(.rowDown(columns: 3)) == .rowDown)
  }

  @Test func `Left and right are said of a grid only, and in relative words only`() throws {
    let shop = try Shop("abcd", vocabulary: .relative)
    #expect(Self.lines(shop, "b").prefix(2) == ["1 earlier becomes 1/4", "1 later becomes 3/4"])
    shop.session.columns = 1
    #expect(Self.lines(shop, "b").prefix(2) == ["1 earlier becomes 1/4", "1 later becomes 3/4"])
    shop.session.columns = 4
    shop.session.vocabulary = .named
    #expect(
      Self.lines(shop, "b").prefix(2) == ["1 before a becomes 1/4", "1 before d becomes 3/4"])
  }

  @Test func `The same list is a grid and a list again, with the same items`() throws {
    let shop = try Shop("abcdef", vocabulary: .relative)
    shop.session.columns = 2
    let menu = shop.session.menu(for: shop.ids("f"))
    let up = try #require(shop.session.actions(of: menu).first { $0.kind == .moveRowUp })
    shop.session.columns = nil
    #expect(shop.session.perform(up).changed)
    #expect(shop.order == ["abcfde"])
    #expect(Self.lines(shop, "f").contains("1 earlier becomes 3/6"))
  }
}
