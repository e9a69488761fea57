/// Why a catalog cannot be used: what is wrong, and where.
public struct CatalogError: Error, Hashable, Sendable {
  public var problem: Problem
  /// The phrase it is about, where that is known.
  public var key: String?
  /// The language it is about, where that is known.
  public var language: String?

  /// What is wrong.
  public enum Problem: Error, Hashable, Sendable {
    /// The bytes are not a String Catalog. `at` is the way down to the place, key by key.
    case unreadable(at: [String])
    /// A placeholder is none of `%1$@`, `%2$lld`, `%#@name@`, `%arg`, `%%`.
    case brokenPlaceholder(String)
    /// There are plural forms and no `other`.
    case noOtherForm
    /// There are plural forms and no number in `other` that could choose one.
    case nothingCounted
    /// `%#@name@` names a substitution that is not there.
    case unknownSubstitution(String)
  }

  public init(_ problem: Problem, key: String? = nil, language: String? = nil) {
    self.problem = problem
    self.key = key
    self.language = language
  }

  /// The error of a decoder: the way down tells the phrase and the language.
  init(_ error: DecodingError) {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    let path = (context?.codingPath ?? []).map(\.stringValue)
    let isPhrase = path.first == "strings"
    self.init(
      .unreadable(at: path), key: isPhrase && path.count > 1 ? path[1] : nil,
      language: isPhrase && path.count > 3 ? path[3] : nil)
  }
}
