internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering
internal import SwipeMenus

// The same actions without edges: in the menu behind the moves, by their names, and in a rebase list
// by the letters that git has for them.

extension Walk {
  /// Does something with the actions of the item where one is. Says why where there can be none:
  /// something is lifted, or what a board declares is of a wrong shape.
  func withActions(
    of item: String, _ use: (RowActions) throws(InputError) -> Void
  ) throws(InputError) {
    if lifted != nil { return try say(Sentence(.rowLifted), as: .result) }
    let actions: RowActions
    do throws(InputError) {
      actions = try workspace.rowActions(of: item)
    } catch {
      return try say(Sentence(error), as: .result)
    }
    try use(actions)
  }

  /// The actions of the item where one is, as they are chosen. The menu does without them where a
  /// board declares them wrongly.
  var rowChoices: [WalkSwipe.Choice] {
    guard lifted == nil, container.isEnabled, let item = focus?.item,
      let actions = try? workspace.rowActions(of: item)
    else { return [] }
    let menu = actions.menu(title: workspace.title)
    return HorizontalEdge.allCases.flatMap { edge in
      menu[edge].actions.map { WalkSwipe.Choice(item: item, edge: edge, action: $0) }
    }
  }

  /// What a row action is called in the menu: by the item too, where the moves above it are about
  /// others.
  func argument(for choice: WalkSwipe.Choice) -> PhraseArgument {
    let action = wording.argument(for: SwipeActionDescription(choice.action))
    guard !selection.isEmpty, selection != [choice.item] else { return action }
    return .phrase(.rowActionOn, [action, .name(session.name(of: choice.item), quoted: true)])
  }

  /// Opens the menu at the first row action.
  func openRowActions() throws(InputError) {
    guard let item = focus?.item else { return try say(focusSentence(), as: .navigation) }
    try withActions(of: item) { _ throws(InputError) in
      var menu = WalkMenu(of: session.menu(for: sources), in: session, rows: rowChoices)
      guard let place = menu.firstRow else {
        return try say(
          wording.sentence(
            for: container.isEnabled
              ? .ignored(.noActions) : .disabled(reason: workspace.document.disabledReason)),
          as: .result)
      }
      menu.cursor = place
      mode = .menu(menu)
      try say(sentence(for: menu), as: .navigation)
    }
  }

  /// Performs the action of the item where one is that is called so.
  func performRowAction(named text: String) throws(InputError) {
    guard let item = focus?.item else { return try say(focusSentence(), as: .navigation) }
    try withActions(of: item) { _ throws(InputError) in
      let choices = rowChoices
      let wanted = text.lowercased()
      let exact = choices.filter {
        $0.action.id == text || $0.action.title.lowercased() == wanted
      }
      let near = choices.filter { $0.action.title.lowercased().hasPrefix(wanted) }
      guard let choice = exact.first ?? (near.count == 1 ? near.first : nil) else {
        return try say(sentence(.rowActionUnknown, about: text), as: .result)
      }
      try choose(choice)
    }
  }

  /// In the menu of a rebase list, the letters that git has for its commands choose them.
  ///
  /// - Returns: Whether the letter was one.
  func takeGitLetter(_ letter: Character, _ menu: WalkMenu) throws(InputError) -> Bool {
    guard workspace.document.format == .gitRebase, menu.firstRow != nil,
      let command = RebaseChoice.allCases.first(where: { $0.letter == letter })
    else { return false }
    swiped.asked = nil
    let choices = menu.rows.filter { $0.action.id == command.rawValue }
    if let choice = choices.first {
      try choose(choice)
    } else {
      try say(focusSentence(), as: .navigation)
    }
    return true
  }
}
