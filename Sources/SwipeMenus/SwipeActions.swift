/// What a row offers now on its two edges: one evaluation of its state.
///
///     SwipeActions(leading: SwipeEdgeActions([pin]), trailing: SwipeEdgeActions([delete, flag]))
public struct SwipeActions<ActionID: Hashable & Sendable>: Hashable, Sendable {
  public var leading: SwipeEdgeActions<ActionID>
  public var trailing: SwipeEdgeActions<ActionID>

  public init(
    leading: SwipeEdgeActions<ActionID> = SwipeEdgeActions(),
    trailing: SwipeEdgeActions<ActionID> = SwipeEdgeActions()
  ) {
    self.leading = leading
    self.trailing = trailing
  }

  /// What is offered on one edge.
  public subscript(edge: HorizontalEdge) -> SwipeEdgeActions<ActionID> {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
}

/// What a row offers now on one edge.
public struct SwipeEdgeActions<ActionID: Hashable & Sendable>: Hashable, Sendable {
  /// The actions from the outside in: the first one is next to the edge of the container.
  public let actions: [SwipeAction<ActionID>]
  /// Whether swiping far enough performs the first action.
  public let allowsFullSwipe: Bool

  /// - Parameters:
  ///   - actions: The actions from the outside in. Of several with one identity the first stands.
  ///   - allowsFullSwipe: Whether swiping far enough performs the first one.
  public init(_ actions: [SwipeAction<ActionID>] = [], allowsFullSwipe: Bool = true) {
    var known: Set<ActionID> = []
    self.actions = actions.filter { known.insert($0.id).inserted }
    self.allowsFullSwipe = allowsFullSwipe
  }

  public var isEmpty: Bool { actions.isEmpty }

  /// What a full swipe performs, or `nil` where it performs nothing: it is not allowed, or the
  /// first action cannot be done.
  public var fullSwipeAction: SwipeAction<ActionID>? {
    guard allowsFullSwipe, let first = actions.first, first.isEnabled else { return nil }
    return first
  }

  /// The action with an identity.
  public func action(_ id: ActionID) -> SwipeAction<ActionID>? { actions.first { $0.id == id } }
}
