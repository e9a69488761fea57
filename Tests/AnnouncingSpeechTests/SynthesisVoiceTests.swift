import AnnouncingSpeech
import Testing

struct SynthesisVoiceTests {
  /// What espeak-ng has for some languages, in its order.
  static let voices = [
    "ar", "cmn", "cmn-LATN-PINYIN", "de", "en-029", "en-GB", "en-GB-SCOTLAND", "en-US", "es",
    "es-419", "fr-BE", "fr-CH", "fr-FR", "he", "nb", "pt", "pt-BR", "xy-AA", "xy-BB",
  ].flatMap {
    [
      SynthesisVoice(name: $0 + "+deep", language: $0, variant: "deep"),
      SynthesisVoice(name: $0, language: $0),
    ]
  }

  /// Tried with espeak-ng 1.51 through speech-dispatcher 0.11.4.
  @Test(
    arguments: [
      ("he", "he", SynthesisVoice.Match.exact), ("HE", "he", .exact), ("pt-br", "pt-BR", .exact),
      ("cmn-latn-pinyin", "cmn-LATN-PINYIN", .exact), ("zh", "cmn", .near), ("no", "nb", .near),
      ("de-AT", "de", .near), ("de-AT-1901", "de", .near), ("ar-EG", "ar", .near),
      ("en", "en-GB", .near), ("en-AU", "en-GB", .near), ("en-US", "en-US", .exact),
      ("en-gb-scotland", "en-GB-SCOTLAND", .exact), ("fr", "fr-FR", .near),
      ("fr-CA", "fr-FR", .near),
      ("fr-CH", "fr-CH", .exact), ("pt-AO", "pt", .near), ("xy", "xy-AA", .near),
      ("tlh", nil, .none), ("", nil, .none), ("h", nil, .none), ("-", nil, .none),
    ] as [(String, String?, SynthesisVoice.Match)])
  func `A language is read by the voice of its tag, else by one of the language`(
    _ tag: String, _ name: String?, _ match: SynthesisVoice.Match
  ) {
    let best = SynthesisVoice.best(for: tag, among: Self.voices)
    #expect(best.voice?.name == name)
    #expect(best.match == match)
  }

  @Test(arguments: [
    ("he", "he", true), ("he", "he-IL", true), ("he-IL", "he", false), ("en", "en-GB", true),
    ("en-gb", "en-GB-SCOTLAND", true), ("en", "enm", false), ("zh", "cmn-LATN-PINYIN", true),
    ("no", "nb", true),
  ])
  func `A voice reads its language, and the language without what stands behind it`(
    _ asked: String, _ language: String, _ reads: Bool
  ) {
    #expect(SynthesisVoice(name: "x", language: language).reads(asked) == reads)
  }
}
