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

  /// The shortest form, which adds at most 12 cells to the name: "Milk 3/5 Done".
  func terse(_ name: Name, _ spot: Spot) -> Sentence {
    let place = [
      PhraseArgument.name(name, quoted: false), .number(spot.position), .number(spot.count),
    ]
    let digits = String(spot.position).count + String(spot.count).count
    // Two spaces and the stroke between the numbers.
    let room = Self.terseCells - digits - 3
    guard let section = spot.section, room > 0 else { return Sentence(.focusTerse, place) }
    var short = section
    short.sameName = nil
    short.label = String(section.label.prefix(room))
    return Sentence(.focusTerseInSection, place + [.name(short, quoted: false)])
  }

  private static var terseCells: Int { 12 }

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
    case .named(let name): PhraseKey(rawValue: "condition." + name)
    }
  }
}
