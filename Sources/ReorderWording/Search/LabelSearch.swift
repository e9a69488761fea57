public import AssistiveActions

/// Looking for labels as people type: without case, diacritics and width, as the collation of a
/// language has it (ICU, primary strength, its rules for searching).
///
///     let search = LabelSearch(language: .english)
///     search.query("cafe").match(of: "Ｃafé au lait")     // .prefix
///
/// In Swedish å is not a, in Turkish I is not i, and in every language ß is ss and the Arabic vowel
/// signs do not count. One search is for one task at a time; its queries use what it has learnt.
public final class LabelSearch {
  /// The language whose rules it has.
  public let language: LanguageTag
  private let weights: PrimaryWeights
  private let classes: ASCIIClasses

  /// - Complexity: some milliseconds, for the rules of the language.
  public init(language: LanguageTag) {
    self.language = language
    weights = PrimaryWeights(language: language)
    classes = ASCIIClasses(weights)
  }

  /// A query for what was typed. Blanks around it do not count.
  ///
  /// - Complexity: Looking at a label is O(*n*) for *n* bytes, and allocates nothing but
  ///   for letters with rare marks.
  public func query(_ text: String) -> LabelQuery {
    let text = Self.trimmed(text)
    var wanted = WeightedText()
    var copy = text
    copy.withUTF8 { wanted.read($0, weights) }
    let ascii = ASCIISearch(text, classes)
    var label = WeightedText()
    return LabelQuery(isEmpty: wanted.units.isEmpty) { [weights, wanted] bytes in
      bytes.withUnsafeBufferPointer { bytes in
        if let ascii {
          switch ascii.match(bytes) {
          case .match(let match): return match
          case .nothing: return nil
          case .notASCII: break
          }
        }
        label.read(bytes, weights)
        return label.match(with: wanted)
      }
    }
  }

  /// The weights of a text, without marks where characters begin.
  func weights(of text: some StringProtocol) -> [UInt32] {
    var weighted = WeightedText()
    var copy = String(text)
    copy.withUTF8 { weighted.read($0, weights) }
    return weighted.units.map { $0 & WeightedText.weight }
  }

  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
