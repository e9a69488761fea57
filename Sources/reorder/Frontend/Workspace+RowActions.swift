internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering
internal import SwipeMenus

// What is done with items besides moving them. Each is an edit that is undone and redone in its turn,
// stands in the journal before it is told, and is made again in content that changed on disk.

extension Workspace {
  /// The actions of an item in its present state and place.
  ///
  /// - Throws: What is wrong with the menu that a board declares.
  func rowActions(of item: String) throws(InputError) -> RowActions {
    let place = session.container.place(of: item)
    let above = place.flatMap { session.container.items(of: $0.section) }?
      .prefix((place?.position ?? 1) - 1)
    do throws(DocumentError) {
      let actions = try document.rowActions(
        of: item, below: above.map { AnySequence($0) } ?? AnySequence([]))
      return meaning.isNeeded ? available(actions, of: item) : actions
    } catch {
      throw .document(error, path: open.path.text)
    }
  }

  /// The actions, with those that are not available for what the text would mean without the item.
  private func available(_ actions: RowActions, of item: String) -> RowActions {
    func available(_ actions: [RowAction]) -> [RowAction] {
      actions.map { action in
        guard action.effect == .remove, !meaning.keepsMeaning(removing: [item]) else {
          return action
        }
        var action = action
        action.isEnabled = false
        return action
      }
    }
    return RowActions(
      leading: available(actions.leading), trailing: available(actions.trailing))
  }

  /// Makes several moves, or none of them. What the text means is looked at when all are made.
  ///
  /// - Returns: A report for each move; or only that of the move that is refused, and its index.
  func perform(_ differences: [Difference]) -> (reports: [Report], refusedStep: Int?) {
    var trial = session.container
    var changes = 0
    if case .allowed(let outcomes) = trial.apply(differences) {
      changes = outcomes.filter(\.changed).count
    }
    return meaning.lookingAtLast(of: changes) { session.perform(differences) }
  }

  /// The words for an action: a board's own, or those of the catalog.
  func title(of action: RowAction) -> String {
    let id = action.id
    let key = PhraseKey(rawValue: "rowAction" + id.prefix(1).uppercased() + id.dropFirst())
    return action.title ?? key.map { wording.book.shown($0) } ?? id
  }

  /// What performing an action came to.
  enum Performed {
    case removed
    /// Below the item stands this one now.
    case duplicated(String)
    case revised
  }

  /// Does what an action does.
  ///
  /// - Returns: What it came to, or `nil` where nothing could be done.
  func perform(_ effect: RowAction.Effect, on item: String) -> Performed? {
    guard let value = session.container.item(item),
      let section = session.container.place(of: item)?.section
    else { return nil }
    switch effect {
    case .remove:
      notePlaces(of: [item])
      guard case .allowed = session.edit(.remove([item])) else { return nil }
      note(.remove([item]))
      return .removed
    case .duplicate:
      guard let copy = open.duplicate(item) else { return nil }
      let new = Container.Item(copy, movement: value.movement, kind: value.kind)
      guard case .allowed = session.edit(.insert([new], after: item, in: section)) else {
        return nil
      }
      note(.insert(copy, copyOf: item, after: item, section: section))
      return .duplicated(copy)
    case .revise(let change):
      revise(item, (document.revision(of: item) ?? ItemRevision()).followed(by: change))
      return .revised
    }
  }

  private func revise(_ item: String, _ revision: ItemRevision?) {
    open.revise(item, revision)
    session.recordChange(of: item)
    note(.revise(item, open.wholeRevision(of: item)))
  }

  /// Makes an edit of a journal again.
  ///
  /// - Returns: Why it cannot be made; nothing where it was made.
  func restore(_ edit: DocumentEdit) -> [Refusal<String, String>] {
    switch edit {
    case .move(let difference):
      // It was allowed when it was made, or led back to where items had been.
      if case .refused(let refusals) = session.edit(.move(difference), waivingAcceptance: true) {
        return refusals
      }
    case .remove(let items):
      notePlaces(of: items)
      if case .refused(let refusals) = session.edit(.remove(items)) { return refusals }
    case .insert(let item, let original, let anchor, let section, let bytes):
      guard open.bringBack(item, copyOf: original, bytes) else {
        return [.missingItem(original ?? item)]
      }
      let new = open.value(of: item)
      if case .refused(let refusals) = session.edit(.insert([new], after: anchor, in: section)) {
        return refusals
      }
    case .revise(let item, let revision):
      guard session.container.contains(item) else { return [.missingItem(item)] }
      open.revise(item, open.change(item, by: revision))
      session.recordChange(of: item)
    }
    keeper.note(edit, isWritten: true)
    return []
  }
}

extension Workspace {
  /// Takes back the newest move or action.
  func undo() throws(InputError) -> Report {
    try keeper.undoing { () throws(InputError) in
      let before = session.container
      let report = meaning.waiving { session.undo() }
      if case .inserted = report.announcement {
        let lost = report.items.filter { !session.container.contains($0) }
        if !lost.isEmpty { try insert(lost) }
      }
      return noted(report, since: before) { open.takeBackRevision(of: $0) }
    }
  }

  private func notePlaces(of items: [String]) {
    for item in items {
      guard let place = session.container.place(of: item) else { continue }
      let above = session.container.items(of: place.section)?.prefix(place.position - 1).last
      placesOfRemoved[item] = (place.section, above)
    }
  }

  /// Brings back what undoing could not, because the order was read anew after it had gone: below
  /// what it stood below, else at the start of its section, else of the first one.
  private func insert(_ items: [String]) throws(InputError) {
    var container = session.container
    for item in items where document.contains(item) {
      let noted = placesOfRemoved[item]
      let anchor = noted?.above.flatMap { container.contains($0) ? $0 : nil }
      let known = container.sections.map(\.id)
      guard
        let section = anchor.flatMap({ container.place(of: $0)?.section })
          ?? known.first(where: { $0 == noted?.section }) ?? known.first
      else { continue }
      container.apply(.insert([open.value(of: item)], after: anchor, in: section))
    }
    do throws(ContainerError<String, String>) {
      try session.update(to: container.contents)
    } catch {
      throw InputError(error, in: document, path: open.path)
    }
  }

  /// Makes again what was taken back last.
  func redo() throws(InputError) -> Report {
    try keeper.redoing { () throws(InputError) in
      let before = session.container
      let report = meaning.waiving { session.redo() }
      return noted(report, since: before) { open.remakeRevision(of: $0) }
    }
  }

  /// Does what the session cannot know of, and writes down what is no move.
  private func noted(
    _ report: Report, since before: Container, revising revise: (String) -> Void
  ) -> Report {
    var report = report
    switch report.announcement {
    case .replaced:
      for item in report.items {
        revise(item)
        note(.revise(item, open.wholeRevision(of: item)))
      }
      report.changed = true
    case .removed, .inserted:
      // After another program's edit more than this may go back to where it was.
      for edit in open.edits(from: before, to: session.container, []) { note(edit) }
    default: break
    }
    return report
  }
}
