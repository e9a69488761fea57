extension PhraseBook {
  /// Finished phrases as a list in a sentence: "done, pinned and selected".
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func list(_ items: [String], kind: ListKind = .and) -> String {
    let glue = glue(around: items, kind: kind, in: own)
    return zip(items, glue.dropFirst()).reduce(glue.first ?? "") { $0 + $1.0 + $1.1 }
  }

  func glue(around items: [String], kind: ListKind, in traits: LanguageTraits) -> [String] {
    let glue = ListPattern.glue(around: items, locale: traits.locale, kind: kind)
    guard let pseudo = traits.pseudo else { return glue }
    return glue.map(pseudo.marked)
  }
}
