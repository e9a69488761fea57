internal import AnnouncingSpeech
internal import ReorderWording

/// Whether an interactive run speaks, and if not, on which ground.
enum SpeechGround: Equatable {
  case speaks
  /// The person said so.
  case turnedOff
  /// A screen reader speaks for this terminal already.
  case screenReader(ScreenReader)
  /// The sentences do not go to a terminal.
  case noTerminal
  /// The speech server would talk in the room of another machine.
  case overNetwork
  case inEmacs

  /// - Parameters:
  ///   - choice: What was asked for.
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether commands and sentences belong to a terminal.
  ///   - reader: The screen reader that speaks for this terminal; looked for in the processes of
  ///     the machine unless given.
  init(
    choice: SpeechChoice, environment: [String: String], isTerminal: Bool,
    reader: (([String: String]) -> ScreenReader?) = { ScreenReaderSearch(environment: $0).reader }
  ) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .on: self = .speaks
    case .off: self = .turnedOff
    case .auto:
      if !isTerminal {
        self = .noTerminal
      } else if isSet("INSIDE_EMACS") {
        self = .inEmacs
      } else if isSet("SSH_CONNECTION") || isSet("SSH_TTY"), !isSet("SPEECHD_ADDRESS") {
        self = .overNetwork
      } else {
        self = reader(environment).map { .screenReader($0) } ?? .speaks
      }
    }
  }

  /// What is told about it once per user. A person who turned speech off, or hears a screen reader,
  /// knows why.
  var sentence: Sentence? {
    switch self {
    case .speaks, .turnedOff, .screenReader: nil
    case .noTerminal: Sentence(.silenceNoTerminal)
    case .overNetwork: Sentence(.silenceOverNetwork)
    case .inEmacs: Sentence(.silenceInEmacs)
    }
  }
}
