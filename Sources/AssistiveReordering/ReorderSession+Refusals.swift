public import Reordering

extension ReorderSession {
  /// A refusal with names in place of identities.
  public func description(of refusal: Refusal<ItemID, SectionID>) -> RefusalDescription {
    switch refusal {
    case .noSources: .noSources
    case .duplicateSource(let item): .duplicateSource(name(of: item))
    case .missingItem(let item): .missingItem(name(of: item))
    case .notMovable(let item, let movement): .notMovable(name(of: item), movement)
    case .disabled: .disabled(reason: disabledReason)
    case .missingSection(let section):
      .missingSection(
        Name(
          labels.title(section) ?? String(describing: section),
          language: labels.titleLanguage(section)))
    case .notAccepted(let item, let section):
      .notAccepted(name(of: item), by: name(ofSection: section))
    case .missingAnchor(let item): .missingAnchor(name(of: item))
    case .anchorInOtherSection(let item, let actual):
      .anchorInOtherSection(name(of: item), actual: name(ofSection: actual))
    case .anchorPinned(let item, let movement): .anchorPinned(name(of: item), movement)
    case .outOfRange(let item, _, let allowed):
      .outOfRange(name(of: item), allowed: allowed)
    case .noOtherPlace: .noOtherPlace
    case .declined(let reason): .declined(reason: reason)
    case .itemExists(let item): .itemExists(name(of: item))
    case .sectionExists(let section): .sectionExists(name(ofSection: section))
    case .misplacedPin(let item, _): .misplacedPin(name(of: item))
    }
  }

  /// What is said when something is refused: the first reason, and how many more there are.
  public func announcement(of refusals: [Refusal<ItemID, SectionID>]) -> Announcement {
    let first = refusals.first ?? .noOtherPlace
    return .refused(description(of: first), more: max(0, refusals.count - 1))
  }
}
