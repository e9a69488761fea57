/// Why a move is not allowed, as data. The sentence for it is made by the wording.
///
/// A refusal is not an error: nothing went wrong, and nothing was changed. A move that breaks
/// several rules is refused with one refusal for each, in the order of the rules.
public enum Refusal<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Nothing is to be moved.
  case noSources
  /// The item is named more than once among the sources.
  case duplicateSource(ItemID)
  /// The container has no such item.
  case missingItem(ItemID)
  /// The item cannot be lifted, because of its movement.
  case notMovable(ItemID, Movement)
  /// The container does not allow reordering now.
  case disabled
  /// The container has no such section.
  case missingSection(SectionID)
  /// The section takes in only items of other kinds.
  case notAccepted(ItemID, by: SectionID)
  /// The item before which the sources should go is not in the container.
  case missingAnchor(ItemID)
  /// The item before which the sources should go is in another section than the destination says.
  case anchorInOtherSection(ItemID, actual: SectionID)
  /// Nothing goes before this pinned item.
  case anchorPinned(ItemID, Movement)
  /// The place that was asked for by number cannot be reached. Positions count from 1; `allowed` is
  /// `nil` where no place of the section can be reached.
  case outOfRange(ItemID, requested: Int, allowed: ClosedRange<Int>?)
  /// There is no place that would change anything.
  case noOtherPlace
  /// The program that owns the items said no, with its reason where it gave one.
  case declined(reason: String?)
  /// An item with this identity is in the container already (for an insertion).
  case itemExists(ItemID)
  /// A section with this identity is in the container already (for an insertion or a replacement).
  case sectionExists(SectionID)
  /// A pinned item would stand apart from the pinned run of its section (for an insertion or a
  /// replacement).
  case misplacedPin(ItemID, Movement)
}

extension Refusal {
  /// The short name of a reason, as it stands in JSON.
  public enum Reason: String, Hashable, Sendable, CaseIterable, Codable {
    case noSources, duplicateSource, missingItem, notMovable
    case disabled, missingSection, notAccepted
    case missingAnchor, anchorInOtherSection, anchorPinned
    case outOfRange, noOtherPlace, declined, itemExists, sectionExists, misplacedPin
  }

  /// The rule that was broken.
  public var reason: Reason {
    switch self {
    case .noSources: .noSources
    case .duplicateSource: .duplicateSource
    case .missingItem: .missingItem
    case .notMovable: .notMovable
    case .disabled: .disabled
    case .missingSection: .missingSection
    case .notAccepted: .notAccepted
    case .missingAnchor: .missingAnchor
    case .anchorInOtherSection: .anchorInOtherSection
    case .anchorPinned: .anchorPinned
    case .outOfRange: .outOfRange
    case .noOtherPlace: .noOtherPlace
    case .declined: .declined
    case .itemExists: .itemExists
    case .sectionExists: .sectionExists
    case .misplacedPin: .misplacedPin
    }
  }

  /// The items that the refusal is about.
  public var items: [ItemID] {
    switch self {
    case .noSources, .disabled, .missingSection, .sectionExists, .noOtherPlace, .declined: []
    case .duplicateSource(let item), .missingItem(let item), .notMovable(let item, _),
      .notAccepted(let item, _), .missingAnchor(let item), .anchorInOtherSection(let item, _),
      .anchorPinned(let item, _), .outOfRange(let item, _, _), .itemExists(let item),
      .misplacedPin(let item, _):
      [item]
    }
  }
}
