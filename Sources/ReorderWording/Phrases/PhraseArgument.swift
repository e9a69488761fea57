public import AssistiveReordering

/// What is put in for a placeholder of a phrase.
public enum PhraseArgument: Hashable, Sendable {
  /// The name of an item, a section or a file. It is quoted in sentences, not in focus lines.
  case name(Name, quoted: Bool)
  /// Several names as a list in the sentence: "“Milk”, “Bread” and “Eggs”".
  case names([Name], quoted: Bool)
  /// A count or a position.
  case number(Int)
  /// A finished phrase of ours, a list of states for example. It is put in as it is, so what
  /// somebody else wrote must never come this way.
  case text(String)
}
