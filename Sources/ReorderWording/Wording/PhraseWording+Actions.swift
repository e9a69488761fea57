public import AssistiveReordering

extension PhraseWording {
  /// What an action does: "Move before Bread".
  func sentence(for action: ActionDescription) -> Sentence {
    let (keys, name): (PairOfKeys, PhraseArgument?) =
      switch action.target {
      case .before(let name):
        (.init(.actionMoveBefore, .actionMoveItemsBefore), .name(name, quoted: true))
      case .after(let name):
        (.init(.actionMoveAfter, .actionMoveItemsAfter), .name(name, quoted: true))
      case .start(let section?):
        (
          .init(.actionMoveToStartOfSection, .actionMoveItemsToStartOfSection),
          .name(section, quoted: true)
        )
      case .end(let section?):
        (
          .init(.actionMoveToEndOfSection, .actionMoveItemsToEndOfSection),
          .name(section, quoted: true)
        )
      case .start(nil): (.init(.actionMoveToStart, .actionMoveItemsToStart), nil)
      case .end(nil): (.init(.actionMoveToEnd, .actionMoveItemsToEnd), nil)
      case .earlier: (.init(.actionMoveEarlier, .actionMoveItemsEarlier), nil)
      case .later: (.init(.actionMoveLater, .actionMoveItemsLater), nil)
      case .rowUp: (.init(.actionMoveRowUp, .actionMoveItemsRowUp), nil)
      case .rowDown: (.init(.actionMoveRowDown, .actionMoveItemsRowDown), nil)
      case .position(let position):
        (.init(.actionMoveToPosition, .actionMoveItemsToPosition), .number(position))
      }
    let place = name.map { [$0] } ?? []
    return action.itemCount == 1
      ? Sentence(keys.item, place)
      : Sentence(keys.items, [.number(action.itemCount)] + place)
  }

  /// An action and where the items stand then: "Move before Bread, becomes 2 of 5".
  public func becoming(_ action: ActionDescription) -> Sentence {
    becoming(sentence(for: action), action.spot)
  }

  /// Something that leads somewhere, and where: "Before Bread, becomes 2 of 5".
  public func becoming(_ sentence: Sentence, _ spot: Spot) -> Sentence {
    let section = spot.section.map { [PhraseArgument.name($0, quoted: false)] } ?? []
    if spot.last == spot.position {
      return Sentence(
        section.isEmpty ? .actionBecomes : .actionBecomesInSection,
        [sentence.argument, .number(spot.position), .number(spot.count)] + section)
    }
    return Sentence(
      section.isEmpty ? .actionItemsBecome : .actionItemsBecomeInSection,
      [sentence.argument, .number(spot.position), .number(spot.last), .number(spot.count)] + section
    )
  }
}
