// The shape of the file, where it differs from that of the values.

extension StringCatalog.Entry {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    comment = try container.decodeIfPresent(String.self, forKey: .comment)
    extractionState = try container.decodeIfPresent(String.self, forKey: .extractionState)
    shouldTranslate = try container.decodeIfPresent(Bool.self, forKey: .shouldTranslate)
    localizations =
      try container.decodeIfPresent(
        [String: StringCatalog.Localization].self, forKey: .localizations) ?? [:]
  }
}

/// `variations` with the one kind of variation there is here.
private struct Variations: Codable {
  var plural: [PluralCategory: StringCatalog.Unit]

  private enum CodingKeys: String, CodingKey { case plural }

  private struct Form: Codable {
    var stringUnit: StringCatalog.Unit
  }

  init(_ plural: [PluralCategory: StringCatalog.Unit]) {
    self.plural = plural
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    plural = try container.decode([PluralCategory: Form].self, forKey: .plural)
      .mapValues(\.stringUnit)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(plural.mapValues(Form.init(stringUnit:)), forKey: .plural)
  }
}

extension StringCatalog.Localization: Codable {
  private enum CodingKeys: String, CodingKey {
    case stringUnit, variations, substitutions
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    unit = try container.decodeIfPresent(StringCatalog.Unit.self, forKey: .stringUnit)
    plural = try container.decodeIfPresent(Variations.self, forKey: .variations)?.plural ?? [:]
    substitutions =
      try container.decodeIfPresent(
        [String: StringCatalog.Substitution].self, forKey: .substitutions) ?? [:]
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(unit, forKey: .stringUnit)
    if !plural.isEmpty { try container.encode(Variations(plural), forKey: .variations) }
    if !substitutions.isEmpty { try container.encode(substitutions, forKey: .substitutions) }
  }
}

extension StringCatalog.Substitution: Codable {
  private enum CodingKeys: String, CodingKey {
    case formatSpecifier, variations
    case argument = "argNum"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    argument = try container.decode(Int.self, forKey: .argument)
    formatSpecifier = try container.decode(String.self, forKey: .formatSpecifier)
    plural = try container.decode(Variations.self, forKey: .variations).plural
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(argument, forKey: .argument)
    try container.encode(formatSpecifier, forKey: .formatSpecifier)
    try container.encode(Variations(plural), forKey: .variations)
  }
}
