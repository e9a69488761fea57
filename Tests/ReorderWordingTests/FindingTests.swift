import Testing

@testable import ReorderWording

/// Each fault that other catalogs had is found, in a small catalog with only that fault.
@Suite struct FindingTests {
  private func faults(
    _ key: PhraseKey = .actionMoveItemsBefore, in language: String,
    _ localization: StringCatalog.Localization, source: StringCatalog.Localization? = nil
  ) -> [CatalogFinding.Fault] {
    let english =
      source
      ?? counted([.one: "Move %1$lld item before %2$@", .other: "Move %1$lld items before %2$@"])
    let entry = StringCatalog.Entry(
      comment: "x", localizations: ["en": english, language: localization])
    return StringCatalog(sourceLanguage: "en", entries: [key.rawValue: entry]).findings()
      .filter { $0.language == language }.map(\.fault)
  }

  private func sentence(_ value: String, state: String = "translated") -> StringCatalog.Localization
  {
    .init(.init(value, state: state))
  }

  @Test(arguments: [
    ("ar", [PluralCategory.zero, .two, .few, .many]), ("pl", [.few, .many]), ("ru", [.few, .many]),
    ("sl", [.two, .few]), ("cy", [.zero, .two, .few, .many]), ("de", []),
  ])
  func `every plural form that is missing is named`(language: String, missing: [PluralCategory]) {
    let found = faults(in: language, counted([.one: "a %1$lld %2$@", .other: "b %1$lld %2$@"]))
    #expect(found == missing.map { .missingCategory($0) })
  }

  @Test func `the plural forms of a language are found out once, however many phrases it has`()
    throws
  {
    var asked: [String] = []
    let catalog = try StringCatalog.embedded()
    let found = catalog.findings { tag in
      asked.append(tag.identifier)
      return PluralNeeds(tag)
    }
    #expect(asked.sorted() == ["ar", "en"])
    #expect(found == catalog.findings())
  }

  @Test(arguments: ["ja", "ko", "zh-Hans"])
  func `one form is enough where a language has one, and more are needless`(language: String) {
    #expect(faults(in: language, counted([.other: "b %1$lld %2$@"])) == [])
    #expect(faults(in: language, sentence("b %1$lld %2$@")) == [])
    #expect(
      faults(in: language, counted([.one: "a %1$lld %2$@", .other: "b %1$lld %2$@"]))
        == [.needlessCategory(.one)])
  }

  @Test func `a count that got lost is found, and one that may be left out is not`() {
    #expect(
      faults(in: "de", counted([.one: "eins %2$@", .other: "viele %2$@"]))
        .contains(.unreadable(.nothingCounted)))
    let forms: [PluralCategory: String] = [
      .zero: "%1$lld %2$@", .one: "واحد %2$@", .two: "اثنان %2$@", .few: "%2$@ بضعة",
      .many: "%1$lld %2$@", .other: "%1$lld %2$@",
    ]
    #expect(faults(in: "ar", counted(forms)) == [.missingPlaceholder("%1$lld")])
  }

  @Test(arguments: [("ru", false), ("sl", false), ("fr", false), ("de", true), ("cy", true)])
  func `only a form for one number may leave it out`(language: String, single: Bool) {
    let rules = PluralRules(locale: language)
    var forms = Dictionary(
      uniqueKeysWithValues: rules.integerCategories.map { ($0, "%1$lld %2$@") })
    forms[.one] = "x %2$@"
    #expect(faults(in: language, counted(forms)) == (single ? [] : [.missingPlaceholder("%1$lld")]))
  }

  @Test func `a name that got lost, or one too many, is found`() {
    let source = sentence("Move %1$@ before %2$@")
    #expect(faults(in: "de", sentence("Vor %2$@"), source: source) == [.missingPlaceholder("%1$@")])
    #expect(
      faults(in: "de", sentence("%1$@ vor %2$@ und %3$@"), source: source)
        == [.unknownPlaceholder("%3$@")])
    #expect(
      faults(in: "de", sentence("%1$lld vor %2$@"), source: source)
        == [.missingPlaceholder("%1$@"), .unknownPlaceholder("%1$lld")])
  }

  @Test func `a counted phrase that is not counted any more is found`() {
    #expect(faults(in: "pl", sentence("%1$lld przed %2$@")) == [.notCounted])
  }

  @Test func `a substitution is looked into`() {
    let part = StringCatalog.Substitution(
      argument: 1,
      plural: [
        .one: .init("ein Eintrag", state: "translated"),
        .other: .init("%arg Einträge", state: "translated"),
      ])
    let good = StringCatalog.Localization(
      .init("%#@items@ vor %2$@", state: "translated"), substitutions: ["items": part])
    #expect(faults(in: "de", good) == [])
    #expect(
      faults(in: "pl", good) == [.missingCategory(.few), .missingCategory(.many)])
  }

  @Test func `stray space, hidden characters and unknown states are found`() {
    let source = sentence("Hello")
    #expect(faults(in: "de", sentence("Guten  Tag"), source: source) == [.strayedSpace])
    #expect(faults(in: "de", sentence("Hallo "), source: source) == [.strayedSpace])
    #expect(
      faults(in: "de", sentence("a\u{2068}b"), source: source) == [.hiddenCharacter("\u{2068}")])
    #expect(faults(in: "de", sentence("a\tb"), source: source) == [.hiddenCharacter("\t")])
    #expect(faults(in: "fa", sentence("می\u{200C}شود"), source: source) == [])
    #expect(
      faults(in: "de", sentence("a", state: "done"), source: source) == [.unknownState("done")])
    #expect(faults(in: "de", sentence(""), source: source) == [.empty])
    #expect(faults(in: "x", sentence("a"), source: source) == [.notALanguage])
  }

  @Test func `a screen has lines and columns, but no space at the end of a line`() {
    let source = sentence("reorder list FILE\n\n  --json    one object")
    func found(_ key: PhraseKey, _ value: String) -> [CatalogFinding.Fault] {
      faults(key, in: "de", sentence(value), source: source)
    }
    #expect(found(.helpList, "reorder list FILE\n\n  --json    ein Objekt") == [])
    #expect(found(.helpList, "reorder list FILE \n\n  --json    ein Objekt") == [.strayedSpace])
    #expect(found(.helpList, "reorder list\tFILE") == [.hiddenCharacter("\t")])
    #expect(found(.helpLineMenu, "a\nb") == [.hiddenCharacter("\n")])
    #expect(found(.helpLineMenu, "a  b") == [.strayedSpace])
  }

  @Test(arguments: [
    ("tr", "%1$@'i taşı", true), ("fr", "avant l’%1$@", true), ("he", "לפני ה%1$@", true),
    ("ko", "%1$@을 이동", true), ("ja", "%1$@を移動", false), ("fr", "avant : %1$@.", false),
    ("de", "(%1$@)", false),
  ])
  func `an ending or an elision on a name is found`(
    language: String, value: String, touched: Bool
  ) {
    let found = faults(.actionMoveBefore, in: language, sentence(value), source: sentence("%1$@"))
    #expect(found == (touched ? [.touchedName("%1$@")] : []))
  }

  @Test func `keys that nobody uses and keys that are missing are found`() throws {
    var catalog = try StringCatalog.embedded()
    catalog.entries["focusItem"] = nil
    catalog.entries["old.key"] = entry(["en": "Old"])
    catalog.entries["undoneItem.spoken"] = entry(["en": "Undone %1$@. %2$lld of %3$lld"])
    catalog.entries["nameUntitled"]?.comment = nil
    #expect(
      Set(catalog.findings()) == [
        CatalogFinding(key: "focusItem", .missingKey),
        CatalogFinding(key: "old.key", .unknownKey),
        CatalogFinding(key: "nameUntitled", .noComment),
      ])
  }

  @Test func `which of two arguments says the place among namesakes is free, but one has to`() {
    let source = sentence("%1$@, %2$@ of %3$lld")
    let key = PhraseKey.nameOrdinal
    #expect(faults(key, in: "ar", sentence("%1$@ %4$lld %3$lld"), source: source) == [])
    #expect(
      faults(key, in: "ar", sentence("%1$@ %3$lld"), source: source)
        == [.missingPlaceholder("%2$@")])
  }
}
