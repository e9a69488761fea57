internal import Reordering

// The program's model has the last word, so the order of the session is always the one that the
// model says it has.

extension ReorderSession {
  typealias Undo = EditHistory<ItemID, SectionID>.Undo

  /// Asks the model to go along to the order that undoing moves led to after somebody else's change.
  /// The session is there already, and goes back where the model does not agree.
  ///
  /// - Returns: `nil` when all was done; else why not, and all is as before.
  func askAlong(_ undo: Undo) -> [Refusal<ItemID, SectionID>]? {
    guard let change = undo.change else { return nil }
    let steps = container.moves(of: change)
    for (index, step) in steps.enumerated() {
      let reply = move(step)
      switch reply {
      case .moved, .noChange: continue
      case .reordered(let order):
        var made = container
        made.make(change.inverse)
        for step in steps[..<index] { made.apply(step, waivingAcceptance: true) }
        if let other = made.reordered(to: order) {
          history.recordForeignChange(before: container)
          container = other
          return nil
        }
      case .refused, .declined: break
      }
      goBack(undo, after: steps[..<index])
      return reply.refusals
    }
    return nil
  }

  /// Goes back to before an undoing of which the model made only some moves, and asks it to go back
  /// as well.
  private func goBack(_ undo: Undo, after steps: ArraySlice<Difference>) {
    history.revoke(undo, in: &container)
    askBack(steps.compactMap { container.apply($0, waivingAcceptance: true).outcome })
  }
}

extension ReorderReply {
  /// Why a model does not do as it was asked. One without a reason has refused nevertheless.
  fileprivate var refusals: [Refusal<ItemID, SectionID>] {
    switch self {
    case .refused(let refusals) where !refusals.isEmpty: refusals
    case .declined(let reason): [.declined(reason: reason)]
    case .refused, .moved, .noChange, .reordered: [.declined(reason: nil)]
    }
  }
}
