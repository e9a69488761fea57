import AssistiveReordering
import Testing

@testable import ReorderWording

/// What a tag means, and what a language brings with it.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("pt_BR", "pt-BR"), ("ar_EG.UTF-8", "ar-EG"), ("zh_TW", "zh-TW"), ("sr@latin", "sr-Latn"),
    ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES.UTF-8@valencia", "ca-ES-valencia"),
    ("de_DE@euro", "de-DE"),
    ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"), ("iw_IL", "he-IL"), ("en", "en"),
  ])
  func `the name of a POSIX locale is a tag`(posix: String, tag: String) {
    #expect(LanguageTag(posix: posix)?.identifier == tag)
  }

  @Test(arguments: ["", "?", "_", ".UTF-8", "de_DE_", "a", "englisch!", "en\u{0}", "../etc"])
  func `what is no locale is no tag`(name: String) {
    #expect(LanguageTag(posix: name) == nil)
  }

  @Test(arguments: [
    (["LANG": "de_AT.UTF-8"], ["de-AT"]),
    (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
    (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "he_IL"], ["he-IL"]),
    (["LANG": "de_AT.UTF-8", "LC_ALL": ""], ["de-AT"]),
    (["LANG": "de_AT.UTF-8", "LANGUAGE": "sl:pt_BR"], ["sl", "pt-BR", "de-AT"]),
    (["LANG": "C", "LANGUAGE": "sl"], ["en"]), (["LANG": "C.UTF-8", "LANGUAGE": "sl"], ["en"]),
    (["LANGUAGE": "sl"], ["en"]), ([:], ["en"]), (["LANG": "%%%"], ["en"]),
  ])
  func `the environment is read as gettext reads it`(
    environment: [String: String], tags: [String]
  ) {
    #expect(LanguageTag.preferences(in: environment).map(\.identifier) == tags)
    #expect(LanguageTag.preferred(in: environment).identifier == tags.first)
  }

  @Test func `the encoding decides about quotes and isolates`() {
    #expect(LanguageTag.encodingIsUTF8(in: ["LANG": "de_DE.utf8@euro"]))
    #expect(LanguageTag.encodingIsUTF8(in: ["LANG": "C.UTF-8"]))
    #expect(!LanguageTag.encodingIsUTF8(in: ["LANG": "C.UTF-8", "LC_ALL": "C"]))
    #expect(!LanguageTag.encodingIsUTF8(in: ["LANG": "POSIX"]))
    // Where nobody names an encoding, a terminal is one of UTF-8.
    #expect(LanguageTag.encodingIsUTF8(in: ["LANG": "C", "LC_ALL": "de_DE"]))
    #expect(LanguageTag.encodingIsUTF8(in: [:]))
    #expect(
      DisplayStyle.preferred(in: ["LANG": "de_DE.ISO-8859-1"])
        == DisplayStyle(quotes: .ascii, isolates: false))
  }

  @Test(arguments: [
    ("de-AT", ["de-AT", "de-Latn-AT", "de-Latn", "de", "de-DE"]),
    ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
    ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
    ("sr-Latn", ["sr-Latn", "sr-Latn-RS"]), ("pt", ["pt-Latn-BR", "pt-Latn", "pt", "pt-BR"]),
  ])
  func `a tag has its parents, and never one in another script`(tag: String, parents: [String])
    throws
  {
    let found = try #require(LanguageTag(tag)).parents
    #expect(Set(found) == Set(parents))
    #expect(found.last == parents.last || tag.hasPrefix("zh") || tag.hasPrefix("sr"))
  }

  @Test func `of several languages the first that the catalog has is taken`() throws {
    let catalog = try StringCatalog.embedded()
    func match(_ tags: String...) -> String {
      catalog.bestMatch(among: tags.compactMap(LanguageTag.init(_:))).identifier
    }
    #expect(match("nv", "ar-EG", "en") == "ar-EG")
    #expect(match("en-GB", "ar") == "en-GB")
    #expect(match("nv") == "en")
    #expect(match("en-XA") == "en-XA")
  }

  @Test func `direction follows from the tag`() throws {
    for (tag, rightToLeft) in [
      ("ar", true), ("he", true), ("fa", true), ("ur", true), ("en", false), ("az", false),
      ("az-Arab", true),
      ("ar-XB", true), ("en-XA", false), ("pa-PK", true),
    ] {
      #expect(try #require(LanguageTag(tag)).isRightToLeft == rightToLeft, "\(tag)")
    }
  }

  @Test(arguments: [
    ("en", "‘“a”’", "“a”"), ("de", "‚„a“‘", "„a“"), ("fr", "“«a»”", "«a»"), ("ar", "’”a“‘", "”a“"),
    ("he", "’”a”’", "”a”"), ("ja", "『「a」』", "「a」"), ("sv", "’”a”’", "”a”"), ("ru", "„«a»“", "«a»"),
  ])
  func `quotes are those that CLDR gives`(tag: String, nested: String, outer: String) {
    let marks = QuotationMarks(locale: tag)
    let inner = marks.pair(around: marks.outer.open + "a")
    #expect(marks.outer.open + "a" + marks.outer.close == outer)
    #expect(inner.open + outer + inner.close == nested)
  }

  @Test(arguments: [
    ("ar", "1024"), ("ar-EG", "١٠٢٤"), ("fa", "۱۰۲۴"), ("he", "1024"), ("ur", "1024"),
    ("hi", "1024"),
    ("en", "1024"), ("ne", "१०२४"), ("ar-MA", "1024"),
  ])
  func `numbers are shown in the digits of the language, not grouped`(tag: String, shown: String)
    throws
  {
    #expect(try book(tag).shown(1024) == shown)
    var values = ["en": "x"]
    values[tag] = "%1$lld"
    #expect(try book(tag, .focusItem, values).shown(.focusItem, [.number(1024)]) == shown)
  }

  @Test func `extremes of a number are shown`() throws {
    #expect(try book("ar-EG").shown(.min) == "-٩٢٢٣٣٧٢٠٣٦٨٥٤٧٧٥٨٠٨")
    #expect(try book("en").shown(0) == "0")
  }

  @Test(arguments: [
    ("en", 1), ("ar", 5), ("cy", 5), ("ga", 4), ("pl", 3), ("ru", 3), ("uk", 3), ("sl", 3),
    ("ja", 0), ("ko", 0),
    ("zh-Hans", 0), ("fr", 2), ("de", 1), ("he", 2), ("tr", 1), ("fi", 1),
  ])
  func `plural forms beside other, as ICU knows them`(tag: String, count: Int) {
    #expect(PluralRules(locale: tag).integerCategories.subtracting([.other]).count == count)
  }

  @Test(arguments: [
    "en", "ar", "he", "fa", "ur", "de", "fr", "es", "pt-BR", "it", "nl", "sv", "pl", "ru", "uk",
    "sl", "cy",
    "tr", "fi", "hi", "ja", "zh-Hans", "ko",
  ])
  func `ICU knows each first language`(tag: String) throws {
    let traits = LanguageTraits(try #require(LanguageTag(tag)))
    #expect(traits.quotes != .ascii)
    #expect((traits.numbers.cardinal(3) != nil) == (tag != "ur"))
    #expect(traits.plurals.integerCategories.contains(.other))
    #expect(ListPattern.glue(around: ["a", "b"], locale: tag, kind: .and).count == 3)
    // Where ICU has no ordinal words, the number stands for them.
    #expect(!traits.shownOrdinal(2).isEmpty)
  }

  @Test func `a language that ICU does not know gets nothing of another language`() throws {
    let urdu = LanguageTraits(try #require(LanguageTag("ur")))
    #expect(urdu.shownOrdinal(2) == "2")
    let navajo = LanguageTraits(try #require(LanguageTag("nv")))
    #expect(navajo.locale == "root")
    #expect(navajo.shownOrdinal(2) == "2")
    #expect(navajo.quotes.outer == QuotationMarks.Pair(open: "“", close: "”"))
    #expect(navajo.digits.shown(12) == "12")
    #expect(navajo.plurals.category(of: 1) == .other)
    #expect(try book("nv").list(["a", "b"]) == "a, b")
  }
}
