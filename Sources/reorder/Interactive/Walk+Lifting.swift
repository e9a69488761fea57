internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

extension Walk {
  /// Picks up what is chosen, else the item where one is.
  func liftUp() throws(InputError) {
    let sources = sources
    guard let lift = Lift(sources, in: container) else {
      let refusals = container.menu(for: sources).refusals
      return try say(refusals)
    }
    lifted = Lifted(lift: lift, target: nil)
    let sentence =
      sources.count == 1
      ? Sentence(.liftItem, [.name(session.name(of: sources[0]), quoted: true)])
      : Sentence(.liftItems, [.number(sources.count)])
    let place = lift.origins.first.map { wording.sentence(for: session.spot($0)) }
    try say(
      sources.count == 1 ? place.map { sentence.then($0) } ?? sentence : sentence, as: .result)
  }

  /// Says where what is lifted would land: going down, after the item where one is; going up, before
  /// it.
  func sayLanding(goingDown: Bool) throws(InputError) {
    guard let focus, let lift = lifted?.lift else { return }
    let (intent, words): (MoveIntent<String, String>, Sentence) =
      switch focus {
      case .emptySection(let section):
        (
          .end(of: section),
          Sentence(
            .liftToEndOfSection, [.name(session.name(ofSection: section), quoted: true)])
        )
      case .item(let item):
        (
          goingDown ? .after(item) : .before(item),
          Sentence(
            goingDown ? .liftAfter : .liftBefore, [.name(session.name(of: item), quoted: true)])
        )
      }
    lifted?.target = intent
    switch lift.verdict(putting: intent, in: container) {
    case .refused(let refusals): try say(refusals, as: .navigation)
    case .allowed(let outcome) where !(session.permits?(outcome.difference) ?? true):
      try say(
        [.meaningWouldChange(outcome.difference.sources, at: outcome.difference.destination)],
        as: .navigation)
    case .allowed(let outcome):
      let spot = session.spot(outcome.landing.place, itemCount: lift.sources.count)
      let sentence = outcome.changed ? words : Sentence(.liftStays)
      try say(wording.becoming(sentence, spot), as: .navigation)
    }
  }

  /// Puts down what is lifted, before or after the item where one is.
  func put(after: Bool) throws(InputError) {
    guard lifted != nil else { return try say(Sentence(.liftNone), as: .result) }
    switch focus {
    case nil: try say(focusSentence(), as: .result)
    case .emptySection(let section): try putDown(.end(of: section))
    case .item(let item): try putDown(after ? .after(item) : .before(item))
    }
  }

  /// Puts down what is lifted where the last line said, or where it was.
  func putWhereSaid() throws(InputError) {
    guard let lifted else { return }
    guard let target = lifted.target else { return try cancel() }
    try putDown(target)
  }

  private func putDown(_ intent: MoveIntent<String, String>) throws(InputError) {
    guard let lift = lifted?.lift else { return }
    let report = session.perform(moving: lift.sources, intent)
    // A refusal leaves it lifted, so that another place can be tried.
    if report.refusals.isEmpty {
      lifted = nil
      // One goes along with what was lifted, also where it stays.
      if let item = lift.sources.first, !lift.sources.contains(focus?.item ?? "") {
        focus = .item(item)
      }
    }
    try step(report, by: 1)
  }

  /// Gives up what is lifted, else leaves the selection.
  func cancel() throws(InputError) {
    guard let lift = lifted?.lift else { return try clear() }
    lifted = nil
    if let item = lift.sources.first { focus = .item(item) }
    let subject = session.subject(lift.sources)
    guard let place = lift.origins.first else { return }
    let isBlock =
      container.verdict(
        on: Difference(
          sources: lift.sources,
          destination: .init(
            position: container.settled(lift.sources)?.difference.destination.position ?? .end,
            collectionID: place.section))
      ).outcome?.changed == false
    guard lift.sources.count == 1 || isBlock else {
      return try say(
        Sentence(.cancelledItemsApart, [.number(lift.sources.count)]), as: .result)
    }
    let spot = session.spot(place, itemCount: lift.sources.count)
    try say(wording.state(of: subject, at: spot, .cancelled), as: .result)
  }
}
