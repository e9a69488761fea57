extension SwipeCoordinator {
  /// A button is tapped. What is performed is what was in sight, or nothing is.
  mutating func tap(
    _ id: ActionID, on row: RowID, _ now: SwipeActions<ActionID>
  ) -> [Happening] {
    guard let presentation, presentation.row == row else { return [.ignored(row, .notPresented)] }
    guard let action = presentation.offered.action(id) else {
      return [.ignored(row, .noSuchAction)] + refresh(row, now)
    }
    guard now[presentation.edge].action(id) == action else {
      return [.ignored(row, .actionChanged)] + refresh(row, now)
    }
    guard action.isEnabled else { return [.ignored(row, .actionDisabled)] }
    return perform(action, of: presentation.edge, on: row, .tap)
  }

  /// Performs and closes. Whether the row goes is the program's to say, when it has done it.
  mutating func perform(
    _ action: SwipeAction<ActionID>, of edge: HorizontalEdge, on row: RowID,
    _ way: SwipePerformance
  ) -> [Happening] {
    touch = nil
    let closing = close(.performed)
    // A full swipe on a closed row was never presented; still the row comes back from far out.
    return [.performed(row, edge, action, way)]
      + (closing.isEmpty ? [.closed(row, .performed)] : closing)
  }

  /// Something that closes whatever is open and does nothing else.
  mutating func closeByPerson(_ reason: SwipeClosing) -> [Happening] {
    let happenings = cancel() + close(reason)
    return happenings.isEmpty ? [.ignored(nil, .nothingOpen)] : happenings
  }
}
