/// Something that came of an event, for whoever draws, announces or tests.
public enum SwipeHappening<RowID: Hashable & Sendable, ActionID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The actions of an edge are in sight, from the outside in: at the gesture that opens the row,
  /// and again whenever what is offered changes while it is open.
  case revealed(RowID, HorizontalEdge, HorizontalSide, [SwipeAction<ActionID>])
  /// What SwiftUI's `onPresentationChanged` is told. It alternates for each row.
  case presentation(RowID, Bool)
  /// An action of an edge is to be performed, the one that was in sight.
  case performed(RowID, HorizontalEdge, SwipeAction<ActionID>, SwipePerformance)
  /// A row is back in its closed place.
  case closed(RowID, SwipeClosing)
  /// A row is gone.
  case removed(RowID)
  /// Nothing came of an event, or a gesture came to nothing.
  case ignored(RowID?, SwipeIgnored)
}

/// How an action was chosen.
public enum SwipePerformance: String, Hashable, Sendable, CaseIterable {
  case tap, fullSwipe
}

/// Why a row closed.
public enum SwipeClosing: String, Hashable, Sendable, CaseIterable {
  case scroll, tapOutside, tapRow, performed, otherRow, drag, direction
  /// What was open is no more: the row, or every action of its edge.
  case removed
  /// The row has moved to another place.
  case moved
  /// The container takes no gestures any more.
  case disabled

  /// Whether the person closed it, and so need not be told.
  public var isByPerson: Bool {
    switch self {
    case .scroll, .tapOutside, .tapRow, .performed, .otherRow, .drag: true
    case .direction, .removed, .moved, .disabled: false
    }
  }
}

/// Why nothing came of something.
public enum SwipeIgnored: String, Hashable, Sendable, CaseIterable {
  /// The finger went neither far nor fast enough.
  case tooShort
  /// The finger threw the row back to where it came from.
  case flungBack
  /// The edge has no actions.
  case noActions
  /// The row is open already.
  case alreadyOpen
  /// Something else took over before the finger let go.
  case cancelled
  /// No finger was on the row.
  case noGesture
  /// There is nothing that could close.
  case nothingOpen
  /// The row of the button is not open.
  case notPresented
  /// The open edge has no such action.
  case noSuchAction
  /// The action cannot be done now.
  case actionDisabled
  /// The action is no longer what was announced, so it is refused.
  case actionChanged
  /// The container takes no gestures.
  case disabled
  /// There is no such row.
  case missingRow
}
