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
      case .left: (.init(.actionMoveLeft, .actionMoveItemsLeft), nil)
      case .right: (.init(.actionMoveRight, .actionMoveItemsRight), nil)
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

  /// The most cells that a name takes in a line of a menu.
  ///
  /// Two names at most and the words around them then fit two lines of a terminal, and one is heard
  /// in some four seconds. Who wants the whole label gets it at full verbosity, in JSON, and by having
  /// the entry repeated.
  static var nameCellsInMenu: Int { 60 }

  /// An action as a line of a menu: as `becoming(_:)`, with long names cut unless all is to be said.
  public func menuLine(_ action: ActionDescription) -> Sentence {
    guard verbosity != .full else { return becoming(action) }
    var short = action
    short.target = action.target.mapName { $0.shortened(toCells: Self.nameCellsInMenu) }
    short.spot.section = action.spot.section?.shortened(toCells: Self.nameCellsInMenu)
    return becoming(short)
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

extension Target {
  /// The same with another form of the name in it, where there is one.
  fileprivate func mapName(_ change: (Name) -> Name) -> Target {
    switch self {
    case .before(let name): .before(change(name))
    case .after(let name): .after(change(name))
    case .start(let section): .start(section.map(change))
    case .end(let section): .end(section.map(change))
    case .earlier, .later, .left, .right, .rowUp, .rowDown, .position: self
    }
  }
}
