/// What is said of an item besides its label.
public enum ItemState: String, Hashable, Sendable, CaseIterable {
  /// A task with an empty box.
  case unchecked
  /// A task with a cross in its box.
  case checked
  /// A line of a rebase list that does something else than pick its commit.
  case reword, edit, squash, fixup, drop, exec, `break`, label, reset, merge, noop, updateRef
}
