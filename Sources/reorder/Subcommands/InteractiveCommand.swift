internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderWording

/// `reorder [FILE]`: order a document by commands, one a line.
///
/// With a file, commands come from standard input and sentences go to standard output. Where
/// standard input is the document, both belong to the terminal, and standard output is for the
/// result.
struct InteractiveCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let operands = program.options.operands
    if operands.count > 1 { throw UsageError.tooManyOperands(operands[1]) }
    let path = operands.first ?? "-"
    if path.isEmpty { throw UsageError.missingFile }
    let (input, output) = path == "-" ? try Self.terminal() : (STDIN_FILENO, STDOUT_FILENO)
    let workspace = try Workspace(
      path: path, options: program.options, wording: wording, announcer: SilentAnnouncer())
    let speech = SpeechChannel(
      program: program, language: wording.book.language.identifier,
      isTerminal: isatty(input) == 1 && isatty(output) == 1)
    let voice = Voice(screen: DescriptorScreen(output), announcer: speech.announcer)
    let walk = Walk(workspace: workspace, wording: wording, voice: voice) {
      bytes throws(InputError) in
      try program.write(bytes)
    }
    try tell(speech.notice(), voice)
    try walk.begin()
    try tell(speech.noticeAfterStart(), voice)
    var lines = LineReader(input)
    while walk.ending == nil {
      guard let line = lines.next() else {
        try walk.endOfInput()
        break
      }
      try tell(speech.change(), voice)
      try walk.take(line: line)
    }
    try voice.end()
    return walk.ending ?? .done
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
