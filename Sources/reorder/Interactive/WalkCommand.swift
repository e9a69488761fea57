internal import Reordering
internal import SwipeMenus

/// What a person can ask for while walking through a list. Keys and typed lines are two ways to
/// the same commands.
enum WalkCommand: Equatable {
  case next, previous
  case first, last
  case nextSection, previousSection
  /// The section that is called so.
  case section(String)
  /// The item with this number, or the entry of an open menu.
  case number(Int)
  /// Opens the menu, or reads it again where it is open.
  case menu
  /// Opens the menu; in a menu, or while something is lifted, does what the last line said.
  case enter
  case more
  /// Reads the entry of an open menu with its whole names.
  case whole
  /// Swipes the row to a side of the screen.
  case swipe(HorizontalSide)
  /// Opens the menu at the row actions; performs the one that is called so.
  case rowActions, rowAction(String)
  case move(MoveRequest)
  case select, selectAll, clear
  case lift
  case putBefore, putAfter
  case cancel
  case undo, redo
  case whereAmI, sayAgain, spell
  case order, changes
  case find(String), findNext, findPrevious
  case verbosity, speech
  case save, quit, abandon
  case help
}

/// The place of a move as it was typed, before items and sections are looked up.
enum MoveRequest: Equatable {
  case before(String), after(String)
  case position(Int)
  /// A position, a section, or the item before which to go, whichever it is.
  case destination(String)
  case start(of: String?), end(of: String?)
  case earlier(Int), later(Int)
}
