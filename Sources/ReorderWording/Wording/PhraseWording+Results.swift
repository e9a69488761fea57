public import AssistiveReordering

extension PhraseWording {
  /// What was moved where, and where it stands: "Moved Milk before Bread. 3 of 5".
  func moved(
    _ subject: Subject, _ target: Target, _ spot: Spot, from origin: Spot?, _ neighbours: Neighbours
  ) -> Sentence {
    if verbosity == .terse, case .item(let name) = subject { return terse(name, spot) }
    let result = moved(subject, target).then(sentence(for: spot))
    guard verbosity == .full else { return result }
    return adding(neighbours, to: origin.map { result.then(from($0)) } ?? result)
  }

  /// What was moved again: "Redone. Moved Milk before Bread. 3 of 5".
  func redone(_ subject: Subject, _ target: Target, _ spot: Spot) -> Sentence {
    let result = moved(subject, target, spot, from: nil, Neighbours())
    if verbosity == .terse, case .item = subject { return result }
    return Sentence(.redone).then(result)
  }

  private func moved(_ subject: Subject, _ target: Target) -> Sentence {
    let (key, name): (PairOfKeys, PhraseArgument?) =
      switch target {
      case .before(let name):
        (.init(.movedItemBefore, .movedItemsBefore), .name(name, quoted: true))
      case .after(let name): (.init(.movedItemAfter, .movedItemsAfter), .name(name, quoted: true))
      case .start(let section?):
        (
          .init(.movedItemToStartOfSection, .movedItemsToStartOfSection),
          .name(section, quoted: true)
        )
      case .end(let section?):
        (.init(.movedItemToEndOfSection, .movedItemsToEndOfSection), .name(section, quoted: true))
      case .start(nil): (.init(.movedItemToStart, .movedItemsToStart), nil)
      case .end(nil): (.init(.movedItemToEnd, .movedItemsToEnd), nil)
      // By how much it moved says less than the position that follows.
      case .earlier, .later, .left, .right, .rowUp, .rowDown, .position:
        (.init(.movedItem, .movedItems), nil)
      }
    let named = name.map { [$0] } ?? []
    switch subject {
    case .item(let item): return Sentence(key.item, [.name(item, quoted: true)] + named)
    case .items(let count): return Sentence(key.items, [.number(count)] + named)
    }
  }

  private func from(_ origin: Spot) -> Sentence {
    let place = [PhraseArgument.number(origin.position), .number(origin.count)]
    guard let section = origin.section else { return Sentence(.detailFrom, place) }
    return Sentence(.detailFromSection, place + [.name(section, quoted: false)])
  }

  /// Where something stands: "3 of 5", "2 to 4 of 7 in Done".
  public func sentence(for spot: Spot) -> Sentence {
    let section = spot.section.map { [PhraseArgument.name($0, quoted: false)] } ?? []
    if spot.last == spot.position {
      return Sentence(
        section.isEmpty ? .spotItem : .spotItemInSection,
        [.number(spot.position), .number(spot.count)] + section)
    }
    return Sentence(
      section.isEmpty ? .spotItems : .spotItemsInSection,
      [.number(spot.position), .number(spot.last), .number(spot.count)] + section)
  }

  /// A sentence that says of one item or several where they are.
  func state(of subject: Subject, at spot: Spot, _ keys: StateKeys) -> Sentence {
    let section = spot.section.map { [PhraseArgument.name($0, quoted: false)] } ?? []
    switch subject {
    case .item(let name):
      if verbosity == .terse { return terse(name, spot) }
      return Sentence(
        section.isEmpty ? keys.item : keys.itemInSection,
        [.name(name, quoted: true), .number(spot.position), .number(spot.count)] + section)
    case .items(let count):
      return Sentence(
        section.isEmpty ? keys.items : keys.itemsInSection,
        [.number(count), .number(spot.position), .number(spot.last), .number(spot.count)] + section)
    }
  }

  static let unchanged = StateKeys(
    item: .unchangedItem, itemInSection: .unchangedItemInSection, items: .unchangedItems,
    itemsInSection: .unchangedItemsInSection)

  static let undone = StateKeys(
    item: .undoneItem, itemInSection: .undoneItemInSection, items: .undoneItems,
    itemsInSection: .undoneItemsInSection)
}

/// The phrases that say the same of one item and of several, with and without a section.
struct StateKeys: Hashable, Sendable {
  let item: PhraseKey
  let itemInSection: PhraseKey
  let items: PhraseKey
  let itemsInSection: PhraseKey
}

/// The phrases that say the same of one item and of several.
struct PairOfKeys {
  let item: PhraseKey
  let items: PhraseKey

  init(_ item: PhraseKey, _ items: PhraseKey) {
    self.item = item
    self.items = items
  }
}
