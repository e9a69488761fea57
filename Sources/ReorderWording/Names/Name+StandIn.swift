internal import AssistiveReordering

extension Name {
  /// Whether the label has nothing to show, so that words of ours stand for it.
  var needsStandIn: Bool {
    SafeText.isBlank(label) && (!revealsInvisibles || label.isEmpty)
  }

  /// The words for it, and what stands in them.
  var standIn: (key: PhraseKey, arguments: [PhraseArgument]) {
    switch emptyStandIn {
    case .blankLine: (.nameBlankLine, [])
    case .untitledItem: (.nameUntitled, [])
    case .untitledSection:
      // Unlike blank lines, sections without a title are told apart: one moves to their ends.
      sameName.map { (.nameUntitledSectionOf, [.number($0.index)]) } ?? (.nameUntitledSection, [])
    }
  }
}
