internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderDocuments
internal import ReorderWording

/// Where the result of `move` and `apply` goes, and where the sentence about it.
///
/// | document      | result                                             |
/// | ------------- | -------------------------------------------------- |
/// | a path        | replaces the file, or goes to `--output`           |
/// | `-`           | standard output, or `--output`                     |
///
/// The sentence goes to standard output, or to standard error where standard output carries the
/// document or JSON. `--dry-run` writes no document at all.
struct Delivery {
  let program: Program
  let path: FilePath
  private let voice: ResultVoice

  /// - Throws: `UsageError.outputNeeded` where standard output would have to carry both, and why no
  ///   transcript can be written.
  init(program: Program, path: FilePath, wording: PhraseWording) throws {
    self.program = program
    self.path = path
    let hasNoPlace =
      !program.options.dryRun && (program.options.output ?? path) == "-" && program.options.json
    if hasNoPlace { throw UsageError.outputNeeded }
    voice = try ResultVoice(program: program, wording: wording)
  }

  /// Whether the document goes to standard output.
  private var carriesDocument: Bool {
    !program.options.dryRun && (program.options.output ?? path) == "-"
  }

  /// Makes what a command is for, writes what came of it, and tells it.
  ///
  /// The document goes first: nobody is told of a move that could not be written. Where another
  /// program changed the file in between, all is made anew in its new content, by identity.
  ///
  /// - Parameters:
  ///   - workspace: The document.
  ///   - make: Makes the moves in its session.
  /// - Returns: How the program ends.
  /// - Throws: What cannot be written.
  func run(_ workspace: Workspace, make: (Workspace) -> Made) throws -> ExitStatus {
    var workspace = workspace
    var made = make(workspace)
    var readings = 0
    var leavesLineOpen = false
    while !made.isRefused {
      do {
        leavesLineOpen = try write(workspace).map(Self.leavesLineOpen) ?? false
        break
      } catch InputError.file(let error)
        where error.kind == .changedSinceRead && readings < Workspace.mostReadings
      {
        readings += 1
        workspace = try workspace.readAgain()
        made = make(workspace)
      }
    }
    // What was done is told in any case, also where it cannot be told where it belongs.
    var failure: Int32?
    if program.options.json {
      failure = program.console.write(made.json(identities(in: workspace, made)).line)
    }
    // The sentence must not go on behind the last line of the document.
    if leavesLineOpen { program.console.tell("") }
    for rendering in made.renderings { failure = tell(rendering) ?? failure }
    // What was not heard can be read: speech never changes how a command ends.
    voice.say(Utterance(.result, sentences: made.renderings.map(\.spoken), cue: made.cue))
    if let failure { throw InputError.output(failure) }
    return made.isRefused ? .refused : .done
  }

  /// What a command came to.
  struct Made {
    let renderings: [Rendering]
    /// The object, made with the identities of the written document.
    let json: (KnownIdentities) -> JSONOutput
    let isRefused: Bool
    /// What it all is in one sound.
    let cue: Utterance.Cue?

    init(_ report: Report, in session: Session) {
      renderings = [report.rendering]
      json = { JSONOutput(report, in: session, writtenAs: $0) }
      isRefused = !report.refusals.isEmpty
      cue = report.announcement.cue
    }

    init(
      renderings: [Rendering], json: @escaping (KnownIdentities) -> JSONOutput, isRefused: Bool,
      cue: Utterance.Cue?
    ) {
      self.renderings = renderings
      self.json = json
      self.isRefused = isRefused
      self.cue = cue
    }
  }

  /// The identities that the items of the document as it was written, or would be, are known by here.
  private func identities(in workspace: Workspace, _ made: Made) -> KnownIdentities {
    guard !made.isRefused, let bytes = try? workspace.bytes() else { return KnownIdentities() }
    return workspace.open.identities(in: bytes, of: workspace.session.container)
  }

  /// Writes the document, unless it is only tried.
  ///
  /// - Returns: What went to standard output.
  private func write(_ workspace: Workspace) throws -> [UInt8]? {
    if program.options.dryRun { return nil }
    let output = program.options.output ?? path
    if output != "-", program.options.output == nil {
      try workspace.replaceFile()
      return nil
    }
    let bytes = try workspace.bytes()
    if output == "-" {
      try program.write(bytes)
      return bytes
    }
    try program.write(bytes, to: output)
    return nil
  }

  /// Whether a document that stands on a terminal leaves its last line open, and the sentence comes
  /// to that terminal as well.
  private static func leavesLineOpen(_ document: [UInt8]) -> Bool {
    guard let last = document.last, last != UInt8(ascii: "\n") else { return false }
    return isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  }

  /// Shows a person what came of it.
  ///
  /// - Returns: The `errno` where standard output could not be written, and standard error was.
  private func tell(_ rendering: Rendering) -> Int32? {
    if carriesDocument || program.options.json {
      program.console.tell(rendering.shown)
      return nil
    }
    guard let failure = program.console.print(rendering.shown) else { return nil }
    program.console.tell(rendering.shown)
    return failure
  }
}
