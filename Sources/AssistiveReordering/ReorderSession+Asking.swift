internal import Reordering

// The model is asked move by move, and what it agrees to is made in place, so that no list is copied
// for it. Only what goes otherwise than asked takes a look at whole orders.

extension ReorderSession {
  typealias Outcome = ReorderOutcome<ItemID, SectionID>

  /// What the model made of moves, of which those that were made are made here as well.
  enum Answer {
    case made([Outcome])
    /// It made an order of its own instead of a move.
    case madeOther(after: [Outcome], Container)
    /// It said no at a move.
    case refused([Refusal<ItemID, SectionID>], after: [Outcome])
  }

  /// Asks the model to make moves, one after the other.
  func ask(_ moves: [Difference]) -> Answer {
    var made: [Outcome] = []
    for difference in moves {
      switch container.verdict(on: difference, waivingAcceptance: true) {
      case .refused(let refusals): return .refused(refusals, after: made)
      case .allowed(let outcome) where !outcome.changed: continue
      case .allowed(let outcome):
        switch move(difference) {
        case .moved, .noChange:
          container.apply(difference, waivingAcceptance: true)
          made.append(outcome)
        case .reordered(let order):
          guard let other = container.reordered(to: order) else {
            return .refused([.declined(reason: nil)], after: made)
          }
          return .madeOther(after: made, other)
        case .refused(let refusals):
          return .refused(refusals.isEmpty ? [.declined(reason: nil)] : refusals, after: made)
        case .declined(let reason): return .refused([.declined(reason: reason)], after: made)
        }
      }
    }
    return .made(made)
  }

  /// Why the rules are against moves that are made one after the other; `nil` where they are not.
  /// Nothing is made, and nobody is asked.
  ///
  /// - Returns: The index of the move that is refused, and why.
  func trial(
    _ moves: [Difference], waivingAcceptance: Bool
  ) -> (step: Int, refusals: [Refusal<ItemID, SectionID>])? {
    if moves.count == 1 {
      let verdict = container.verdict(on: moves[0], waivingAcceptance: waivingAcceptance)
      return verdict.refusals.isEmpty ? nil : (0, verdict.refusals)
    }
    let generation = container.generation
    switch container.apply(moves, waivingAcceptance: waivingAcceptance) {
    case .refused(let step, let refusals): return (step, refusals)
    case .allowed(let outcomes):
      container.takeBack(outcomes.inverse())
      container.generation = generation
      return nil
    }
  }

  /// Asks the model to take back moves, after only a part of something was made. What it does not
  /// take back stays made, here as well.
  func askBack(_ made: [Outcome]) {
    let moves = made.reversed().flatMap(\.inverse)
    var before: Container?
    for (index, difference) in moves.enumerated() {
      let rest = moves[index...].map { Edit<ItemID, SectionID>.move($0) }
      switch move(difference) {
      case .moved, .noChange: container.apply(difference, waivingAcceptance: true)
      case .reordered(let order):
        before = before ?? container.takingBack(rest)
        container = container.reordered(to: order) ?? container
      case .refused, .declined: before = before ?? container.takingBack(rest)
      }
    }
    guard let before, !before.hasSameOrder(as: container) else { return }
    history.recordForeignChange(before: before)
  }

  /// Takes over an order that the model made instead of the last of some moves.
  ///
  /// - Parameters:
  ///   - order: The order that the model has.
  ///   - moves: All that it was asked to make.
  ///   - made: What it had made before.
  ///   - note: Takes over in the history that all was made; it is given the edits that lead back.
  func goOver(
    to order: Container, insteadOf moves: [Difference], after made: [Outcome],
    note: (inout EditHistory<ItemID, SectionID>, [Edit<ItemID, SectionID>]) -> Void
  ) {
    var target = container
    target.takeBack(made.inverse())
    var outcomes: [Outcome] = []
    for difference in moves {
      let verdict = target.apply(difference, waivingAcceptance: true)
      if let outcome = verdict.outcome { outcomes.append(outcome) }
    }
    note(&history, outcomes.inverse())
    history.recordForeignChange(before: target)
    container = order
  }
}

extension ReorderContainer {
  /// A copy in which edits were taken back.
  fileprivate func takingBack(_ inverse: [Edit<ItemID, SectionID>]) -> ReorderContainer {
    var copy = self
    copy.takeBack(inverse)
    return copy
  }
}

extension Array {
  /// The edits that take moves back.
  func inverse<ItemID, SectionID>() -> [Edit<ItemID, SectionID>]
  where Element == ReorderOutcome<ItemID, SectionID> {
    reversed().flatMap(\.inverse).map { .move($0) }
  }
}
