internal import ReorderDocuments

/// What was done and is not saved yet: for making it again in other content of the file, and in the
/// journal for the next run.
final class EditKeeper {
  private(set) var log = EditLog()
  /// The items that were moved since the document was read.
  private(set) var moved: Set<String> = []
  /// The identities of the items, where reading what the file has now gives others.
  var identities: () -> KnownIdentities = { KnownIdentities() }
  /// Where edits are written down until they are saved; only interactive use has one.
  private var journal: Journal?
  /// What was done while something is taken back or made again.
  private var collected: [DocumentEdit]?

  /// Keeps an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit, which fits the document as it is.
  ///   - isWritten: Whether it stands in the journal already.
  func note(_ edit: DocumentEdit, isWritten: Bool = false) {
    moved.formUnion(edit.moved)
    if !isWritten { journal?.append(edit, identities: identities()) }
    if collected != nil {
      collected?.append(edit)
    } else {
      log.append(edit)
    }
  }

  /// Takes back what was done last, which `body` does.
  func undoing<Result>(
    _ body: () throws(InputError) -> Result
  ) throws(InputError) -> Result {
    let (result, edits) = try collecting(body)
    log.undo(by: edits)
    return result
  }

  /// Makes again what was taken back last, which `body` does.
  func redoing<Result>(
    _ body: () throws(InputError) -> Result
  ) throws(InputError) -> Result {
    let (result, edits) = try collecting(body)
    log.redo(by: edits)
    return result
  }

  private func collecting<Result>(
    _ body: () throws(InputError) -> Result
  ) throws(InputError) -> (Result, [DocumentEdit]) {
    collected = []
    defer { collected = nil }
    let result = try body()
    return (result, collected ?? [])
  }

  /// The file was written: nothing is unsaved.
  func beginAnew() {
    log.begin()
    journal?.remove()
  }

  /// The file was read anew, and these edits were made in its new content.
  func beginAnew(with edits: [DocumentEdit]) {
    log.begin(with: edits)
    moved = Set(edits.flatMap(\.moved))
    journal?.replace(with: edits, identities: identities())
  }
}

extension EditKeeper {
  /// Begins to write down what is done, so that a crash or a lost terminal loses nothing.
  ///
  /// - Returns: What an earlier run left.
  func keepJournal(of path: FilePath, bytes: [UInt8]) -> Journal.LeftOver? {
    journal = Journal(of: path)
    return journal?.leftOver(in: bytes)
  }

  /// The file is about to be replaced by these bytes.
  func noteSaving(_ bytes: [UInt8]) { journal?.noteSaving(bytes) }

  /// Not all that the journal held could be made again: from now on it holds what could.
  func rewriteJournal() { journal?.replace(with: log.edits, identities: identities()) }

  /// Forgets what was written down: nobody wants it.
  func forgetJournal() { journal?.remove() }
}
