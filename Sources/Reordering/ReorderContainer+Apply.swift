extension ReorderContainer {
  /// What a difference would do, without doing it.
  ///
  /// - Complexity: O(*k*) look-ups for *k* sources.
  public func verdict(
    on difference: Difference, waivingAcceptance: Bool = false
  ) -> ReorderVerdict<ItemID, SectionID> {
    let refusals = refusals(of: difference, waivingAcceptance: waivingAcceptance)
    guard refusals.isEmpty, let move = resolve(difference) else { return .refused(refusals) }
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
  /// - Complexity: O(*n*) for *n* items in the sections concerned.
  @discardableResult
  public mutating func apply(
    _ difference: Difference, waivingAcceptance: Bool = false
  ) -> ReorderVerdict<ItemID, SectionID> {
    let refusals = refusals(of: difference, waivingAcceptance: waivingAcceptance)
    guard refusals.isEmpty, let move = resolve(difference) else { return .refused(refusals) }
    let outcome = outcome(of: move, difference: difference)
    if outcome.changed {
      store.move(move.sources.slots, to: move.gap, in: move.section)
      generation += 1
    }
    return .allowed(outcome)
  }

  /// Makes several moves one after the other, or none of them.
  ///
  /// - Returns: What each move did; or the index of the first move that is refused and why.
  @discardableResult
  public mutating func apply(
    _ differences: [Difference], waivingAcceptance: Bool = false
  ) -> ReorderBatchVerdict<ItemID, SectionID> {
    var copy = self
    var outcomes: [Outcome] = []
    for (index, difference) in differences.enumerated() {
      switch copy.apply(difference, waivingAcceptance: waivingAcceptance) {
      case .allowed(let outcome): outcomes.append(outcome)
      case .refused(let refusals): return .refused(step: index, refusals)
      }
    }
    self = copy
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
package struct ResolvedMove: Sendable {
  package let sources: ResolvedSources
  package let section: Int
  package let gap: Int

  package init(sources: ResolvedSources, section: Int, gap: Int) {
    self.sources = sources
    self.section = section
    self.gap = gap
  }
}

extension ReorderContainer {
  /// The slots and the gap of a difference, or `nil` where it names what is not there.
  func resolve(_ difference: Difference) -> ResolvedMove? {
    let slots = difference.sources.compactMap { self.slots[$0] }
    guard slots.count == difference.sources.count, !slots.isEmpty,
      let section = sectionIndices[difference.destination.collectionID]
    else { return nil }
    let sources = ResolvedSources(slots, in: store)
    switch difference.destination.position {
    case .end:
      let gap = sources.openGaps(in: section, of: store).upperBound
      return ResolvedMove(sources: sources, section: section, gap: gap)
    case .before(let anchor):
      guard let slot = self.slots[anchor] else { return nil }
      let gap = sources.gap(at: store.position(of: slot), in: section)
      return ResolvedMove(sources: sources, section: section, gap: gap)
    }
  }

  /// What putting sources into a gap does.
  package func outcome(of move: ResolvedMove, difference: Difference) -> Outcome {
    let sources = move.sources
    let changed = !sources.isStandstill(gap: move.gap, in: move.section, of: store)
    return Outcome(
      difference: difference,
      changed: changed,
      landing: landing(of: move),
      origins: zip(sources.slots, sources.places).map { slot, place in
        Outcome.Origin(
          item: id(of: slot),
          place: ReorderPlace(
            section: sectionIDs[place.section], position: place.position + 1,
            count: store.count(of: place.section)))
      },
      inverse: changed ? inverse(of: sources) : [])
  }

  /// Where sources come to stand in a gap.
  package func landing(of move: ResolvedMove) -> ReorderLanding<ItemID, SectionID> {
    let sources = move.sources
    let staying = sources.staying(in: move.section, of: store)
    let neighbour = { (gap: Int) in
      sources.stayingSlot(at: gap, in: move.section, of: store).map { id(of: $0) }
    }
    return ReorderLanding(
      place: ReorderPlace(
        section: sectionIDs[move.section], position: move.gap + 1,
        count: staying + sources.slots.count),
      previous: neighbour(move.gap - 1), next: neighbour(move.gap))
  }

  /// The moves that bring sources back to where they are now, once they have been moved.
  ///
  /// Sources that stand side by side go back together, before the item that stays behind them. That
  /// item is there whatever the move was, so no step depends on another.
  ///
  ///     a [b c] d [e]      [b, c] before d, then [e] to the end
  private func inverse(of sources: ResolvedSources) -> [Difference] {
    sources.sections.flatMap { section in
      var runs: [(gap: Int, items: [ItemID])] = []
      for position in sources.positions(in: section) {
        let gap = sources.gap(at: position, in: section)
        let item = id(of: store.slot(at: position, in: section))
        if runs.last?.gap == gap {
          runs[runs.count - 1].items.append(item)
        } else {
          runs.append((gap, [item]))
        }
      }
      return runs.map { run in
        let next = sources.stayingSlot(at: run.gap, in: section, of: store)
        return Difference(
          sources: run.items,
          destination: .init(
            position: next.map { .before(id(of: $0)) } ?? .end, collectionID: sectionIDs[section]))
      }
    }
  }
}
