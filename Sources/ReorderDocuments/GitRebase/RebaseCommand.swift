/// A command line of the list that `git rebase -i` opens in an editor.
///
///     pick 3a1f2c Fix typo          command, commit, subject
///     fixup -C 9be1d0 Add a test
///     exec make test
///
/// The commands and their short forms are those of git-rebase(1), "Interactive mode", and of the
/// help below each such list (git 2.50).
struct RebaseCommand: Hashable {
  /// What is done, by its full name.
  var name: Name
  /// The word as it is written: `pick` or `p`.
  var word: Substring
  /// The commit, for commands that take one.
  var commit: Substring?
  /// What a person knows the line by: the subject of the commit, or what is behind the command.
  var label: String

  enum Name: String, CaseIterable {
    case pick, reword, edit, squash, fixup, exec, `break`, drop, label, reset, merge, noop
    case updateRef = "update-ref"

    /// The letter that stands for it.
    var letter: String? {
      switch self {
      case .pick: "p"
      case .reword: "r"
      case .edit: "e"
      case .squash: "s"
      case .fixup: "f"
      case .exec: "x"
      case .break: "b"
      case .drop: "d"
      case .label: "l"
      case .reset: "t"
      case .merge: "m"
      case .updateRef: "u"
      case .noop: nil
      }
    }

    init?(word: Substring) {
      guard
        let name = Self.allCases.first(where: { $0.rawValue == word || $0.letter ?? "" == word })
      else { return nil }
      self = name
    }

    /// Whether a commit follows the command.
    var takesCommit: Bool {
      switch self {
      case .pick, .reword, .edit, .squash, .fixup, .drop: true
      case .exec, .break, .label, .reset, .merge, .noop, .updateRef: false
      }
    }
  }

  /// Reads a line; it is `nil` where the line is no command: a comment, whatever git's
  /// `core.commentChar` is, or an empty line.
  init?(_ line: String) {
    var words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)[...]
    guard let first = words.popFirst(), let name = Name(word: first) else { return nil }
    self.name = name
    word = first
    var rest = words.first ?? ""
    func takeWord() -> Substring {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      return word
    }
    if name == .fixup, rest.hasPrefix("-C ") || rest.hasPrefix("-c ") { _ = takeWord() }
    if name.takesCommit {
      let commit = takeWord()
      guard !commit.isEmpty else { return nil }
      self.commit = commit
      // Newer releases of git set the subject off as a comment.
      if rest.hasPrefix("# ") { rest = rest.dropFirst(2) }
    } else if name == .merge, let subject = rest.range(of: " # ") {
      rest = rest[subject.upperBound...]
    }
    let subject = Text.trimmed(Array(rest.utf8)[...])
    label = subject.isEmpty ? commit.map(String.init) ?? name.rawValue : subject
  }

  /// What the identity is made of: the command and its commit, or else the whole line.
  func identity(of line: String) -> String {
    commit.map { "\(word) \($0)" } ?? Text.trimmed(Array(line.utf8)[...])
  }
}

extension Substring {
  /// Where a text stands in this one, the first time.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
