public import SwipeMenus

/// What is said of a swipe menu, before it has words.
public enum SwipeAnnouncement: Hashable, Sendable {
  /// "Leading edge of Milk open, 2 actions: Pin, Delete, destructive"
  case opened(Name, HorizontalEdge, HorizontalSide, [SwipeActionDescription])
  /// "Performed Pin on Milk"
  case performed(SwipeActionDescription, on: Name)
  /// "Performed Delete and removed Milk"
  case performedAndRemoved(SwipeActionDescription, Name)
  /// "Removed Milk"
  case removed(Name)
  /// A row closed, and not by the person.
  case closed(Name, SwipeClosing)
  /// The container takes no gestures, maybe with the reason that it gives.
  case disabled(reason: String?)
  /// Nothing was done, and why.
  case ignored(SwipeIgnored)
}

/// An action of a swipe menu as it is said. The title is somebody's text, so it is a name.
public struct SwipeActionDescription: Hashable, Sendable {
  public var title: Name
  public var role: SwipeActionRole?
  public var isEnabled: Bool

  public init(title: Name, role: SwipeActionRole? = nil, isEnabled: Bool = true) {
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
  }

  public init<ActionID>(_ action: SwipeAction<ActionID>, language: String? = nil) {
    self.init(
      title: Name(action.title, language: language), role: action.role,
      isEnabled: action.isEnabled)
  }
}

extension SwipeAnnouncement {
  /// What is said of all that came of one event: the parts of one announcement, often none.
  ///
  /// That a row closed is said only when it was not the person who closed it, and what came to
  /// nothing only when there is a reason that one could not feel.
  ///
  /// - Parameters:
  ///   - happenings: What came of the event, in order.
  ///   - disabledReason: Why the container takes no gestures, where it says that.
  ///   - name: What a row is called.
  /// - Returns: The parts, in the order in which they are said.
  public static func parts<RowID, ActionID>(
    of happenings: [SwipeHappening<RowID, ActionID>], disabledReason: String? = nil,
    name: (RowID) -> Name
  ) -> [SwipeAnnouncement] {
    let removed = happenings.compactMap { happening -> RowID? in
      if case .removed(let row) = happening { row } else { nil }
    }
    let performed = happenings.compactMap { happening -> RowID? in
      if case .performed(let row, _, _, _) = happening { row } else { nil }
    }
    return happenings.compactMap { happening in
      switch happening {
      case .revealed(let row, let edge, let side, let actions):
        .opened(name(row), edge, side, actions.map { SwipeActionDescription($0) })
      case .performed(let row, _, let action, _):
        removed.contains(row)
          ? .performedAndRemoved(SwipeActionDescription(action), name(row))
          : .performed(SwipeActionDescription(action), on: name(row))
      case .removed(let row): performed.contains(row) ? nil : .removed(name(row))
      case .closed(let row, let reason):
        reason.isByPerson || removed.contains(row) ? nil : .closed(name(row), reason)
      case .ignored(_, .disabled): .disabled(reason: disabledReason)
      case .ignored(_, let reason): reason.isSaid ? .ignored(reason) : nil
      case .presentation: nil
      }
    }
  }
}

extension SwipeIgnored {
  /// Whether the person has to be told, because they could not know.
  var isSaid: Bool {
    switch self {
    case .noActions, .noSuchAction, .actionDisabled, .actionChanged, .disabled, .missingRow: true
    case .tooShort, .flungBack, .alreadyOpen, .cancelled, .noGesture, .nothingOpen, .notPresented:
      false
    }
  }
}
