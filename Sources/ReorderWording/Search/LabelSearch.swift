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
  private let table: PrimaryWeights
  private let classes: ASCIIClasses
  /// The text that is looked at.
  private let label = WeightedText()

  /// - Complexity: some milliseconds, for the rules of the language.
  public init(language: LanguageTag) {
    self.language = language
    table = PrimaryWeights(language: language)
    classes = ASCIIClasses(table)
  }

  /// A query for what was typed. Blanks around it do not count.
  ///
  /// - Complexity: Looking at a label is O(*n*) for *n* bytes, and allocates nothing but
  ///   for letters with rare marks.
  public func query(_ text: String) -> LabelQuery {
    let text = Self.trimmed(text)
    let wanted = weights(of: text)
    let ascii = ASCIISearch(text, classes)
    return LabelQuery(isEmpty: wanted.isEmpty) { [table, label] bytes in
      bytes.withUnsafeBufferPointer { bytes in
        if let ascii {
          switch ascii.match(bytes) {
          case .match(let match): return match
          case .nothing: return nil
          case .notASCII: break
          }
        }
        label.read(bytes, table)
        return wanted.withUnsafeBufferPointer { label.match(with: $0) }
      }
    }
  }

  /// The weights of a text.
  func weights(of text: some StringProtocol) -> [UInt16] {
    var copy = String(text)
    copy.withUTF8 { label.read($0, table) }
    return label.weights
  }

  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
