import AssistiveReordering
import Reordering

@testable import ReorderWording

/// Every kind of announcement about the names of a shelf.
func everyAnnouncement(_ shelf: Shelf) -> [Announcement] {
  let neighbours = Neighbours(previous: shelf.eggs, next: shelf.bread)
  let (spot, inSection) = (at(1, of: 5), at(1, of: 5, shelf.dairy))
  let (spots, inSections) = (at(2, to: 4, of: 7), at(2, to: 4, of: 7, shelf.dairy))
  let conditions: [Condition] = [
    .selected, .lifted, .fixed, .pinnedFirst, .pinnedLast, .named("checked"), .named("unchecked"),
  ]
  let one = Subject.item(shelf.milk)
  let several = Subject.items(3)
  var all: [Announcement] = [
    .focus(shelf.milk, spot, [], neighbours), .focus(shelf.milk, spot, conditions, Neighbours()),
    .focus(shelf.milk, inSection, [], Neighbours(next: shelf.bread)),
    .focus(shelf.milk, inSection, conditions, Neighbours(previous: shelf.eggs)),
    .emptySection(shelf.done), .undone(several, nil), .nothingToUndo, .nothingToRedo,
  ]
  all += [.sectionRemoved(shelf.done), .sectionInserted(shelf.done), .sectionReplaced(shelf.done)]
  for (subject, spot, inSection) in [(one, spot, inSection), (several, spots, inSections)] {
    all += [
      .unchanged(subject, spot), .unchanged(subject, inSection), .undone(subject, spot),
      .undone(subject, inSection), .removed(subject), .inserted(subject), .replaced(subject),
    ]
    for target in everyTarget(shelf) {
      all += [
        .moved(subject, target, spot, from: spot, neighbours),
        .moved(subject, target, inSection, from: inSection, neighbours),
        .redone(subject, target, inSection),
      ]
    }
  }
  return all
    + everyRefusal(shelf).flatMap {
      [.refused($0, more: 0), .refused($0, more: 1), .refused($0, more: 3)]
    }
}

func everyTarget(_ shelf: Shelf) -> [Target] {
  [
    .before(shelf.bread), .after(shelf.bread), .start(nil), .start(shelf.done), .end(nil),
    .end(shelf.done), .earlier, .later, .left, .right, .rowUp, .rowDown, .position(2),
  ]
}

func everyRefusal(_ shelf: Shelf) -> [RefusalDescription] {
  [
    .noSources, .duplicateSource(shelf.milk), .missingItem(shelf.milk),
    .notMovable(shelf.total, .fixed), .notMovable(shelf.total, .pinnedFirst),
    .notMovable(shelf.total, .pinnedLast), .disabled(reason: nil),
    .disabled(reason: shelf.reason), .missingSection(shelf.done),
    .notAccepted(shelf.milk, by: shelf.done), .missingAnchor(shelf.bread),
    .anchorInOtherSection(shelf.bread, actual: shelf.done),
    .anchorPinned(shelf.total, .pinnedFirst), .anchorPinned(shelf.total, .pinnedLast),
    .outOfRange(shelf.milk, allowed: 2...4), .outOfRange(shelf.milk, allowed: 2...2),
    .outOfRange(shelf.milk, allowed: nil), .noOtherPlace, .declined(reason: nil),
    .declined(reason: shelf.reason), .itemExists(shelf.milk), .misplacedPin(shelf.total),
    .sectionExists(shelf.done),
  ]
}

/// Every sentence there is about the names of a shelf.
func everyRendering(_ wording: PhraseWording, _ shelf: Shelf) -> [Rendering] {
  let actions = everyTarget(shelf).flatMap { target in
    [1, 3].flatMap { count in
      [nil, shelf.dairy].flatMap { section in
        [false, true].map { outcome in
          wording.rendering(
            of: action(target, count: count, section: section), withOutcome: outcome)
        }
      }
    }
  }
  return everyAnnouncement(shelf).map { wording.rendering(of: $0) } + actions
    + everyRefusal(shelf).map { wording.rendering(of: $0) }
}
