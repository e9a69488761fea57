public import AssistiveReordering
public import SwipeMenus

extension PhraseWording {
  /// A happening of a swipe menu as a line of a transcript: "Closed “Milk”: the list scrolled".
  public func line<RowID, ActionID>(
    for happening: SwipeHappening<RowID, ActionID>, name: (RowID) -> Name
  ) -> Sentence {
    func quoted(_ row: RowID) -> PhraseArgument { .name(name(row), quoted: true) }
    switch happening {
    case .revealed(let row, let edge, let side, let actions):
      return Sentence(
        Self.keyOfReveal(edge, side),
        [quoted(row), list(of: actions.map { SwipeActionDescription($0) })])
    case .presentation(let row, let isPresented):
      return Sentence(isPresented ? .swipeLinePresented : .swipeLineNotPresented, [quoted(row)])
    case .performed(let row, _, let action, let way):
      return Sentence(
        way == .tap ? .swipeLinePerformedByTap : .swipeLinePerformedByFullSwipe,
        [quoted(row), .name(Name(action.title), quoted: true)])
    case .closed(let row, let reason): return Sentence(reason.key, [quoted(row)])
    case .removed(let row): return Sentence(.swipeRemoved, [quoted(row)])
    case .ignored(_, let reason):
      return Sentence(.swipeLineIgnored, [Sentence(reason.key).argument])
    }
  }

  private static func keyOfReveal(_ edge: HorizontalEdge, _ side: HorizontalSide) -> PhraseKey {
    switch (edge, side) {
    case (.leading, .left): .swipeLineLeadingLeft
    case (.leading, .right): .swipeLineLeadingRight
    case (.trailing, .left): .swipeLineTrailingLeft
    case (.trailing, .right): .swipeLineTrailingRight
    }
  }
}

extension SwipeClosing {
  /// The line that says why a row closed.
  fileprivate var key: PhraseKey {
    switch self {
    case .scroll: .swipeLineClosedByScroll
    case .tapOutside: .swipeLineClosedByTapOutside
    case .tapRow: .swipeLineClosedByTapRow
    case .performed: .swipeLineClosedByPerforming
    case .otherRow: .swipeLineClosedByOtherRow
    case .drag: .swipeLineClosedByDrag
    case .direction: .swipeClosedDirection
    case .removed: .swipeClosedEmpty
    case .moved, .disabled: .swipeClosed
    }
  }
}
