internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// A menu as lines to read: the moves that were asked for, by number, and how many more there are.
struct MenuListing {
  let session: Session
  let wording: PhraseWording
  let menu: Session.Menu
  /// The best actions, or those that were looked for.
  let actions: [ReorderAction<String, String>]
  /// How many there are besides.
  let omitted: Int
  private let search: String?

  /// The menu for the items of a command line.
  ///
  /// - Parameters:
  ///   - options: The command line: the file, then the items.
  ///   - wording: What makes the words.
  /// - Throws: What is wrong with the command line, the file or the document.
  init(_ options: Options, wording: PhraseWording) throws {
    let path = try options.file()
    let names = options.operands.dropFirst().map(\.text)
    if names.isEmpty { throw UsageError.missingItem }
    let workspace = try Workspace(path: path, options: options, wording: wording)
    let finder = workspace.finder
    self.wording = wording
    session = workspace.session
    search = options.search
    menu = session.menu(for: workspace.sources(try names.map { try finder.item($0) }))
    let limit = options.all ? Int.max : options.budget ?? Session.Menu.defaultLimit
    if let search {
      let found = workspace.actions(of: menu, matching: search, limit: limit)
      (actions, omitted) = (found.actions, found.omitted)
    } else {
      actions = session.actions(of: menu, limit: limit)
      omitted = session.omitted(of: menu, after: actions.count)
    }
  }

  /// Why there is nothing that could be done.
  var refusals: [Refusal<String, String>] { session.refusals(of: menu) }

  /// Whether there is nothing that could be done, or nothing of what was looked for.
  var isEmpty: Bool { !refusals.isEmpty || (search != nil && actions.count + omitted == 0) }

  /// What is read.
  var lines: [Sentence] {
    let refusals = refusals
    guard refusals.isEmpty else {
      return [wording.sentence(for: session.announcement(of: refusals))]
    }
    if let search, isEmpty { return [Sentence(.findNone, [.name(Name(search), quoted: true)])] }
    let lines = actions.enumerated().map { index, action in
      Sentence(
        .menuEntry,
        [.number(index + 1), wording.menuLine(session.description(of: action)).argument])
    }
    return omitted > 0 ? lines + [Sentence(.menuMore, [.number(omitted)])] : lines
  }
}
