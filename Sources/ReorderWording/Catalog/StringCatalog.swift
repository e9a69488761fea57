/// All phrases in all languages: Apple's String Catalog, read by ourselves.
///
///     let catalog = try StringCatalog.embedded()
///     let book = PhraseBook(catalog: catalog, language: .preferred(in: environment))
///
/// Everything that stands in the file is kept, so that it can be written back.
public struct StringCatalog: Hashable, Codable, Sendable {
  /// The language in which the phrases were written first.
  public var sourceLanguage: String
  /// The phrases by key.
  public var entries: [String: Entry]
  /// The version of the file's form.
  public var version: String

  enum CodingKeys: String, CodingKey {
    case sourceLanguage, version
    case entries = "strings"
  }

  /// One phrase.
  public struct Entry: Hashable, Codable, Sendable {
    /// What a translator has to know: when it is heard, and what each argument is.
    public var comment: String?
    /// Where the key came from: `manual` for keys that stand in code as identifiers.
    public var extractionState: String?
    /// `false` for what is the same in every language.
    public var shouldTranslate: Bool?
    /// The phrase by language tag.
    public var localizations: [String: Localization]

    enum CodingKeys: String, CodingKey {
      case comment, extractionState, shouldTranslate, localizations
    }
  }

  /// One phrase in one language: one unit, or a form for each plural category.
  public struct Localization: Hashable, Sendable {
    public var unit: Unit?
    public var plural: [PluralCategory: Unit]
    /// The counted parts that the unit refers to as `%#@name@`.
    public var substitutions: [String: Substitution]
  }

  /// A value and how far its translation has come: `new`, `translated`, `needs_review`, `stale`.
  public struct Unit: Hashable, Codable, Sendable {
    public var state: String
    public var value: String
  }

  /// A counted part of a sentence.
  public struct Substitution: Hashable, Sendable {
    /// The argument that decides the form, from 1.
    public var argument: Int
    /// What `%arg` is written as: `lld`.
    public var formatSpecifier: String
    public var plural: [PluralCategory: Unit]
  }

  /// The end of a key that holds what is said where that is not what is shown.
  public static let spokenSuffix = ".spoken"

  /// The phrase of a key under the first of the tags that has it.
  func localization(of key: String, under tags: [String]) -> Localization? {
    guard let found = entries[key]?.localizations else { return nil }
    return tags.lazy.compactMap { found[$0] }.first { !$0.isUntranslated }
  }

  /// The first of the languages that this catalog has phrases in, else the source language.
  public func bestMatch(among languages: [LanguageTag]) -> LanguageTag {
    let all = Set(entries.values.flatMap { $0.localizations.keys }).union([sourceLanguage])
    return languages.first { language in
      PseudoLanguage(language) != nil || language.parents.contains(where: all.contains)
    } ?? LanguageTag(sourceLanguage) ?? .english
  }
}

extension StringCatalog.Localization {
  /// Whether nobody has written anything yet.
  var isUntranslated: Bool { unit.map(\.value.isEmpty) ?? plural.isEmpty }
}
