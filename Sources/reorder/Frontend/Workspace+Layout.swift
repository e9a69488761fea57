internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import SwipeMenus

extension Workspace {
  /// Tells the session how the items stand on the screen: what was asked for on the command line,
  /// else what the board says, else a list in the direction of the language. Also why nothing may be
  /// moved, where the board says that.
  func takeOverLayout() {
    session.disabledReason = document.disabledReason
    session.columns = options.columns ?? document.columns
    session.layoutDirection = layoutDirection
  }

  private var layoutDirection: LayoutDirection {
    if let asked = options.direction.layout { return asked }
    switch document.direction {
    case .ltr: return .leftToRight
    case .rtl: return .rightToLeft
    case nil: return wording.book.language.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
