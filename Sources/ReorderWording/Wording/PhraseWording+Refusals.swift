internal import AssistiveReordering
internal import Reordering

extension PhraseWording {
  /// Why something is not done: "Cannot move Total: it is pinned at the end".
  func sentence(for refusal: RefusalDescription) -> Sentence {
    switch refusal {
    case .noSources: Sentence(.refusalNoSources)
    case .duplicateSource(let item): about(item, .refusalDuplicateSource)
    case .missingItem(let item): about(item, .refusalMissingItem)
    case .notMovable(let item, let movement): about(item, Self.keyOfImmovable(movement))
    case .disabled(nil): Sentence(.refusalDisabled)
    case .disabled(let reason?):
      Sentence(.refusalDisabledBecause, [.name(Name(reason), quoted: false)])
    case .missingSection(let section): about(section, .refusalMissingSection)
    case .notAccepted(let item, let section):
      Sentence(.refusalNotAccepted, [.name(item, quoted: true), .name(section, quoted: true)])
    case .missingAnchor(let item): about(item, .refusalMissingAnchor)
    case .anchorInOtherSection(let item, let actual):
      Sentence(
        .refusalAnchorInOtherSection, [.name(item, quoted: true), .name(actual, quoted: true)])
    case .anchorPinned(let item, let movement):
      about(item, movement == .pinnedFirst ? .refusalAnchorPinnedFirst : .refusalAnchorPinnedLast)
    case .outOfRange(_, nil): Sentence(.refusalNoOtherPlace)
    case .outOfRange(let item, let range?):
      if range.count == 1 {
        Sentence(
          .refusalOutOfRangeOnlyPlace, [.name(item, quoted: true), .number(range.lowerBound)])
      } else {
        Sentence(
          .refusalOutOfRange,
          [.name(item, quoted: true), .number(range.lowerBound), .number(range.upperBound)])
      }
    case .noOtherPlace: Sentence(.refusalNoOtherPlace)
    case .declined(nil): Sentence(.refusalDeclined)
    case .declined(let reason?):
      Sentence(.refusalDeclinedBecause, [.name(Name(reason), quoted: false)])
    case .itemExists(let item): about(item, .refusalItemExists)
    case .sectionExists(let section): about(section, .refusalSectionExists)
    case .misplacedPin(let item): about(item, .refusalMisplacedPin)
    }
  }

  private func about(_ name: Name, _ key: PhraseKey) -> Sentence {
    Sentence(key, [.name(name, quoted: true)])
  }

  private static func keyOfImmovable(_ movement: Movement) -> PhraseKey {
    switch movement {
    case .free, .fixed: .refusalFixed
    case .pinnedFirst: .refusalPinnedFirst
    case .pinnedLast: .refusalPinnedLast
    }
  }
}
