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
    let limit =
      program.options.all ? Int.max : program.options.budget ?? Session.Menu.defaultLimit
    let actions = session.actions(of: menu, limit: limit)
    let omitted = menu.omitted(after: actions.count)
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
    return menu.refusals.isEmpty ? .done : .refused
  }

  private func text(
    of actions: [ReorderAction<String, String>], omitted: Int,
    _ refusals: [Refusal<String, String>], _ session: Session
  ) -> String {
    guard refusals.isEmpty else {
      return wording.rendering(of: session.announcement(of: refusals)).shown
    }
    var lines = actions.enumerated().map { index, action in
      let words = wording.becoming(session.description(of: action))
      return wording.book.shown(.menuEntry, [.number(index + 1), words.argument])
    }
    if omitted > 0 { lines.append(wording.book.shown(.menuMore, [.number(omitted)])) }
    return lines.joined(separator: "\n")
  }
}
