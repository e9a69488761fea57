public import AssistiveReordering
internal import SwipeMenus

extension PhraseWording {
  /// One announcement made of parts, or `nil` where there is nothing to say.
  public func rendering(of parts: [SwipeAnnouncement]) -> Rendering? {
    guard let first = parts.first else { return nil }
    let sentence = parts.dropFirst().reduce(self.sentence(for: first)) { all, next in
      all.then(self.sentence(for: next))
    }
    return rendering(of: sentence)
  }

  /// What is said of a swipe menu: "Performed Pin on Milk".
  public func sentence(for announcement: SwipeAnnouncement) -> Sentence {
    switch announcement {
    case .opened(let row, let edge, let side, let actions):
      opened(row, edge, side, actions)
    case .performed(let action, let row):
      Sentence(
        .swipePerformed, [.name(action.title, quoted: true), .name(row, quoted: true)])
    case .performedAndRemoved(let action, let row):
      Sentence(
        .swipePerformedRemoved, [.name(action.title, quoted: true), .name(row, quoted: true)])
    case .removed(let row): Sentence(.swipeRemoved, [.name(row, quoted: true)])
    case .closed(let row, .removed): Sentence(.swipeClosedEmpty, [.name(row, quoted: true)])
    case .closed(let row, .direction):
      Sentence(.swipeClosedDirection, [.name(row, quoted: true)])
    case .closed(let row, _): Sentence(.swipeClosed, [.name(row, quoted: true)])
    case .disabled(nil): Sentence(.swipeIgnoredDisabled)
    case .disabled(let reason?):
      Sentence(.swipeDisabledBecause, [.name(Name(reason), quoted: false)])
    case .ignored(let reason): Sentence(reason.key)
    }
  }

  private func opened(
    _ row: Name, _ edge: HorizontalEdge, _ side: HorizontalSide,
    _ actions: [SwipeActionDescription]
  ) -> Sentence {
    if verbosity == .terse {
      return Sentence(.swipeOpenedTerse, [.name(row, quoted: false), .number(actions.count)])
    }
    let opened = Sentence(
      edge == .leading ? .swipeOpenedLeading : .swipeOpenedTrailing,
      [.name(row, quoted: true), .number(actions.count), list(of: actions)])
    guard verbosity == .full else { return opened }
    return opened.then(Sentence(side == .left ? .swipeSideLeft : .swipeSideRight))
  }

  /// The actions of an edge as a list, each with what is special about it.
  public func list(of actions: [SwipeActionDescription]) -> PhraseArgument {
    .list(actions.map(argument(for:)), .unit)
  }

  /// An action with what is special about it: "Delete (destructive)".
  public func argument(for action: SwipeActionDescription) -> PhraseArgument {
    let title = PhraseArgument.name(action.title, quoted: false)
    let named = action.role == .destructive ? .phrase(.swipeActionDestructive, [title]) : title
    return action.isEnabled ? named : .phrase(.swipeActionDisabled, [named])
  }
}

extension SwipeIgnored {
  /// The phrase that says why nothing was done.
  var key: PhraseKey {
    switch self {
    case .tooShort: .swipeIgnoredTooShort
    case .flungBack: .swipeIgnoredFlungBack
    case .noActions: .swipeIgnoredNoActions
    case .alreadyOpen: .swipeIgnoredAlreadyOpen
    case .cancelled: .swipeIgnoredCancelled
    case .noGesture: .swipeIgnoredNoGesture
    case .nothingOpen: .swipeIgnoredNothingOpen
    case .notPresented: .swipeIgnoredNotPresented
    case .noSuchAction: .swipeIgnoredNoSuchAction
    case .actionDisabled: .swipeIgnoredActionDisabled
    case .actionChanged: .swipeIgnoredActionChanged
    case .disabled: .swipeIgnoredDisabled
    case .missingRow: .swipeIgnoredMissingRow
    }
  }
}
