internal import Reordering

/// What was done since a document was written last, so that the same can be made again in other
/// content. What was taken back again is not in it.
///
///     move a, move b, undo      move a
public struct EditLog: Sendable {
  private enum Step {
    case done([DocumentEdit])
    /// What was done before the document was written last was taken back.
    case undone([DocumentEdit])
    /// What was made again in other content. Taking back a part of it is a step of its own.
    case merged([DocumentEdit])

    var edits: [DocumentEdit] {
      switch self {
      case .done(let edits), .undone(let edits), .merged(let edits): edits
      }
    }
  }

  private var steps: [Step] = []

  public init() {}

  /// The edits, one after the other.
  public var edits: [DocumentEdit] { steps.flatMap(\.edits) }

  /// Something is done.
  public mutating func append(_ edit: DocumentEdit) { steps.append(.done([edit])) }

  /// What was done last is taken back, by these edits.
  public mutating func undo(by edits: [DocumentEdit]) {
    if edits.isEmpty { return }
    if case .done = steps.last {
      steps.removeLast()
    } else {
      steps.append(.undone(edits))
    }
  }

  /// What was taken back last is made again, by these edits.
  public mutating func redo(by edits: [DocumentEdit]) {
    if edits.isEmpty { return }
    if case .undone = steps.last {
      steps.removeLast()
    } else {
      steps.append(.done(edits))
    }
  }

  /// The document was written, or read anew and these edits were made in it.
  public mutating func begin(with edits: [DocumentEdit] = []) {
    steps = edits.isEmpty ? [] : [.merged(edits)]
  }
}

extension DocumentEdit {
  /// The items that are moved, if it is a move.
  public var moved: [String] {
    if case .move(let difference) = self { difference.sources } else { [] }
  }
}
