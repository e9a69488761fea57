extension ReorderContainer {
  /// What a difference would do, without doing it.
  ///
  /// - Complexity: O(*k*) look-ups for *k* sources.
  @inlinable
  public func verdict(
    on difference: Difference, waivingAcceptance: Bool = false
  ) -> ReorderVerdict<ItemID, SectionID> {
    if let move = singleMove(of: difference, waivingAcceptance: waivingAcceptance) {
      return .allowed(outcome(of: move, difference: difference))
    }
    guard let move = resolve(difference, waivingAcceptance: waivingAcceptance) else {
      return .refused(refusals(of: difference, waivingAcceptance: waivingAcceptance))
    }
    return .allowed(outcome(of: move, difference: difference))
  }

  /// Makes a move, or refuses it and changes nothing.
  ///
  ///     a b [c] d      .before("a")      [c] a b d
  ///
  /// - Parameters:
  ///   - difference: The move that is wanted.
  ///   - waivingAcceptance: Whether a section takes back what it would not accept, as undoing does.
  /// - Returns: What the move did, or every reason why it is refused.
  /// - Complexity: O(*k* log *n*) for *k* sources among *n* items.
  @discardableResult
  @inlinable
  public mutating func apply(
    _ difference: Difference, waivingAcceptance: Bool = false
  ) -> ReorderVerdict<ItemID, SectionID> {
    if let move = singleMove(of: difference, waivingAcceptance: waivingAcceptance) {
      let outcome = outcome(of: move, difference: difference)
      if move.changed {
        store.make(move)
        changes += 1
      }
      return .allowed(outcome)
    }
    guard let move = resolve(difference, waivingAcceptance: waivingAcceptance) else {
      return .refused(refusals(of: difference, waivingAcceptance: waivingAcceptance))
    }
    let outcome = outcome(of: move, difference: difference)
    if outcome.changed {
      store.move(move.sources.slots, to: move.gap, in: move.section)
      changes += 1
    }
    return .allowed(outcome)
  }

  /// Makes several moves one after the other, or none of them.
  ///
  /// - Returns: What each move did; or the index of the first move that is refused and why. In that
  ///   case those before it have been taken back.
  /// - Complexity: That of the moves.
  @discardableResult
  public mutating func apply(
    _ differences: [Difference], waivingAcceptance: Bool = false
  ) -> ReorderBatchVerdict<ItemID, SectionID> {
    let generation = generation
    var outcomes: [Outcome] = []
    for (index, difference) in differences.enumerated() {
      switch apply(difference, waivingAcceptance: waivingAcceptance) {
      case .allowed(let outcome): outcomes.append(outcome)
      case .refused(let refusals):
        takeBack(outcomes.reversed().flatMap(\.inverse).map { .move($0) })
        self.generation = generation
        return .refused(step: index, refusals)
      }
    }
    return .allowed(outcomes)
  }
}

/// The answer of a container to several differences, of which all are made or none.
public enum ReorderBatchVerdict<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// All moves are allowed, and this is what they do, one after the other.
  case allowed([ReorderOutcome<ItemID, SectionID>])
  /// The move with this index (from 0) is refused, and so none is made.
  case refused(step: Int, [Refusal<ItemID, SectionID>])
}

/// A difference that was found to be allowed, as slots and gaps.
@usableFromInline
package struct ResolvedMove: Sendable {
  @usableFromInline package let sources: ResolvedSources
  @usableFromInline package let section: Int
  @usableFromInline package let gap: Int

  @inlinable
  package init(sources: ResolvedSources, section: Int, gap: Int) {
    self.sources = sources
    self.section = section
    self.gap = gap
  }
}
