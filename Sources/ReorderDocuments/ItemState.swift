/// What is said of an item besides its label.
public enum ItemState: String, Hashable, Sendable, CaseIterable {
  /// A task with an empty box.
  case unchecked
  /// A task with a cross in its box.
  case checked
}
