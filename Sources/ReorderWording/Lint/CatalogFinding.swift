/// Something in a catalog that a person would hear as a fault.
public struct CatalogFinding: Hashable, Sendable {
  /// The phrase.
  public var key: String
  /// The language, or `nil` where it is about the key itself.
  public var language: String?
  /// What is wrong.
  public var fault: Fault

  public init(key: String, language: String? = nil, _ fault: Fault) {
    self.key = key
    self.language = language
    self.fault = fault
  }

  /// What can be wrong.
  public enum Fault: Hashable, Sendable {
    /// No code uses the key, and it belongs to none that code uses.
    case unknownKey
    /// Code uses the key, and it is not there.
    case missingKey
    /// There is no comment for the translators.
    case noComment
    /// The source language has no words for it.
    case noSource
    /// The language is not a tag.
    case notALanguage
    /// It cannot be read.
    case unreadable(CatalogError.Problem)
    /// The language needs a form that is missing.
    case missingCategory(PluralCategory)
    /// The language has no such form, so nobody would ever hear it.
    case needlessCategory(PluralCategory)
    /// The phrase is counted in the source, and not here.
    case notCounted
    /// A placeholder of the source is missing: an argument that nobody hears.
    case missingPlaceholder(String)
    /// A placeholder that the source does not have.
    case unknownPlaceholder(String)
    /// A letter or an apostrophe touches a name: an ending, a particle or an elision that would be
    /// right for some names only.
    case touchedName(String)
    /// Two spaces, or space at an end.
    case strayedSpace
    /// A control character, or one that changes direction or has no shape.
    case hiddenCharacter(Unicode.Scalar)
    /// A state that the format does not have.
    case unknownState(String)
    /// There is nothing in it.
    case empty
  }
}
