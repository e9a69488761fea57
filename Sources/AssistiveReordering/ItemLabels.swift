public import AssistiveActions

/// How a program names its items and sections. The session asks whenever it needs a name and keeps
/// none. It has to be told of labels and titles that change, because it keeps which of them are alike:
/// by `ReorderSession.update(to:relabeling:)`, by `relabel(_:)` and `relabel(sections:)`, or by an edit
/// that replaces the item or the section.
///
/// It may also ask for items and sections that the container does not hold: those that were just
/// taken out, and those that a difference from outside invents. An empty label, or no title, is the
/// answer for what the program does not know; then the identity has to stand in.
public struct ItemLabels<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  /// The label of an item.
  public var label: (ItemID) -> String
  /// What is said instead of the label, where there is something better to say.
  public var spoken: (ItemID) -> String?
  /// The BCP 47 tag of the label's language, where it is known.
  public var language: (ItemID) -> String?
  /// What is said after an item: checked, done.
  public var conditions: (ItemID) -> [Condition]
  /// The title of a section.
  public var title: (SectionID) -> String?
  /// The BCP 47 tag of the title's language, where it is known.
  public var titleLanguage: (SectionID) -> String?
  /// What stands for an empty label.
  public var emptyStandIn: Name.EmptyStandIn
  /// All labels in a row, where the program has them so. It is asked for at each search, and then the
  /// row has exactly the items and labels of now.
  public var row: () -> LabelRow<ItemID>? = { nil }

  public init(
    label: @escaping (ItemID) -> String,
    spoken: @escaping (ItemID) -> String? = { _ in nil },
    language: @escaping (ItemID) -> String? = { _ in nil },
    conditions: @escaping (ItemID) -> [Condition] = { _ in [] },
    title: @escaping (SectionID) -> String? = { _ in nil },
    titleLanguage: @escaping (SectionID) -> String? = { _ in nil },
    emptyStandIn: Name.EmptyStandIn = .untitledItem
  ) {
    self.label = label
    self.spoken = spoken
    self.language = language
    self.conditions = conditions
    self.title = title
    self.titleLanguage = titleLanguage
    self.emptyStandIn = emptyStandIn
  }
}
