/// Names that are nothing but punctuation: "---", "...", "!", "[ ]".
///
/// Within a text a voice makes pauses of them, and the one who listens would hear a list in which
/// some lines have no name.
enum SpokenSigns {
  /// Some of one sign in a row.
  struct Run: Hashable {
    var sign: Character
    var count: Int
  }

  /// More kinds of sign one after the other than these tell nothing more.
  private static let mostRuns = 12

  /// The signs of a text, or `nil` if it has words, numbers or symbols that a voice says.
  static func runs(in text: String) -> [Run]? {
    guard text.unicodeScalars.allSatisfy({ isSign($0) || $0.properties.isWhitespace }) else {
      return nil
    }
    var runs: [Run] = []
    for character in text where !character.isWhitespace {
      if let last = runs.last, last.sign == character {
        runs[runs.count - 1].count += 1
      } else {
        guard runs.count < mostRuns else { break }
        runs.append(Run(sign: character, count: 1))
      }
    }
    return runs.isEmpty ? nil : runs
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol:
      true
    default: false
    }
  }
}
