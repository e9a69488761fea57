/// Which items a section takes in from other sections.
///
/// Moving within a section and undoing are always accepted.
public enum Acceptance: Hashable, Sendable {
  /// Every item.
  case all
  /// Only items of these kinds. An item without a kind is not among them.
  case only(Set<ItemKind>)

  /// Whether an item of `kind` may come in.
  public func accepts(_ kind: ItemKind?) -> Bool {
    switch self {
    case .all: true
    case .only(let kinds): kind.map(kinds.contains) ?? false
    }
  }
}
