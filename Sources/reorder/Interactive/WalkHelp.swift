internal import ReorderWording

/// The help in interactive use: one line per command, in the order in which one needs them.
enum WalkHelp {
  static func lines(forKeys: Bool) -> [Sentence] { (forKeys ? keys : words).map { Sentence($0) } }

  private static let words: [PhraseKey] = [
    .helpLineNext, .helpLinePrevious, .helpLineFirst, .helpLineLast, .helpLineNumber,
    .helpLineSection, .helpLineMenu, .helpLineRow, .helpLineAction, .helpLineMove, .helpLineMoveTo,
    .helpLineEarlier,
    .helpLineLater, .helpLineLift, .helpLineSelect, .helpLineSelectAll, .helpLineUndo,
    .helpLineWhere, .helpLineOrder, .helpLineFind, .helpLineVerbosity, .helpLineSave,
    .helpLineQuit, .helpLineAbandon, .helpLineHelp,
  ]

  private static let keys: [PhraseKey] = [
    .helpKeyWalk, .helpKeyEnds, .helpKeySections, .helpKeyMenu, .helpKeyRow, .helpKeySteps,
    .helpKeyTo,
    .helpKeyLift, .helpKeySelect, .helpKeyUndo, .helpKeyWhere, .helpKeyOrder, .helpKeyFind,
    .helpKeySpeech, .helpKeySave, .helpKeyQuit, .helpKeyHelp,
  ]
}
