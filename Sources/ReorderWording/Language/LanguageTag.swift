internal import CUnicode

/// A language as BCP 47 names it, with what follows from its name alone.
///
///     LanguageTag("ar-EG")            // the tag itself
///     LanguageTag(posix: "sr@latin")  // sr-Latn
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag in canonical case: `zh-Hant-TW`.
  public let identifier: String
  /// The language alone: `zh`.
  public let language: String
  /// The script it is written in, given or most likely: `Hant`.
  public let script: String
  /// The region, given or most likely: `TW`.
  public let region: String
  /// The direction of its sentences.
  public let direction: Direction

  /// The direction of writing.
  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The language of the catalog's source.
  public static let english = LanguageTag(
    identifier: "en", language: "en", script: "Latn", region: "US", direction: .leftToRight)

  private init(
    identifier: String, language: String, script: String, region: String, direction: Direction
  ) {
    self.identifier = identifier
    self.language = language
    self.script = script
    self.region = region
    self.direction = direction
  }

  /// A tag as it is written in BCP 47, or `nil` when it is none.
  public init?(_ tag: String) {
    guard !tag.isEmpty, tag.utf8.count < 100, !tag.utf8.contains(0) else { return nil }
    var parsed: Int32 = 0
    guard
      let locale = ICUText.ascii({ icu_uloc_forLanguageTag(tag, $0, $1, &parsed, &$2) }),
      parsed == tag.utf8.count, !locale.isEmpty,
      let identifier = ICUText.ascii({ icu_uloc_toLanguageTag(locale, $0, $1, true, &$2) }),
      let full = ICUText.ascii({ icu_uloc_addLikelySubtags(locale, $0, $1, &$2) }),
      let language = identifier.split(separator: "-").first
    else { return nil }
    let subtags = full.split(separator: "_").dropFirst()
    self.init(
      identifier: identifier, language: String(language),
      script: subtags.first { $0.utf8.count == 4 }.map(String.init) ?? "Zyyy",
      region: subtags.first { (2...3).contains($0.utf8.count) }.map(String.init) ?? "",
      direction: icu_uloc_isRightToLeft(locale) ? .rightToLeft : .leftToRight)
  }

  public var description: String { identifier }

  /// Whether sentences run from right to left.
  public var isRightToLeft: Bool { direction == .rightToLeft }
}
