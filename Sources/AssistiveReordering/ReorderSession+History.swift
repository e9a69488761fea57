public import Reordering

extension ReorderSession {
  /// Whether there is something to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is something to redo.
  public var canRedo: Bool { history.canRedo }

  /// Takes back the newest edit, unless the model says no.
  ///
  /// The model is asked with moves that lead back. What a program inserted, removed or replaced by an
  /// edit of its own, it takes back itself, as `container` then says.
  @discardableResult
  public func undo() -> Report {
    guard container.isEnabled else { return say(refused([.disabled], difference: nil)) }
    var history = history
    var restored = container
    guard let undone = history.undo(in: &restored) else { return say(plain(.nothingToUndo)) }
    let items = undone.edits.items()
    let before = container
    // What leaves is named while it is there.
    let leaving = subject(items)
    if let refusals = goOver(to: restored, history, by: undone.edits) {
      return say(refused(refusals, difference: nil))
    }
    let announcement: Announcement =
      switch undone.edits.first {
      case .insert: .removed(leaving)
      case .remove: .inserted(subject(items))
      case .replace: .replaced(subject(items))
      case .move, nil: .undone(subject(items), areTogether(items) ? spot(of: items) : nil)
      }
    return say(
      plain(announcement, changed: before.contents != container.contents, items: items))
  }

  /// Makes the edit again that was undone last, unless the rules or the model say no.
  @discardableResult
  public func redo() -> Report {
    guard container.isEnabled else { return say(refused([.disabled], difference: nil)) }
    var history = history
    var redone = container
    switch history.redo(in: &redone) {
    case nil: return say(plain(.nothingToRedo))
    case .refused(let refusals): return say(refused(refusals, difference: nil))
    case .allowed(let edits, let outcomes):
      let before = container
      let items = edits.items()
      let leaving = subject(items)
      if let refusals = goOver(to: redone, history, by: edits) {
        return say(refused(refusals, difference: nil))
      }
      switch edits.first {
      case .insert: return say(plain(.inserted(subject(items)), changed: true, items: items))
      case .remove: return say(plain(.removed(leaving), changed: true, items: items))
      case .replace: return say(plain(.replaced(subject(items)), changed: true, items: items))
      case .move, nil: return say(report(redoing: items, outcomes, from: before))
      }
    }
  }

  /// Takes over an order that was made elsewhere. What was done before can still be undone.
  ///
  /// It is also how the session learns that labels have changed, if nothing else has.
  ///
  /// - Throws: `ContainerError`, and leaves everything as it was.
  public func update(
    to sections: [Container.Section]
  ) throws(ContainerError<ItemID, SectionID>) {
    let before = container
    try container.update(to: sections)
    labelIndex = nil
    guard container.generation != before.generation else { return }
    history.recordForeignChange(before: before)
  }

  /// Makes an edit of the program's own, which can be undone like a move. Nothing is said.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - waivingAcceptance: Whether a move may go to a section that would not accept the items, as
  ///     undoing may.
  /// - Returns: What it did, or why it was not made.
  @discardableResult
  public func edit(
    _ edit: Edit<ItemID, SectionID>, waivingAcceptance: Bool = false
  ) -> EditVerdict<ItemID, SectionID> {
    let verdict = container.apply(edit, waivingAcceptance: waivingAcceptance)
    if case .allowed(let outcome) = verdict {
      history.record(edit, outcome)
      labelIndex = nil
    }
    return verdict
  }

  private func report(
    redoing items: [ItemID], _ outcomes: [EditOutcome<ItemID, SectionID>], from before: Container
  ) -> Report {
    guard let settled = container.settled(items), let spot = spot(of: items) else {
      return plain(.nothingToRedo)
    }
    let changed = !before.hasSameOrder(as: container)
    var outcome = ReorderOutcome(
      difference: settled.difference, changed: changed, landing: settled.landing,
      origins: items.compactMap { item in
        before.place(of: item).map { .init(item: item, place: $0) }
      },
      inverse: outcomes.reversed().flatMap { $0.move?.inverse ?? [] })
    if outcomes.count == 1, let only = outcomes[0].move, only.landing == settled.landing {
      outcome = only
    }
    var report = plain(
      changed
        ? .redone(subject(items), target(of: outcome), spot) : .unchanged(subject(items), spot),
      changed: changed, items: items)
    report.difference = outcome.difference
    report.outcome = outcome
    return report
  }

  private func plain(
    _ announcement: Announcement, changed: Bool = false, items: [ItemID] = []
  ) -> Report {
    Report(
      changed: changed, difference: nil, outcome: nil, refusals: [], items: items,
      announcement: announcement, rendering: wording.rendering(of: announcement))
  }
}

extension Array {
  /// The items that edits are about, each once.
  fileprivate func items<ItemID, SectionID>() -> [ItemID]
  where Element == Edit<ItemID, SectionID> {
    var seen: Set<ItemID> = []
    return flatMap(\.items).filter { seen.insert($0).inserted }
  }
}
