extension SwipeCoordinator {
  /// How far a row is drawn from its closed place now, in points on the screen, positive rightwards:
  /// under the finger, standing open, or closed.
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

extension SwipeActionsContainer {
  /// How far a row is drawn from its closed place now, in points, positive rightwards.
  public func offset(of row: RowID) -> Double {
    guard let offered = self[row]?.actions else { return 0 }
    return coordinator.offset(of: row, actions: offered)
  }

  /// What is uncovered beside a row now: on which side, and the actions from the outside in. Nothing
  /// where the row is closed.
  public func uncovered(beside row: RowID) -> (HorizontalSide, [SwipeAction<ActionID>])? {
    let offset = offset(of: row)
    guard offset != 0, let offered = self[row]?.actions else { return nil }
    let edge = coordinator.direction.edge(uncoveredByMovingRightwards: offset > 0)
    return (edge.side(in: coordinator.direction), offered[edge].actions)
  }
}
