internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

/// The menu as it is read: the moves by number, then what else can be done with the item, then the
/// commands.
///
/// 1 earlier, 2 later, 3 start and 4 end are always those places, so that fingers learn them; 5 to 9
/// are the next best moves. More are numbered on. Behind the moves stand the commands.
struct WalkMenu {
  private(set) var entries: [Entry]
  /// The entry that was read last.
  var cursor: Int
  let menu: Session.Menu
  /// How many moves by rank were taken up, with those that have a number of their own.
  private var taken: Int
  /// What was looked for, where the entries are what was found, and how many there are in all.
  private var search: (text: String, count: Int)?

  /// One line of the menu.
  enum Entry {
    case action(ReorderAction<String, String>)
    /// A place with a number of its own that cannot be gone to.
    case absent(Absence)
    /// Something that is no move, as deleting.
    case row(WalkSwipe.Choice)
    case command(WalkCommand, PhraseKey)
    /// Something that is typed behind a prompt.
    case prompt(WalkPrompt, PhraseKey)
  }

  /// Why there is no such place, and what that is in one sound: something is refused, or the list
  /// just ends there.
  struct Absence {
    var reason: Sentence
    var cue: Utterance.Cue?
  }

  /// How many entries are moves with a number.
  var moveCount: Int {
    entries.firstIndex {
      switch $0 {
      case .row, .command, .prompt: true
      case .action, .absent: false
      }
    } ?? entries.count
  }

  /// The row actions that are among the entries.
  var rows: [WalkSwipe.Choice] {
    entries.compactMap { if case .row(let choice) = $0 { choice } else { nil } }
  }

  /// The place of the first row action.
  var firstRow: Int? { entries.firstIndex { if case .row = $0 { true } else { false } } }

  /// - Parameters:
  ///   - menu: The moves.
  ///   - session: What they are made in.
  ///   - absence: Why nothing can be moved, where that is so.
  ///   - rows: The row actions.
  ///   - usesKeys: Whether what is asked for behind a prompt is among the commands.
  init(
    of menu: Session.Menu, in session: Session, absence: Absence? = nil,
    rows: [WalkSwipe.Choice] = [], usesKeys: Bool = false
  ) {
    self.menu = menu
    taken = 0
    cursor = 0
    let edges = Self.edges(of: menu, in: session, absence: absence)
    entries = edges.map(\.entry)
    let edgeOutcomes = Set(edges.compactMap(\.action?.difference))
    let ranked = session.actions(of: menu, limit: edgeOutcomes.count + Self.rankedPlaces)
    entries += ranked.filter { !edgeOutcomes.contains($0.difference) }
      .prefix(Self.rankedPlaces).map { .action($0) }
    taken = edgeOutcomes.count + moveCount - edges.count
    entries += rows.map { .row($0) }
    entries += Self.commands(withPrompts: usesKeys)
    // What cannot be done is not read first; where nothing can, its reason was just given.
    cursor = entries.firstIndex { if case .absent = $0 { false } else { true } } ?? 0
  }

  /// The entries for what was found by searching.
  init(found: Session.Findings, text: String, of menu: Session.Menu) {
    self.menu = menu
    taken = found.actions.count
    search = (text, found.count)
    cursor = 0
    entries = found.actions.map { .action($0) }
  }

  /// How many moves are not among the entries.
  func omitted(in session: Session) -> Int {
    search.map { $0.count - taken } ?? session.omitted(of: menu, after: taken)
  }

  /// How many places a search in the menu gives at a time.
  static var mostMatches: Int { 99 }

  /// Adds the next moves, and goes to the first of them.
  mutating func addMore(in workspace: Workspace) {
    let at = moveCount
    let session = workspace.session
    if let search {
      let found = workspace.actions(
        of: menu, matching: search.text, limit: taken + Self.mostMatches)
      entries += found.actions.dropFirst(taken).map { .action($0) }
      taken = found.actions.count
      cursor = min(at, max(0, entries.count - 1))
      return
    }
    let known = Set(
      entries.compactMap { if case .action(let action) = $0 { action.difference } else { nil } })
    let more = session.actions(of: menu, limit: taken + Session.Menu.defaultLimit)
      .filter { !known.contains($0.difference) }
    entries.insert(contentsOf: more.map { .action($0) }, at: at)
    taken += more.count
    if !more.isEmpty { cursor = at }
  }

  /// How many of the best moves have the numbers after the four edges.
  private static var rankedPlaces: Int { 5 }

  private struct Edge {
    var action: ReorderAction<String, String>?
    var absent: Absence

    var entry: Entry { action.map { .action($0) } ?? .absent(absent) }
  }

  /// The four places that always have the numbers 1 to 4, in the words of the vocabulary.
  private static func edges(
    of menu: Session.Menu, in session: Session, absence: Absence?
  ) -> [Edge] {
    let first = session.actions(of: menu, limit: 4)
    let intents: [(MoveIntent<String, String>, PhraseKey)] = [
      (.earlier(by: 1), .menuNoEarlier), (.later(by: 1), .menuNoLater),
      (.start(of: nil), .menuNoStart), (.end(of: nil), .menuNoEnd),
    ]
    return intents.map { intent, key in
      let absent = absence ?? Absence(reason: Sentence(key), cue: .edge)
      guard menu.refusals.isEmpty,
        case .success(let made) = session.container.action(
          .moveBefore, moving: menu.sources, intent)
      else { return Edge(action: nil, absent: absent) }
      // The four best moves of a menu are these places, so they have its words for them.
      return Edge(action: first.first { $0.landing == made.landing }, absent: absent)
    }
  }

  private static func commands(withPrompts usesKeys: Bool) -> [Entry] {
    let prompts: [Entry] = [
      .prompt(.find, .menuCommandFind), .prompt(.destination, .menuCommandMoveTo),
    ]
    return [
      .command(.undo, .menuCommandUndo), .command(.redo, .menuCommandRedo),
      .command(.select, .menuCommandSelect), .command(.selectAll, .menuCommandSelectAll),
    ] + (usesKeys ? prompts : []) + [
      .command(.lift, .menuCommandLift), .command(.whereAmI, .menuCommandWhere),
      .command(.order, .menuCommandOrder), .command(.changes, .menuCommandChanges),
      .command(.save, .menuCommandSave), .command(.quit, .menuCommandQuit),
      .command(.abandon, .menuCommandAbandon), .command(.help, .menuCommandHelp),
    ]
  }
}
