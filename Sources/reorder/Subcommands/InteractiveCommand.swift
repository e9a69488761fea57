internal import AssistiveReordering
internal import Glibc
internal import ReorderDocuments
internal import ReorderWording

/// `reorder [FILE]`: order a document by keys, or by commands, one a line.
///
/// With a file, keys and commands come from standard input and sentences go to standard output.
/// Where standard input is the document, both belong to the terminal, and standard output is for
/// the result.
struct InteractiveCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let operands = program.options.operands
    if operands.count > 1 { throw UsageError.tooManyOperands(operands[1].text) }
    // Nobody types a document: without a file at a terminal one was forgotten.
    if operands.isEmpty, isatty(STDIN_FILENO) == 1 { throw UsageError.missingFile }
    let path = operands.first?.path ?? "-"
    if path.isEmpty { throw UsageError.missingFile }
    let (input, output) = path == "-" ? try Self.terminal() : (STDIN_FILENO, STDOUT_FILENO)
    let workspace = try Workspace(path: path, options: program.options, wording: wording)
    let isTerminal = isatty(input) == 1 && isatty(output) == 1
    // Before the voice starts its threads, which have to inherit what is caught.
    let withKeys = isTerminal && usesKeys
    let signals = SignalPipe(
      withKeys
        ? [SIGTERM, SIGHUP, SIGCONT, SIGTSTP, SIGWINCH] : [SIGTERM, SIGHUP, SIGINT])
    let speech = try SpeechChannel(program: program, wording: wording, isTerminal: isTerminal)
    let voice = Voice(
      screen: screen(output, withKeys: withKeys), speech: speech,
      ringsTerminal: program.options.settings.bell == .on && isTerminal && canRing)
    let terminal = withKeys && signals != nil ? RawTerminal(input) : nil
    let walk = Walk(
      workspace: workspace, wording: wording, voice: voice, usesKeys: terminal != nil
    ) { bytes throws(InputError) in
      // At a terminal the document would go on behind the last sentence.
      if isatty(STDOUT_FILENO) == 1 { try voice.endLine() }
      try program.write(bytes)
    }
    // Only a person at a terminal can be asked about what an earlier run left.
    if isTerminal { walk.leftOver = workspace.keepJournal() }
    try tell(speech.notice(), voice)
    try walk.begin()
    try tell(speech.noticeAfterStart(), voice)
    if let terminal, let signals {
      let keys = KeyFrontend(walk: walk, input: input) { () throws(InputError) in
        try tell(speech.change(), voice)
      }
      try keys.run(terminal, signals)
    } else {
      try readLines(input, signals, walk, speech)
    }
    try voice.endLine()
    if let sentence = speech.farewell(endedBy: isTerminal ? input : nil, signals) {
      try voice.echo(wording.rendering(of: sentence).shown + "\n")
    }
    RawTerminal.restore()
    return walk.ending ?? .done
  }

  private func readLines(
    _ input: Int32, _ signals: SignalPipe?, _ walk: Walk, _ speech: SpeechChannel
  ) throws(InputError) {
    var lines = LineReader(input, signals: signals, take: speech.fallSilentAndDie)
    while walk.ending == nil {
      guard let line = lines.next() else { return try walk.endOfInput() }
      walk.voice.hush()
      try tell(speech.change(), walk.voice)
      try walk.take(line: line)
    }
  }

  /// Whether a terminal can give single keys, and the person wants that.
  private var usesKeys: Bool {
    let environment = program.environment
    let kind = environment["TERM"] ?? ""
    return !program.options.line && kind != "dumb" && !kind.isEmpty
      && environment["INSIDE_EMACS"] == nil
  }

  /// Where sentences are shown. Typed lines begin behind the last one, so only single keys leave the
  /// cursor free to stand elsewhere.
  private func screen(_ output: Int32, withKeys: Bool) -> any Screen {
    let screen = DescriptorScreen(output)
    guard program.options.settings.cursor == .start, withKeys else { return screen }
    return StartCursorScreen(screen) { StartCursorScreen.columns(of: output) }
  }

  /// Whether what is shown stands in a terminal that rings. A shell inside Emacs would show the
  /// character.
  private var canRing: Bool {
    program.environment["TERM"] != "dumb" && program.environment["INSIDE_EMACS"] == nil
  }

  /// The terminal of this process, for commands and sentences.
  private static func terminal() throws(UsageError) -> (Int32, Int32) {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { throw .noTerminal }
    return (terminal, terminal)
  }

  /// Shows something about the speech itself, which nobody would hear.
  private func tell(_ sentence: Sentence?, _ voice: Voice) throws(InputError) {
    guard let sentence else { return }
    try voice.show(wording.rendering(of: sentence))
  }
}
