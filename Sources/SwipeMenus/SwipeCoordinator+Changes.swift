extension SwipeCoordinator {
  /// Closes the open row, whichever it is or only this one.
  mutating func close(_ reason: SwipeClosing, _ row: RowID? = nil) -> [Happening] {
    guard let open = presentation?.row, row == nil || row == open else { return [] }
    presentation = nil
    return [.presentation(open, false), .closed(open, reason)]
  }

  /// Takes over what a row offers now. An open row shows it, or closes where nothing is left.
  mutating func refresh(_ row: RowID, _ now: SwipeActions<ActionID>) -> [Happening] {
    if touch?.row == row { touch?.offered = now }
    guard let presentation, presentation.row == row else { return [] }
    let offered = now[presentation.edge]
    if offered.isEmpty { return cancel(row) + close(.removed) }
    let isOther = offered.actions != presentation.offered.actions
    self.presentation?.offered = offered
    return isOther ? revealed() : []
  }

  /// An event is about a row that is not there (any more).
  mutating func missing(_ row: RowID) -> [Happening] {
    cancel(row) + close(.removed, row) + [.ignored(row, .missingRow)]
  }
}
