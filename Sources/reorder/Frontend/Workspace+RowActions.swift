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
      return try document.rowActions(
        of: item, below: above.map { AnySequence($0) } ?? AnySequence([]))
    } catch {
      throw .document(error, path: open.path)
    }
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
    note(.revise(item, revision))
  }

  /// Makes an edit of a journal again.
  ///
  /// - Returns: Why it cannot be made; nothing where it was made.
  func restore(_ edit: DocumentEdit) -> [Refusal<String, String>] {
    switch edit {
    case .move(let difference): return session.perform(difference).refusals
    case .remove(let items):
      notePlaces(of: items)
      if case .refused(let refusals) = session.edit(.remove(items)) { return refusals }
    case .insert(let item, let original, let anchor, let section, let bytes):
      guard open.bringBack(item, copyOf: original, bytes) else {
        return [.missingItem(original ?? item)]
      }
      let new = Container.Item(
        item, movement: document.movement(of: item), kind: document.kind(of: item))
      if case .refused(let refusals) = session.edit(.insert([new], after: anchor, in: section)) {
        return refusals
      }
    case .revise(let item, let revision):
      guard session.container.contains(item) else { return [.missingItem(item)] }
      revise(item, revision)
      return []
    }
    note(edit)
    return []
  }
}

extension Workspace {
  /// Takes back the newest move or action.
  func undo() throws(InputError) -> Report {
    let report = session.undo()
    if case .inserted = report.announcement {
      let lost = report.items.filter { !session.container.contains($0) }
      if !lost.isEmpty { try insert(lost) }
    }
    return noted(report) { open.takeBackRevision(of: $0) }
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
      let new = Container.Item(
        item, movement: document.movement(of: item), kind: document.kind(of: item))
      container.apply(.insert([new], after: anchor, in: section))
    }
    do throws(ContainerError<String, String>) {
      try session.update(to: container.contents)
    } catch {
      throw InputError(error, path: open.path)
    }
  }

  /// Makes again what was taken back last.
  func redo() -> Report { noted(session.redo()) { open.remakeRevision(of: $0) } }

  /// Does what the session cannot know of, and writes down what is no move.
  private func noted(_ report: Report, revising revise: (String) -> Void) -> Report {
    var report = report
    switch report.announcement {
    case .replaced:
      for item in report.items {
        revise(item)
        note(.revise(item, document.revision(of: item)))
      }
      report.changed = true
    case .removed: note(.remove(report.items))
    case .inserted:
      for item in session.container.documentOrder(report.items) {
        guard let place = session.container.place(of: item) else { continue }
        let above = session.container.items(of: place.section)?.prefix(place.position - 1).last
        note(
          .insert(
            item, copyOf: document.original(of: item), after: above, section: place.section,
            bytes: open.saved.contains(item) ? nil : document.source(of: item)))
      }
    default: break
    }
    return report
  }
}
