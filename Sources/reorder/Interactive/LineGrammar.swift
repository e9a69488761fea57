internal import SwipeMenus

/// Typed lines as commands: words, and one letter where a key has one.
enum LineGrammar {
  /// What a line means.
  enum Meaning: Equatable {
    case command(WalkCommand)
    /// A command with something missing behind it.
    case incomplete(String)
    /// Not a command. In a menu, what to search for.
    case text(String)
  }

  /// The commands that stand alone. A letter is the key of the same command.
  private static let words: [String: WalkCommand] = [
    "": .enter, "menu": .menu,
    "next": .next, "j": .next,
    "previous": .previous, "k": .previous,
    "first": .first, "g": .first,
    "last": .last, "G": .last,
    "]": .nextSection, "[": .previousSection,
    "earlier": .move(.earlier(1)), "K": .move(.earlier(1)), "<": .move(.earlier(1)),
    "later": .move(.later(1)), "J": .move(.later(1)), ">": .move(.later(1)),
    "move to start": .move(.start(of: nil)), "move to end": .move(.end(of: nil)),
    "select": .select, "select all": .selectAll, "A": .selectAll, "clear": .clear,
    "lift": .lift, "m": .lift,
    "put before": .putBefore, "P": .putBefore,
    "put after": .putAfter, "p": .putAfter,
    "cancel": .cancel,
    "undo": .undo, "u": .undo,
    "redo": .redo, "U": .redo,
    "where": .whereAmI, "w": .whereAmI,
    "repeat": .sayAgain, "r": .sayAgain,
    "spell": .spell, "s": .spell,
    "order": .order, "o": .order,
    "changes": .changes, "d": .changes,
    "n": .findNext, "N": .findPrevious,
    "verbosity": .verbosity, "v": .verbosity,
    "speech": .speech, "x": .speech,
    "save": .save, "S": .save,
    "quit": .quit, "q": .quit,
    "abandon": .abandon, "Q": .abandon,
    "help": .help, "?": .help, "h": .help,
    "+": .more,
    "swipe right": .swipe(.right), "swipe left": .swipe(.left),
    "actions": .rowActions, "action": .rowActions,
  ]

  /// The commands with something behind them, the longest first.
  private static let beginnings: [(words: String, make: @Sendable (String) -> WalkCommand?)] = [
    ("move to start of", { .move(.start(of: $0)) }),
    ("move to end of", { .move(.end(of: $0)) }),
    ("move before", { .move(.before($0)) }),
    ("move after", { .move(.after($0)) }),
    ("move to", { .move(.destination($0)) }),
    ("t", { .move(.destination($0)) }),
    ("section", { .section($0) }),
    ("action", { .rowAction($0) }),
    ("find", { .find($0) }),
    ("earlier", { steps($0).map { .move(.earlier($0)) } }),
    ("later", { steps($0).map { .move(.later($0)) } }),
  ]

  /// What a line means. Words may be in any case; a letter is the key of that case.
  static func meaning(of line: String) -> Meaning {
    let text = trimmed(line)
    if let command = words[text] ?? (text.count > 1 ? words[text.lowercased()] : nil) {
      return .command(command)
    }
    if let number = WholeNumber.read(text), number > 0 { return .command(.number(number)) }
    if text.first == "/" {
      let needle = trimmed(String(text.dropFirst()))
      return needle.isEmpty ? .incomplete("/") : .command(.find(needle))
    }
    let lowered = text.lowercased()
    for (words, make) in beginnings {
      if lowered == words { return .incomplete(words) }
      guard lowered.hasPrefix(words + " ") else { continue }
      let rest = trimmed(String(text.dropFirst(words.count)))
      return make(rest).map { .command($0) } ?? .text(text)
    }
    return text == "move" ? .incomplete(text) : .text(text)
  }

  /// What a line looks for in an open menu, or `nil` where it is a command there as well.
  ///
  /// To find is to find in the menu, and a section that is named is a place to go to.
  static func menuText(of line: String) -> String? {
    switch meaning(of: line) {
    case .command(.find(let text)), .text(let text): text
    case .command(.section): trimmed(line)
    case .command, .incomplete: nil
    }
  }

  private static func steps(_ text: String) -> Int? {
    WholeNumber.read(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
