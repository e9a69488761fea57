internal import AnnouncingSpeech

/// Speech that is being put together. Neighbours of one language become one part, so that a voice
/// does not pause where nothing changes.
struct SpokenParts {
  private(set) var parts: [Utterance.Part] = []
  private var needsSpace = false

  /// Adds words. What a voice must not be given is left out.
  mutating func say(_ raw: String, in language: String?) {
    var text = SpokenText.cleaned(raw)
    guard !text.isEmpty else { return }
    if needsSpace, text.first != " " { text = " " + text }
    needsSpace = false
    if let last = parts.indices.last, parts[last].language == language, !parts[last].isCharacter {
      parts[last].text += text
    } else {
      parts.append(Utterance.Part(text, language: language))
    }
  }

  /// Adds a character that is said by its name.
  mutating func say(character: Character, in language: String?) {
    needsSpace = false
    parts.append(Utterance.Part(String(character), language: language, isCharacter: true))
  }

  /// Sets off what comes next by a space, unless there is one or nothing comes.
  mutating func space() {
    needsSpace = parts.last.map { $0.text.last != " " } ?? false
  }
}
