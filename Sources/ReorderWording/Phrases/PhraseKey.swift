/// The phrases there are. Each case has the key of the catalog under which its words stand.
///
/// What a phrase is for, and what its arguments are, stands in the catalog's comment, where the
/// translators read it. Code and catalog hold the same keys; a test compares them.
public enum PhraseKey: String, CaseIterable, Sendable {
  // Where one is.
  case focusItem = "focus.item"
  case focusItemInSection = "focus.itemInSection"
  case focusEmptySection = "focus.emptySection"

  // What can be done.
  case actionMoveBefore = "action.moveBefore"
  case actionMoveItemsBefore = "action.moveItemsBefore"
  case actionMoveToEndOfSection = "action.moveToEndOfSection"

  // What was done.
  case movedBefore = "moved.before"
  case movedItemsBefore = "moved.itemsBefore"
  case unchangedItem = "unchanged.item"
  case undoneItem = "undone.item"

  // Names that need words of ours.
  case nameBlankLine = "name.blankLine"
  case nameUntitled = "name.untitled"
  case nameOrdinal = "name.ordinal"

  // Characters that are said by name.
  case characterBackspace = "character.backspace"
  case characterBell = "character.bell"
  case characterControl = "character.control"
  case characterDelete = "character.delete"
  case characterDirection = "character.direction"
  case characterEscape = "character.escape"
  case characterLineBreak = "character.lineBreak"
  case characterNull = "character.null"
  case characterSpace = "character.space"
  case characterTab = "character.tab"
}

extension PhraseKey {
  /// Arguments of which a translation may leave out some, as long as it has one of them.
  ///
  /// A language whose ordinal words would have to agree with something says the number instead.
  var interchangeable: Set<Int> { self == .nameOrdinal ? [2, 4] : [] }
}
