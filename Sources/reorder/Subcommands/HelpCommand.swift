internal import ReorderWording

/// `reorder help [COMMAND]`, `--help` and `--version`.
struct HelpCommand {
  let program: Program
  let wording: PhraseWording

  /// The version of the command, as the changelog has it.
  static let versionNumber = "0.1.0"

  func version() throws -> ExitStatus {
    try program.print("reorder \(Self.versionNumber)")
    return .done
  }

  func run(topic: String?) throws -> ExitStatus {
    let key: PhraseKey
    switch topic {
    case nil: key = .helpOverview
    case "settings": key = .helpSettings
    case let topic?:
      guard let command = CommandName(rawValue: topic) else {
        throw UsageError.unknownCommand(topic)
      }
      key = Self.key(for: command, asked: program.options.wantsHelp)
    }
    try program.print(wording.book.shown(key))
    return .done
  }

  /// The screen for a command; `reorder --help` without one is the overview.
  private static func key(for command: CommandName, asked byOption: Bool) -> PhraseKey {
    switch command {
    case .interactive: byOption ? .helpOverview : .helpInteractive
    case .list: .helpList
    case .actions: .helpActions
    case .move: .helpMove
    case .apply: .helpApply
    case .swipe: .helpSwipe
    case .speech: .helpSpeech
    case .help: .helpHelp
    }
  }
}
