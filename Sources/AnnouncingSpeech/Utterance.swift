/// What is to be said at one go: it starts, ends and is cancelled as a whole.
///
///     Utterance(
///       .result,
///       [.init("Moved "), .init("שלום", language: "he"), .init(" before Milk. 3 of 7")])
public struct Utterance: Hashable, Sendable {
  /// What the utterance is about, which decides what it interrupts and what may interrupt it.
  public var kind: Kind
  /// The runs of text, in the order in which they are heard.
  public var parts: [Part]
  /// What it is about in one sound, for those who want to hear that before the words.
  public var cue: Cue?

  public init(_ kind: Kind, _ parts: [Part], cue: Cue? = nil) {
    self.kind = kind
    self.parts = parts
    self.cue = cue
  }

  /// Several sentences at one go, with a full stop between them. A voice goes on where the language
  /// does.
  public init(_ kind: Kind, sentences: [[Part]], cue: Cue? = nil) {
    var parts: [Part] = []
    for sentence in sentences where !sentence.isEmpty {
      if let last = parts.indices.last {
        // A character has to stay alone.
        if parts[last].isCharacter { parts.append(Part("", language: parts[last].language)) }
        parts[parts.count - 1].text += ". "
      }
      var rest = sentence[...]
      if let first = rest.first, let last = parts.indices.last,
        parts[last].language == first.language, !first.isCharacter
      {
        parts[last].text += first.text
        rest = rest.dropFirst()
      }
      parts += rest
    }
    self.init(kind, parts, cue: cue)
  }
}

extension Utterance {
  /// What an utterance is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Where one is. The newest wins at once, so that a held key never queues up speech.
    case navigation
    /// What an action did. A newer utterance that the person caused replaces it; it is waited for
    /// when the program ends.
    case result
    /// A question that waits for an answer, or an alert. Like a result, and never dropped for
    /// progress.
    case question
    /// Something that goes on by itself. Dropped while anything else is being said.
    case progress
    /// Text that is read character by character.
    case spelling
  }

  /// A run of text in one language.
  public struct Part: Hashable, Sendable {
    /// The text as it is to be heard: no control characters, no direction controls.
    public var text: String
    /// The BCP 47 tag of the language, or `nil` for the language of the announcer.
    public var language: String?
    /// Whether it is one character that is to be said by its name: "-" as "dash". Within a text a
    /// voice says nothing for it.
    public var isCharacter: Bool

    public init(_ text: String, language: String? = nil, isCharacter: Bool = false) {
      self.text = text
      self.language = language
      self.isCharacter = isCharacter
    }
  }

  /// Whether there is nothing in it that could be heard.
  var isBlank: Bool {
    parts.allSatisfy { part in
      part.text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        default: false
        }
      }
    }
  }

  /// The words of all parts in a row, for transcripts and tests.
  public var text: String { parts.map(\.text).joined() }
}
