internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// A person on the way through a list: where one is, what is chosen, what is lifted, and what was
/// asked. It takes commands and says what came of each.
///
/// Every command gives one sentence, except those that read several lines.
final class Walk {
  let workspace: Workspace
  let voice: Voice
  /// Whether commands are single keys; else they are typed lines.
  let usesKeys: Bool
  /// Writes the document where it goes at the end, for one that came from standard input.
  let deliver: ([UInt8]) throws(InputError) -> Void

  var wording: PhraseWording { didSet { session.wording = wording } }
  /// Where one is; `nil` only in a document without sections.
  var focus: WalkStop?
  /// The chosen items, in the order in which they were chosen.
  var selection: [String] = []
  var lifted: Lifted?
  var mode = Mode.walking
  /// The menu in which something is looked for.
  var searchedMenu: WalkMenu?
  /// What was looked for last.
  var needle: String?
  /// The row that is open, and what was asked about it.
  var swiped = WalkSwipe()
  /// How many moves were made and not taken back, for counting those that are not written.
  var moves = 0
  var writtenMoves = 0
  /// What an earlier run left in the journal, until one said what to do with it.
  var leftOver: Journal.LeftOver?
  /// How the program ends, once it does.
  var ending: ExitStatus?

  var session: Session { workspace.session }
  var container: Container { session.container }

  init(
    workspace: Workspace, wording: PhraseWording, voice: Voice, usesKeys: Bool,
    deliver: @escaping ([UInt8]) throws(InputError) -> Void
  ) {
    self.workspace = workspace
    self.wording = wording
    self.voice = voice
    self.usesKeys = usesKeys
    self.deliver = deliver
    focus = workspace.session.container.firstStop
  }
}

typealias WalkStop = Stop<String, String>

extension Walk {
  /// What the next line is an answer to.
  enum Mode {
    case walking
    case menu(WalkMenu)
    /// Something is typed behind a prompt, so far this.
    case typing(WalkPrompt, String)
    /// Restore what the journal holds?
    case restoring
    /// Save, discard or cancel?
    case quitting
    /// Abandon all moves?
    case abandoning
  }

  /// What is lifted, and where the last line said that it would be put.
  struct Lifted {
    let lift: Lift<String, String>
    var target: MoveIntent<String, String>?
  }

  /// Says where one is when the document has been opened, or asks what to do with the journal of
  /// last time.
  func begin() throws(InputError) {
    swiped.close()
    switch mode {
    case .walking, .restoring:
      if leftOver != nil { return try askToRestore() }
    default: break
    }
    try say(arrivalSentence(), as: .navigation)
  }

  /// Takes one typed line.
  func take(line: String) throws(InputError) {
    switch mode {
    case .quitting: return try answerQuit(line)
    case .abandoning: return try answerAbandon(line)
    case .restoring: return try answerRestore(line)
    case .menu(let menu):
      if line.count == 1, let letter = line.first, try takeGitLetter(letter, menu) { return }
    case .walking, .typing: break
    }
    if case .menu = mode, let text = LineGrammar.menuText(of: line) {
      swiped.close()
      return try searchMenu(text)
    }
    switch LineGrammar.meaning(of: line) {
    case .command(let command): try take(command)
    case .incomplete(let words):
      swiped.close()
      try say(sentence(.commandIncomplete, about: words), as: .result)
    case .text(let text):
      swiped.close()
      try say(sentence(.commandUnknown, about: text), as: .result)
    }
  }

  /// Takes one command.
  func take(_ command: WalkCommand) throws(InputError) {
    if command == .enter, let asked = swiped.asked {
      swiped.asked = nil
      return try perform(asked)
    }
    if !command.leavesQuestion { swiped.asked = nil }
    if !command.leavesRowOpen { swiped.close() }
    if case .menu(let menu) = mode, try takeInMenu(command, menu) { return }
    switch command {
    case .next: try go(by: 1)
    case .previous: try go(by: -1)
    case .first: try go(to: container.firstStop)
    case .last: try go(to: container.lastStop)
    case .nextSection: try goSection(by: 1)
    case .previousSection: try goSection(by: -1)
    case .section(let name): try goSection(named: name)
    case .number(let number): try go(toNumber: number)
    case .menu: try openMenu()
    case .enter: try enter()
    case .swipe(let side): try swipe(side)
    case .rowActions: try openRowActions()
    case .rowAction(let name): try performRowAction(named: name)
    case .more: try say(sentence(.commandUnknown, about: "+"), as: .result)
    case .whole: try sayAgain()
    case .move(let request): try move(request)
    case .select: try select()
    case .selectAll: try selectAll()
    case .clear: try clear()
    case .lift: try liftUp()
    case .putBefore: try put(after: false)
    case .putAfter: try put(after: true)
    case .cancel where swiped.open != nil: try leaveRow()
    case .cancel: try cancel()
    case .undo: try undo()
    case .redo: try redo()
    case .whereAmI: try say(whereSentence(), as: .navigation)
    case .sayAgain: try sayAgain()
    case .spell: try spell()
    case .order: try say(Listing(session: session, wording: wording).lines, as: .navigation)
    case .changes: try say(changeLines(), as: .navigation)
    case .find(let text): try find(text, forward: true)
    case .findNext: try findAgain(forward: true)
    case .findPrevious: try findAgain(forward: false)
    case .verbosity: try changeVerbosity()
    case .speech: try toggleSpeech()
    case .save: try save()
    case .quit: try quit()
    case .abandon: try abandon()
    case .help: try say(WalkHelp.lines(forKeys: usesKeys), as: .navigation)
    }
  }

  func say(
    _ sentence: Sentence, as kind: Utterance.Kind, cue: Utterance.Cue? = nil
  ) throws(InputError) {
    try voice.say([wording.rendering(of: sentence)], as: kind, cue: cue)
  }

  /// Says why something is not allowed.
  func say(
    _ refusals: [Refusal<String, String>], as kind: Utterance.Kind = .result
  ) throws(InputError) {
    let announcement = session.announcement(of: refusals)
    try say(wording.sentence(for: announcement), as: kind, cue: announcement.cue)
  }

  func say(_ sentences: [Sentence], as kind: Utterance.Kind) throws(InputError) {
    try voice.say(sentences.map { wording.rendering(of: $0) }, as: kind)
  }

  /// A sentence about something that was typed.
  func sentence(_ key: PhraseKey, about text: String) -> Sentence {
    Sentence(key, [.name(Name(text), quoted: true)])
  }
}
