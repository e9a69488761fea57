internal import AnnouncingSpeech
internal import ReorderWording

extension JSONOutput {
  /// What `speech check` found: docs/speech.md has the keys.
  init(_ finding: SpeechFinding, _ wording: PhraseWording) {
    let report = finding.report
    let problem = finding.problemSentences.map { wording.shown($0) }
    var reader: String?
    if case .screenReader(let found) = finding.ground { reader = found.rawValue }
    self = .object([
      "heard": .bool(report.problem == nil),
      "milliseconds": report.time.map { .number(Int($0 / .milliseconds(1))) } ?? .null,
      "problem": .optional(report.problem?.rawValue),
      "text": .optional(problem.first), "remedy": .optional(problem.last),
      "server": .object([
        "address": .optional(report.address), "variable": .optional(report.variable),
        "started": .bool(report.isServerStarted),
      ]),
      "module": .optional(report.module), "missingModule": .optional(report.missingModule),
      "modules": .array(report.modules.map(JSONOutput.string)),
      "voices": .array(
        zip(report.voices, finding.uses).map { JSONOutput($0, $1, wording.book.language) }),
      "soundsInstalled": finding.hasSounds.map(JSONOutput.bool) ?? .null,
      "auto": .object([
        "speaks": .bool(finding.ground == .speaks), "ground": .string(finding.ground.identifier),
        "screenReader": .optional(reader),
      ]),
    ])
  }

  private init(
    _ voice: SpeechReport.LanguageVoice, _ use: LanguageUses.Use, _ language: LanguageTag
  ) {
    self = .object([
      "language": .string(voice.language),
      "name": .optional(LanguageTag(voice.language)?.name(in: language)),
      "use": .string(use.purpose.rawValue), "module": .optional(voice.module),
      "asked": .optional(voice.asked), "voice": .optional(voice.voice?.name),
      "voiceLanguage": .optional(voice.voice?.language), "match": .string(voice.match.rawValue),
    ])
  }

  /// The voices of an output module, for `speech voices`.
  init(_ voices: [SynthesisVoice], of module: String, omitted: Int) {
    self = .object([
      "module": .string(module),
      "voices": .array(
        voices.map {
          .object([
            "name": .string($0.name), "language": .string($0.language),
            "variant": .optional($0.variant),
          ])
        }),
      "omitted": .number(omitted),
    ])
  }
}
