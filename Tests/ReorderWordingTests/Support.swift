import AnnouncingSpeech
import AssistiveReordering
import ReorderWording
import Testing

/// A phrase book of the embedded catalog for one tag.
func book(_ tag: String, _ style: DisplayStyle = DisplayStyle()) throws -> PhraseBook {
  try PhraseBook(
    catalog: .embedded(), language: #require(LanguageTag(tag), "\(tag) is no tag"), style: style)
}

/// A name in a sentence.
func quoted(_ label: String) -> PhraseArgument { .name(Name(label), quoted: true) }

/// A name in a focus line.
func bare(_ label: String) -> PhraseArgument { .name(Name(label), quoted: false) }

/// Text with everything outside ASCII and letters written by number, so that a failure can be read
/// and heard.
func legible(_ text: String) -> String {
  String(
    text.unicodeScalars.flatMap { scalar -> [Character] in
      scalar.isASCII || scalar.properties.isAlphabetic
        ? [Character(scalar)] : Array("<\(String(scalar.value, radix: 16, uppercase: true))>")
    })
}
