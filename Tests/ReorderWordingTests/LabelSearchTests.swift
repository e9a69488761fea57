import AssistiveActions
import CSearchOracle
import TestSupport
import Testing

@testable import ReorderWording

/// Looking for labels: what is the same to a person who types, in each language.
@Suite struct LabelSearchTests {
  private static func match(_ typed: String, _ label: String, _ tag: String = "en") throws
    -> LabelMatch?
  {
    LabelSearch(language: try #require(LanguageTag(tag))).query(typed).match(of: label)
  }

  @Test(arguments: [
    ("bread", "Bread", LabelMatch?.some(.exact)), ("BREAD", "bread roll", .prefix),
    ("roll", "Bread roll", .word), ("bread", "(bread)", .word), ("bread", "rye-bread", .word),
    ("read", "Bread", .inside), ("bread", "gingerbread bread", .word), ("bread", "brea", nil),
    ("bread", "", nil), ("", "bread", nil), ("  ", "bread", nil), (" bread ", "Bread", .exact),
    ("cafe", "Café au lait", .prefix), ("CAFÉ", "cafe", .exact), ("café", "Cafe\u{301}", .exact),
    ("cafe", "ｃａｆｅ", .exact), ("Ｍilk", "milk", .exact), ("strasse", "Straße", .exact),
    ("straße", "STRASSE", .exact), ("s", "ß", nil), ("12", "١٢", .exact), ("３", "3 eggs", .prefix),
    ("creme brulee", "Crème brûlée", .exact), ("oe", "Œuvre", .prefix), ("o", "Œuvre", nil),
    ("fi", "ﬁne", .prefix), ("a.b", "a.b", .exact), ("a.b", "ab", nil), ("a b", "a\u{A0}b", .exact),
    ("-", "a - b", .word), ("🙂", "hi 🙂", .word), ("e", "e\u{323}\u{301}", .exact),
  ])
  func `Case, marks and width do not count`(
    typed: String, label: String, match: LabelMatch?
  ) throws {
    #expect(try Self.match(typed, label) == match)
  }

  @Test(arguments: [
    ("en", "angstrom", "Ångström", true), ("sv", "angstrom", "Ångström", false),
    ("sv", "ång", "ÅNGSTRÖM", true), ("sv", "a", "å", false), ("sv", "e", "é", true),
    ("de", "apfel", "Äpfel", true), ("de", "strasse", "Straße", true),
    ("da", "aarhus", "Århus", true), ("da", "a", "Århus", false), ("da", "a", "aa", false),
    ("da", "a", "baby", true), ("da", "a", "aaa", true), ("en", "a", "aa", true),
    ("da", "aa", "aaaa", true), ("da", "å", "baaaaab", true), ("da", "a", "aaaa", false),
    ("tr", "i", "I", false),
    ("tr", "ı", "I", true), ("tr", "i", "İ", true), ("tr", "istanbul", "İSTANBUL", true),
    ("tr", "ISPARTA", "ısparta", true), ("en", "istanbul", "İSTANBUL", true),
    ("ar", "كتاب", "كِتَابٌ", true), ("ar", "احمد", "أحمد", true), ("ar", "مدرسه", "مدرسة", true),
    ("ar", "كتب", "كتاب", false), ("fa", "۱۲", "12", true), ("he", "שלום", "שָׁלוֹם", true),
    ("ko", "가", "가게", true), ("ko", "\u{1100}\u{1161}", "가게", true), ("ko", "가", "각", false),
    ("th", "กา", "กาแฟ", true), ("th", "แฟ", "กาแฟ", true), ("ja", "かな", "カナ", true),
    ("ja", "カナ", "ｶﾅ", true), ("ja", "コーヒー", "ｺｰﾋｰ", true), ("ja", "牛乳", "牛乳パン", true),
    ("es", "n", "ñ", false), ("fr", "n", "ñ", true), ("hr", "c", "č", false),
    ("hi", "हिन्दी", "हिन्दी", true), ("el", "αθηνα", "Αθήνα", true), ("ru", "ежик", "Ёжик", true),
    ("ru", "и", "й", false), ("ru", "й", "и\u{306}", true), ("ru", "и", "и\u{306}", false),
    ("vi", "pho", "Phở", true),
  ])
  func `What is the same depends on the language`(
    tag: String, typed: String, label: String, isFound: Bool
  ) throws {
    #expect(try (Self.match(typed, label, tag) != nil) == isFound)
  }

  @Test(arguments: [
    "en", "sv", "de", "da", "tr", "ar", "fa", "he", "ja", "ko", "th", "es", "hr", "sk", "zh", "vi",
    "hi", "ru",
  ])
  func `It finds what ICU's own search finds`(tag: String) throws {
    var generator = SeededGenerator.announced()
    let language = try #require(LanguageTag(tag))
    let search = LabelSearch(language: language)
    let locale = PrimaryWeights.locale(for: language)
    let alphabets = [
      "aAbBeiIßss åÅäÄoöø.-1", "aaAaáa\u{30A}\u{301}\u{323}eéè", "ابتأإآةهيىَُّ ١٢",
      "カアーァがかｶﾞ牛乳コｺ", "เกแาก่ไมโ ", "가각ㄱ\u{1100}\u{1161}\u{11A8}나", "иИйЙ\u{306}её",
      "chCHccsszsdžljčćđ", "iİıI\u{307}", "กขाकिख़", "🙂👍🏽a\u{200D}\u{200B}b",
    ].map { Array($0.unicodeScalars) }
    var found = 0
    for _ in 0..<500 {
      let alphabet = alphabets.randomElement(using: &generator) ?? []
      func text(_ length: ClosedRange<Int>) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: length, using: &generator) {
          scalars.append(alphabet.randomElement(using: &generator) ?? "a")
        }
        return String(scalars)
      }
      let (wanted, label) = (LabelSearch.trimmed(text(1...3)), text(0...8))
      // Two letters that are one in Danish, and then a ring: there ICU finds no end of a character.
      guard !(wanted + " " + label).hasRingBehindTwoLetters else { continue }
      let expected = Array(wanted.utf16).withUnsafeBufferPointer { wanted in
        Array(label.utf16).withUnsafeBufferPointer { label in
          oracle_finds(
            locale, wanted.baseAddress, Int32(wanted.count), label.baseAddress, Int32(label.count))
        }
      }
      let query = search.query(wanted)
      // ICU finds nothing, and so everywhere, what has no weight. It finds whole characters as people
      // see them; who types is on the way to one, and finds a letter without its vowel sign as well.
      guard !query.isEmpty else { continue }
      let isFound = query.match(of: label) != nil
      if isFound { found += 1 }
      let isPlain = label.count == label.unicodeScalars.count
      #expect(
        isPlain ? isFound == expected : isFound || !expected,
        "seed \(generator.seed): \(hex(wanted)) in \(hex(label))")
    }
    #expect(found > 20)
  }

  private func hex(_ text: String) -> [String] {
    text.unicodeScalars.map { String($0.value, radix: 16) }
  }

  @Test func `The way for ASCII and the one for everything agree, at any length`() throws {
    var generator = SeededGenerator.announced()
    let search = LabelSearch(language: .english)
    for _ in 0..<4_000 {
      let alphabet = Array("aAbB jJ-.1z\t\u{1}\u{7F}")
      func text(_ length: ClosedRange<Int>) -> String {
        String(
          (0..<Int.random(in: length, using: &generator)).map { _ in
            alphabet.randomElement(using: &generator) ?? "a"
          })
      }
      let (wanted, label) = (text(1...4), text(0...40))
      // A mark that has no weight sends the label the other way.
      let query = search.query(wanted)
      #expect(
        query.match(of: label) == query.match(of: label + "\u{200B}"),
        "seed \(generator.seed): \(wanted.debugDescription) in \(label.debugDescription)")
    }
  }

  @Test func `Bytes that are no text are looked at, and nothing stops`() throws {
    let query = LabelSearch(language: .english).query("milk")
    var generator = SeededGenerator.announced()
    for _ in 0..<2_000 {
      var bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      bytes += [0xFF] + Array("Milk".utf8)
      #expect(query.match(ofUTF8: bytes.span) != nil, "seed \(generator.seed): \(bytes)")
    }
  }
}

extension String {
  fileprivate var hasRingBehindTwoLetters: Bool {
    let scalars = Array(unicodeScalars)
    return scalars.indices.dropFirst(2).contains { index in
      scalars[index] == "\u{30A}" && scalars[index - 1].properties.isAlphabetic
        && scalars[index - 2].properties.isAlphabetic
    }
  }
}
