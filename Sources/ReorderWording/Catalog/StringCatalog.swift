/// All phrases in all languages: Apple's String Catalog, read by ourselves.
///
///     let catalog = try StringCatalog.embedded()
///     let book = PhraseBook(catalog: catalog, language: .preferred(in: environment))
///
/// All that this type knows of a file is kept, so that it can be written back; what else an editor
/// notes in it is not.
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

  public init(sourceLanguage: String, entries: [String: Entry], version: String = "1.0") {
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.version = version
  }

  /// The end of a key that holds what is said where that is not what is shown.
  static let spokenSuffix = ".spoken"

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
