import AnnouncingSpeech
import AssistiveReordering
import ReorderWording
import Testing

/// What is heard. A part in another language than the announcer's is {tag:text}.
@Suite struct SpokenTests {
  @Test func `speech has neither quotes nor isolates, and plain digits`() throws {
    #expect(
      heard(try book("en").spoken(movedBefore("Milk", "Bread")))
        == "Moved Milk before Bread. 3 of 5")
    #expect(
      heard(try book("ar-EG").spoken(movedBefore("حليب", "خبز")))
        == "تم نقل العنصر، حليب، إلى ما قبل العنصر، خبز. 3 من 5")
  }

  @Test func `a name of another script has a voice of its own`() throws {
    #expect(
      heard(try book("en").spoken(.actionMoveBefore, [quoted("Milk (שלום) ok")]))
        == "Move before Milk ({he:שלום) }ok")
    #expect(
      heard(try book("ar").spoken(.actionMoveBefore, [quoted("حليب Milk")]))
        == "النقل إلى ما قبل العنصر، حليب {en:Milk}")
  }

  @Test(arguments: [
    ("en", "Привет", "{ru:Привет}"), ("en", "Γειά", "{el:Γειά}"), ("en", "안녕", "{ko:안녕}"),
    ("en", "ひらがな", "{ja:ひらがな}"), ("en", "日本の", "{ja:日本の}"), ("en", "中文", "{zh:中文}"),
    ("en", "नमस्ते", "{hi:नमस्ते}"), ("en", "สวัสดี", "{th:สวัสดี}"), ("en", "سلام", "{ar:سلام}"),
    ("fa", "سلام", "سلام"), ("ja", "中文", "中文"), ("ko", "中文", "中文"), ("uk", "Привет", "Привет"),
    ("he", "Milk 2%", "{en:Milk 2%}"), ("de", "Milch", "Milch"), ("he", "42", "ארבעים ושתיים"),
    ("en", "բարեւ", "{hy:բարեւ}"),
  ])
  func `a script is read by its likeliest language`(tag: String, name: String, speech: String)
    throws
  {
    var values = ["en": "%1$@"]
    values[tag] = "%1$@"
    let phrases = try book(tag, .actionMoveBefore, values)
    #expect(heard(phrases.spoken(.actionMoveBefore, [bare(name)])) == speech)
  }

  @Test func `a declared language goes before the script, and a chosen one before CLDR's`() throws {
    var english = try book("en")
    let name = PhraseArgument.name(Name("Lait", language: "fr"), quoted: true)
    #expect(heard(english.spoken(.actionMoveBefore, [name])) == "Move before {fr:Lait}")
    let own = PhraseArgument.name(Name("Milk", language: "en"), quoted: true)
    #expect(heard(english.spoken(.actionMoveBefore, [own])) == "Move before Milk")
    english.voices = ScriptLanguages(["Cyrl": "uk"])
    #expect(
      heard(english.spoken(.actionMoveBefore, [quoted("Привіт")])) == "Move before {uk:Привіт}")
  }

  @Test func `a declared language that is none is not handed on`() throws {
    let british = try book("en-GB")
    #expect(heard(british.spoken(Name("Milk", language: "en"))) == "Milk")
    #expect(heard(british.spoken(Name("Milk", language: "en\r\nSTOP ALL"))) == "Milk")
    #expect(heard(british.spoken(Name("שלום", language: "???"))) == "{he:שלום}")
    #expect(heard(british.spoken(Name("שלום", language: "iw_IL"))) == "{he:שלום}")
    #expect(heard(british.spoken(Name("Lait", language: "fr-ca"))) == "{fr-CA:Lait}")
  }

  @Test func `a spoken label is said instead of the label`() throws {
    let english = try book("en")
    #expect(heard(english.spoken(Name("btn_7", spoken: "Seventh button"))) == "Seventh button")
    #expect(heard(english.spoken(Name("btn_7", spoken: " "))) == "btn_7")
    #expect(english.shown(Name("btn_7", spoken: "Seventh button")) == "btn_7")
  }

  @Test func `what has no sound is left out, and what shapes a word stays`() throws {
    let english = try book("en")
    #expect(heard(english.spoken(Name("a\u{AD}b\u{200B}c\u{FEFF}d\u{2060}e\u{200E}"))) == "abcde")
    #expect(heard(english.spoken(Name("می\u{200C}خواهم"))) == "{ar:می\u{200C}خواهم}")
    #expect(heard(english.spoken(Name("\u{2067}שלום\u{2069}"))) == "{he:שלום}")
  }

  @Test func `markup is words`() throws {
    #expect(
      heard(try book("en").spoken(Name("<test> AT&T &amp; {item}"))) == "<test> AT&T &amp; {item}")
    #expect(heard(try book("ar").spoken(Name("%1$@"))) == "%1$@")
  }

  @Test func `a sibling for the ear is used for speech and for nothing else`() throws {
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        "actionMoveBefore": entry(["en": "Move before %1$@", "fr": "Déplacer avant %1$@"]),
        "actionMoveBefore.spoken": entry(["en": "Move before: %1$@."]),
      ])
    let english = PhraseBook(catalog: catalog, language: .english)
    #expect(english.shown(.actionMoveBefore, [quoted("Milk")]) == "Move before “Milk”")
    #expect(heard(english.spoken(.actionMoveBefore, [quoted("Milk")])) == "Move before: Milk.")
    // The English sibling does not go before a translation.
    let french = try PhraseBook(catalog: catalog, language: #require(LanguageTag("fr-CA")))
    #expect(heard(french.spoken(.actionMoveBefore, [quoted("Lait")])) == "Déplacer avant Lait")
  }

  @Test func `Hebrew numbers are words, because its voices cannot read digits`() throws {
    let values = ["en": "%1$lld of %2$lld", "he": "%1$lld מתוך %2$lld"]
    let hebrew = try book("he", .focusItem, values)
    #expect(heard(hebrew.spoken(.focusItem, [.number(3), .number(12)])) == "שלוש מתוך שתים עשרה")
    #expect(hebrew.shown(.focusItem, [.number(3), .number(12)]) == "3 מתוך 12")
    let english = try book("en", .focusItem, values)
    #expect(heard(english.spoken(.focusItem, [.number(3), .number(12)])) == "3 of 12")
  }

  @Test func `a phrase that is not translated is read by the voice of its own language`() throws {
    let german = try book("de", .focusItem, ["en": "%1$@, %2$lld of %3$lld"])
    #expect(
      heard(german.spoken(.focusItem, [bare("Milch"), .number(1), .number(5)]))
        == "{en:Milch, 1 of 5}")
    let persian = try book("fa", .actionMoveBefore, ["en": "Move %2$lld before %1$@"])
    #expect(
      legible(persian.shown(.actionMoveBefore, [quoted("شیر"), .number(2)]))
        == "Move 2 before “<2068>شیر<2069>”")
  }

  @Test func `phrases and lists inside a phrase are spoken as it is`() throws {
    let state = PhraseArgument.list([
      .phrase(.nameUntitled), .name(Name("שלום"), quoted: true), .number(3), .text("done"),
    ])
    #expect(
      heard(try book("en").spoken(.actionMoveBefore, [state]))
        == "Move before untitled item, {he:שלום}, 3, and done")
    #expect(
      legible(try book("ar-EG").shown(.actionMoveBefore, [state]))
        == "النقل إلى ما قبل العنصر بلا عنوان و”שלום“ و٣ وdone")
  }

  @Test(arguments: [
    ("en", "---", "[-][-][-]"), ("en", "...", "[.][.][.]"), ("en", "!", "[!]"),
    ("en", "[ ]", "[[][]]"), ("en", "==========", "[=] 10 times"), ("en", "?!?!", "[?][!][?][!]"),
    ("en", "* * *", "[*][*][*]"), ("en", "C++", "C++"), ("en", "…", "[…]"), ("en", "€", "€"),
    ("ar", "-----", "[-] 5 مرات"), ("ar", "؟", "[؟]"),
  ])
  func `a name of nothing but signs is not passed over`(tag: String, name: String, speech: String)
    throws
  {
    let parts = try book(tag).spoken(Name(name))
    #expect(parts.map { $0.isCharacter ? "[\($0.text)]" : $0.text }.joined() == speech)
    #expect(parts.allSatisfy { $0.isCharacter == ($0.text.count == 1 && $0.text != "€") })
  }

  @Test func `signs stand alone between the words of a sentence`() throws {
    #expect(
      try book("en").spoken(movedBefore("!", "Bread")) == [
        .init("Moved "), .init("!", isCharacter: true), .init(" before Bread. 3 of 5"),
      ])
  }

  @Test func `a line of many different signs is cut off`() throws {
    let parts = try book("en").spoken(Name(String(repeating: "?!", count: 50_000)))
    #expect(parts.count == 12)
  }

  @Test(arguments: [
    ("חלב 3", "{he:חלב שלוש}"), ("חלב 12ק", "{he:חלב שתים עשרה ק}"), ("חלב3", "{he:חלב שלוש}"),
    ("חלב 3.5", "{he:חלב שלוש . חמש}"), ("חלב 007", "{he:חלב אפס אפס שבע}"),
    ("חלב 1234567", "{he:חלב אחת שתיים שלוש ארבע חמש שש שבע}"), ("חלב 0", "{he:חלב אפס}"),
    ("חלב ٣", "{he:חלב שלוש}"), ("Milk ٤٢", "Milk 42"), ("牛乳４２", "{zh:牛乳42}"),
    ("Milk 42", "Milk 42"),
  ])
  func `digits of a name are what its voice can read`(name: String, speech: String) throws {
    #expect(heard(try book("en").spoken(Name(name))) == speech)
  }

  @Test func `digits of a name are words where Hebrew reads it`() throws {
    #expect(heard(try book("he").spoken(Name("42"))) == "ארבעים ושתיים")
    #expect(heard(try book("he").spoken(Name("Milk 42"))) == "{en:Milk 42}")
    #expect(heard(try book("he").spoken(Name("Lait 42", language: "he"))) == "Lait ארבעים ושתיים")
    #expect(
      heard(try book("en").spoken(Name("Lait 42", language: "he-IL")))
        == "{he-IL:Lait ארבעים ושתיים}")
  }
}
