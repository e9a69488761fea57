/// How names stand in shown text. Spoken text has neither quotes nor isolates.
public struct DisplayStyle: Hashable, Sendable {
  /// Which quotation marks are around names.
  public var quotes: Quotes
  /// Whether names of another direction are isolated from the sentence. Off for braille displays,
  /// which show the isolates as cells.
  public var isolates: Bool

  /// Which quotation marks are around names.
  public enum Quotes: Hashable, Sendable {
    /// Those of the language.
    case typographic
    /// `"` and `'`, for an encoding that has no others.
    case ascii
    /// None.
    case off
  }

  public init(quotes: Quotes = .typographic, isolates: Bool = true) {
    self.quotes = quotes
    self.isolates = isolates
  }

  /// What the encoding of the locale can show: without UTF-8, ASCII quotes and no isolates.
  public static func preferred(in environment: [String: String]) -> DisplayStyle {
    LanguageTag.encodingIsUTF8(in: environment)
      ? DisplayStyle() : DisplayStyle(quotes: .ascii, isolates: false)
  }
}
