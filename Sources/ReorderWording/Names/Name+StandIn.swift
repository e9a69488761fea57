internal import AssistiveReordering

extension Name {
  /// Whether the label has nothing to show, so that words of ours stand for it.
  var needsStandIn: Bool {
    SafeText.isBlank(label) && (!revealsInvisibles || label.isEmpty)
  }
}

extension Name.EmptyStandIn {
  /// The words for it.
  var phrase: PhraseKey {
    switch self {
    case .blankLine: .nameBlankLine
    case .untitledItem: .nameUntitled
    case .untitledSection: .nameUntitledSection
    }
  }
}
