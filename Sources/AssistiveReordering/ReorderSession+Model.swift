internal import Reordering

// The program's model has the last word, so the order of the session is always the one that the
// model says it has.

extension ReorderSession {
  /// Goes over to an order that undoing led to after somebody else's change, as far as the model
  /// agrees.
  ///
  /// - Parameters:
  ///   - target: The order.
  ///   - history: The history that belongs to it.
  ///   - edits: What was undone. The model is asked about moves only.
  /// - Returns: `nil` when all was done; else why not, and all is as before.
  func goOver(
    to target: Container, _ history: EditHistory<ItemID, SectionID>,
    by edits: [Edit<ItemID, SectionID>]
  ) -> [Refusal<ItemID, SectionID>]? {
    let areMoves = edits.allSatisfy { if case .move = $0 { true } else { false } }
    switch areMoves ? answer(leadingTo: target) : .made {
    case .refused(let refusals, let made):
      takeBack(made)
      return refusals
    case .made:
      self.history = history
      container = target
    case .madeOther(let order):
      self.history = history
      self.history.recordForeignChange(before: target)
      container = order
    }
    if !areMoves { labelIndex = nil }
    return nil
  }

  /// What the model made of the moves that lead to an order.
  private enum AnswerForOrder {
    case made
    /// It made an order of its own instead.
    case madeOther(Container)
    /// It said no at one of the moves, and has this order now.
    case refused([Refusal<ItemID, SectionID>], Container)
  }

  private func answer(leadingTo target: Container) -> AnswerForOrder {
    var steps: [Difference] = []
    var made: Container {
      var made = container
      for step in steps { made.apply(step, waivingAcceptance: true) }
      return made
    }
    for step in container.differences(toReach: target) {
      switch move(step) {
      case .moved, .noChange: steps.append(step)
      case .reordered(let order):
        guard let other = made.reordered(to: order) else {
          return .refused([.declined(reason: nil)], made)
        }
        return .madeOther(other)
      case .refused(let refusals):
        return .refused(refusals.isEmpty ? [.declined(reason: nil)] : refusals, made)
      case .declined(let reason): return .refused([.declined(reason: reason)], made)
      }
    }
    return .made
  }

  /// Asks the model to go back to the order of the session, after only a part of something was made.
  /// What it does not take back stays made, here as well.
  ///
  /// - Parameter made: The order that the model has.
  func takeBack(_ made: Container) {
    var made = made
    for step in made.differences(toReach: container) {
      switch move(step) {
      case .moved, .noChange: made.apply(step, waivingAcceptance: true)
      case .reordered(let order): made = made.reordered(to: order) ?? made
      case .refused, .declined: break
      }
    }
    guard !made.hasSameOrder(as: container) else { return }
    history.recordForeignChange(before: container)
    container = made
  }
}
