/// What sort of thing an item is, for sections that accept only some sorts.
///
///     let card: ItemKind = "card"
///     let done = Acceptance.only([card, "bug"])
public struct ItemKind: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}
