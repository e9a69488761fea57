#if SpeechDispatcher
  /// Makes text safe to send. What comes from a document may hold anything, and a line break in an
  /// argument would be the end of our command and the start of somebody else's.
  enum SSIPText {
    /// The texts of the messages for a text, in order; none if nothing in it can be heard.
    ///
    /// - Controls become blanks, so that words stay apart, and NUL, which would end the string in
    ///   C, is one of them. That leaves one line, and only a point at its start needs doubling.
    /// - Direction controls go: nobody hears them, and one inside a word splits it.
    ///
    /// Blank text must never be sent: the server answers an empty message with a code of its own
    /// and no number, and with a blank one nothing is heard.
    ///
    /// Long text becomes several messages, cut at blanks: the server works through a whole message
    /// before anything is heard, and at a hundred kilobytes that takes longer than anybody waits.
    static func messages(_ text: String) -> [String] {
      var result = String.UnicodeScalarView()
      for scalar in text.unicodeScalars where !isDirectionControl(scalar) {
        result.append(isControl(scalar) ? " " : scalar)
      }
      return pieces(of: String(result)).map { $0.first == "." ? "." + $0 : String($0) }
    }

    /// Cuts a text into pieces of not much more than `longestMessage`, none of them blank.
    private static func pieces(of text: String) -> [Substring] {
      var pieces: [Substring] = []
      var rest = text[...]
      while !rest.isEmpty {
        let limit = rest.index(rest.startIndex, offsetBy: longestMessage, limitedBy: rest.endIndex)
        var end = limit ?? rest.endIndex
        if end < rest.endIndex, let blank = rest[..<end].lastIndex(where: \.isWhitespace),
          blank > rest.startIndex
        {
          end = blank
        }
        if !rest[..<end].allSatisfy(\.isWhitespace) { pieces.append(rest[..<end]) }
        rest = rest[end...]
      }
      return pieces
    }

    /// In characters. A sentence of ours is far below it.
    static let longestMessage = 1000

    /// A text that is one character, as the server's `CHAR` wants it, or `nil` if it is none or
    /// too long: of flags and joined emoji it would take only the first part.
    static func character(_ text: String) -> String? {
      if text == " " { return "space" }
      guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
        return nil
      }
      let isSayable =
        !isControl(scalar) && !isDirectionControl(scalar) && !scalar.properties.isWhitespace
      return isSayable ? text : nil
    }

    /// An argument that is one word, such as the name of a module, or `nil` if nothing is left.
    static func word(_ text: String) -> String? {
      let word = String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { !isControl($0) && !$0.properties.isWhitespace }))
      return word.isEmpty ? nil : word
    }

    /// An argument that may hold blanks, such as the name of a voice, or `nil` if nothing is left.
    static func phrase(_ text: String) -> String? {
      let words = String(
        String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 })
      ).split(separator: " ")
      return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Controls and line ends of any kind.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }

    /// The characters that only steer direction (Unicode Bidirectional Algorithm, 2), and the mark
    /// of byte order.
    private static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
  }
#endif
