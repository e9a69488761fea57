internal import SwipeMenus

/// Which key is which command. A letter is also the short form of the command on a typed line.
enum KeyBindings {
  static let commands: [Key: WalkCommand] = [
    .down: .next, .character("j"): .next,
    .up: .previous, .character("k"): .previous,
    .home: .first, .character("g"): .first,
    .end: .last, .character("G"): .last,
    .tab: .nextSection, .character("]"): .nextSection,
    .shiftTab: .previousSection, .character("["): .previousSection,
    .enter: .enter,
    .right: .swipe(.right), .left: .swipe(.left),
    .altUp: .move(.earlier(1)), .character("K"): .move(.earlier(1)),
    .character("<"): .move(.earlier(1)),
    .altDown: .move(.later(1)), .character("J"): .move(.later(1)),
    .character(">"): .move(.later(1)),
    .character(" "): .select, .character("A"): .selectAll,
    .character("m"): .lift, .character("P"): .putBefore, .character("p"): .putAfter,
    .escape: .cancel,
    .character("u"): .undo, .character("U"): .redo,
    .character("w"): .whereAmI, .character("r"): .sayAgain, .character("s"): .spell,
    .character("o"): .order, .character("d"): .changes,
    .character("n"): .findNext, .character("N"): .findPrevious,
    .character("v"): .verbosity, .character("x"): .speech,
    .character("S"): .save, .character("q"): .quit, .character("Q"): .abandon,
    .character("?"): .help, .character("h"): .help,
  ]

  /// The keys after which one types something.
  static let prompts: [Key: WalkPrompt] = [
    .character("/"): .find, .character("t"): .destination,
  ]
}

/// What is typed behind a prompt.
enum WalkPrompt: Equatable {
  case find, destination, menu
}
