internal import AssistiveReordering

extension PhraseWording {
  /// What was lifted, and where it is.
  func lifted(_ subject: Subject, _ spot: Spot?) -> Sentence {
    switch subject {
    case .items(let count): return Sentence(.liftItems, [.number(count)])
    case .item(let name):
      let sentence = Sentence(.liftItem, [.name(name, quoted: true)])
      return spot.map { sentence.then(self.sentence(for: $0)) } ?? sentence
    }
  }

  /// Where what is lifted would go; where it was without a target.
  func landing(at target: Target?) -> Sentence {
    switch target {
    case .before(let name): Sentence(.liftBefore, [.name(name, quoted: true)])
    case .after(let name): Sentence(.liftAfter, [.name(name, quoted: true)])
    case .end(let section?): Sentence(.liftToEndOfSection, [.name(section, quoted: true)])
    case .start, .end, .earlier, .later, .left, .right, .rowUp, .rowDown, .position, nil:
      // Who walks with something lifted goes beside stops and into empty sections, nowhere else.
      Sentence(.liftStays)
    }
  }

  /// What was lifted was not put down anywhere.
  static let cancelled = StateKeys(
    item: .cancelledItem, itemInSection: .cancelledItemInSection, items: .cancelledItems,
    itemsInSection: .cancelledItemsInSection)
}
