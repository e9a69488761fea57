extension EditHistory {
  /// Takes back the newest edit.
  ///
  /// - Returns: What was taken back, or `nil` where there is nothing to undo.
  /// - Complexity: That of the edit; after a foreign change O(*k* log *n*) for *k* items that it was
  ///   about as well, among *n*, or O(*n*) where only the order before it is known.
  public mutating func undo(in container: inout Container) -> UndoneEdit<ItemID, SectionID>? {
    undoAcrossForeignChange(in: &container)?.edit
  }

  /// What undoing across a foreign change did, so that it can be revoked.
  package struct Undo: Sendable {
    package let edit: UndoneEdit<ItemID, SectionID>
    /// All that became of the order; `nil` where nobody else had changed it.
    package let change: OrderChange<ItemID, SectionID>?
    fileprivate let foreign: OrderChange<ItemID, SectionID>?
    fileprivate let generation: Int
    fileprivate var leavesForeign = false
  }

  /// Takes back the newest edit, whatever others did since.
  package mutating func undoAcrossForeignChange(in container: inout Container) -> Undo? {
    guard canUndo else { return nil }
    let generation = container.generation
    let foreign = popForeign(before: container)
    guard case .own(let edit) = done.popLast() else { return nil }
    undoable -= 1
    undone.append(edit.edits)
    guard let foreign else {
      container.takeBack(edit.inverse)
      return Undo(edit: edit, change: nil, foreign: nil, generation: generation)
    }
    let (change, rest) = container.regainOrder(undoing: edit, after: foreign)
    var undo = Undo(edit: edit, change: change, foreign: foreign, generation: generation)
    if canUndo, !rest.isEmpty {
      done.append(.foreign(rest))
      undo.leavesForeign = true
    }
    return undo
  }

  /// Takes back what undoing across a foreign change did, to the container and to this history.
  package mutating func revoke(_ undo: Undo, in container: inout Container) {
    guard let change = undo.change, let foreign = undo.foreign else { return }
    container.make(change.inverse)
    container.generation = undo.generation
    if undo.leavesForeign { done.removeLast() }
    undone.removeLast()
    done += [.own(undo.edit), .foreign(foreign)]
    undoable += 1
  }

  /// Forgets what others did since the newest edit.
  ///
  /// - Returns: That as one change; `nil` where they did nothing. If it does not lead to the order as it
  ///   is now, somebody did not record what they did, and then nothing is known of it.
  private mutating func popForeign(
    before container: Container
  ) -> OrderChange<ItemID, SectionID>? {
    // The newest first.
    var changes: [OrderChange<ItemID, SectionID>] = []
    while let entry = done.last {
      if case .own = entry { break }
      done.removeLast()
      switch entry {
      case .own: break
      case .foreign(let change): changes.append(change)
      // It is about the later ones as well.
      case .foreignSince(let before): changes = [container.change(since: before)]
      }
    }
    guard let newest = changes.first else { return nil }
    let all = changes.dropFirst().reduce(newest) { $1.followed(by: $0) }
    return container.isResult(of: all) ? all : nil
  }
}
