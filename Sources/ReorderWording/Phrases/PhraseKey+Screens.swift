extension PhraseKey {
  /// Arguments of which a translation may leave out some, as long as it has one of them.
  ///
  /// A language whose ordinal words would have to agree with something says the number instead.
  var interchangeable: Set<Int> {
    [.nameOrdinal, .nameOrdinalBeforeWords].contains(self) ? [2, 4] : []
  }

  /// Whether the phrase is a whole screen: several lines, with columns of words that are typed.
  var isScreen: Bool {
    switch self {
    case .helpActions, .helpApply, .helpHelp, .helpInteractive, .helpList, .helpMove,
      .helpOverview, .helpSettings, .helpSpeech, .helpSwipe:
      true
    default: false
    }
  }
}
