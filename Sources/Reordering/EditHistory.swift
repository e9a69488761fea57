/// What was done to a container, so that it can be undone and redone, also after somebody else
/// changed the container meanwhile.
///
/// - Undoing an edit restores exactly the order before it.
/// - After a foreign change, what is still there regains its relative order, and what came
///   meanwhile keeps its predecessor.
///
/// The history keeps the newest `limit` edits. An edit costs memory for its sources, and a foreign
/// change for the items that it is about; a copy of the order where only that was given.
///
/// Whatever changes the container is recorded here, or undone and redone here.
public struct EditHistory<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Sendable {
  public typealias Container = ReorderContainer<ItemID, SectionID>

  enum Entry {
    case own(UndoneEdit<ItemID, SectionID>)
    /// Somebody else changed the container.
    case foreign(OrderChange<ItemID, SectionID>)
    /// Somebody else changed the container, which was like this before.
    indirect case foreignSince(Container)
  }

  var done: [Entry] = []
  /// How many entries are edits of one's own.
  var undoable = 0
  var undone: [[Edit<ItemID, SectionID>]] = []

  /// How many edits can be undone at most.
  public let limit: Int

  /// An empty history.
  public init(limit: Int = 10_000) { self.limit = max(1, limit) }

  /// Whether there is an edit to undo.
  public var canUndo: Bool { undoable > 0 }

  /// Whether there is an edit to redo.
  public var canRedo: Bool { !undone.isEmpty }

  /// Remembers an edit that was made. What changed nothing is not recorded.
  public mutating func record(
    _ edit: Edit<ItemID, SectionID>, _ outcome: EditOutcome<ItemID, SectionID>
  ) {
    guard outcome.changed else { return }
    record([edit], inverse: outcome.inverse)
  }

  /// Remembers several edits that are undone and redone together.
  public mutating func record(
    _ edits: [Edit<ItemID, SectionID>], inverse: [Edit<ItemID, SectionID>]
  ) {
    guard !edits.isEmpty, !inverse.isEmpty else { return }
    undone.removeAll()
    push(UndoneEdit(edits: edits, inverse: inverse))
  }

  /// Remembers that somebody else changed the container.
  ///
  /// - Parameter container: The container as it was before that change.
  public mutating func recordForeignChange(before container: Container) {
    guard canUndo else { return }
    if case .foreignSince = done.last { return }
    done.append(.foreignSince(container))
  }

  /// Remembers that somebody else changed the container.
  ///
  ///     history.recordForeignChange(try container.update(to: sections))
  ///
  /// - Complexity: O(*k* log *k*) for *k* items that were changed since the newest edit.
  public mutating func recordForeignChange(_ update: ContainerUpdate<ItemID, SectionID>) {
    switch update.content {
    case .nothing: break
    case .anew(let before): recordForeignChange(before: before)
    case .change(let change): recordForeignChange(change)
    }
  }

  private mutating func recordForeignChange(_ change: OrderChange<ItemID, SectionID>) {
    guard canUndo else { return }
    switch done.last {
    case .foreignSince: break
    case .foreign(let first): done[done.count - 1] = .foreign(first.followed(by: change))
    case .own, nil: done.append(.foreign(change))
    }
  }

  /// Adds an edit, and forgets the oldest one beyond the limit with what others did around it.
  mutating func push(_ edit: UndoneEdit<ItemID, SectionID>) {
    done.append(.own(edit))
    undoable += 1
    guard undoable > limit else { return }
    let second = done.dropFirst().firstIndex { if case .own = $0 { true } else { false } }
    done.removeFirst(second ?? done.count)
    undoable -= 1
  }
}

extension EditHistory {
  /// The edit that would be undone next, if nobody else has changed the container since; `nil` also
  /// where there is nothing to undo.
  package var newest: UndoneEdit<ItemID, SectionID>? {
    if case .own(let edit) = done.last { edit } else { nil }
  }

  /// The edits that would be undone next, whatever others did since.
  package var nextUndo: [Edit<ItemID, SectionID>]? {
    for case .own(let edit) in done.reversed() { return edit.edits }
    return nil
  }

  /// The edits that would be redone next.
  package var nextRedo: [Edit<ItemID, SectionID>]? { undone.last }

  /// Takes over that `newest` was taken back by whoever keeps the container.
  package mutating func noteUndone() {
    guard case .own(let edit) = done.popLast() else { return }
    undoable -= 1
    undone.append(edit.edits)
  }

  /// Takes over that `nextRedo` was made again by whoever keeps the container.
  package mutating func noteRedone(inverse: [Edit<ItemID, SectionID>]) {
    guard let edits = undone.popLast(), !inverse.isEmpty else { return }
    push(UndoneEdit(edits: edits, inverse: inverse))
  }

  /// Makes the edit again that was undone last.
  ///
  /// - Returns: The edits and the container's answers, or `nil` where there is nothing to redo. A
  ///   refusal (an anchor that is gone, say) changes nothing and leaves the edit where it can be
  ///   redone later.
  public mutating func redo(
    in container: inout Container
  ) -> RedoneEdit<ItemID, SectionID>? {
    guard let edits = undone.last else { return nil }
    let generation = container.generation
    var outcomes: [EditOutcome<ItemID, SectionID>] = []
    for edit in edits {
      switch container.apply(edit, waivingAcceptance: true) {
      case .refused(let refusals):
        container.takeBack(outcomes.reversed().flatMap(\.inverse))
        container.generation = generation
        return .refused(refusals)
      case .allowed(let outcome): outcomes.append(outcome)
      }
    }
    undone.removeLast()
    let inverse = outcomes.reversed().flatMap(\.inverse)
    if !inverse.isEmpty { push(UndoneEdit(edits: edits, inverse: inverse)) }
    return .allowed(edits, outcomes)
  }
}

/// What undoing took back.
public struct UndoneEdit<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The edits as they were made.
  public var edits: [Edit<ItemID, SectionID>]
  /// The edits that take them back, one after the other.
  public var inverse: [Edit<ItemID, SectionID>]

  public init(edits: [Edit<ItemID, SectionID>], inverse: [Edit<ItemID, SectionID>]) {
    self.edits = edits
    self.inverse = inverse
  }
}

/// What redoing came to.
public enum RedoneEdit<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The edits, and what each did.
  case allowed([Edit<ItemID, SectionID>], [EditOutcome<ItemID, SectionID>])
  /// Why nothing was done.
  case refused([Refusal<ItemID, SectionID>])
}
