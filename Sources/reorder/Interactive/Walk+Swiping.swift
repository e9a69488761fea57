internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering
internal import SwipeMenus

// Swiping the row where one is, with Right and Left. Arrows only open and read on, since the routing
// keys of braille displays send them too; Enter performs.

extension Walk {
  typealias RowHappening = SwipeHappening<String, String>

  /// Swipes the row where one is. On an open row the same side again reads the next action, and the
  /// other side closes it.
  func swipe(_ side: HorizontalSide) throws(InputError) {
    guard let item = focus?.item else { return try say(focusSentence(), as: .navigation) }
    if let open = swiped.open {
      let edge = session.layoutDirection.edge(uncoveredByMovingRightwards: side == .right)
      return open.edge == edge ? try readNextAction() : try leaveRow()
    }
    try withActions(of: item) { actions throws(InputError) in
      let menu = actions.menu(title: workspace.title)
      let velocity = swiped.coordinator.metrics.flingVelocity
      _ = handle(.direction(session.layoutDirection), menu)
      _ = handle(.enabled(container.isEnabled), menu)
      let happenings = handle(.fling(item, velocity: side == .right ? velocity : -velocity), menu)
      // A braille display of few cells has no room for the actions: they are read one by one.
      swiped.cursor = swiped.open == nil || wording.verbosity == .terse ? nil : 0
      try say(sentence(for: happenings) ?? focusSentence(), as: .navigation)
    }
  }

  private func readNextAction() throws(InputError) {
    guard let actions = swiped.open?.offered.actions else { return }
    let next = swiped.cursor.map { $0 + 1 } ?? 0
    swiped.cursor = min(next, actions.count - 1)
    let line = sentence(forActionAt: swiped.cursor ?? 0, of: actions)
    try say(next < actions.count ? line : Sentence(.menuNoMore).then(line), as: .navigation)
  }

  /// "Flag, 2 of 2"
  private func sentence(
    forActionAt place: Int, of actions: [SwipeAction<String>]
  ) -> Sentence {
    Sentence(
      .rowActionItem,
      [
        wording.argument(for: SwipeActionDescription(actions[place])), .number(place + 1),
        .number(actions.count),
      ])
  }

  /// Performs the action that was read last, or reads one where none was.
  func chooseOfRow() throws(InputError) {
    guard let chosen = swiped.chosen else { return try readNextAction() }
    try choose(chosen)
  }

  /// Closes the open row; says where one is.
  func leaveRow() throws(InputError) {
    swiped.close()
    try say(focusSentence(), as: .navigation)
  }

  /// Performs an action that was chosen. One that takes something away is asked for twice.
  func choose(_ choice: WalkSwipe.Choice) throws(InputError) {
    guard choice.action.role == .destructive, choice.action.isEnabled else {
      return try perform(choice)
    }
    swiped.asked = choice
    try say(
      Sentence(
        .rowConfirm,
        [
          .name(Name(choice.action.title), quoted: true),
          .name(session.name(of: choice.item), quoted: true),
        ]), as: .question)
  }

  /// Performs an action and says what came of it, as it was read or not at all.
  func perform(_ choice: WalkSwipe.Choice) throws(InputError) {
    try withActions(of: choice.item) { actions throws(InputError) in
      let menu = actions.menu(title: workspace.title)
      let happenings =
        swiped.open == nil
        ? happenings(of: choice, menu) : handle(.tap(choice.item, choice.action.id), menu)
      try carryOut(happenings, of: choice.item, actions)
    }
  }

  /// Does what was performed, and says it.
  private func carryOut(
    _ happenings: [RowHappening], of item: String, _ actions: RowActions
  ) throws(InputError) {
    var happenings = happenings
    let (name, place) = (session.name(of: item), container.place(of: item))
    var comesElsewhere = false
    for case .performed(let item, let edge, let action, _) in happenings {
      guard let effect = actions[edge].first(where: { $0.id == action.id })?.effect,
        let performed = workspace.perform(effect, on: item)
      else { continue }
      moves += 1
      // What cannot be done leaves one in the menu that it was chosen from.
      if case .menu = mode { mode = .walking }
      switch performed {
      case .revised: continue
      case .removed: happenings.append(.removed(item))
      case .duplicated(let copy): focus = .item(copy)
      }
      comesElsewhere = true
    }
    keepFocus(near: place)
    let sentence = sentence(for: happenings) { _ in name } ?? focusSentence()
    try say(comesElsewhere ? sentence.then(focusSentence()) : sentence, as: .result)
  }

  /// What comes of choosing an action without opening the row, from the menu or by its name.
  private func happenings(
    of choice: WalkSwipe.Choice, _ menu: SwipeActions<String>
  ) -> [RowHappening] {
    if !container.isEnabled { return [.ignored(choice.item, .disabled)] }
    guard menu[choice.edge].action(choice.action.id) == choice.action else {
      return [.ignored(choice.item, .actionChanged)]
    }
    guard choice.action.isEnabled else { return [.ignored(choice.item, .actionDisabled)] }
    return [.performed(choice.item, choice.edge, choice.action, .tap)]
  }

  /// The file has new content: the open row shows what it offers now.
  ///
  /// - Returns: What is said of it, where something is.
  func refreshRow() -> Sentence? {
    guard let open = swiped.open else { return nil }
    let menu =
      container.contains(open.row)
      ? try? workspace.rowActions(of: open.row).menu(title: workspace.title) : nil
    let name = session.name(of: open.row)
    let happenings =
      handle(.direction(session.layoutDirection), menu) + handle(.changed(open.row), menu)
    if swiped.open == nil { swiped.close() }
    return sentence(for: happenings) { _ in name }
  }

  private func handle(
    _ event: SwipeEvent<String, String>, _ menu: SwipeActions<String>?
  ) -> [RowHappening] {
    swiped.coordinator.handle(event) { _ in menu }
  }

  /// One sentence about all that came of one key.
  private func sentence(
    for happenings: [RowHappening], name: ((String) -> Name)? = nil
  ) -> Sentence? {
    let parts = SwipeAnnouncement.parts(
      of: happenings, disabledReason: workspace.document.disabledReason,
      name: name ?? session.name(of:))
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(wording.sentence(for: first)) { all, next in
      all.then(wording.sentence(for: next))
    }
  }
}
