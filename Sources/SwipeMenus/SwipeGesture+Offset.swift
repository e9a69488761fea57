extension SwipeGesture {
  /// How far the row is drawn from its closed place, in points on the screen, positive rightwards.
  ///
  /// It follows the finger over its buttons, and on where a full swipe is allowed. Past the end, at
  /// an edge without actions and past the closed place of an open row it resists.
  public func offset<ActionID>(
    in direction: LayoutDirection, over actions: SwipeActions<ActionID>, metrics: SwipeMetrics
  ) -> Double {
    var finger = travel
    var edge = HorizontalEdge(uncoveredBy: travel)
    if case .open(let open) = origin {
      let reveal = metrics.reveal(ofButtons: actions[open].actions.count)
      finger += open.outward(reveal)
      edge = open
    }
    guard let edge else { return 0 }
    let distance = edge.outward(finger)
    // Past the closed place of an open row there is only the resistance of the other edge.
    let shown =
      distance < 0
      ? -metrics.resisted(-distance)
      : Self.shown(distance, over: actions[edge], metrics: metrics)
    return direction.logical(edge.outward(shown))
  }

  private static func shown<ActionID>(
    _ distance: Double, over offered: SwipeEdgeActions<ActionID>, metrics: SwipeMetrics
  ) -> Double {
    let end =
      offered.fullSwipeAction != nil
      ? metrics.width : metrics.reveal(ofButtons: offered.actions.count)
    return distance <= end ? distance : end + metrics.resisted(distance - end)
  }
}
