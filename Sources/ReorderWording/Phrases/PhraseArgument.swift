public import AssistiveReordering

/// What is put in for a placeholder of a phrase.
public enum PhraseArgument: Hashable, Sendable {
  /// The name of an item, a section or a file. It is quoted in sentences, not in focus lines.
  case name(Name, quoted: Bool)
  /// Several things as a list in the sentence: "“Milk”, “Bread” and “Eggs”".
  indirect case list([PhraseArgument], ListKind)
  /// A count or a position.
  case number(Int)
  /// Another phrase of ours, rendered with this one: the second of two sentences, a word in a list.
  indirect case phrase(PhraseKey, [PhraseArgument])
  /// Finished text of ours. It is put in as it is, so what somebody else wrote must never come
  /// this way.
  case text(String)
}
