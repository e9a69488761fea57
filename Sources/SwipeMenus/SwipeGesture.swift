/// A finger on a row, from touching to letting go.
///
///     closed --- far or fast enough --> open(edge)
///     open --- back, far or fast enough --> closed
///     closed, open --- past the threshold of an edge that allows it --> performed, closed
///
/// A gesture that begins on a closed row may change its mind about the edge until it ends. One that
/// begins on an open row belongs to that edge: it cannot pull the other one open.
public struct SwipeGesture: Hashable, Sendable {
  /// Where the row rested when the finger came.
  public let origin: SwipeRest
  /// How far the finger has travelled, in points; positive uncovers the leading edge.
  public private(set) var travel = 0.0

  public init(from origin: SwipeRest) { self.origin = origin }

  /// The finger moves on.
  ///
  /// - Parameters:
  ///   - distance: Points on the screen, positive rightwards.
  ///   - direction: The direction of the container, read now.
  public mutating func move(by distance: Double, in direction: LayoutDirection) {
    travel += direction.logical(distance)
  }
}

/// Where a row rests.
public enum SwipeRest: Hashable, Sendable {
  case closed
  case open(HorizontalEdge)
}

/// What the end of a gesture comes to.
public enum SwipeSettlement: Hashable, Sendable {
  case opens(HorizontalEdge)
  case closes
  case performs(HorizontalEdge)
  /// The row goes back to where it rested.
  case stays(SwipeIgnored)
}

extension SwipeGesture {
  /// What comes of letting go now.
  ///
  /// - Parameters:
  ///   - velocity: Points per second on the screen, positive rightwards.
  ///   - direction: The direction of the container, read now.
  ///   - actions: What the row offers.
  ///   - metrics: How far and fast is enough.
  /// - Returns: Where the row goes.
  public func settled<ActionID>(
    velocity: Double = 0, in direction: LayoutDirection, over actions: SwipeActions<ActionID>,
    metrics: SwipeMetrics
  ) -> SwipeSettlement {
    let velocity = direction.logical(velocity)
    switch origin {
    case .closed:
      guard let edge = HorizontalEdge(uncoveredBy: travel != 0 ? travel : velocity) else {
        return .stays(.tooShort)
      }
      return settledFromClosed(
        edge, velocity: edge.outward(velocity), over: actions[edge], metrics: metrics)
    case .open(let edge):
      return settledFromOpen(
        edge, velocity: edge.outward(velocity), over: actions[edge], metrics: metrics)
    }
  }

  private func settledFromClosed<ActionID>(
    _ edge: HorizontalEdge, velocity: Double, over offered: SwipeEdgeActions<ActionID>,
    metrics: SwipeMetrics
  ) -> SwipeSettlement {
    let distance = edge.outward(travel)
    // Whoever throws the row back has changed their mind, however far they were.
    if velocity <= -metrics.flingVelocity { return .stays(.flungBack) }
    if offered.fullSwipeAction != nil, distance >= metrics.fullSwipeDistance {
      return .performs(edge)
    }
    // Velocity alone only ever opens: what is performed has to be pulled for.
    let isEnough =
      distance >= metrics.settleDistance(ofButtons: offered.actions.count)
      || velocity >= metrics.flingVelocity
    guard isEnough else { return .stays(.tooShort) }
    return offered.isEmpty ? .stays(.noActions) : .opens(edge)
  }

  private func settledFromOpen<ActionID>(
    _ edge: HorizontalEdge, velocity: Double, over offered: SwipeEdgeActions<ActionID>,
    metrics: SwipeMetrics
  ) -> SwipeSettlement {
    let count = offered.actions.count
    let further = edge.outward(travel)
    if velocity <= -metrics.flingVelocity { return .closes }
    if offered.fullSwipeAction != nil,
      further >= metrics.fullSwipeTravelWhenOpen * metrics.buttonWidth,
      metrics.reveal(ofButtons: count) + further >= metrics.fullSwipeDistance
    {
      return .performs(edge)
    }
    if further > 0 || velocity >= metrics.flingVelocity { return .stays(.alreadyOpen) }
    return -further >= metrics.settleDistance(ofButtons: count) ? .closes : .stays(.tooShort)
  }
}
