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
    try say(wording.sentence(for: session.announcement(lifting: lift)), as: .result)
  }

  /// Says where what is lifted would land: going down, after the item where one is; going up, before
  /// it.
  func sayLanding(goingDown: Bool) throws(InputError) {
    guard let focus, let lift = lifted?.lift else { return }
    lifted?.target = Lift.intent(after: goingDown, focus)
    switch lift.verdict(after: goingDown, focus, in: container) {
    case .refused(let refusals): return try say(refusals, as: .navigation)
    case .allowed(let outcome) where !(session.permits?(outcome.difference) ?? true):
      let (sources, destination) = (outcome.difference.sources, outcome.difference.destination)
      return try say([.meaningWouldChange(sources, at: destination)], as: .navigation)
    case .allowed: break
    }
    let announcement = session.announcement(putting: lift, after: goingDown, focus)
    try say(wording.sentence(for: announcement), as: .navigation)
  }

  /// Puts down what is lifted, before or after the item where one is.
  func put(after: Bool) throws(InputError) {
    guard lifted != nil else { return try say(Sentence(.liftNone), as: .result) }
    guard let focus else { return try say(focusSentence(), as: .result) }
    try putDown(Lift.intent(after: after, focus))
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
    if let item = lift.rest(in: container).items.first { focus = .item(item) }
    try say(wording.sentence(for: session.announcement(cancelling: lift)), as: .result)
  }
}
