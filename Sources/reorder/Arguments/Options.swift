internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import SwipeMenus

/// What was asked for on the command line, checked and in one piece.
struct Options {
  var command = CommandName.interactive
  /// The file, the items, the difference: what is not an option.
  var operands: [Argument] = []

  var reading = ReadingOptions()
  var locale: LanguageTag?
  var catalog: FilePath?
  var direction = DirectionChoice.auto
  /// What the command line asks for, in its order.
  var asked: [SettingAssignment] = []
  /// What holds in this run, from all sources.
  var settings = Settings()
  var selectOrder = SelectOrder.document
  var columns: Int?
  var swipe = SwipeMetrics()
  var script: FilePath?
  var svg: FilePath?
  var draw = false
  var json = false
  /// Where what is said is written down.
  var transcript: FilePath?

  var line = false
  var budget: Int?
  var all = false
  var search: String?
  var destinations: [Destination] = []
  var output: FilePath?
  var dryRun = false
  var wantsHelp = false
  var wantsVersion = false
}

extension Options {
  /// The file that a command is about.
  ///
  /// - Throws: `missingFile` where none is named.
  func file() throws(UsageError) -> FilePath {
    guard let path = operands.first?.path, !path.isEmpty else { throw .missingFile }
    return path
  }
}

/// The commands. Without one, a file is ordered interactively.
enum CommandName: String, CaseIterable {
  case interactive, list, actions, move, apply, swipe, speech, help
}

extension CommandName {
  /// The commands that say something, or would.
  static let speaking: Set<CommandName> = [.interactive, .move, .apply, .swipe]
}

/// A direction of the layout, or the one of document and language.
enum DirectionChoice: String, CaseIterable {
  case ltr, rtl, auto
}

/// Whether to speak.
enum SpeechChoice: String, CaseIterable {
  case auto, on, off
}

/// In which order several items arrive.
enum SelectOrder: String, CaseIterable {
  case document, selection
}

/// The place of a move as it stands on the command line, before items and sections are looked up.
enum Destination: Equatable {
  case before(String)
  case after(String)
  case position(Int)
  case first, last
  case earlier(Int)
  case later(Int)
  case startOf(String)
  case endOf(String)
}
