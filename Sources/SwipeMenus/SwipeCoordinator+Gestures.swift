extension SwipeCoordinator {
  /// A finger comes to a row, or is there already. Another row that is open closes at once, and a
  /// finger that is elsewhere counts no more.
  mutating func touchDown(_ row: RowID, _ offered: SwipeActions<ActionID>) -> [Happening] {
    if touch?.row == row { return [] }
    var happenings = cancel()
    if let open = presentation?.row, open != row { happenings += close(.otherRow) }
    happenings += refresh(row, offered)
    let rest: SwipeRest = presentation.map { .open($0.edge) } ?? .closed
    touch = Touch(row: row, gesture: SwipeGesture(from: rest), offered: offered)
    return happenings
  }

  /// The finger lets go. Where the row does not offer now what it offered under the finger, a full
  /// swipe is refused.
  mutating func letGo(velocity: Double, _ now: SwipeActions<ActionID>) -> [Happening] {
    guard let touch else { return [] }
    self.touch = nil
    let settlement = touch.gesture.settled(
      velocity: velocity, in: direction, over: touch.offered, metrics: metrics)
    switch settlement {
    case .opens(let edge): return open(touch.row, edge, now)
    case .closes: return close(.drag)
    case .performs(let edge):
      guard let action = touch.offered[edge].fullSwipeAction else { return [] }
      guard now[edge].fullSwipeAction == action else {
        return [.ignored(touch.row, .actionChanged)] + refresh(touch.row, now)
      }
      return perform(action, of: edge, on: touch.row, .fullSwipe)
    case .stays(let reason): return [.ignored(touch.row, reason)]
    }
  }

  private mutating func open(
    _ row: RowID, _ edge: HorizontalEdge, _ now: SwipeActions<ActionID>
  ) -> [Happening] {
    // The state may have changed under the finger without a word.
    if now[edge].isEmpty { return [.ignored(row, .noActions)] }
    presentation = Presentation(row: row, edge: edge, offered: now[edge])
    return revealed() + [.presentation(row, true)]
  }

  /// What is in sight, as a happening.
  func revealed() -> [Happening] {
    guard let presentation else { return [] }
    return [
      .revealed(
        presentation.row, presentation.edge, presentation.edge.side(in: direction),
        presentation.offered.actions)
    ]
  }

  /// A finger that has not let go counts no more.
  mutating func cancel() -> [Happening] {
    guard let touch else { return [] }
    return cancel(touch.row)
  }

  mutating func cancel(_ row: RowID) -> [Happening] {
    guard touch?.row == row else { return [] }
    touch = nil
    return [.ignored(row, .cancelled)]
  }
}
