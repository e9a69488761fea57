extension StringCatalog {
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

    public init(
      comment: String?, localizations: [String: Localization] = [:],
      extractionState: String? = "manual", shouldTranslate: Bool? = nil
    ) {
      self.comment = comment
      self.extractionState = extractionState
      self.shouldTranslate = shouldTranslate
      self.localizations = localizations
    }
  }

  /// One phrase in one language: one unit, or a form for each plural category.
  public struct Localization: Hashable, Sendable {
    public var unit: Unit?
    public var plural: [PluralCategory: Unit]
    /// The counted parts that the unit refers to as `%#@name@`.
    public var substitutions: [String: Substitution]

    /// One sentence, in which counted parts may stand as `%#@name@`.
    public init(_ unit: Unit, substitutions: [String: Substitution] = [:]) {
      self.unit = unit
      self.plural = [:]
      self.substitutions = substitutions
    }

    /// A sentence for each plural category.
    public init(plural: [PluralCategory: Unit]) {
      self.unit = nil
      self.plural = plural
      self.substitutions = [:]
    }
  }

  /// A value and how far its translation has come: `new`, `translated`, `needs_review`, `stale`.
  public struct Unit: Hashable, Codable, Sendable {
    public var state: String
    public var value: String

    public init(_ value: String, state: String) {
      self.state = state
      self.value = value
    }
  }

  /// A counted part of a sentence.
  public struct Substitution: Hashable, Sendable {
    /// The argument that decides the form, from 1.
    public var argument: Int
    /// What `%arg` is written as: `lld`.
    public var formatSpecifier: String
    public var plural: [PluralCategory: Unit]

    public init(
      argument: Int, plural: [PluralCategory: Unit], formatSpecifier: String = "lld"
    ) {
      self.argument = argument
      self.formatSpecifier = formatSpecifier
      self.plural = plural
    }
  }
}

extension StringCatalog.Localization {
  /// Whether nobody has written anything yet.
  var isUntranslated: Bool { unit.map(\.value.isEmpty) ?? plural.isEmpty }
}
