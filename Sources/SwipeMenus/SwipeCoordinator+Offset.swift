extension SwipeCoordinator {
  /// How far a row is drawn from its closed place now, in points on the screen, positive
  /// rightwards: under the finger, standing open, or closed.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - actions: What it offers.
  /// - Returns: The offset.
  public func offset(of row: RowID, actions: SwipeActions<ActionID>) -> Double {
    if let touch, touch.row == row {
      return touch.gesture.offset(in: direction, over: touch.offered, metrics: metrics)
    }
    guard let presentation, presentation.row == row else { return 0 }
    let reveal = metrics.reveal(ofButtons: presentation.offered.actions.count)
    return direction.logical(presentation.edge.outward(reveal))
  }
}

extension SwipeCoordinator {
  /// The edge that a row shows now, open or under the finger; `nil` where it shows none. A finger
  /// that pulls an open row past its closed place uncovers nothing, because it can open nothing
  /// there.
  public func uncoveredEdge(of row: RowID, actions: SwipeActions<ActionID>) -> HorizontalEdge? {
    let offset = offset(of: row, actions: actions)
    guard let edge = HorizontalEdge(uncoveredBy: direction.logical(offset)) else { return nil }
    if case .open(let open)? = touch?.gesture.origin, touch?.row == row, open != edge {
      return nil
    }
    return edge
  }
}

extension SwipeActionsContainer {
  /// How far a row is drawn from its closed place now, in points, positive rightwards.
  public func offset(of row: RowID) -> Double {
    guard let offered = self[row]?.actions else { return 0 }
    return coordinator.offset(of: row, actions: offered)
  }

  /// What is uncovered beside a row now: on which side, and the actions from the outside in.
  /// Nothing where the row is closed.
  public func uncovered(beside row: RowID) -> (HorizontalSide, [SwipeAction<ActionID>])? {
    guard let offered = self[row]?.actions,
      let edge = coordinator.uncoveredEdge(of: row, actions: offered)
    else { return nil }
    return (edge.side(in: coordinator.direction), offered[edge].actions)
  }
}
