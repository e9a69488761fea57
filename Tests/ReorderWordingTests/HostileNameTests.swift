import AnnouncingSpeech
import AssistiveReordering
import Testing

@testable import ReorderWording

/// Names that try to be something else than text.
@Suite struct HostileNameTests {
  @Test(arguments: [
    ("a\u{1B}[31mred", "a\\u{1B}[31mred", "a escape character [31mred"),
    ("\u{9B}2J", "\\u{9B}2J", "control character 9B 2J"),
    ("a\u{07}", "a\\u{7}", "a bell character"),
    ("a\nb", "a\\u{A}b", "a line break b"),
    ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c", "a line break b line break c"),
    ("\u{7F}", "\\u{7F}", "delete character"),
    ("a\u{0}b", "a\\u{0}b", "a null character b"),
    ("photo\u{202E}gnp.exe", "photo\\u{202E}gnp.exe", "photo direction character gnp.exe"),
    (
      "photo\u{202E}gnp\u{202C}.exe", "photo\\u{202E}gnp\\u{202C}.exe",
      "photo direction character gnp direction character .exe"
    ),
    ("a\u{2069}b", "a\\u{2069}b", "a direction character b"),
    ("a\u{2066}b", "a\\u{2066}b", "a direction character b"),
    ("\u{FFF9}a", "\\u{FFF9}a", "interlinear annotation anchor a"),
    ("%1$@ %@ %2$lld %%", "%1$@ %@ %2$lld %%", "%1$@ %@ %2$lld %%"),
    ("%#@items@ %arg", "%#@items@ %arg", "%#@items@ %arg"),
    ("<b>&amp;{item}\\u{1B}", "<b>&amp;{item}\\u{1B}", "<b>&amp;{item}\\u{1B}"),
  ])
  func `is shown visibly and spoken by name`(raw: String, shown: String, spoken: String) throws {
    let english = try book("en")
    #expect(legible(english.shown(Name(raw))) == shown)
    #expect(heard(english.spoken(Name(raw))) == spoken)
    let inside = english.shown(.actionMoveBefore, [quoted(raw)])
    #expect(legible(inside) == "Move before “\(shown)”")
  }

  @Test func `is spoken by name in the person's language`() throws {
    #expect(
      heard(try book("ar").spoken(.actionMoveBefore, [quoted("حليب\u{1B}خبز")]))
        == "النقل إلى ما قبل العنصر، حليب محرف الهروب خبز")
    #expect(
      legible(try book("ar").shown(.actionMoveBefore, [quoted("حليب\u{1B}")]))
        == "النقل إلى ما قبل العنصر ”<2068>حليب\\u{1B}<2069>“")
  }

  @Test func `an embedding that the end of an isolate cuts off has no partner`() throws {
    let english = try book("en")
    #expect(
      legible(english.shown(.actionMoveBefore, [quoted("x\u{2068}\u{202A}a\u{2069}\u{202C}")]))
        == "Move before “<2068>x<2068>\\u{202A}a<2069>\\u{202C}<2069>”")
  }

  @Test func `a name with the outer quote has the inner ones around it`() throws {
    let english = try book("en")
    #expect(
      english.shown(.actionMoveBefore, [quoted("The “real” one")])
        == "Move before ‘The “real” one’")
    let ascii = try book("en", DisplayStyle(quotes: .ascii))
    #expect(ascii.shown(.actionMoveBefore, [quoted("7\" single")]) == "Move before '7\" single'")
    #expect(ascii.shown(.actionMoveBefore, [quoted("Milk")]) == "Move before \"Milk\"")
  }

  @Test func `names that differ only by what cannot be seen are told apart`() throws {
    let pairs = [
      ("Milk", "Milk\u{200D}"), ("a b", "a\u{A0}b"), ("☎", "☎\u{FE0F}"), ("Milk", "Milk "),
      ("a b", "a  b"), ("ab", "a\u{AD}b"), ("ab", "a\u{200E}b"), ("a", "a\u{E0041}"),
      ("ab", "a\u{3164}b"), ("é", "e\u{301}"), ("a\u{1B}", "a\\u{1B}"),
    ]
    for (one, other) in pairs {
      #expect(InvisibleText.looksSame(one, other), "\(one) and \(legible(other))")
      #expect(InvisibleText.revealed(one) != InvisibleText.revealed(other), "\(legible(other))")
    }
    #expect(!InvisibleText.looksSame("Milk", "Milk"))
    #expect(!InvisibleText.looksSame("ab", "a b"))
    #expect(!InvisibleText.looksSame("ab", "a\u{202E}b"))
    #expect(!InvisibleText.looksSame("e", "é"))
    #expect(InvisibleText.revealed("Milk\u{200D} ") == "Milk\\u{200D}\\u{20}")
    let name = Name("Milk\u{200D} ", revealsInvisibles: true)
    #expect(try book("en").shown(name) == "Milk\\u{200D}\\u{20}")
    #expect(heard(try book("en").spoken(name)) == "Milk zero width joiner space")
    #expect(heard(try book("ar").spoken(name)) == "{en:Milk} رابط بعرض صفري مسافة")
    #expect(try book("en").shown(Name(" ", revealsInvisibles: true)) == "\\u{20}")
  }

  /// Every phrase with names of random dangerous pieces, in both directions and all styles.
  @Test(arguments: [UInt64](1...4))
  func `nothing of a name gets through, whatever it is made of`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pieces = hostilePieces()
    let styles = [
      DisplayStyle(), DisplayStyle(quotes: .off), DisplayStyle(quotes: .ascii, isolates: false),
    ]
    for tag in ["en", "ar", "ar-EG", "he", "en-XA"] {
      for style in styles {
        let phrases = try book(tag, style)
        // A screen has line breaks of its own, and takes no names.
        for key in PhraseKey.allCases where !key.isScreen {
          let arguments = (0..<5).map { _ in randomArgument(of: pieces, using: &random) }
          try expectSafe(phrases.shown(key, arguments), seed: seed)
          try expectSpeakable(phrases.spoken(key, arguments), seed: seed)
        }
      }
    }
  }

  private func randomArgument(
    of pieces: [String], using random: inout SplitMix
  ) -> PhraseArgument {
    guard Bool.random(using: &random) else { return .number(3) }
    let label = (0..<Int.random(in: 0...9, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    let name = Name(
      label, sameName: Bool.random(using: &random) ? .init(index: 2, count: 3) : nil,
      revealsInvisibles: Int.random(in: 0..<5, using: &random) == 0)
    return .name(name, quoted: Bool.random(using: &random))
  }

  private func expectSafe(_ shown: String, seed: UInt64) throws {
    var depth = 0
    for scalar in shown.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202D, 0x202E:
        Issue.record("\(legible(shown)) has \(scalar.value), seed \(seed)")
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: break
      }
      try #require(depth >= 0, "\(legible(shown)), seed \(seed)")
    }
    try #require(depth == 0, "\(legible(shown)), seed \(seed)")
    let first = shown.unicodeScalars.first?.value ?? 0
    try #require(!(0x2066...0x2069).contains(first), "\(legible(shown)), seed \(seed)")
    try #require(!(0x202A...0x202E).contains(first), "\(legible(shown)), seed \(seed)")
  }

  private func expectSpeakable(_ parts: [Utterance.Part], seed: UInt64) throws {
    let silent: Set<UInt32> = [
      0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060, 0xFEFF,
    ]
    for part in parts {
      for scalar in part.text.unicodeScalars {
        let isBad =
          silent.contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value)
          || scalar.properties.generalCategory == .control
        try #require(!isBad, "\(legible(part.text)), seed \(seed)")
      }
    }
    for (one, next) in zip(parts, parts.dropFirst()) {
      let isAlone = one.isCharacter || next.isCharacter
      try #require(
        isAlone || one.language != next.language, "\(heard(parts)), seed \(seed)")
    }
  }
}

/// Pieces of which dangerous names are made: every control of Unicode's first 160, direction
/// controls four times as often as the rest, and some writing between them.
private func hostilePieces() -> [String] {
  let words = [
    "Milk", "שלום", "سلام", " ", "1", "٣", "“", "\"", "%1$@", "👩‍💻", "é", "\u{301}", "\u{200D}",
    "\u{E000}", "日本", "\r\n", "\u{E0001}",
  ]
  let controls = [UInt32](0..<0x20) + [UInt32](0x7F..<0xA0)
  let directions: [UInt32] = [
    0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068,
    0x2069, 0x61C, 0xFEFF,
  ]
  let all = controls + directions + directions + directions + directions
  return words + all.compactMap(Unicode.Scalar.init).map { String(Character($0)) }
}

/// A generator of random numbers that gives the same ones for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
