internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderDocuments
internal import ReorderWording

/// `reorder speech check [FILE]` and `reorder speech voices [LANG]`: why is nothing heard, and which
/// voices are there?
struct SpeechCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let operands = program.options.operands
    guard let topic = operands.first?.text else { throw UsageError.missingSpeechTopic }
    if operands.count > 2 { throw UsageError.tooManyOperands(operands[2].text) }
    switch topic {
    case "check": return try check(operands.dropFirst().first?.path)
    case "voices": return try voices(operands.dropFirst().first?.text)
    default: throw UsageError.unknownCommand("speech \(topic)")
    }
  }

  /// Whether interactive use would speak at the terminal of this process.
  private var ground: SpeechGround {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if terminal >= 0 { close(terminal) }
    return SpeechGround(
      choice: program.options.settings.speech, environment: program.environment,
      isTerminal: terminal >= 0)
  }

  // MARK: check

  private func check(_ path: FilePath?) throws -> ExitStatus {
    let workspace = try path.map { path throws(InputError) in
      try Workspace(path: path, options: program.options, wording: wording)
    }
    let languages = LanguageUses(
      wording.book, workspace: workspace, settings: program.options.settings)
    let ground = ground
    var settings = program.sound(of: wording)
    settings.language = languages.uses.first?.language
    let report = Speech.check(
      word: wording.book.spoken(.speechCheckWord).map(\.text).joined(), settings: settings,
      languages: languages.uses.dropFirst().map(\.language), startsServer: ground == .speaks)
    let finding = SpeechFinding(
      report: report, uses: languages.uses, ground: ground, hasSounds: hasSounds,
      isInstalled: isInstalled)
    if program.options.json {
      try program.write(JSONOutput(finding, wording).line)
    } else {
      let lines = finding.sentences(in: wording.book.language)
      try program.write(Array(lines.map { wording.shown($0) + "\n" }.joined().utf8))
    }
    return report.problem == nil ? .done : .refused
  }

  /// Whether the sounds are there, where sounds are wanted. They are looked for where the server's
  /// modules have them by default.
  private var hasSounds: Bool? {
    guard program.options.settings.sounds == .on else { return nil }
    return program.options.settings.soundNames.values.allSatisfy {
      access("/usr/share/sounds/sound-icons/" + $0, R_OK) == 0
    }
  }

  /// Whether the speech server is on this machine, as far as the variables tell where commands are.
  private var isInstalled: Bool {
    (program.environment["PATH"] ?? "").split(separator: ":").contains {
      access($0 + "/speech-dispatcher", X_OK) == 0
    }
  }

  // MARK: voices

  private func voices(_ language: String?) throws -> ExitStatus {
    let tag = try language.map { text throws(UsageError) in
      guard let tag = LanguageTag(posix: text) else {
        throw .badValue(option: "LANG", value: text)
      }
      return tag
    }
    let (found, report) = Speech.voices(
      settings: program.sound(of: wording), startsServer: ground == .speaks)
    guard let found else {
      let finding = SpeechFinding(
        report: report, uses: [], ground: ground, hasSounds: nil, isInstalled: isInstalled)
      for sentence in finding.failure {
        program.console.tell(wording.rendering(of: sentence).shown)
      }
      return .refused
    }
    let fitting = found.voices.filter { voice in tag.map { voice.reads($0.identifier) } ?? true }
    let plain = fitting.filter { $0.variant == nil }
    // A module may have nothing but variants.
    let listed = program.options.all || plain.isEmpty ? fitting : plain
    let omitted = fitting.count - listed.count
    if program.options.json {
      try program.write(JSONOutput(listed, of: found.module, omitted: omitted).line)
    } else {
      try program.write(Array(listed.map { line(for: $0) + "\n" }.joined().utf8))
      if omitted > 0 {
        try program.print(wording.shown(Sentence(.speechVoicesMore, [.number(omitted)])))
      }
    }
    guard listed.isEmpty else { return .done }
    let sentence = tag.map {
      Sentence(
        .speechVoicesNone,
        [
          .name(Name($0.name(in: wording.book.language)), quoted: false),
          .name(Name($0.identifier), quoted: false),
        ])
    }
    program.console.tell(
      wording.rendering(of: sentence ?? Sentence(.speechVoicesNoneAtAll)).shown)
    return .refused
  }

  private func line(for voice: SynthesisVoice) -> String {
    wording.shown(
      Sentence(
        .speechVoice,
        [.name(Name(voice.name), quoted: false), .name(Name(voice.language), quoted: false)]))
  }
}
