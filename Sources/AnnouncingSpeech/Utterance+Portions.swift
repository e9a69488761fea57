extension Utterance {
  /// What is left to be said of a long utterance.
  struct Rest: Hashable {
    /// Pieces of text with their languages; nothing is copied before its turn.
    private var parts: ArraySlice<Part> = []
    private var text: Substring = ""

    init() {}

    fileprivate init(_ parts: [Part]) {
      self.parts = parts[...]
      text = self.parts.first?.text[...] ?? ""
    }

    var isEmpty: Bool { parts.isEmpty }

    /// Takes the next portion off.
    ///
    /// - Returns: The portion and what is left.
    /// - Complexity: O(1): a portion is of limited length, whatever is left.
    func nextPortion(of kind: Kind) -> (Utterance, Rest) {
      var rest = self
      var portion: [Part] = []
      var length = 0
      while let part = rest.parts.first, portion.count < mostParts, length < mostCharacters {
        let piece = rest.takePiece(ofAtMost: mostCharacters - length)
        length += piece.count
        portion.append(Part(piece, of: part))
      }
      return (Utterance(kind, portion), rest)
    }

    /// Takes text off the first part, up to a blank where one is near.
    private mutating func takePiece(ofAtMost limit: Int) -> String {
      let far = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
      guard var end = far, end < text.endIndex else {
        let piece = String(text)
        parts.removeFirst()
        text = parts.first?.text[...] ?? ""
        return piece
      }
      if let blank = text[..<end].lastIndex(where: \.isWhitespace), blank > text.startIndex {
        end = blank
      }
      defer { text = text[end...] }
      return String(text[..<end])
    }
  }

  /// Cuts off what is handed to a server at one go.
  ///
  ///     "Milk, 3 of 5"          all of it, and nothing is left
  ///     a name of a megabyte    some thousand characters, and the rest
  ///
  /// While an utterance is being handed over, a key cannot silence it. A message takes a server
  /// about a millisecond, so a portion takes a small part of a second at most.
  func firstPortion() -> (Utterance, Rest) {
    let isShort =
      parts.count <= mostParts
      && parts.reduce(0, { $0 + $1.text.utf8.count }) <= mostCharacters
    if isShort { return (self, Rest()) }
    var (first, rest) = Rest(parts).nextPortion(of: kind)
    first.cue = cue
    return (first, rest)
  }
}

extension Utterance.Part {
  /// A piece of a part.
  fileprivate init(_ text: String, of part: Utterance.Part) {
    self = part
    self.text = text
  }
}

/// How many parts, each one message or more, make a portion.
private let mostParts = 64
/// How many characters make a portion: five minutes of speech.
private let mostCharacters = 4_000
