import SwipeMenus
import Testing

@Suite struct GestureTests {
  let mail = offer(leading: ["pin"], trailing: ["delete", "flag"])

  @Test func `moves add up, and half a drag comes to nothing`() {
    for (direction, sign, leading, trailing) in directions {
      var list = Simulation(direction, ["a": mail])
      #expect(list.run(.drag("a", by: sign * 36.5), .release("a")) == ["ignored a tooShort"])
      #expect(
        list.run(.drag("a", by: sign * 60), .drag("a", by: sign * -50), .release("a"))
          == ["ignored a tooShort"])
      #expect(list.run(.drag("a", by: 0), .release("a")) == ["ignored a tooShort"])
      #expect(list.run(.release("a")) == ["ignored a noGesture"])
      #expect(
        list.run(.drag("a", by: sign * 20), .drag("a", by: sign * 17), .release("a")).first
          == "revealed a leading \(leading): pin")
      // A gesture that begins on a closed row may go to the other edge until it ends.
      list.run(.tapOutside)
      #expect(
        list.run(.drag("a", by: sign * 100), .drag("a", by: sign * -200), .release("a")).first
          == "revealed a trailing \(trailing): delete, flag")
    }
  }

  @Test func `a fling opens from nothing, and closes against an open row but goes no further`() {
    for (direction, sign, leading, _) in directions {
      var list = Simulation(direction, ["a": mail])
      #expect(list.run(.fling("a", velocity: sign * 299)) == ["ignored a tooShort"])
      #expect(
        list.run(.fling("a", velocity: sign * 300)).first == "revealed a leading \(leading): pin")
      #expect(list.run(.fling("a", velocity: sign * 9000)) == ["ignored a alreadyOpen"])
      #expect(
        list.run(.fling("a", velocity: sign * -9000)) == ["presentation a false", "closed a drag"])
    }
  }

  @Test func `velocity decides against position, but never performs`() {
    for (direction, sign, leading, _) in directions {
      var list = Simulation(direction, ["a": mail])
      #expect(
        list.run(.drag("a", by: sign * 200), .fling("a", velocity: sign * -300))
          == ["ignored a flungBack"])
      #expect(
        list.run(.drag("a", by: sign * 200), .fling("a", velocity: sign * -299))
          == ["performed a pin fullSwipe", "closed a performed"])
      #expect(
        list.run(.drag("a", by: sign * 5), .fling("a", velocity: sign * 20_000)).first
          == "revealed a leading \(leading): pin")
    }
  }

  @Test func `a drag past the other edge closes and does not open that one`() {
    for (direction, sign, _, _) in directions {
      var list = Simulation(direction, ["a": mail])
      list.run(.drag("a", by: sign * 60), .release("a"))
      #expect(
        list.run(.drag("a", by: sign * -300), .release("a"))
          == ["presentation a false", "closed a drag"])
    }
  }

  @Test func `an edge without actions opens for nothing`() {
    for (direction, sign, _, _) in directions {
      var list = Simulation(direction, ["a": offer(leading: ["pin"])])
      #expect(list.run(.drag("a", by: sign * -300), .release("a")) == ["ignored a noActions"])
      #expect(list.run(.fling("a", velocity: sign * -900)) == ["ignored a noActions"])
      #expect(list.run(.drag("a", by: sign * -9), .release("a")) == ["ignored a tooShort"])
    }
  }

  @Test func `where a full swipe is not allowed or its action cannot be done, the row opens`() {
    for (direction, sign, leading, trailing) in directions {
      var list = Simulation(
        direction,
        [
          "a": offer(leading: ["pin"], trailing: ["flag"], fullLeading: false),
          "b": Offer(trailing: SwipeEdgeActions([action("delete", isEnabled: false)])),
        ])
      #expect(
        list.run(.drag("a", by: sign * 320), .release("a"))
          == ["revealed a leading \(leading): pin", "presentation a true"])
      #expect(
        list.run(.drag("a", by: sign * 320), .release("a")) == ["ignored a alreadyOpen"])
      list.run(.drag("b", by: sign * -320), .release("b"))
      #expect(list.happenings.map(line).contains("revealed b trailing \(trailing): delete"))
      #expect(list.run(.tap("b", "delete")) == ["ignored b actionDisabled"])
      #expect(list.run(.tap("b", "flag")) == ["ignored b noSuchAction"])
    }
  }

  @Test func `a full swipe needs half the width, from an open row a button's width as well`() {
    for (direction, sign, _, _) in directions {
      var list = Simulation(direction, ["a": offer(trailing: ["x", "y", "z"])])
      #expect(
        list.run(.drag("a", by: sign * -159), .release("a")).last == "presentation a true")
      // Three buttons are 222 points wide, past the threshold already.
      #expect(list.run(.drag("a", by: sign * -73), .release("a")) == ["ignored a alreadyOpen"])
      #expect(
        list.run(.drag("a", by: sign * -74), .release("a"))
          == ["performed a x fullSwipe", "presentation a false", "closed a performed"])
      #expect(
        list.run(.drag("a", by: sign * -160), .release("a"))
          == ["performed a x fullSwipe", "closed a performed"])
    }
  }

  @Test func `five buttons share what the row leaves them, and open at one button`() {
    let metrics = SwipeMetrics()
    #expect(metrics.reveal(ofButtons: 2) == 148)
    #expect(metrics.reveal(ofButtons: 5) == 256)
    #expect(metrics.settleDistance(ofButtons: 1) == 37)
    #expect(metrics.settleDistance(ofButtons: 2) == 74)
    #expect(metrics.settleDistance(ofButtons: 5) == 74)
    #expect(metrics.fullSwipeDistance == 160)
  }

  @Test func `every measure can be set`() {
    let metrics = SwipeMetrics(
      width: 1000, buttonWidth: 100, fullSwipeThreshold: 0.9, settleThreshold: 0.2,
      flingVelocity: 50)
    for (direction, sign, leading, _) in directions {
      var list = Simulation(direction, ["a": mail], metrics: metrics)
      #expect(list.run(.drag("a", by: sign * 19), .release("a")) == ["ignored a tooShort"])
      #expect(
        list.run(.drag("a", by: sign * 20), .release("a")).first
          == "revealed a leading \(leading): pin")
      #expect(list.run(.fling("a", velocity: sign * -50)).last == "closed a drag")
      #expect(list.run(.drag("a", by: sign * 899), .release("a")).last == "presentation a true")
      list.run(.scroll)
      #expect(
        list.run(.drag("a", by: sign * 900), .release("a")).first == "performed a pin fullSwipe")
    }
  }
}
