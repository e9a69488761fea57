internal import SwipeMenus

/// The row of a walk that is open, and what is asked about it.
struct WalkSwipe {
  /// The rules of one open row, as on a screen.
  var coordinator = SwipeCoordinator<String, String>()
  /// The place of the action that was read last; `nil` before one was read.
  var cursor: Int?
  /// What the next Enter does: something that cannot be done by accident, and was asked for once.
  var asked: Choice?

  /// An action that a person has chosen, as it was read.
  struct Choice: Equatable {
    var item: String
    var edge: HorizontalEdge
    var action: SwipeAction<String>
  }

  /// The open row with its actions, from the outside in.
  var open: SwipeCoordinator<String, String>.Presentation? { coordinator.presentation }

  /// The action that was read last.
  var chosen: Choice? {
    guard let open, let cursor, open.offered.actions.indices.contains(cursor) else { return nil }
    return Choice(item: open.row, edge: open.edge, action: open.offered.actions[cursor])
  }

  /// The person goes on to something else.
  mutating func close() {
    asked = nil
    cursor = nil
    if open != nil { _ = coordinator.handle(.scroll) { _ in nil } }
  }
}

extension WalkCommand {
  /// Whether a row that is open stays so: the command is about it, or about no place at all.
  var leavesRowOpen: Bool {
    switch self {
    case .swipe, .enter, .cancel, .sayAgain, .whereAmI, .spell, .order, .changes, .verbosity,
      .speech, .save, .help:
      true
    default: false
    }
  }

  /// Whether a question that was asked still stands.
  var leavesQuestion: Bool { [.enter, .sayAgain, .verbosity, .speech].contains(self) }
}
