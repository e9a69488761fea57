import AssistiveReordering
import Testing

@testable import ReorderWording

/// How a value becomes a sentence: plural forms, counted parts, made-up languages.
@Suite struct FormTests {
  @Test(arguments: [
    (0, "Move 0 items before “Milk”", "نقل 0 عنصر إلى ما قبل العنصر ”حليب“"),
    (1, "Move 1 item before “Milk”", "نقل عنصر واحد إلى ما قبل العنصر ”حليب“"),
    (2, "Move 2 items before “Milk”", "نقل عنصرين إلى ما قبل العنصر ”حليب“"),
    (3, "Move 3 items before “Milk”", "نقل 3 عناصر إلى ما قبل العنصر ”حليب“"),
    (11, "Move 11 items before “Milk”", "نقل 11 عنصرًا إلى ما قبل العنصر ”حليب“"),
    (100, "Move 100 items before “Milk”", "نقل 100 عنصر إلى ما قبل العنصر ”حليب“"),
  ])
  func `the number chooses the form`(count: Int, english: String, arabic: String) throws {
    let key = PhraseKey.actionMoveItemsBefore
    #expect(try book("en").shown(key, [.number(count), quoted("Milk")]) == english)
    #expect(try book("ar").shown(key, [.number(count), quoted("حليب")]) == arabic)
  }

  @Test func `counted parts each have a form of their own`() {
    func part(_ argument: Int, _ one: String, _ other: String) -> StringCatalog.Substitution {
      .init(
        argument: argument,
        plural: [.one: .init(one, state: "new"), .other: .init(other, state: "new")])
    }
    let value = StringCatalog.Localization(
      .init("%#@items@ in %#@sections@ of %3$@", state: "new"),
      substitutions: [
        "items": part(1, "one item", "%arg items"),
        "sections": part(2, "a section", "%arg sections"),
      ])
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: ["focusItem": .init(comment: "x", localizations: ["en": value])])
    let phrases = PhraseBook(catalog: catalog, language: .english)
    #expect(
      phrases.shown(.focusItem, [.number(1), .number(3), quoted("%#@items@")])
        == "one item in 3 sections of “%#@items@”")
    #expect(
      phrases.shown(.focusItem, [.number(2), .number(1), quoted("x")])
        == "2 items in a section of “x”")
  }

  @Test func `a counted part that refers to itself is an error, not an endless sentence`() {
    let unit = StringCatalog.Unit("%#@n@", state: "new")
    let loop = StringCatalog.Localization(
      unit, substitutions: ["n": .init(argument: 1, plural: [.other: unit])])
    #expect(throws: CatalogError.Problem.unknownSubstitution("n")) { try Phrase(loop) }
  }

  @Test(arguments: [
    ("100%%", [Template.Segment.text("100%")]),
    ("%@%@", [.argument(1, .object), .argument(2, .object)]),
    ("a%2$lldb", [.text("a"), .argument(2, .integer), .text("b")]),
    ("%#@n@", [.substitution("n")]), ("%arg", [.ownNumber]), ("", []),
    ("%1$@\u{301}", [.argument(1, .object), .text("\u{301}")]),
  ])
  func `placeholders are read`(value: String, segments: [Template.Segment]) throws {
    #expect(try Template(value).segments == segments)
  }

  @Test(arguments: [
    "%", "5 % of", "%1$s", "%d", "%0$@", "%1 $@", "% 1$@", "%1@", "%1$", "%#@n", "%#@@", "%999$@",
  ])
  func `what is no placeholder is an error, not a guess`(value: String) {
    #expect(throws: Template.Broken.self) { try Template(value) }
  }

  @Test func `an argument that was not given leaves its placeholder, and nothing stops`() throws {
    #expect(try book("en").shown(.focusItem, [bare("Milk")]) == "Milk, %2$lld of %3$lld")
    #expect(try book("en").shown(.actionMoveItemsBefore) == "Move %1$lld items before %2$@")
    #expect(heard(try book("en").spoken(.focusItem, [bare("Milk")])) == "Milk,  of ")
  }

  @Test func `en-XA marks every word of ours and no name`() throws {
    let phrases = try book("en-XA")
    #expect(
      phrases.shown(movedBefore("Milk", "Bread"))
        == "[[Ṁöṽéð “Milk” ƀéƒöŕé “Bread”~~~~~]. [3 öƒ 5~~]~]")
    #expect(
      phrases.shown(Name("Milk", sameName: .init(index: 2, count: 3)))
        == "[Milk, šéçöñð öƒ 3 ŵîţĥ ţĥîš ñåṁé~~~~~~~]")
    #expect(
      phrases.shown(
        .actionMoveItemsBefore, [.number(1), .names([Name("a"), Name("b")], quoted: true)])
        == "[Ṁöṽé 1 îţéṁ ƀéƒöŕé “a” åñð “b”~~~~~~]")
    for key in PhraseKey.allCases {
      let text = phrases.shown(key, [.number(1), .number(1), .number(1), .number(1), .number(1)])
      #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(text)")
    }
  }

  @Test func `ar-XB turns every word of ours and no name, and is English to the ear`() throws {
    let phrases = try book("ar-XB")
    let sentence = movedBefore("Milk", "חלב")
    #expect(
      legible(phrases.shown(sentence))
        == "<202E>Moved<202C> “<2068>Milk<2069>” <202E>before<202C> “חלב”. 3 <202E>of<202C> 5")
    #expect(
      heard(phrases.spoken(sentence))
        == "{en:Moved Milk before }{he:חלב}{en:. 3 of 5}")
  }

  @Test func `one book serves many tasks at a time`() async throws {
    let phrases = try book("he")
    let ordinal = Name("Milk", sameName: .init(index: 2, count: 3))
    let first = phrases.shown(.actionMoveItemsBefore, [.number(2), .name(ordinal, quoted: true)])
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { _ in
            phrases.shown(.actionMoveItemsBefore, [.number(2), .name(ordinal, quoted: true)])
              == first
          }
        }
      }
      for await same in group { #expect(same) }
    }
  }
}
