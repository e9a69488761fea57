/// How far an item may be moved, and what may be put beside it.
///
///     header   pinnedFirst   stays at the start of its section; nothing goes before it
///     Milk     free          moves
///     Advert   fixed         cannot be lifted; others pass it and may stand before it
///     total    pinnedLast    stays at the end of its section; nothing goes after it
public enum Movement: String, Hashable, Sendable, CaseIterable, Codable {
  /// The item moves freely.
  case free
  /// The item cannot be lifted. Others pass it and may stand before it.
  case fixed
  /// The item holds its place in the run at the start of its section. Nothing goes before it.
  case pinnedFirst
  /// The item holds its place in the run at the end of its section. Nothing goes after it.
  case pinnedLast

  /// Whether the item holds its place at one end of its section.
  public var isPinned: Bool { self == .pinnedFirst || self == .pinnedLast }
}
