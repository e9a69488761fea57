import AnnouncingSpeech
import AssistiveActions
import AssistiveReordering
import Reordering

/// Words for tests: announcements as short text that has everything they hold.
struct PlainWording: Wording {
  func rendering(of announcement: Announcement) -> Rendering { rendering(text(announcement)) }

  func rendering(of action: ActionDescription, withOutcome: Bool) -> Rendering {
    let outcome = withOutcome ? " becomes \(text(action.spot))" : ""
    return rendering("\(action.itemCount) \(text(action.target))\(outcome)")
  }

  func rendering(of refusal: RefusalDescription) -> Rendering { rendering(text(refusal)) }

  private func rendering(_ text: String) -> Rendering {
    Rendering(shown: text, spoken: [.init(text)])
  }

  private func text(_ announcement: Announcement) -> String {
    switch announcement {
    case .focus(let name, let spot, let conditions, _):
      "at \(text(name)), \(text(spot))\(conditions.map { ", \($0)" }.joined())"
    case .emptySection(let name): "at empty \(text(name))"
    case .moved(let subject, let target, let spot, let from, let neighbours):
      "moved \(text(subject)) \(text(target)), \(text(spot))"
        + (from.map { ", from \(text($0))" } ?? "") + text(neighbours)
    case .unchanged(let subject, let spot): "unchanged \(text(subject)), \(text(spot))"
    case .undone(let subject, let spot):
      "undone \(text(subject))" + (spot.map { ", \(text($0))" } ?? "")
    case .redone(let subject, let target, let spot):
      "redone \(text(subject)) \(text(target)), \(text(spot))"
    case .removed(let subject): "removed \(text(subject))"
    case .inserted(let subject): "inserted \(text(subject))"
    case .replaced(let subject): "replaced \(text(subject))"
    case .sectionRemoved(let name): "removed section \(text(name))"
    case .sectionInserted(let name): "inserted section \(text(name))"
    case .sectionReplaced(let name): "replaced section \(text(name))"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .refused(let refusal, let more): "refused: \(text(refusal)) +\(more)"
    }
  }

  private func text(_ refusal: RefusalDescription) -> String {
    switch refusal {
    case .noSources: "noSources"
    case .duplicateSource(let name): "duplicateSource \(text(name))"
    case .missingItem(let name): "missingItem \(text(name))"
    case .notMovable(let name, let movement): "notMovable \(text(name)) \(movement)"
    case .disabled(let reason): "disabled \(reason ?? "-")"
    case .missingSection(let name): "missingSection \(text(name))"
    case .notAccepted(let name, let section): "notAccepted \(text(name)) by \(text(section))"
    case .missingAnchor(let name): "missingAnchor \(text(name))"
    case .anchorInOtherSection(let name, let section):
      "anchorInOtherSection \(text(name)) \(text(section))"
    case .anchorPinned(let name, let movement): "anchorPinned \(text(name)) \(movement)"
    case .outOfRange(let name, let allowed):
      "outOfRange \(text(name)) \(allowed.map { "\($0)" } ?? "-")"
    case .noOtherPlace: "noOtherPlace"
    case .declined(let reason): "declined \(reason ?? "-")"
    case .itemExists(let name): "itemExists \(text(name))"
    case .sectionExists(let name): "sectionExists \(text(name))"
    case .misplacedPin(let name): "misplacedPin \(text(name))"
    }
  }

  private func text(_ name: Name) -> String {
    let label = name.label.isEmpty ? "\(name.emptyStandIn)" : name.label
    let ordinal = name.sameName.map { "(\($0.index)/\($0.count))" } ?? ""
    return label + ordinal + (name.revealsInvisibles ? "(reveal)" : "")
  }

  private func text(_ subject: Subject) -> String {
    switch subject {
    case .item(let name): text(name)
    case .items(let count): "\(count) items"
    }
  }

  private func text(_ target: Target) -> String {
    switch target {
    case .before(let name): "before \(text(name))"
    case .after(let name): "after \(text(name))"
    case .start(let name): "to start" + (name.map { " of \(text($0))" } ?? "")
    case .end(let name): "to end" + (name.map { " of \(text($0))" } ?? "")
    case .earlier: "earlier"
    case .later: "later"
    case .left: "left"
    case .right: "right"
    case .rowUp: "row up"
    case .rowDown: "row down"
    case .position(let position): "to \(position)"
    }
  }

  private func text(_ spot: Spot) -> String {
    let range = spot.last == spot.position ? "\(spot.position)" : "\(spot.position)-\(spot.last)"
    return "\(range)/\(spot.count)" + (spot.section.map { " in \(text($0))" } ?? "")
  }

  private func text(_ neighbours: Neighbours) -> String {
    " [\(neighbours.previous.map { text($0) } ?? "")|\(neighbours.next.map { text($0) } ?? "")]"
  }
}
