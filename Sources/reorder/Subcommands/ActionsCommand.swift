internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

/// `reorder actions FILE ITEM...`: the menu for these items.
struct ActionsCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    guard let path = program.options.operands.first, !path.isEmpty else {
      throw UsageError.missingFile
    }
    let names = program.options.operands.dropFirst()
    if names.isEmpty { throw UsageError.missingItem }
    let workspace = try Workspace(
      path: path, options: program.options, wording: wording, announcer: SilentAnnouncer())
    let session = workspace.session
    let finder = workspace.finder
    let items = try names.map { try finder.item($0) }
    let menu = session.menu(for: workspace.sources(items))
    let (actions, omitted) = offered(by: menu, in: session)
    if program.options.json {
      try program.write(
        JSONOutput.object([
          "items": .array(menu.sources.map { .string($0) }),
          "actions": .array(actions.map { JSONOutput($0, in: session) }),
          "omitted": .number(omitted),
          "refusals": .array(menu.refusals.map { JSONOutput($0, in: session) }),
        ]).line)
    } else {
      try program.print(text(of: actions, omitted: omitted, menu.refusals, session))
    }
    let foundNothing = program.options.search != nil && actions.isEmpty && omitted == 0
    return menu.refusals.isEmpty && !foundNothing ? .done : .refused
  }

  /// The actions to show, and how many there are besides: the best ones, or those that are looked
  /// for.
  private func offered(
    by menu: Session.Menu, in session: Session
  ) -> (actions: [ReorderAction<String, String>], omitted: Int) {
    let limit =
      program.options.all ? Int.max : program.options.budget ?? Session.Menu.defaultLimit
    if let text = program.options.search {
      let found = session.actions(of: menu, matching: text, limit: limit, fold: SearchText.folded)
      return (found.actions, found.omitted)
    }
    let actions = session.actions(of: menu, limit: limit)
    return (actions, menu.omitted(after: actions.count))
  }

  private func text(
    of actions: [ReorderAction<String, String>], omitted: Int,
    _ refusals: [Refusal<String, String>], _ session: Session
  ) -> String {
    guard refusals.isEmpty else {
      return wording.rendering(of: session.announcement(of: refusals)).shown
    }
    var lines = actions.enumerated().map { index, action in
      let words = wording.menuLine(session.description(of: action))
      return wording.book.shown(.menuEntry, [.number(index + 1), words.argument])
    }
    if let text = program.options.search, lines.isEmpty, omitted == 0 {
      return wording.book.shown(.findNone, [.name(Name(text), quoted: true)])
    }
    if omitted > 0 { lines.append(wording.book.shown(.menuMore, [.number(omitted)])) }
    return lines.joined(separator: "\n")
  }
}
