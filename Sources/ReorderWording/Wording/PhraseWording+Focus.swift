public import AssistiveReordering

extension PhraseWording {
  /// Where one is: "Milk, 1 of 5 in Dairy, selected".
  func focus(
    _ name: Name, _ spot: Spot, _ conditions: [Condition], _ neighbours: Neighbours
  ) -> Sentence {
    if verbosity == .terse { return terse(name, spot) }
    let place = [
      PhraseArgument.name(name, quoted: false), .number(spot.position), .number(spot.count),
    ]
    let words = list(of: conditions).map { [$0] } ?? []
    let sentence =
      if let section = spot.section {
        Sentence(
          words.isEmpty ? .focusItemInSection : .focusItemInSectionWithConditions,
          place + [.name(section, quoted: false)] + words)
      } else {
        Sentence(words.isEmpty ? .focusItem : .focusItemWithConditions, place + words)
      }
    return verbosity == .full ? adding(neighbours, to: sentence) : sentence
  }

  /// What is true of an item, as a list of words, or `nil` for nothing.
  public func list(of conditions: [Condition]) -> PhraseArgument? {
    let words = conditions.compactMap(key(for:)).map { PhraseArgument.phrase($0, []) }
    return words.isEmpty ? nil : .list(words, .unit)
  }

  func adding(_ neighbours: Neighbours, to sentence: Sentence) -> Sentence {
    switch (neighbours.previous, neighbours.next) {
    case (nil, nil): sentence
    case (let previous?, nil):
      sentence.then(Sentence(.detailAfter, [.name(previous, quoted: true)]))
    case (nil, let next?): sentence.then(Sentence(.detailBefore, [.name(next, quoted: true)]))
    case (let previous?, let next?):
      sentence.then(
        Sentence(.detailBetween, [.name(previous, quoted: true), .name(next, quoted: true)]))
    }
  }

  private func key(for condition: Condition) -> PhraseKey? {
    switch condition {
    case .selected: .conditionSelected
    case .lifted: .conditionLifted
    case .fixed: .conditionFixed
    case .pinnedFirst: .conditionPinnedFirst
    case .pinnedLast: .conditionPinnedLast
    case .named(let name):
      PhraseKey(rawValue: "condition" + name.prefix(1).uppercased() + name.dropFirst())
    }
  }
}
