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
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that the edit was about, among *n*; O(*n* log *n*)
  ///   where the order was made elsewhere since.
  @discardableResult
  public func undo() -> Report {
    guard container.isEnabled else { return say(refused([.disabled], difference: nil)) }
    guard let newest = history.newest else { return say(undoAfterForeignChange()) }
    let leaving = leavingName(newest.edits)
    if let moves = newest.inverse.moves() {
      switch ask(moves) {
      case .made: history.noteUndone()
      case .madeOther(let steps, let order):
        goOver(to: order, insteadOf: moves, after: steps) { history, _ in history.noteUndone() }
      case .refused(let refusals, let steps):
        askBack(steps)
        return say(refused(refusals, difference: nil))
      }
    } else {
      _ = history.undo(in: &container)
      noteLabels(of: newest.inverse)
    }
    return say(report(undoing: newest.edits, leaving: leaving, changed: true))
  }

  /// Makes the edit again that was undone last, unless the rules or the model say no.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that the edit is about, among *n*.
  @discardableResult
  public func redo() -> Report {
    guard container.isEnabled else { return say(refused([.disabled], difference: nil)) }
    guard let edits = history.nextRedo else { return say(plain(.nothingToRedo)) }
    let items = edits.items()
    let leaving = leavingName(edits)
    let before = items.compactMap { item in container.place(of: item).map { (item, $0) } }
    guard let moves = edits.moves() else {
      if case .refused(let refusals) = history.redo(in: &container) {
        return say(refused(refusals, difference: nil))
      }
      noteLabels(of: edits)
      return say(plain(announcement(redoing: edits, leaving), changed: true, items: items))
    }
    // The rules first, for all of them, so that the model is not asked in vain.
    if let trial = trial(moves, waivingAcceptance: true) {
      return say(refused(trial.refusals, difference: nil))
    }
    switch ask(moves) {
    case .made(let steps):
      history.noteRedone(inverse: steps.inverse())
      return say(report(redoing: items, steps, from: before))
    case .madeOther(let steps, let order):
      goOver(to: order, insteadOf: moves, after: steps) { history, inverse in
        history.noteRedone(inverse: inverse)
      }
      return say(report(redoing: items, steps, from: before))
    case .refused(let refusals, let steps):
      askBack(steps)
      return say(refused(refusals, difference: nil))
    }
  }

  /// Takes over an order that was made elsewhere. What was done before can still be undone.
  ///
  /// It is also how the session learns that many labels have changed; for a few, there is
  /// `relabel(_:)`.
  ///
  ///     try session.update(to: sections, relabeling: [])     // the same labels as before
  ///
  /// - Parameters:
  ///   - sections: The new contents.
  ///   - items: The items that are called otherwise now, beside those that are new; any item may be
  ///     unless given, and then the next name that is needed takes a look at all labels.
  /// - Throws: `ContainerError`, and leaves everything as it was.
  /// - Complexity: O(*n* + *s*) comparisons for *n* items and *s* sections, and O(log *n*) for each
  ///   item that comes, goes, moves or is changed; as building where these are a large part.
  @inlinable
  public func update(
    to sections: [Container.Section], relabeling items: [ItemID]? = nil
  ) throws(ContainerError<ItemID, SectionID>) {
    let found = container.comparison(with: sections)
    try update(to: sections, found, relabeling: items)
  }

  @usableFromInline
  func update(
    to sections: [Container.Section], _ found: OrderComparison?, relabeling items: [ItemID]?
  ) throws(ContainerError<ItemID, SectionID>) {
    let update = try container.update(to: sections, found)
    if let items, let new = update.newItems {
      relabel(new + items)
      if update.changesSections { titleIndex = nil }
    } else {
      labelIndex = nil
      titleIndex = nil
    }
    history.recordForeignChange(update)
  }

  /// Makes an edit of the program's own, which can be undone like a move. Nothing is said.
  ///
  /// Menus and actions that were made before are derived anew when they are asked for or performed.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - waivingAcceptance: Whether a move may go to a section that would not accept the items, as
  ///     undoing may.
  /// - Returns: What it did, or why it was not made.
  /// - Complexity: That of `ReorderContainer.apply(_:waivingAcceptance:)`; no list is copied.
  @discardableResult
  public func edit(
    _ edit: Edit<ItemID, SectionID>, waivingAcceptance: Bool = false
  ) -> EditVerdict<ItemID, SectionID> {
    let verdict = container.apply(edit, waivingAcceptance: waivingAcceptance)
    if case .allowed(let outcome) = verdict {
      history.record(edit, outcome)
      noteLabels(of: [edit])
    }
    return verdict
  }

  /// Learns that items are called otherwise now.
  ///
  /// - Complexity: O(1) labels for each item.
  public func relabel(_ items: [ItemID]) {
    for item in items where container.contains(item) {
      labelIndex?.add(item, label: labels.label(item))
    }
  }

  /// Learns that sections are called otherwise now.
  ///
  /// - Complexity: O(1) titles for each section.
  public func relabel(sections: [SectionID]) {
    for section in sections { titleIndex?.add(section, label: labels.title(section) ?? "") }
  }

  /// Learns the labels that edits have brought in.
  private func noteLabels(of edits: [Edit<ItemID, SectionID>]) {
    for edit in edits {
      switch edit {
      case .move, .remove: break
      case .insert(let items, _, _): relabel(items.map(\.id))
      case .replace(_, let item): relabel([item.id])
      case .insertSection(let section, _):
        relabel(section.items.map(\.id))
        relabel(sections: [section.id])
      case .removeSection: titleIndex?.noteOrder()
      case .replaceSection(_, let section, _): relabel(sections: [section])
      }
    }
  }
}

extension ReorderSession {
  private func undoAfterForeignChange() -> Report {
    guard let edits = history.nextUndo else { return plain(.nothingToUndo) }
    let generation = container.generation
    // What leaves is named while it is there.
    let leaving = leavingName(edits)
    guard let undo = history.undoAcrossForeignChange(in: &container) else {
      return plain(.nothingToUndo)
    }
    if edits.moves() == nil {
      noteLabels(of: undo.edit.inverse)
    } else if let refusals = askAlong(undo) {
      return refused(refusals, difference: nil)
    }
    return report(undoing: edits, leaving: leaving, changed: generation != container.generation)
  }

  /// What edits are about, named while it is still there.
  private enum Leaving {
    case items(Subject)
    case section(Name)
  }

  private func leavingName(_ edits: [Edit<ItemID, SectionID>]) -> Leaving {
    switch edits.first {
    case .insertSection(let section, _): .section(name(ofSection: section.id))
    case .removeSection(let section), .replaceSection(let section, _, _):
      .section(name(ofSection: section))
    case .move, .insert, .remove, .replace, nil: .items(subject(edits.items()))
    }
  }

  private func report(
    undoing edits: [Edit<ItemID, SectionID>], leaving: Leaving, changed: Bool
  ) -> Report {
    let items = edits.items()
    let announcement: Announcement =
      switch (edits.first, leaving) {
      case (.insert, .items(let subject)): .removed(subject)
      case (.insertSection, .section(let name)): .sectionRemoved(name)
      case (.removeSection(let section), _): .sectionInserted(name(ofSection: section))
      case (.replaceSection(let section, _, _), _): .sectionReplaced(name(ofSection: section))
      case (.remove, _): .inserted(subject(items))
      case (.replace, _): .replaced(subject(items))
      default: .undone(subject(items), areTogether(items) ? spot(of: items) : nil)
      }
    return plain(announcement, changed: changed, items: items)
  }

  private func announcement(
    redoing edits: [Edit<ItemID, SectionID>], _ leaving: Leaving
  ) -> Announcement {
    let items = edits.items()
    return switch (edits.first, leaving) {
    case (.remove, .items(let subject)): .removed(subject)
    case (.removeSection, .section(let name)): .sectionRemoved(name)
    case (.insertSection(let section, _), _): .sectionInserted(name(ofSection: section.id))
    case (.replaceSection(_, let section, _), _): .sectionReplaced(name(ofSection: section))
    case (.replace, _): .replaced(subject(items))
    default: .inserted(subject(items))
    }
  }

  private func report(
    redoing items: [ItemID], _ steps: [ReorderOutcome<ItemID, SectionID>],
    from before: [(ItemID, ReorderPlace<SectionID>)]
  ) -> Report {
    guard let settled = container.settled(items), let spot = spot(of: items) else {
      return plain(.nothingToRedo)
    }
    let changed =
      before.contains { container.place(of: $0.0) != $0.1 } || steps.contains(where: \.changed)
    var outcome = ReorderOutcome(
      difference: settled.difference, changed: changed, landing: settled.landing,
      origins: before.map { .init(item: $0.0, place: $0.1) },
      inverse: steps.reversed().flatMap(\.inverse))
    if steps.count == 1, steps[0].landing == settled.landing { outcome = steps[0] }
    var report = plain(
      changed
        ? .redone(subject(items), target(of: outcome), spot) : .unchanged(subject(items), spot),
      changed: changed, items: items)
    report.difference = outcome.difference
    report.outcome = outcome
    return report
  }

  func plain(
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

  /// The moves that edits are, or `nil` if one is none.
  fileprivate func moves<ItemID, SectionID>() -> [ReorderDifference<ItemID, SectionID>]?
  where Element == Edit<ItemID, SectionID> {
    var moves: [ReorderDifference<ItemID, SectionID>] = []
    for edit in self {
      guard case .move(let difference) = edit else { return nil }
      moves.append(difference)
    }
    return moves
  }
}
