/// What a person calls an item, a section or a file, with all that is needed to show and say it.
///
/// A name holds the label exactly as the document has it. Whoever renders it makes it safe for a
/// terminal or a voice, quotes it and isolates its direction.
///
///     Name("Milk")
///     Name("שלום", language: "he")
///     Name("Milk", sameName: .init(index: 2, count: 3))   // “Milk”, second of 3 with this name
public struct Name: Hashable, Sendable {
  /// The label, raw.
  public var label: String
  /// What is said instead of the label, where the program has something better to say.
  public var spoken: String?
  /// The BCP 47 tag of the label's language, where the program knows it.
  public var language: String?
  /// Which one of several with the same label it is; `nil` when the label is the only one.
  public var sameName: Ordinal?
  /// What stands for the label when there is nothing in it to see or hear.
  public var emptyStandIn: EmptyStandIn
  /// Whether characters without a shape of their own are made visible and audible, because
  /// without them two names would be the same to eye and ear.
  public var revealsInvisibles: Bool

  public init(
    _ label: String, spoken: String? = nil, language: String? = nil, sameName: Ordinal? = nil,
    emptyStandIn: EmptyStandIn = .untitledItem, revealsInvisibles: Bool = false
  ) {
    self.label = label
    self.spoken = spoken
    self.language = language
    self.sameName = sameName
    self.emptyStandIn = emptyStandIn
    self.revealsInvisibles = revealsInvisibles
  }
}

extension Name {
  /// Which one of several it is, counted from 1.
  public struct Ordinal: Hashable, Sendable {
    /// The place among those with the same label, from 1.
    public var index: Int
    /// How many have the label.
    public var count: Int

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// What stands for a label that is empty or blank.
  public enum EmptyStandIn: Hashable, Sendable {
    /// The item is a line of text.
    case blankLine
    /// The item is something that could have a title.
    case untitledItem
  }
}
