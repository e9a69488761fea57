public import AnnouncingSpeech
public import AssistiveReordering

extension PhraseBook {
  /// Text that is being typed, safe for a terminal: what must not be sent is shown by its number.
  public func typed(_ text: String) -> String { SafeText(text).shown }

  /// A label character by character, each as it is said: "M", "space", "zero width joiner".
  ///
  /// What a person sees as one character is one. What it carries without a shape is said, too,
  /// except in an emoji, which is made of such parts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  public func spelled(_ name: Name) -> [[Utterance.Part]] {
    name.label.map { character in
      let isEmoji = character.unicodeScalars.first.map { !$0.isASCII && $0.properties.isEmoji }
      return spoken(
        Name(
          String(character), language: name.language, emptyStandIn: name.emptyStandIn,
          revealsInvisibles: isEmoji != true))
    }
  }
}
