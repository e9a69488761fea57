/// What was done to a container, so that it can be undone and redone, also after somebody else
/// changed the container meanwhile.
///
/// - Undoing an edit restores exactly the order before it.
/// - After a foreign change, what is still there regains its relative order, and what came
///   meanwhile keeps its predecessor.
///
/// The history keeps the newest `limit` edits. An edit costs memory for its sources; a foreign
/// change costs a copy of the order.
public struct EditHistory<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Sendable {
  public typealias Container = ReorderContainer<ItemID, SectionID>

  private enum Entry {
    case own(edit: Edit<ItemID, SectionID>, inverse: [Edit<ItemID, SectionID>])
    /// Somebody else changed the container, which was like this before.
    case foreign(before: Container)
  }

  private var done: [Entry] = []
  private var undone: [Edit<ItemID, SectionID>] = []

  /// How many edits can be undone at most.
  public let limit: Int

  /// An empty history.
  public init(limit: Int = 10_000) { self.limit = max(1, limit) }

  /// Whether there is an edit to undo.
  public var canUndo: Bool {
    done.contains { if case .own = $0 { true } else { false } }
  }

  /// Whether there is an edit to redo.
  public var canRedo: Bool { !undone.isEmpty }

  /// Remembers an edit that was made. What changed nothing is not recorded.
  public mutating func record(
    _ edit: Edit<ItemID, SectionID>, _ outcome: EditOutcome<ItemID, SectionID>
  ) {
    guard outcome.changed else { return }
    undone.removeAll()
    push(.own(edit: edit, inverse: outcome.inverse))
  }

  /// Remembers that somebody else changed the container.
  ///
  /// - Parameter container: The container as it was before that change.
  public mutating func recordForeignChange(before container: Container) {
    if case .foreign = done.last { return }
    push(.foreign(before: container))
  }

  private mutating func push(_ entry: Entry) {
    done.append(entry)
    if done.count > limit { done.removeFirst(done.count - limit) }
  }
}

extension EditHistory {
  /// Takes back the newest edit.
  ///
  /// - Returns: The edit that was taken back and what taking it back did, or `nil` where there is
  ///   nothing to undo.
  /// - Complexity: That of the edit; O(*n*) after a foreign change.
  public mutating func undo(in container: inout Container) -> UndoneEdit<ItemID, SectionID>? {
    guard canUndo else { return nil }
    var foreign: Container?
    while let entry = done.popLast() {
      switch entry {
      case .foreign(let before): foreign = before
      case .own(let edit, let inverse):
        undone.append(edit)
        if let base = foreign {
          done.append(.foreign(before: Self.undo(inverse, in: base)))
          container.regainOrder(of: Self.undo(inverse, in: base))
        } else {
          container = Self.undo(inverse, in: container)
        }
        return UndoneEdit(edit: edit, inverse: inverse)
      }
    }
    return nil
  }

  /// Makes the edit again that was undone last.
  ///
  /// - Returns: The edit and the container's answer, or `nil` where there is nothing to redo. A
  ///   refusal (an anchor that is gone, say) leaves the edit where it can be redone later.
  public mutating func redo(
    in container: inout Container
  ) -> (edit: Edit<ItemID, SectionID>, verdict: EditVerdict<ItemID, SectionID>)? {
    guard let edit = undone.last else { return nil }
    let verdict = container.apply(edit, waivingAcceptance: true)
    if case .allowed(let outcome) = verdict {
      undone.removeLast()
      if outcome.changed { push(.own(edit: edit, inverse: outcome.inverse)) }
    }
    return (edit, verdict)
  }

  private static func undo(
    _ inverse: [Edit<ItemID, SectionID>], in container: Container
  ) -> Container {
    var container = container
    let isEnabled = container.isEnabled
    container.isEnabled = true
    for edit in inverse { container.apply(edit, waivingAcceptance: true) }
    container.isEnabled = isEnabled
    return container
  }
}

/// An edit that was taken back.
public struct UndoneEdit<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The edit as it was made.
  public var edit: Edit<ItemID, SectionID>
  /// The edits that took it back.
  public var inverse: [Edit<ItemID, SectionID>]

  /// The items that the edit was about.
  public var items: [ItemID] {
    switch edit {
    case .move(let difference): difference.sources
    case .insert(let items, _, _): items.map(\.id)
    case .remove(let items): items
    case .replace(let item, _): [item]
    }
  }
}
