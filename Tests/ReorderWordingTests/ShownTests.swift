import AssistiveReordering
import ReorderWording
import Testing

/// What stands on the screen. FSI is <2068>, PDI <2069>.
@Suite struct ShownTests {
  @Test func `a focus line has the bare name, the place and the count`() throws {
    let (english, arabic) = (try book("en"), try book("ar-EG"))
    #expect(english.shown(.focusItem, [bare("Milk"), .number(1), .number(5)]) == "Milk, 1 of 5")
    #expect(arabic.shown(.focusItem, [bare("حليب"), .number(1), .number(5)]) == "حليب، ١ من ٥")
  }

  @Test func `a sentence has names in the quotes of its language`() throws {
    #expect(
      try book("en").shown(movedBefore("Milk", "Bread")) == "Moved “Milk” before “Bread”. 3 of 5")
    #expect(
      try book("ar").shown(movedBefore("حليب", "خبز"))
        == "تم نقل العنصر ”حليب“ إلى ما قبل العنصر ”خبز“. 3 من 5")
  }

  @Test func `a name of the other direction is isolated inside its quotes`() throws {
    let sentence = movedBefore("Milk", "שלום")
    #expect(
      legible(try book("en").shown(sentence))
        == "Moved “Milk” before “<2068>שלום<2069>”. 3 of 5")
    #expect(
      legible(try book("ar").shown(sentence))
        == "تم نقل العنصر ”<2068>Milk<2069>“ إلى ما قبل العنصر ”שלום“. 3 من 5")
  }

  @Test func `no line begins with an isolate, so such a name is quoted there`() throws {
    let end: [PhraseArgument] = [.number(1), .number(5)]
    let (english, arabic) = (try book("en"), try book("ar"))
    #expect(
      legible(english.shown(.focusItem, [bare("שלום")] + end)) == "“<2068>שלום<2069>”, 1 of 5")
    #expect(legible(arabic.shown(.focusItem, [bare("Milk")] + end)) == "”<2068>Milk<2069>“، 1 من 5")
    #expect(
      legible(english.shown(.focusItemInSection, [bare("Milk")] + end + [bare("חלב")]))
        == "Milk, 1 of 5 in <2068>חלב<2069>")
  }

  @Test func `with quotes off, a mark after the name holds the line together`() throws {
    let style = DisplayStyle(quotes: .off)
    let end: [PhraseArgument] = [.number(1), .number(5)]
    let (english, arabic) = (try book("en", style), try book("ar", style))
    #expect(legible(english.shown(.focusItem, [bare("שלום")] + end)) == "שלום<200E>, 1 of 5")
    #expect(legible(arabic.shown(.focusItem, [bare("Milk")] + end)) == "Milk<200F>، 1 من 5")
    #expect(
      legible(english.shown(.actionMoveBefore, [quoted("שלום")])) == "Move before <2068>שלום<2069>")
  }

  @Test func `with isolates off, for braille, there is no control at all`() throws {
    let style = DisplayStyle(isolates: false)
    let name = quoted("\u{2067}שלום\u{2069}\u{200F}")
    #expect(legible(try book("en", style).shown(.actionMoveBefore, [name])) == "Move before “שלום”")
    #expect(
      legible(try book("ar", style).shown(.actionMoveBefore, [quoted("Milk")]))
        == "النقل إلى ما قبل العنصر ”Milk“")
  }

  @Test func `digits and symbols are isolated only where they could wander`() throws {
    let (english, arabic) = (try book("en"), try book("ar"))
    #expect(english.shown(.actionMoveBefore, [quoted("1984")]) == "Move before “1984”")
    #expect(
      legible(arabic.shown(.actionMoveBefore, [quoted("1984")]))
        == "النقل إلى ما قبل العنصر ”<2068>1984<2069>“")
    #expect(
      legible(english.shown(.actionMoveBefore, [quoted("٣")])) == "Move before “<2068>٣<2069>”")
    #expect(english.shown(.actionMoveBefore, [quoted("!?")]) == "Move before “!?”")
  }

  @Test func `a name that is isolated already is not isolated twice`() throws {
    let english = try book("en")
    #expect(
      legible(english.shown(.actionMoveBefore, [quoted("\u{2068}שלום\u{2069}")]))
        == "Move before “<2068>שלום<2069>”")
    #expect(
      legible(english.shown(.actionMoveBefore, [quoted("\u{2067}C++ שלום\u{2069}")]))
        == "Move before “<2067>C++ שלום<2069>”")
    #expect(
      legible(english.shown(.actionMoveBefore, [quoted("\u{2068}א\u{2069} \u{2068}ב\u{2069}")]))
        == "Move before “<2068><2068>א<2069> <2068>ב<2069><2069>”")
  }

  @Test func `an empty or blank name has words of ours, unquoted`() throws {
    let (english, arabic) = (try book("en"), try book("ar"))
    for blank in ["", " ", "\t", "\u{200B}", "\u{FEFF}\u{A0}", "\u{2800}", "\u{200F}"] {
      let line = PhraseArgument.name(Name(blank, emptyStandIn: .blankLine), quoted: true)
      #expect(english.shown(.actionMoveBefore, [line]) == "Move before blank line")
      #expect(arabic.shown(.actionMoveBefore, [line]) == "النقل إلى ما قبل العنصر سطر فارغ")
      #expect(english.shown(Name(blank)) == "untitled item")
      #expect(heard(english.spoken(Name(blank))) == "untitled item")
    }
  }

  @Test func `one of several with the same name says which one it is`() throws {
    let second = Name("Milk", sameName: .init(index: 2, count: 3))
    #expect(
      try book("en").shown(.actionMoveBefore, [.name(second, quoted: true)])
        == "Move before “Milk”, second of 3 with this name")
    #expect(
      legible(try book("ar").shown(.actionMoveBefore, [.name(second, quoted: true)]))
        == "النقل إلى ما قبل العنصر ”<2068>Milk<2069>“، رقم 2 من 3 بهذا الاسم")
    let blank = Name("", sameName: .init(index: 2, count: 3))
    #expect(try book("en").shown(blank) == "untitled item")
  }

  @Test func `lists are joined as the language joins them`() throws {
    #expect(try book("en").list(["a", "b", "c"]) == "a, b, and c")
    #expect(try book("en-GB").list(["a", "b", "c"], kind: .or) == "a, b or c")
    #expect(try book("ar").list(["أ", "ب", "ج"]) == "أ وب وج")
    #expect(try book("de").list(["a"]) == "a")
    #expect(try book("ja").list([]) == "")
    let names = [Name("Milk"), Name("שלום"), Name("")]
    #expect(
      legible(try book("en").shown(.actionMoveBefore, [.names(names, quoted: true)]))
        == "Move before “Milk”, “<2068>שלום<2069>”, and untitled item")
  }

  @Test func `Spanish chooses the word for and by the name, quoted or not`() throws {
    let names = PhraseArgument.names([Name("Ana"), Name("Ignacio")], quoted: true)
    let spanish = try book("es", .actionMoveBefore, ["en": "%1$@", "es": "Antes de %1$@"])
    #expect(spanish.shown(.actionMoveBefore, [names]) == "Antes de «Ana» e «Ignacio»")
  }

  @Test func `a phrase that is not translated yet is isolated in one that is`() throws {
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        "actionMoveBefore": entry(["en": "Move before %1$@", "ar": "قبل %1$@"]),
        "nameUntitled": entry(["en": "untitled item"]),
      ])
    let arabic = try PhraseBook(catalog: catalog, language: #require(LanguageTag("ar")))
    #expect(
      legible(arabic.shown(.actionMoveBefore, [quoted("")])) == "قبل <2068>untitled item<2069>")
    let english = PhraseBook(catalog: catalog, language: .english)
    #expect(english.shown(.actionMoveBefore, [quoted("")]) == "Move before untitled item")
  }
}
