import AnnouncingSpeech
import AssistiveReordering
import Reordering
import Testing

@testable import ReorderWording

/// Faults that people reported of sentences and catalogs, each as a test of its whole kind.
@Suite struct FieldCaseTests {
  @Test func `A count has real plurals in every form a language has, never one item and a bracket`()
    throws
  {
    let catalog = try StringCatalog.embedded()
    for tag in ["en", "ar"] {
      let book = try book(tag)
      let plurals = PluralRules(locale: tag)
      for (key, entry) in catalog.entries {
        guard let key = PhraseKey(rawValue: key), let localization = entry.localizations[tag],
          !localization.countedForms.isEmpty
        else { continue }
        // Each number is said by the form of its category, and no form has a bracketed ending.
        for number in [0, 1, 2, 3, 11, 100] {
          let arguments = (0..<4).map { _ in PhraseArgument.number(number) }
          let shown = book.shown(key, arguments)
          #expect(!shown.contains("(s)") && !shown.contains("(n)"), "\(tag) \(key) \(shown)")
        }
        for forms in localization.countedForms {
          #expect(Set(forms.keys) == plurals.integerCategories.union([.other]), "\(tag) \(key)")
        }
      }
    }
    let english = try wording("en")
    let lines = [1, 2, 3].map { english.shown(Sentence(.liftItems, [.number($0)])) }
    #expect(lines == ["Lifted 1 item", "Lifted 2 items", "Lifted 3 items"])
  }

  @Test func `What cannot be moved says why, each reason in its own sentence`() throws {
    for tag in ["en", "ar"] {
      let wording = try wording(tag)
      let reasons = [Movement.fixed, .pinnedFirst, .pinnedLast].map {
        wording.rendering(of: .notMovable(Name("Total"), $0)).shown
      }
      #expect(Set(reasons).count == 3 && reasons.allSatisfy { $0.contains("Total") })
      // The reason is longer than a bare "cannot".
      let bare = wording.shown(Sentence(.refusalNoOtherPlace))
      #expect(reasons.allSatisfy { $0 != bare })
    }
    let english = try wording("en")
    #expect(
      english.rendering(of: .notMovable(Name("Total"), .pinnedLast)).spokenText
        == "Cannot move Total: it is pinned at the end")
  }

  @Test(arguments: ["ar", "pl", "ru", "sl", "cy", "he", "cs", "lt", "mt", "ga"])
  func `A language with more than one and other lacks a form, and the lint names each`(tag: String)
  {
    let needed = PluralRules(locale: tag).integerCategories.union([.other])
    for missing in needed where missing != .other {
      var forms = Dictionary(uniqueKeysWithValues: needed.map { ($0, "%1$lld %2$@") })
      forms[missing] = nil
      let found = Self.findings(of: forms, in: tag)
      #expect(found.contains(.missingCategory(missing)), "\(tag) without \(missing): \(found)")
    }
    let complete = Dictionary(uniqueKeysWithValues: needed.map { ($0, "%1$lld %2$@") })
    #expect(Self.findings(of: complete, in: tag) == [], "\(tag)")
  }

  @Test(arguments: ["ar", "sr", "de", "ja"])
  func `A number that got lost and a placeholder whose name was translated are found`(tag: String) {
    let needed = PluralRules(locale: tag).integerCategories.union([.other])
    func all(_ value: String) -> [PluralCategory: String] {
      Dictionary(uniqueKeysWithValues: needed.map { ($0, value) })
    }
    // No form says the number; then one says the name of nobody.
    #expect(Self.findings(of: all("%2$@"), in: tag) != [])
    #expect(
      Self.findings(of: all("%1$lld %3$@"), in: tag).contains(.missingPlaceholder("%2$@")))
    let part = StringCatalog.Substitution(
      argument: 1,
      plural: all("%arg").mapValues { .init($0, state: "translated") })
    let translated = StringCatalog.Localization(
      .init("%#@ставке@ %2$@", state: "translated"), substitutions: ["items": part])
    #expect(
      Self.findings(of: translated, in: tag).contains(.unreadable(.unknownSubstitution("ставке"))))
  }

  private static func findings(
    of forms: [PluralCategory: String], in tag: String
  ) -> [CatalogFinding.Fault] {
    findings(of: counted(forms), in: tag)
  }

  private static func findings(
    of localization: StringCatalog.Localization, in tag: String
  ) -> [CatalogFinding.Fault] {
    let english = counted([.one: "Move %1$lld item before %2$@", .other: "Move %1$lld to %2$@"])
    let entry = StringCatalog.Entry(
      comment: "x", localizations: ["en": english, tag: localization])
    return StringCatalog(
      sourceLanguage: "en", entries: [PhraseKey.actionMoveItemsBefore.rawValue: entry]
    ).findings().filter { $0.language == tag }.map(\.fault)
  }

  @Test(arguments: [
    "photo\u{202E}gnp.exe", "photo\u{202E}gnp\u{202C}.exe", "\u{1B}[2J\u{1B}[31mred", "\u{9B}2J",
    "a\u{7}b", "a\rb", "x\u{2067}y", "\u{2069}z",
  ])
  func `A name that would turn or erase the line is shown visibly and spoken by name, everywhere`(
    hostile: String
  ) throws {
    let name = Name(hostile)
    let spot = Spot(position: 1, count: 2, section: name)
    let neighbours = Neighbours(previous: name, next: name)
    let announcements: [Announcement] = [
      .focus(name, spot, [.selected], neighbours), .emptySection(name),
      .moved(.item(name), .before(name), spot, from: spot, neighbours), .undone(.item(name), spot),
      .redone(.item(name), .end(name), spot), .removed(.item(name)), .unchanged(.item(name), spot),
      .refused(.notAccepted(name, by: name), more: 1),
      .refused(.declined(reason: hostile), more: 0),
    ]
    let turning: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"]
    for tag in ["en", "ar"] {
      for verbosity in Verbosity.allCases {
        let wording = try wording(tag, verbosity)
        for announcement in announcements {
          let rendering = wording.rendering(of: announcement)
          let raw = rendering.shown.unicodeScalars.filter {
            $0.properties.generalCategory == .control || turning.contains($0)
          }
          #expect(raw.isEmpty, "\(tag) \(legible(rendering.shown))")
          #expect(rendering.shown.contains("\\u{"), "\(tag) \(legible(rendering.shown))")
          let spoken = rendering.spokenText.unicodeScalars.filter {
            $0.properties.generalCategory == .control || Bidi.isControl($0)
          }
          #expect(spoken.isEmpty, "\(tag) \(legible(rendering.spokenText))")
        }
      }
    }
  }
}
