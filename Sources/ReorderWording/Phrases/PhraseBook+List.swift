internal import AssistiveReordering

extension PhraseBook {
  /// Finished phrases as a list in a sentence: "done, pinned and selected".
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func list(_ items: [String], kind: ListKind = .and) -> String {
    let glue = glue(around: items, kind: kind, in: own)
    return zip(items, glue.dropFirst()).reduce(glue.first ?? "") { $0 + $1.0 + $1.1 }
  }

  /// What stands around the members of a list in a sentence.
  func glue(
    around members: [PhraseArgument], kind: ListKind, in traits: LanguageTraits
  ) -> [String] {
    glue(around: members.map(bareText), kind: kind, in: traits)
  }

  private func glue(
    around items: [String], kind: ListKind, in traits: LanguageTraits
  ) -> [String] {
    let glue = ListPattern.glue(around: items, locale: traits.locale, kind: kind)
    guard let pseudo = traits.pseudo else { return glue }
    return glue.map(pseudo.marked)
  }

  /// A member as it begins, without quotes: by that some languages choose the word for "and".
  private func bareText(of argument: PhraseArgument) -> String {
    switch argument {
    case .name(let name, _): name.label
    case .number(let number): String(number)
    case .text(let text): text
    case .phrase(let key, let arguments): shown(key, arguments)
    case .list: ""
    }
  }
}
