public import Reordering

extension ReorderSession {
  /// Whether there is something to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is something to redo.
  public var canRedo: Bool { history.canRedo }

  /// Takes back the newest edit, unless the model says no.
  @discardableResult
  public func undo() -> Report {
    guard container.isEnabled else { return say(refused([.disabled], difference: nil)) }
    var history = history
    var restored = container
    guard let undone = history.undo(in: &restored) else { return say(plain(.nothingToUndo)) }
    if let refusals = refusalsOfModel(leadingTo: restored) {
      return say(refused(refusals, difference: nil))
    }
    let before = container
    self.history = history
    container = restored
    labelIndex = before.count == restored.count ? labelIndex : nil
    return say(report(undoing: undone, changed: before.contents != restored.contents))
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
      if let refusals = refusalsOfModel(leadingTo: redone) {
        return say(refused(refusals, difference: nil))
      }
      self.history = history
      labelIndex = container.count == redone.count ? labelIndex : nil
      container = redone
      return say(report(redoing: edits, outcomes))
    }
  }

  /// Takes over an order that was made elsewhere. What was done before can still be undone.
  ///
  /// - Throws: `ContainerError`, and leaves everything as it was.
  public func update(
    to sections: [Container.Section]
  ) throws(ContainerError<ItemID, SectionID>) {
    let before = container
    try container.update(to: sections)
    guard container.generation != before.generation else { return }
    history.recordForeignChange(before: before)
    labelIndex = nil
  }

  /// Makes an edit of the program's own, which can be undone like a move. Nothing is said.
  @discardableResult
  public func edit(_ edit: Edit<ItemID, SectionID>) -> EditVerdict<ItemID, SectionID> {
    let verdict = container.apply(edit)
    if case .allowed(let outcome) = verdict {
      history.record(edit, outcome)
      labelIndex = nil
    }
    return verdict
  }

  /// Takes back the newest edit without a word, as part of something that failed.
  func takeBackNewest() {
    var restored = container
    guard history.undo(in: &restored) != nil else { return }
    for step in container.differences(toReach: restored) { _ = move(step) }
    container = restored
  }

  /// Asks the model for the moves that lead to an order.
  ///
  /// - Returns: `nil` when it made them all; else why not, and it is as before.
  private func refusalsOfModel(leadingTo target: Container) -> [Refusal<ItemID, SectionID>]? {
    guard target.count == container.count else { return nil }
    let steps = container.differences(toReach: target)
    var made = container
    for step in steps {
      switch move(step) {
      case .moved, .noChange, .reordered: made.apply(step, waivingAcceptance: true)
      case .refused(let refusals):
        for back in made.differences(toReach: container) { _ = move(back) }
        return refusals
      case .declined(let reason):
        for back in made.differences(toReach: container) { _ = move(back) }
        return [.declined(reason: reason)]
      }
    }
    return nil
  }

  private func report(undoing undone: UndoneEdit<ItemID, SectionID>, changed: Bool) -> Report {
    let items = undone.edits.flatMap(\.items)
    let announcement: Announcement =
      switch undone.edits.first {
      case .insert: .removed(subject(items))
      case .remove: .inserted(subject(items))
      case .replace: .replaced(subject(items))
      case .move, nil: .undone(subject(items), settledSpot(of: items))
      }
    return plain(announcement, changed: changed, items: items)
  }

  private func report(
    redoing edits: [Edit<ItemID, SectionID>], _ outcomes: [EditOutcome<ItemID, SectionID>]
  ) -> Report {
    let items = edits.flatMap(\.items)
    switch edits.first {
    case .insert: return plain(.inserted(subject(items)), changed: true, items: items)
    case .remove: return plain(.removed(subject(items)), changed: true, items: items)
    case .replace: return plain(.replaced(subject(items)), changed: true, items: items)
    case .move, nil:
      guard let outcome = outcomes.last?.move else { return plain(.nothingToRedo) }
      let spot = spot(outcome.landing.place, itemCount: outcome.difference.sources.count)
      var report = plain(
        .redone(subject(outcome.difference.sources), target(of: outcome), spot),
        changed: outcome.changed, items: outcome.difference.sources)
      report.difference = outcome.difference
      report.outcome = outcome
      return report
    }
  }

  /// Where items stand now, or `nil` where several of them do not stand side by side.
  private func settledSpot(of items: [ItemID]) -> Spot? {
    guard let place = items.first.flatMap({ container.place(of: $0) }),
      let section = container.items(of: place.section)
    else { return nil }
    let run = section.dropFirst(place.position - 1).prefix(items.count)
    return Set(run) == Set(items) ? spot(place, itemCount: items.count) : nil
  }

  private func plain(
    _ announcement: Announcement, changed: Bool = false, items: [ItemID] = []
  ) -> Report {
    Report(
      changed: changed, difference: nil, outcome: nil, refusals: [], items: items,
      announcement: announcement, rendering: wording.rendering(of: announcement))
  }
}
