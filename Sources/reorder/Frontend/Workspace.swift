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
  /// How names are looked for.
  private(set) lazy var search = LabelSearch(language: wording.book.language)
  /// What was done and is not saved yet.
  let keeper: EditKeeper
  /// Keeps moves away that the text of the document does not bear.
  let meaning: MeaningGuard
  /// Below which items those stood that went, to bring them back also where the file was read anew.
  var placesOfRemoved: [String: (section: String, above: String?)] = [:]

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - options: How to read it and name things.
  ///   - wording: What makes the words.
  /// - Throws: What is wrong with the file or the document.
  init(path: FilePath, options: Options, wording: PhraseWording) throws(InputError) {
    let open = try OpenDocument(path: path, options: options.reading)
    let keeper = EditKeeper()
    self.open = open
    self.keeper = keeper
    let meaning = MeaningGuard(open)
    self.meaning = meaning
    self.options = options
    self.wording = wording
    var labels = ItemLabels<String, String>(
      label: { open.document.label(of: $0) },
      spoken: { open.document.spoken(of: $0) },
      language: { open.document.language(of: $0) },
      conditions: { open.document.states(of: $0).map { .named($0.rawValue) } },
      title: { open.section($0)?.title },
      titleLanguage: { open.section($0)?.language },
      emptyStandIn: open.document.format == .lines ? .blankLine : .untitledItem)
    // What row actions have made of items is not in the source.
    labels.row = { open.document.isAsRead ? open.document.labelRow : nil }
    // Whoever works in the session shows each sentence first, and then says it.
    session = Session(
      container: open.original, labels: labels, wording: wording, announcer: SilentAnnouncer(),
      vocabulary: options.settings.vocabulary,
      move: { difference in
        if let refusal = meaning.refusal(of: difference) { return .refused([refusal]) }
        keeper.note(.move(difference))
        return .moved
      })
    keeper.identities = { open.identities() }
    meaning.order = { [unowned session] in session.container }
    if meaning.isNeeded { session.permits = { meaning.permits($0) } }
    takeOverLayout()
  }

  var document: ReorderDocument { open.document }

  /// What the document is called in messages: its path, or `nil` for standard input.
  var path: FilePath? { open.file?.path }

  var finder: ItemFinder { ItemFinder(session: session, search: search) }

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

  /// How often the file is read again before it is given up, while another program writes to it all
  /// the time.
  static var mostReadings: Int { 8 }

  /// Replaces the file by the document in its present order.
  ///
  /// - Throws: What cannot be written; `changedSinceRead` where another program has changed it.
  func replaceFile() throws(InputError) {
    let bytes = try bytes()
    keeper.noteSaving(bytes)
    do throws(FileError) {
      try open.replaceFile(with: bytes, order: session.container)
    } catch {
      throw .file(error)
    }
    keeper.beginAnew()
  }

  /// Replaces the file, also where another program has changed it since it was read: then the moves
  /// that led here are made in the new content, by identity, and nothing of that program's work is
  /// lost.
  ///
  /// - Throws: What cannot be written; `changedSinceRead` where another program changes it again and
  ///   again.
  func save() throws(InputError) -> Saving {
    var readings = 0
    while true {
      do throws(InputError) {
        try replaceFile()
        return readings > 0 ? .merged : .saved
      } catch {
        guard case .file(let failure) = error, failure.kind == .changedSinceRead,
          readings < Self.mostReadings
        else { throw error }
        if let refusals = try moveIntoNewContent() { return .refused(refusals) }
        readings += 1
      }
    }
  }

  /// The document as the file has it now.
  func readAgain() throws(InputError) -> Workspace {
    try Workspace(path: open.path, options: options, wording: wording)
  }

  /// Reads the file again and makes in its new content what was done.
  ///
  /// - Returns: Why an edit does not fit, with the session as it was; `nil` when all were made.
  private func moveIntoNewContent() throws(InputError) -> [Refusal<String, String>]? {
    let fresh = try OpenDocument(path: open.path, options: options.reading)
    try fresh.rename(open.identities())
    switch open.remade(session.container, by: keeper.log.edits, in: fresh) {
    case .failure(let refusals): return refusals.all
    case .success(let remade):
      guard fresh.canBeWritten(remade.order) else {
        // What leads there is a move, or it would have to be written only as it was read.
        let moved = remade.edits.compactMap { edit -> Difference? in
          if case .move(let difference) = edit { difference } else { nil }
        }
        guard let last = moved.last else { return [.declined(reason: nil)] }
        return [.meaningWouldChange(last.sources, at: last.destination)]
      }
      open.takeOver(fresh)
      takeOverLayout()
      try takeOver(remade.order)
      keeper.beginAnew(with: remade.edits)
      return nil
    }
  }

  private func takeOver(_ order: Container) throws(InputError) {
    do throws(ContainerError<String, String>) {
      try session.update(to: order.contents)
    } catch {
      throw InputError(error, in: document, path: open.path)
    }
    session.isEnabled = document.isEnabled
  }
}

extension Workspace {
  /// Begins to write down what is done, so that a crash or a lost terminal loses nothing.
  ///
  /// - Returns: What an earlier run left.
  func keepJournal() -> Journal.LeftOver? {
    path.flatMap { keeper.keepJournal(of: $0, bytes: document.bytes) }
  }

  /// Writes down an edit.
  func note(_ edit: DocumentEdit) { keeper.note(edit) }

  /// Forgets what was written down: nobody wants it.
  func forgetJournal() { keeper.forgetJournal() }

  /// Makes again what an earlier run left. The items have the identities again that they had then.
  ///
  /// - Returns: How many edits were made, and why the others were not.
  func restore(
    _ leftOver: Journal.LeftOver
  ) throws(InputError) -> (made: Int, refusals: [Refusal<String, String>]) {
    try open.rename(leftOver.identities)
    try takeOver(open.original)
    var (made, refusals) = (0, [Refusal<String, String>]())
    for edit in leftOver.edits {
      let reasons = restore(edit)
      if reasons.isEmpty { made += 1 }
      refusals += reasons
    }
    if !refusals.isEmpty { keeper.rewriteJournal() }
    return (made, refusals)
  }
}
