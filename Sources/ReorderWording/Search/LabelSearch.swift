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
  let table: PrimaryWeights
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
  ///   for letters with rare marks. Looking through a text is so as well, and mostly much quicker.
  public func query(_ text: String) -> LabelQuery {
    let scan = scan(text)
    return LabelQuery(
      isEmpty: scan.wanted.isEmpty,
      match: { label in label.withUnsafeBufferPointer { scan.match($0) } },
      forEachMatch: { text, numbers, place, take in
        text.withUnsafeBufferPointer { scan.forEachMatch(in: $0, numbers, at: place, take) }
      })
  }

  /// What looks at labels for what was typed.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - byWeightsAlone: Whether labels that are ASCII are looked at as all others are.
  ///   - longText: How many bytes a text has at least in which labels are passed over.
  /// - Returns: What can be asked of one label, and of all in a text.
  func scan(
    _ text: String, byWeightsAlone: Bool = false, longText: Int = LabelScan.longText
  ) -> LabelScan {
    let text = Self.trimmed(text)
    return LabelScan(
      for: weights(of: text), ascii: byWeightsAlone ? nil : ASCIISearch(text, classes), table,
      reading: label, longText: longText)
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
