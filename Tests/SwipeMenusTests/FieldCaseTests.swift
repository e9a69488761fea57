import SwipeMenus
import Testing

/// Faults that people reported of swipe menus, each for both directions.
@Suite struct FieldCaseTests {
  let mail = offer(leading: ["pin"], trailing: ["delete", "flag"])

  @Test func `the edge and the side of the buttons both follow the direction`() {
    var ltr = Simulation(.leftToRight, ["a": mail])
    #expect(
      ltr.run(.drag("a", by: 120), .release("a"))
        == ["revealed a leading left: pin", "presentation a true"])
    ltr = Simulation(.leftToRight, ["a": mail])
    #expect(
      ltr.run(.drag("a", by: -150), .release("a"))
        == ["revealed a trailing right: delete, flag", "presentation a true"])
    var rtl = Simulation(.rightToLeft, ["a": mail])
    #expect(
      rtl.run(.drag("a", by: 150), .release("a"))
        == ["revealed a trailing left: delete, flag", "presentation a true"])
    rtl = Simulation(.rightToLeft, ["a": mail])
    #expect(
      rtl.run(.drag("a", by: -120), .release("a"))
        == ["revealed a leading right: pin", "presentation a true"])
  }

  @Test func `a row opens after the direction has changed, at the edge that it is now`() {
    for (direction, sign, leading, trailing) in directions {
      let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
      var list = Simulation(direction, ["a": mail])
      #expect(
        list.run(
          .drag("a", by: sign * 120), .release("a"), .direction(other),
          .drag("a", by: sign * 120), .release("a"))
          == [
            "revealed a leading \(leading): pin", "presentation a true", "presentation a false",
            "closed a direction", "revealed a trailing \(leading): delete, flag",
            "presentation a true",
          ])
      #expect(list.run(.direction(other)) == [])
      #expect(
        list.run(.scroll, .fling("a", velocity: sign * -600)) == [
          "presentation a false", "closed a scroll", "revealed a leading \(trailing): pin",
          "presentation a true",
        ])
    }
  }

  @Test func `a row with actions on one edge opens there in both directions`() {
    for (direction, sign, leading, trailing) in directions {
      var list = Simulation(
        direction, ["a": offer(leading: ["pin"]), "b": offer(trailing: ["delete"])])
      #expect(
        list.run(.drag("a", by: sign * 60), .release("a"))
          == ["revealed a leading \(leading): pin", "presentation a true"])
      #expect(
        list.run(.drag("b", by: sign * -60), .release("b")) == [
          "presentation a false", "closed a otherRow", "revealed b trailing \(trailing): delete",
          "presentation b true",
        ])
      #expect(
        list.run(.scroll, .drag("b", by: sign * 60), .release("b")).last == "ignored b noActions")
    }
  }

  @Test func `a full swipe performs the outermost action of the edge it goes to`() {
    for (direction, sign, _, _) in directions {
      var list = Simulation(direction, ["a": mail])
      #expect(
        list.run(.drag("a", by: sign * 200), .release("a"))
          == ["performed a pin fullSwipe", "closed a performed"])
      #expect(
        list.run(.drag("a", by: sign * -200), .release("a"))
          == ["performed a delete fullSwipe", "closed a performed"])
    }
  }

  @Test func `closing follows the finger`() {
    for (direction, sign, leading, trailing) in directions {
      var list = Simulation(direction, ["a": mail])
      #expect(
        list.run(
          .drag("a", by: sign * 60), .release("a"), .drag("a", by: sign * -40), .release("a"))
          == [
            "revealed a leading \(leading): pin", "presentation a true", "presentation a false",
            "closed a drag",
          ])
      #expect(
        list.run(
          .drag("a", by: sign * -90), .release("a"), .fling("a", velocity: sign * 400))
          == [
            "revealed a trailing \(trailing): delete, flag", "presentation a true",
            "presentation a false", "closed a drag",
          ])
    }
  }

  @Test func `the row is drawn where the finger has taken it, to its own side`() {
    let metrics = SwipeMetrics()
    let both = offer(leading: ["pin"], trailing: ["delete"], fullLeading: false)
    for (direction, sign, _, _) in directions {
      var gesture = SwipeGesture(from: .closed)
      gesture.move(by: sign * 50, in: direction)
      #expect(gesture.offset(in: direction, over: both, metrics: metrics) == sign * 50)
      // Past the only button, where no full swipe is allowed, it resists.
      gesture.move(by: sign * 100, in: direction)
      let past = sign * gesture.offset(in: direction, over: both, metrics: metrics)
      #expect(past > 74 && past < 74 + 76)
      // Where one is allowed it follows on.
      gesture.move(by: sign * -350, in: direction)
      #expect(gesture.offset(in: direction, over: both, metrics: metrics) == sign * -200)
      var closing = SwipeGesture(from: .open(.leading))
      closing.move(by: sign * -30, in: direction)
      #expect(closing.offset(in: direction, over: both, metrics: metrics) == sign * 44)
      // Past its closed place an open row resists.
      closing.move(by: sign * -100, in: direction)
      let beyond = sign * closing.offset(in: direction, over: both, metrics: metrics)
      #expect(beyond < 0 && beyond > -56)
    }
  }

  @Test func `one row is open at a time, and a tap outside closes it and does nothing else`() {
    for (direction, sign, leading, trailing) in directions {
      var list = Simulation(direction, ["a": mail, "b": mail])
      #expect(
        list.run(
          .drag("a", by: sign * 60), .release("a"), .drag("b", by: sign * -80), .release("b"),
          .tapOutside, .tapOutside)
          == [
            "revealed a leading \(leading): pin", "presentation a true", "presentation a false",
            "closed a otherRow", "revealed b trailing \(trailing): delete, flag",
            "presentation b true", "presentation b false", "closed b tapOutside",
            "ignored - nothingOpen",
          ])
      // For the open row, a tap on another one is a tap outside.
      list.run(.drag("a", by: sign * 60), .release("a"))
      #expect(list.run(.tapRow("b")) == ["presentation a false", "closed a tapOutside"])
    }
  }

  @Test func `what is offered is asked anew at each presentation and at each change`() {
    for (direction, sign, leading, _) in directions {
      var list = Simulation(direction, ["a": offer(leading: ["unread"])])
      list.run(.drag("a", by: sign * 60), .release("a"), .tap("a", "unread"))
      list.offers["a"] = offer(leading: ["read"])
      #expect(list.run(.changed("a")) == [])
      #expect(
        list.run(.drag("a", by: sign * 60), .release("a"))
          == ["revealed a leading \(leading): read", "presentation a true"])
      list.offers["a"] = offer(leading: ["unread"])
      #expect(list.run(.changed("a")) == ["revealed a leading \(leading): unread"])
      #expect(list.run(.changed("a")) == [])
    }
  }

  @Test func `an action that is not what was announced is refused, and the new one is shown`() {
    for (direction, sign, leading, _) in directions {
      var list = Simulation(direction, ["a": offer(leading: ["pin"])])
      list.run(.drag("a", by: sign * 60), .release("a"))
      // The program has changed the state and told nobody.
      list.offers["a"]?.leading = SwipeEdgeActions([SwipeAction(id: "pin", title: "Unpin")])
      #expect(
        list.run(.tap("a", "pin"))
          == ["ignored a actionChanged", "revealed a leading \(leading): Unpin"])
      #expect(
        list.run(.tap("a", "pin"))
          == ["performed a Unpin tap", "presentation a false", "closed a performed"])
      // The same under a finger that swipes all the way.
      list.run(.drag("a", by: sign * 200))
      list.offers["a"] = offer(leading: ["pin"])
      #expect(list.run(.release("a")) == ["ignored a actionChanged"])
      #expect(list.run(.drag("a", by: sign * 60), .release("a")).count == 2)
      list.offers["a"] = offer(leading: ["other"])
      #expect(
        list.run(.drag("a", by: sign * 200), .release("a")) == [
          "revealed a leading \(leading): other", "performed a other fullSwipe",
          "presentation a false", "closed a performed",
        ])
    }
  }

  @Test func `a destructive action does not take its row away, committing it does`() {
    for (direction, sign, _, trailing) in directions {
      var list = Simulation(
        direction, ["a": Offer(trailing: SwipeEdgeActions([action("delete", .destructive)]))])
      list.run(.drag("a", by: sign * -200))
      #expect(list.run(.release("a")) == ["performed a delete fullSwipe", "closed a performed"])
      // Not confirmed: everything is as it was.
      #expect(
        list.run(.drag("a", by: sign * -60), .release("a"))
          == ["revealed a trailing \(trailing): delete", "presentation a true"])
      #expect(
        list.run(.tap("a", "delete"), .removed("a")) == [
          "performed a delete tap", "presentation a false", "closed a performed", "removed a",
        ])
      list.offers["a"] = nil
      #expect(list.run(.drag("a", by: 60), .tapRow("a")).last == "ignored a missingRow")
    }
  }

  @Test func `after a full swipe the row is closed and takes everything again`() {
    for (direction, sign, leading, _) in directions {
      var list = Simulation(direction, ["a": mail])
      list.run(.drag("a", by: sign * 200), .release("a"))
      #expect(list.run(.tapRow("a")) == ["ignored - nothingOpen"])
      #expect(
        list.run(.drag("a", by: sign * 60), .release("a"), .tapRow("a")) == [
          "revealed a leading \(leading): pin", "presentation a true", "presentation a false",
          "closed a tapRow",
        ])
    }
  }
}
