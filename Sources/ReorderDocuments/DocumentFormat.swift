/// The formats a document may have. The raw value is the name on the command line.
public enum DocumentFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of text, or records between NUL bytes.
  case lines
  /// The lists of a Markdown text.
  case markdown
  /// The JSON format of this package: an object with `sections`.
  case board
  /// The list that `git rebase -i` opens in an editor.
  case gitRebase = "git-rebase"
}
