/// The CLDR name of a plural form.
public enum PluralCategory: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case zero, one, two, few, many, other
}
