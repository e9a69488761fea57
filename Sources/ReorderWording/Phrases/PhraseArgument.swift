public import AssistiveReordering

/// What is put in for a placeholder of a phrase.
public indirect enum PhraseArgument: Hashable, Sendable {
  /// The name of an item, a section or a file. It is quoted in sentences, not in focus lines.
  case name(Name, quoted: Bool)
  /// A count or a position.
  case number(Int)
  /// A finished phrase of ours. It is put in as it is, so what somebody else wrote must never come
  /// this way.
  case text(String)
  /// Another phrase, shown or spoken as the one in which it stands.
  case phrase(PhraseKey, [PhraseArgument] = [])
  /// Several of these as a list in the sentence: "done, pinned and selected".
  case list([PhraseArgument], ListKind = .and)

  /// Several names as a list in the sentence: "“Milk”, “Bread” and “Eggs”".
  public static func names(_ names: [Name], quoted: Bool) -> PhraseArgument {
    .list(names.map { .name($0, quoted: quoted) })
  }
}
