public import Reordering

/// One whole sentence about an outcome, a refusal or the focus, before it has words.
///
/// What is shown and what is spoken are two renderings of it, made by a `Wording`.
public enum Announcement: Hashable, Sendable {
  /// "Milk, 1 of 5"
  case focus(Name, Spot, [Condition], Neighbours)
  /// "Done, empty section"
  case emptySection(Name)
  /// "Moved Milk before Bread. 3 of 5"
  case moved(Subject, Target, Spot, from: Spot?, Neighbours)
  /// "Nothing changed. Milk is already 1 of 5"
  case unchanged(Subject, Spot)
  /// "Undone. Milk is back at 1 of 5"; several items that do not stand together have no spot.
  case undone(Subject, Spot?)
  /// "Redone. Moved Milk before Bread. 3 of 5"
  case redone(Subject, Target, Spot)
  /// Items were taken out, brought back in, or replaced by undoing or redoing an edit.
  case removed(Subject), inserted(Subject), replaced(Subject)
  /// The same of a section.
  case sectionRemoved(Name), sectionInserted(Name), sectionReplaced(Name)
  case nothingToUndo
  case nothingToRedo
  /// "Cannot move Total: it is pinned at the end"; `more` refusals are not said.
  case refused(RefusalDescription, more: Int)
}

/// A refusal with names in place of identities.
public enum RefusalDescription: Hashable, Sendable {
  case noSources
  case duplicateSource(Name)
  case missingItem(Name)
  case notMovable(Name, Movement)
  case disabled(reason: String?)
  case missingSection(Name)
  case notAccepted(Name, by: Name)
  case missingAnchor(Name)
  case anchorInOtherSection(Name, actual: Name)
  case anchorPinned(Name, Movement)
  case outOfRange(Name, allowed: ClosedRange<Int>?)
  case noOtherPlace
  case declined(reason: String?)
  case itemExists(Name)
  case sectionExists(Name)
  case misplacedPin(Name)
}
