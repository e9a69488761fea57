import SwipeMenus
import Testing

@Suite struct CoordinatorTests {
  let mail = offer(leading: ["pin"], trailing: ["delete", "flag"])

  /// Each event that closes an open row, and the reason that is given.
  @Test(arguments: [
    (Event.scroll, SwipeClosing.scroll), (.tapOutside, .tapOutside), (.tapRow("a"), .tapRow),
    (.tap("a", "pin"), .performed), (.drag("b", by: 1), .otherRow),
    (.fling("b", velocity: 1), .otherRow), (.tapRow("b"), .tapOutside),
    (.moved("a"), .moved), (.removed("a"), .removed), (.enabled(false), .disabled),
  ])
  func `whatever closes a row says why, once`(event: Event, reason: SwipeClosing) {
    for (direction, sign, _, _) in directions {
      var list = Simulation(direction, ["a": mail, "b": mail])
      list.run(.drag("a", by: sign * 60), .release("a"))
      let lines = list.run(event)
      #expect(lines.filter { $0.hasPrefix("closed") } == ["closed a \(reason)"])
      #expect(lines.filter { $0.hasPrefix("presentation") } == ["presentation a false"])
      #expect(list.coordinator.presentation == nil)
    }
  }

  @Test func `an edge that becomes empty closes, also under a finger`() {
    for (direction, sign, _, _) in directions {
      var list = Simulation(direction, ["a": mail])
      list.run(.drag("a", by: sign * 60), .release("a"))
      list.offers["a"] = offer(trailing: ["delete"])
      #expect(list.run(.changed("a")) == ["presentation a false", "closed a removed"])
      list.run(.drag("a", by: sign * -60), .release("a"), .drag("a", by: sign * 5))
      list.offers["a"] = offer()
      #expect(
        list.run(.changed("a"))
          == ["ignored a cancelled", "presentation a false", "closed a removed"])
      #expect(list.run(.release("a")) == ["ignored a noGesture"])
      // Emptied without a word, under a finger that is about to open it.
      list.offers["a"] = mail
      list.run(.drag("a", by: sign * 60))
      list.offers["a"] = offer()
      #expect(list.run(.release("a")) == ["ignored a noActions"])
    }
  }

  @Test func `a finger that something else takes over from counts no more`() {
    for (direction, sign, _, _) in directions {
      let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
      for event in [
        Event.scroll, .tapOutside, .direction(other), .drag("b", by: 1), .enabled(false),
        .moved("a"),
      ] {
        var list = Simulation(direction, ["a": mail, "b": mail])
        list.run(.drag("a", by: sign * 200))
        #expect(list.run(event) == ["ignored a cancelled"])
        #expect(
          list.run(.enabled(true), .release("a")).last == "ignored a noGesture", "\(event)")
      }
    }
  }

  @Test func `a container that is disabled takes no gesture but knows what changes`() {
    for (direction, sign, leading, _) in directions {
      let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
      var list = Simulation(direction, ["a": mail])
      list.run(.enabled(false), .direction(other))
      #expect(
        list.run(.drag("a", by: 90), .release("a"), .fling("a", velocity: 900), .scroll)
          == [
            "ignored a disabled", "ignored a disabled", "ignored a disabled", "ignored - disabled",
          ])
      list.run(.enabled(true))
      #expect(
        list.run(.drag("a", by: sign * 90), .release("a")).first
          == "revealed a trailing \(leading): delete, flag")
    }
  }

  @Test func `a row that is gone takes its menu with it`() {
    var list = Simulation(.leftToRight, ["a": mail])
    list.run(.drag("a", by: 60), .release("a"))
    list.offers["a"] = nil
    #expect(
      list.run(.tap("a", "pin"))
        == ["presentation a false", "closed a removed", "ignored a missingRow"])
    #expect(list.run(.changed("z"), .drag("z", by: 3)).allSatisfy { $0 == "ignored z missingRow" })
  }

  @Test func `rows that are declared as in SwiftUI, and told of their presentation`() {
    let told = Told()
    struct Mail: Sendable { var isRead = false }
    let row = SwipeRow(id: "a", state: Mail())
      .swipeActions(edge: .leading, allowsFullSwipe: false) { mail in
        [SwipeAction(id: "read", title: mail.isRead ? "Mark as unread" : "Mark as read")]
      } onPresentationChanged: {
        told.add("leading \($0)")
      }
      .swipeActions { _ in
        [SwipeAction(id: "delete", title: "Delete", role: .destructive)]
      } onPresentationChanged: {
        told.add("trailing \($0)")
      }
      .swipeActions { mail in mail.isRead ? [SwipeAction(id: "flag", title: "Flag")] : [] }
    var list = [row].swipeActionsContainer(direction: .rightToLeft)
    #expect(list.handle(.drag("a", by: -300)) == [])
    #expect(
      list.handle(.release("a")).map(line)
        == ["revealed a leading right: Mark as read", "presentation a true"])
    #expect(
      list.update("a") { $0.isRead = true }.map(line)
        == ["revealed a leading right: Mark as unread"])
    list.handle(.drag("a", by: 100))
    list.handle(.release("a"))
    list.handle(.fling("a", velocity: 900))
    #expect(list["a"]?.actions.trailing.actions.map(\.title) == ["Delete", "Flag"])
    #expect(list.handle(.removed("a")).map(line).last == "removed a")
    #expect(list.update("a") { $0.isRead = false }.map(line) == ["ignored a missingRow"])
    #expect(told.lines == ["leading true", "leading false", "trailing true", "trailing false"])
  }

  @Test func `a picture shows the buttons where the row has been moved from`() {
    for (direction, sign, leading, trailing) in directions {
      let row = SwipeRow<String, Offer, String>(id: "a", state: mail)
        .swipeActions(edge: .leading) { $0.leading.actions }
        .swipeActions { $0.trailing.actions }
      var list = [row].swipeActionsContainer(direction: direction)
      func uncovered() -> String {
        let beside = list.uncovered(beside: "a")
        let ids = beside?.1.map(\.id).joined(separator: " ") ?? ""
        return "\(sign * list.offset(of: "a") + 0) \(beside.map { "\($0.0)" } ?? "none") \(ids)"
      }
      #expect(uncovered() == "0.0 none ")
      list.handle(.drag("a", by: sign * 50))
      #expect(uncovered() == "50.0 \(leading) pin")
      list.handle(.release("a"))
      #expect(uncovered() == "74.0 \(leading) pin")
      list.handle(.drag("a", by: sign * -74))
      #expect(uncovered() == "0.0 none ")
      // Past the closed place of an open row: nothing there can open.
      list.handle(.drag("a", by: sign * -50))
      #expect(uncovered().hasSuffix("none "))
      #expect(sign * list.offset(of: "a") < 0)
      list.handle(.release("a"))
      list.handle(.drag("a", by: sign * -80))
      list.handle(.release("a"))
      #expect(uncovered() == "-148.0 \(trailing) delete flag")
    }
  }

  @Test func `of two actions with one identity the first stands`() {
    let offered = SwipeEdgeActions([
      SwipeAction(id: "pin", title: "Pin"), SwipeAction(id: "pin", title: "Unpin"),
    ])
    #expect(offered.actions.map(\.title) == ["Pin"])
  }
}

/// What closures were told. The tests are on one thread.
private final class Told: @unchecked Sendable {
  // Only touched by the test that made it.
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
