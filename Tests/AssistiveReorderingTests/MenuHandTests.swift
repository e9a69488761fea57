import AssistiveActions
import AssistiveReordering
import Reordering
import Testing

/// What a program does to a menu before it is shown.
struct MenuHandTests {
  typealias Action = ReorderAction<Int, Int>

  @Test func `A program leaves actions out and puts others first`() throws {
    let shop = try Shop("abcde", "xy")
    let menu = shop.session.menu(for: shop.ids("c"))
    let ranked = shop.session.actions(of: menu)
    shop.session.arrangeActions = { head in
      head.filter { $0.landing.place.section == 901 }
        + head.filter { $0.kind == .moveBefore }.prefix(1)
    }
    let shown = shop.session.actions(of: menu)
    #expect(shown.map(\.landing.place.section) == [901, 901, 901, 900])
    #expect(shown.allSatisfy(ranked.contains))
    #expect(shop.session.actions(of: menu, limit: 1).count == 1)
  }

  @Test func `An action of a program's own kind is validated, announced and undone`() throws {
    let shop = try Shop("abcde", "xy")
    let session = shop.session
    session.arrangeActions = { [unowned session] head in
      let sources = head.first?.sources ?? []
      let urgent = try? session.container.action(
        .custom("urgent"), moving: sources, .start(of: 901)
      ).get()
      return (urgent.map { [$0] } ?? []) + head
    }
    let action = try #require(session.actions(of: session.menu(for: shop.ids("c"))).first)
    #expect(action.kind.name == "urgent")
    #expect(session.description(of: action).kind == .custom("urgent"))
    session.perform(action)
    #expect(shop.order == ["abde", "cxy"])
    #expect(shop.agrees)
    #expect(
      shop.said() == ["moved c before x, 1/3 in Done, from 3/5 in Dairy [|x]"])
    session.undo()
    #expect(shop.order == ["abcde", "xy"])
    #expect(shop.said() == ["undone c, 3/5 in Dairy"])
  }

  @Test func `An action of a program's own kind that has become impossible is refused`() throws {
    let shop = try Shop("abcde", "xy")
    let action = try shop.session.container
      .action(.custom("urgent"), moving: shop.ids("c"), .before(shop.id("x"))).get()
    shop.session.perform(shop.move("x"))
    _ = shop.said()
    shop.session.isEnabled = false
    #expect(shop.session.perform(action).refusals == [.disabled])
    #expect(shop.said() == ["refused: disabled - +0"])
    shop.session.isEnabled = true
    shop.session.perform(action)
    #expect(shop.order == ["abdecx", "y"])
    #expect(
      shop.session.container.action(.custom("stay"), moving: shop.ids("y"), .start(of: nil))
        == .failure([.noOtherPlace]))
  }
}
