internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// A document that is open: its bytes, its order, and the session over it.
final class Workspace {
  let session: Session
  let options: Options
  let wording: PhraseWording
  let open: OpenDocument
  /// Where edits are written down until they are saved; only interactive use has one.
  private let journalOfMoves = JournalBox()
  /// Below which items those stood that went, to bring them back also where the file was read anew.
  var placesOfRemoved: [String: (section: String, above: String?)] = [:]

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - options: How to read it and name things.
  ///   - wording: What makes the words.
  ///   - announcer: What says them.
  /// - Throws: What is wrong with the file or the document.
  init(
    path: String, options: Options, wording: PhraseWording, announcer: any Announcer
  ) throws(InputError) {
    let open = try OpenDocument(path: path, options: options.reading)
    self.open = open
    self.options = options
    self.wording = wording
    session = Session(
      container: open.original,
      labels: ItemLabels(
        label: { open.document.label(of: $0) },
        spoken: { open.document.spoken(of: $0) },
        language: { open.document.language(of: $0) },
        conditions: { open.document.states(of: $0).map { .named($0.rawValue) } },
        title: { open.section($0)?.title },
        titleLanguage: { open.section($0)?.language },
        emptyStandIn: open.document.format == .lines ? .blankLine : .untitledItem),
      wording: wording, announcer: announcer, vocabulary: options.settings.vocabulary,
      move: { [journalOfMoves] difference in
        journalOfMoves.append(.move(difference), in: open)
        return .moved
      })
    session.disabledReason = open.document.disabledReason
    takeOverLayout()
  }

  var document: ReorderDocument { open.document }

  /// What the document is called in messages: its path, or `nil` for standard input.
  var path: String? { open.file?.path }

  var finder: ItemFinder { ItemFinder(session: session) }

  /// Whether the order or an item is another one than what is written.
  var isUnsaved: Bool { !session.container.hasSameOrder(as: open.saved) || !revised.isEmpty }

  /// The items that are written otherwise than in the file.
  private var revised: [String] {
    open.revisedSinceSaved.filter { session.container.contains($0) }
  }

  /// Whether more was done since it was written last than moving items.
  var hasEdits: Bool {
    let (now, saved) = (session.container, open.saved)
    return !revised.isEmpty || now.count != saved.count
      || !now.sections.allSatisfy { $0.items.allSatisfy(saved.contains) }
  }

  /// The order when the document was opened.
  var original: Container { open.original }

  /// The document as it was read.
  var originalBytes: [UInt8] { open.document.bytes }

  /// The whole document in the present order.
  func bytes() throws(InputError) -> [UInt8] { try open.bytes(of: session.container) }

  /// The items in the order in which a move of several takes them.
  func sources(_ items: [String]) -> [String] {
    // What repeats or is missing has to be refused, so it must not be sorted away.
    guard options.selectOrder == .document, Set(items).count == items.count,
      items.allSatisfy(session.container.contains)
    else { return items }
    return session.container.documentOrder(items)
  }
}

extension Workspace {
  /// What saving came to.
  enum Saving {
    /// The file was written, or had this content already.
    case saved
    /// Another program had changed the file; the moves were made in its new content.
    case merged
    /// Another program had changed the file, and the moves do not fit it any more.
    case refused([Refusal<String, String>])
  }

  /// Replaces the file by the document in its present order.
  ///
  /// - Throws: What cannot be written; `changedSinceRead` where another program has changed it.
  func replaceFile() throws(InputError) {
    let bytes = try bytes()
    do throws(FileError) {
      try open.replaceFile(with: bytes, order: session.container)
    } catch {
      throw .file(error)
    }
  }

  /// Replaces the file, also where another program has changed it since it was read: then the moves
  /// that led here are made in the new content, by identity, and nothing of that program's work is
  /// lost.
  func save() throws(InputError) -> Saving {
    var merged = false
    while true {
      do throws(InputError) {
        try replaceFile()
        return merged ? .merged : .saved
      } catch {
        guard case .file(let failure) = error, failure.kind == .changedSinceRead else {
          throw error
        }
        if let refusals = try moveIntoNewContent() { return .refused(refusals) }
        merged = true
      }
    }
  }

  /// The document as the file has it now.
  func readAgain() throws(InputError) -> Workspace {
    try Workspace(
      path: open.path, options: options, wording: wording, announcer: session.announcer)
  }

  /// Reads the file again and makes in its new content what was done.
  ///
  /// - Returns: Why an edit does not fit, with the session as it was; `nil` when all were made.
  private func moveIntoNewContent() throws(InputError) -> [Refusal<String, String>]? {
    let fresh = try OpenDocument(path: open.path, options: options.reading)
    try fresh.takeOverIdentities(of: open)
    let container: Container
    switch open.remade(session.container, in: fresh) {
    case .failure(let refusals): return refusals.all
    case .success(let remade): container = remade
    }
    open.takeOver(fresh)
    takeOverLayout()
    do throws(ContainerError<String, String>) {
      try session.update(to: container.contents)
    } catch {
      throw InputError(error, path: open.path)
    }
    return nil
  }
}

extension Workspace {
  /// Begins to write down what is done, so that a crash or a lost terminal loses nothing.
  ///
  /// - Returns: What an earlier run left.
  func keepJournal() -> [DocumentEdit] {
    guard let path else { return [] }
    let journal = Journal(of: path, bytes: document.bytes)
    journalOfMoves.journal = journal
    return journal?.leftOver() ?? []
  }

  /// Writes down an edit.
  func note(_ edit: DocumentEdit) { journalOfMoves.append(edit, in: open) }

  /// Forgets what was written down: it is saved, or nobody wants it.
  func forgetJournal() { journalOfMoves.journal?.remove() }
}

/// The journal, once there is one, for the closure that is made before it.
private final class JournalBox {
  var journal: Journal?

  /// Writes an edit down in the names that whoever reads the file next has for its items.
  func append(_ edit: DocumentEdit, in document: OpenDocument) {
    let names = document.namesInFile
    journal?.append(names.isEmpty ? edit : edit.renaming { names[$0] ?? $0 })
  }
}
