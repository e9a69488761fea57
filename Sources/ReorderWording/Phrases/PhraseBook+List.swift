internal import AssistiveReordering

extension PhraseBook {
  /// Finished phrases as a list in a sentence: "done, pinned and selected".
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func list(_ items: [String], kind: ListKind = .and) -> String {
    let glue = glue(around: items, kind: kind, in: own)
    return zip(items, glue.dropFirst()).reduce(glue.first ?? "") { $0 + $1.0 + $1.1 }
  }

  /// A member of a list as the language looks at it to choose the word before it.
  func plainText(_ member: PhraseArgument) -> String {
    switch member {
    case .name(let name, _): name.label
    case .number(let number): own.digits.shown(number)
    case .text(let text): text
    case .phrase(let key, let arguments): shown(key, arguments)
    case .list(let members, _): members.first.map(plainText) ?? ""
    }
  }

  func glue(around items: [String], kind: ListKind, in traits: LanguageTraits) -> [String] {
    let glue = ListPattern.glue(around: items, locale: traits.locale, kind: kind)
    guard let pseudo = traits.pseudo else { return glue }
    return glue.map(pseudo.marked)
  }
}
