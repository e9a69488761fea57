import AnnouncingSpeech
import AssistiveReordering
import ReorderWording
import Testing

/// A phrase book of the embedded catalog for one tag.
func book(_ tag: String, _ style: DisplayStyle = DisplayStyle()) throws -> PhraseBook {
  try PhraseBook(
    catalog: .embedded(), language: #require(LanguageTag(tag), "\(tag) is no tag"), style: style)
}

/// A phrase book of one phrase, for languages and forms that the embedded catalog has not yet.
func book(
  _ tag: String, _ key: PhraseKey, _ values: [String: String], _ style: DisplayStyle = .init()
) throws -> PhraseBook {
  let catalog = StringCatalog(
    sourceLanguage: "en",
    entries: [key.rawValue: entry(values)])
  return try PhraseBook(catalog: catalog, language: #require(LanguageTag(tag)), style: style)
}

/// A phrase with one sentence for each language.
func entry(_ values: [String: String]) -> StringCatalog.Entry {
  StringCatalog.Entry(
    comment: "For a test.",
    localizations: values.mapValues { .init(.init($0, state: "translated")) })
}

/// A phrase with plural forms.
func counted(_ forms: [PluralCategory: String]) -> StringCatalog.Localization {
  .init(plural: forms.mapValues { .init($0, state: "translated") })
}

/// A name in a sentence.
func quoted(_ label: String) -> PhraseArgument { .name(Name(label), quoted: true) }

/// A name in a focus line.
func bare(_ label: String) -> PhraseArgument { .name(Name(label), quoted: false) }

/// "Moved “Milk” before “Bread”. 3 of 5": two sentences in one.
func movedBefore(_ item: String, _ anchor: String) -> Sentence {
  Sentence(.movedItemBefore, [quoted(item), quoted(anchor)])
    .then(Sentence(.spotItem, [.number(3), .number(5)]))
}

extension PhraseBook {
  func shown(_ sentence: Sentence) -> String { shown(sentence.key, sentence.arguments) }
  func spoken(_ sentence: Sentence) -> [Utterance.Part] {
    spoken(sentence.key, sentence.arguments)
  }
}

/// Speech as one line: parts in another language stand in braces with their tag.
func heard(_ parts: [Utterance.Part]) -> String {
  parts.map { part in part.language.map { "{\($0):\(part.text)}" } ?? part.text }.joined()
}

/// Text with every character that has no shape written by number, so that a test can be read.
func legible(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .format, .control: "<\(String(scalar.value, radix: 16, uppercase: true))>"
    default: String(Character(scalar))
    }
  }.joined()
}
