import AnnouncingSpeech
import AssistiveReordering
import ReorderWording
import Testing

/// A name character by character, in two languages.
@Suite struct SpellingTests {
  typealias Lines = (shown: String, spoken: String)

  /// A name, how it is shown and spoken in English, and in Arabic: a part in brackets, and in front
  /// of it its language where that is not the person's.
  static let names: [(name: String, english: Lines, arabic: Lines)] = [
    (
      "Ab c", ("capital A, b, space, c", "[capital A][b][space][c]"),
      (
        "حرف كبير <2068>A<2069>، <2068>b<2069>، مسافة، <2068>c<2069>",
        "[حرف كبير ][en:A][en:b][مسافة][en:c]"
      )
    ),
    (
      "é e\u{301}",
      ("é, space, e, combining acute accent", "[é][space][e][combining acute accent]"),
      (
        "”<2068>é<2069>“، مسافة، <2068>e<2069>، <2068>combining acute accent<2069>",
        "[en:é][مسافة][en:e][en:combining acute accent]"
      )
    ),
    (
      "ש1٣", ("“<2068>ש<2069>”, 1, <2068>٣<2069>", "[he:ש][1][3]"),
      ("ש، <2068>1<2069>، <2068>٣<2069>", "[he:ש][1][3]")
    ),
    (
      "بَ\u{651}", ("“<2068>ب<2069>”, fatha, shadda", "[ar:ب][fatha][shadda]"),
      ("ب، فتحة، شدة", "[ب][فتحة][شدة]")
    ),
    (
      "x\u{202E}\u{200D}\u{FEFF}\t\u{A0}",
      (
        "x, right-to-left override, zero width joiner, byte order mark, tab, no-break space",
        "[x][right-to-left override][zero width joiner][byte order mark][tab][no-break space]"
      ),
      (
        "”<2068>x<2069>“، تجاوز الاتجاه من اليمين إلى اليسار، رابط بعرض صفري، علامة ترتيب البايت، "
          + "علامة جدولة، مسافة غير منقسمة",
        "[en:x][تجاوز الاتجاه من اليمين إلى اليسار][رابط بعرض صفري][علامة ترتيب البايت][علامة جدولة][مسافة غير منقسمة]"
      )
    ),
    (
      "😀🇩🇪", ("grinning face, flag: Germany", "[grinning face][flag Germany]"),
      (
        "”<2068>grinning face<2069>“، علم: ألمانيا", "[en:grinning face][علم ألمانيا]"
      )
    ),
    (
      "👩🏽‍💻",
      (
        "woman with medium skin tone with personal computer",
        "[woman with medium skin tone with personal computer]"
      ),
      (
        "”<2068>woman<2069>“ مع بشرة بلون معتدل مع <2068>personal computer<2069>",
        "[en:woman][ مع بشرة بلون معتدل مع ][en:personal computer]"
      )
    ),
  ]

  private func spoken(_ parts: [Utterance.Part]) -> String {
    parts.map { "[" + ($0.language.map { $0 + ":" } ?? "") + $0.text + "]" }.joined()
  }

  @Test(arguments: names.indices)
  func `is shown and spoken by names`(index: Int) throws {
    let (name, english, arabic) = Self.names[index]
    for (tag, lines) in [("en", english), ("ar", arabic)] {
      let spelled = try #require(try book(tag).spelled(Name(name)))
      #expect(legible(spelled.shown) == lines.0)
      #expect(spoken(spelled.spoken) == lines.1)
    }
  }

  /// A name and how it is shown in English, one a line.
  static let hidden: [(label: String, shown: String)] = [
    ("\r\n", "line break"),
    ("\u{0}\u{7}", "null character, bell character"),
    ("\u{1B}\u{7F}\u{9B}", "escape character, delete character, control character 9B"),
    ("\u{200B}\u{200C}", "zero width space, zero width non-joiner"),
    ("\u{2060}\u{AD}", "word joiner, soft hyphen"),
    ("\u{61C}\u{200E}\u{200F}", "Arabic letter mark, left-to-right mark, right-to-left mark"),
    ("\u{202A}\u{202B}", "left-to-right embedding, right-to-left embedding"),
    ("\u{202C}\u{202D}", "pop directional formatting, left-to-right override"),
    ("\u{2066}\u{2067}", "left-to-right isolate, right-to-left isolate"),
    ("\u{2068}\u{2069}", "first strong isolate, pop directional isolate"),
    ("\u{E000}\u{378}", "private use area e000, unassigned 0378"),
    ("\u{FFFD}\u{FFFC}", "replacement character, object replacement character"),
    ("\u{3164}\u{FE0F}", "hangul filler, variation selector-16"),
    ("\u{2003}\u{3000}", "em space, ideographic space"),
    ("🇩", "regional indicator symbol letter d"),
    ("🇽🇽", "flag: XX"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "waving black flag with GBSCT"
    ),
    ("1\u{FE0F}\u{20E3}", "digit one with combining enclosing keycap"),
    ("☎", "☎"), ("☎\u{FE0F}", "black telephone"),
    ("ǅ", "ǅ"), ("ß", "ß"), ("İ", "capital İ"), ("Ж", "capital Ж"), ("कि", "कि"),
    ("-.,?", "-, ., ,, ?"),
  ]

  @Test(arguments: hidden.indices)
  func `leaves nothing without a name`(index: Int) throws {
    let (label, shown) = Self.hidden[index]
    #expect(try book("en").spelled(Name(label))?.shown == shown)
  }

  @Test func `reads a character in the language of the whole name`() throws {
    let english = try book("en")
    func languages(_ name: Name) -> [String?] {
      english.spelled(name)?.spoken.map(\.language) ?? []
    }
    #expect(languages(Name("日本の")) == ["ja", "ja", "ja"])
    #expect(languages(Name("中文")) == ["zh", "zh"])
    #expect(languages(Name("lait", language: "fr")) == ["fr", "fr", "fr", "fr"])
    #expect(languages(Name("milk", language: "en")) == [nil, nil, nil, nil])
    #expect(languages(Name("milk", spoken: "something else")).count == 4)
  }

  @Test func `says numbers in words where the voice is silent at digits`() throws {
    #expect(try book("he").spelled(Name("42")).map { spoken($0.spoken) } == "[ארבע][שתיים]")
  }

  @Test func `counts what is left of a very long name`() throws {
    let english = try book("en")
    let long = try #require(english.spelled(Name(String(repeating: "ab", count: 50_000))))
    #expect(long.spoken.count == 501)
    #expect(long.spoken.last?.text == "99500 more characters")
    #expect(long.shown.hasSuffix("a, b, 99500 more characters"))
    #expect(english.spelled(Name("abc"), ofAtMost: 2)?.shown == "a, b, 1 more character")
    // One letter under a tower of accents is one character to a person.
    let tower = Name("x" + String(repeating: "\u{301}", count: 100_000))
    #expect(english.spelled(tower)?.spoken.count == 500)
    #expect(english.spelled(Name("")) == nil)
  }
}
