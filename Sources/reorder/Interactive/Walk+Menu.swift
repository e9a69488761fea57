internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

extension Walk {
  /// Opens the menu; while something is lifted, puts it where the last line said.
  func enter() throws(InputError) {
    if lifted != nil { return try putWhereSaid() }
    if swiped.open != nil { return try chooseOfRow() }
    try openMenu()
  }

  /// Opens the menu and says how many moves there are, and the first of them.
  func openMenu() throws(InputError) {
    let menu = session.menu(for: sources)
    let refusals = session.refusals(of: menu)
    let refused = refusals.isEmpty ? nil : session.announcement(of: refusals)
    let reason = refused.map { wording.sentence(for: $0) }
    // Where there is just no other place, each of the four has a reason of its own.
    let isStuck = refusals.first?.reason != .noOtherPlace
    let opened = WalkMenu(
      of: menu, in: session,
      absence: isStuck ? reason.map { WalkMenu.Absence(reason: $0, cue: refused?.cue) } : nil,
      rows: rowChoices, usesKeys: usesKeys)
    mode = .menu(opened)
    if let refused, let reason {
      return try say(reason.then(sentence(for: opened)), as: .result, cue: refused.cue)
    }
    let count = Sentence(.menuCount, [.number(session.omitted(of: menu, after: 0))])
    try say(count.then(sentence(for: opened)), as: .navigation)
  }

  /// Takes a command in an open menu.
  ///
  /// - Returns: Whether it was meant for the menu. Any other command leaves the menu and is taken as
  ///   everywhere.
  func takeInMenu(_ command: WalkCommand, _ menu: WalkMenu) throws(InputError) -> Bool {
    switch command {
    case .next: try goInMenu(to: menu.cursor + 1, menu)
    case .previous: try goInMenu(to: menu.cursor - 1, menu)
    case .first: try goInMenu(to: 0, menu)
    case .last: try goInMenu(to: menu.entries.count - 1, menu)
    case .number(let number):
      guard number <= menu.entries.count else {
        try say(Sentence(.menuNoEntry, [.number(number)]), as: .result)
        return true
      }
      try choose(menu.entries[number - 1])
    case .enter:
      guard menu.entries.indices.contains(menu.cursor) else {
        mode = .walking
        try say(Sentence(.menuLeft), as: .result)
        return true
      }
      try choose(menu.entries[menu.cursor])
    case .more: try showMore(menu)
    case .menu: try openMenu()
    case .cancel:
      mode = .walking
      try say(Sentence(.menuLeft).then(focusSentence()), as: .navigation)
    case .whole: try say(sentence(for: menu, wording.becoming), as: .navigation)
    case .sayAgain where sentence(for: menu) != sentence(for: menu, wording.becoming):
      // Heard again, a long label is heard whole.
      try say(sentence(for: menu, wording.becoming), as: .navigation)
    case .sayAgain, .verbosity, .speech:
      // These say something about the menu, or of no place at all, and leave one in it.
      return false
    default:
      mode = .walking
      return false
    }
    return true
  }

  private func goInMenu(to index: Int, _ menu: WalkMenu) throws(InputError) {
    var menu = menu
    menu.cursor = min(max(index, 0), menu.entries.count - 1)
    mode = .menu(menu)
    let entry = sentence(for: menu)
    let isPastEnd = index >= menu.entries.count
    // At the end of what was found it is said how much more there is, and + gives it.
    let edge: Sentence? =
      index < 0
      ? Sentence(.focusStartOfList)
      : isPastEnd && menu.omitted(in: session) > 0
        ? Sentence(.menuMore, [.number(menu.omitted(in: session))])
        : isPastEnd ? Sentence(.focusEndOfList) : nil
    try say(
      edge.map { $0.then(entry) } ?? entry, as: .navigation, cue: edge == nil ? nil : .edge)
  }

  private func showMore(_ menu: WalkMenu) throws(InputError) {
    var menu = menu
    guard menu.omitted(in: session) > 0 else {
      return try say(Sentence(.menuNoMore), as: .result)
    }
    menu.addMore(in: workspace)
    mode = .menu(menu)
    try say(sentence(for: menu), as: .navigation)
  }

  private func choose(_ entry: WalkMenu.Entry) throws(InputError) {
    switch entry {
    case .absent(let absence): try say(absence.reason, as: .result, cue: absence.cue)
    case .row(let choice): try choose(choice)
    case .command(let command, _):
      mode = .walking
      try take(command)
    case .prompt(let prompt, _):
      mode = .walking
      try begin(prompt)
    case .action(let action):
      mode = .walking
      try step(session.perform(action), by: 1)
    }
  }

  /// Looks for the moves beside the items, and to the ends of the sections, that are called so.
  func searchMenu(_ text: String) throws(InputError) {
    guard case .menu(let menu) = mode else { return }
    let found = workspace.actions(of: menu.menu, matching: text, limit: WalkMenu.mostMatches)
    guard found.count > 0 else { return try say(sentence(.findNone, about: text), as: .result) }
    let matches = WalkMenu(found: found, text: text, of: menu.menu)
    mode = .menu(matches)
    let count = Sentence(.menuMatches, [.number(found.count)])
    try say(count.then(sentence(for: matches)), as: .navigation)
  }

  /// The entry of a menu where one is, with its number.
  func sentence(for menu: WalkMenu) -> Sentence {
    sentence(for: menu, wording.menuLine)
  }

  private func sentence(
    for menu: WalkMenu, _ words: (ActionDescription) -> Sentence
  ) -> Sentence {
    guard menu.entries.indices.contains(menu.cursor) else { return Sentence(.menuLeft) }
    let entry =
      switch menu.entries[menu.cursor] {
      case .absent(let absence): absence.reason.argument
      case .row(let choice): argument(for: choice)
      case .command(_, let key), .prompt(_, let key): PhraseArgument.phrase(key, [])
      case .action(let action): words(session.description(of: action)).argument
      }
    return Sentence(.menuEntry, [.number(menu.cursor + 1), entry])
  }
}
