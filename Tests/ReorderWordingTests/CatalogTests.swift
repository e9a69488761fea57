import AssistiveReordering
import Testing

@testable import ReorderWording

/// The catalog that is part of the program, whatever keys and languages are added to it.
@Suite struct CatalogTests {
  @Test func `there is nothing in it that a person would hear as a fault`() throws {
    #expect(try StringCatalog.embedded().findings() == [])
  }

  @Test func `code and catalog hold the same keys`() throws {
    let keys = try StringCatalog.embedded().entries.keys.map(StringCatalog.base(of:))
    #expect(Set(keys) == Set(PhraseKey.allCases.map(\.rawValue)))
  }

  @Test func `the file has the form that Xcode writes, so that differences stay small`() throws {
    let catalog = try StringCatalog.embedded()
    let file = String(decoding: StringCatalog.embeddedBytes, as: UTF8.self)
    let (written, expected) = (
      file.split(separator: "\n"), catalog.fileText().split(separator: "\n")
    )
    for (line, pair) in zip(written, expected).enumerated() {
      try #require(pair.0 == pair.1, "line \(line + 1)")
    }
    #expect(file == catalog.fileText())
    #expect(try StringCatalog(bytes: Array(catalog.fileText().utf8)) == catalog)
  }

  @Test func `comments say what each argument is`() throws {
    for (key, entry) in try StringCatalog.embedded().entries {
      for placeholder in try #require(entry.localizations["en"]).placeholders {
        #expect(entry.comment?.contains(placeholder.text) == true, "\(key): \(placeholder.text)")
      }
    }
  }

  @Test func `help screens keep the commands and options, and the columns of a terminal`() throws {
    let catalog = try StringCatalog.embedded()
    for key in PhraseKey.allCases where key.isScreen {
      let screens = try #require(catalog.entries[key.rawValue]).localizations
        .mapValues { $0.unit?.value ?? "" }
      let typed = try #require(screens["en"]).matches(of: #/--?[a-z-]+|[A-Z]{2,}/#).map(\.output)
      for (language, screen) in screens {
        for word in typed { #expect(screen.contains(word), "\(key) \(language): \(word)") }
        for line in screen.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
      }
    }
  }

  @Test func `a spoken sibling has words of its own in some language`() throws {
    let entries = try StringCatalog.embedded().entries
    for (key, entry) in entries where key.hasSuffix(StringCatalog.spokenSuffix) {
      let base = try #require(entries[StringCatalog.base(of: key)], "\(key)")
      #expect(entry.localizations != base.localizations, "\(key)")
      #expect(Set(entry.localizations.keys) == Set(base.localizations.keys), "\(key)")
    }
  }

  @Test func `no translation is called reviewed that no speaker has seen`() throws {
    for (key, entry) in try StringCatalog.embedded().entries {
      for (language, localization) in entry.localizations where language != "en" {
        for unit in localization.units {
          #expect(unit.state == "needs_review" || unit.state == "translated", "\(key) \(language)")
        }
      }
    }
  }

  @Test func `every counted phrase speaks in every form a language has`() throws {
    let catalog = try StringCatalog.embedded()
    for (key, entry) in catalog.entries {
      for (language, localization) in entry.localizations {
        let rules = PluralRules(locale: language)
        for forms in localization.countedForms {
          let heard = Set((0...1_000).map { rules.category(of: $0) })
          #expect(heard.isSubset(of: forms.keys), "\(key) \(language)")
        }
      }
    }
  }

  @Test func `a file that is not a catalog is refused with the place`() throws {
    func error(_ text: String) -> CatalogError? {
      do {
        _ = try StringCatalog(bytes: Array(text.utf8))
        return nil
      } catch { return error }
    }
    #expect(error("no")?.problem == .unreadable(at: []))
    #expect(error("") != nil)
    let start =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"focusItem":{"localizations":{"de":"#
    #expect(
      error(start + #"{"stringUnit":{"state":"new"}}}}}}"#)
        == CatalogError(
          .unreadable(at: ["strings", "focusItem", "localizations", "de", "stringUnit"]),
          key: "focusItem", language: "de"))
    #expect(
      error(start + #"{"stringUnit":{"state":"new","value":"%1$s"}}}}}}"#)
        == CatalogError(.brokenPlaceholder("%1$s"), key: "focusItem", language: "de"))
    #expect(
      error(
        start
          + #"{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%1$lld"}}}}}}}}}"#
      )
        == CatalogError(.noOtherForm, key: "focusItem", language: "de"))
    #expect(
      error(
        start
          + #"{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%1$@"}}}}}}}}}"#
      )
        == CatalogError(.nothingCounted, key: "focusItem", language: "de"))
    #expect(
      error(start + #"{"stringUnit":{"state":"new","value":"%#@n@"}}}}}}"#)
        == CatalogError(.unknownSubstitution("n"), key: "focusItem", language: "de"))
    #expect(
      error(start + #"{"stringUnit":{"state":"new","value":"%arg"}}}}}}"#)?.problem
        == .brokenPlaceholder("%arg"))
    #expect(error(start + #"{"stringUnit":{"state":"new","value":"%1$@"}}}}}}"#) == nil)
  }

  @Test func `a catalog that is cut off or damaged is refused, never a crash`() throws {
    let whole = Array(try StringCatalog.embedded().fileText().utf8)
    var random = SplitMix(seed: 7)
    for _ in 0..<60 {
      let cut = Array(whole.prefix(Int.random(in: 0..<whole.count, using: &random)))
      #expect(throws: CatalogError.self) { try StringCatalog(bytes: cut) }
      var damaged = whole
      for _ in 0..<3 {
        let place = Int.random(in: 0..<whole.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      guard let catalog = try? StringCatalog(bytes: damaged) else { continue }
      let phrases = PhraseBook(catalog: catalog, language: .english)
      for key in PhraseKey.allCases { _ = phrases.shown(key, [quoted("Milk"), .number(2)]) }
    }
  }

  @Test func `what a catalog lacks can be taken from another`() throws {
    let own = StringCatalog(sourceLanguage: "en", entries: ["focusItem": entry(["de": "meins"])])
    let other = StringCatalog(
      sourceLanguage: "en",
      entries: [
        "focusItem": entry(["de": "deins", "en": "x"]), "undoneItem": entry(["en": "y"]),
      ])
    let all = own.completed(by: other)
    #expect(all.entries["focusItem"]?.localizations["de"]?.unit?.value == "meins")
    #expect(all.entries["focusItem"]?.localizations["en"]?.unit?.value == "x")
    #expect(all.entries["undoneItem"]?.localizations["en"]?.unit?.value == "y")
  }

  @Test func `a key that no catalog has is shown as it is, and nothing stops`() throws {
    let empty = PhraseBook(
      catalog: StringCatalog(sourceLanguage: "en", entries: [:]), language: .english)
    #expect(empty.shown(.focusItem, [bare("Milk"), .number(1), .number(5)]) == "focusItem")
    #expect(heard(empty.spoken(Name(""))) == "nameUntitled")
  }

  /// A letter is an answer, so the word that leaves all as it is must not begin like another one.
  @Test(arguments: ["en", "ar"], [PhraseKey.quitQuestion, .quitQuestionEdits])
  func `the words of the question at the end begin with different letters`(
    language: String, key: PhraseKey
  ) throws {
    let book = PhraseBook(
      catalog: try .embedded(), language: try #require(LanguageTag(language)))
    for count in [1, 2, 5, 11] {
      let question = book.shown(key, [.number(count)]).split(separator: ". ").last ?? ""
      let words = question.lowercased().split { !$0.isLetter }.filter {
        !["or", "أم"].contains($0)
      }
      #expect(words.count == 3)
      #expect(Set(words.map(\.first)).count == 3, "\(question)")
      for answer in [PhraseKey.answerSave, .answerDiscard] {
        #expect(words.contains(book.shown(answer)[...]))
      }
    }
  }
}
