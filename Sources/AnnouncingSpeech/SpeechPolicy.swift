// Who interrupts whom. This is the one place where it is decided.
//
//   sounding \ new     navigation    result, question, spelling    progress
//   navigation         cuts          cuts                          dropped
//   result, question,  waits (it is  cuts                          dropped
//     spelling           a follow-up)
//   progress           cuts          cuts                          waits, the newest only
//
// `stop()` cuts everything: a key was pressed, so the person wants to go on.

extension Utterance.Kind {
  /// Whether it may be lost while something else is being said, by us or by another program.
  ///
  /// Progress goes on by itself, and the next report makes up for a lost one. Everything else was
  /// asked for by a key, and silence after a key means "nothing happened" to the one who pressed.
  public var mayBeDropped: Bool { self == .progress }

  /// Whether a `navigation` that comes without a `stop()` in between waits for its end.
  ///
  /// What an action did matters more than where the focus went because of it: cut after half a
  /// word, a result would never be known. A person who is in a hurry presses a key, and that cuts.
  var outlastsFollowUp: Bool {
    switch self {
    case .result, .question, .spelling: true
    case .navigation, .progress: false
    }
  }

  /// Whether it silences `sounding` instead of waiting for its end.
  ///
  /// The newest wins at once, so that a held key never queues up speech.
  func cuts(_ sounding: Utterance.Kind) -> Bool {
    switch self {
    case .navigation: !sounding.outlastsFollowUp
    case .result, .question, .spelling: true
    // It would stutter: a new percentage before the old one was heard.
    case .progress: false
    }
  }
}
