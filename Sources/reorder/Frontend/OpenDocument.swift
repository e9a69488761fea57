internal import ReorderDocuments
internal import Reordering

/// The source of a document and what of its order is written.
final class OpenDocument {
  let path: FilePath
  private let options: ReadingOptions
  private(set) var document: ReorderDocument
  /// What was written otherwise in items than they were read.
  private var revisions = RevisionLog()
  /// What of that the file has.
  private var savedRevisions: [String: ItemRevision] = [:]
  /// The file, or `nil` for standard input.
  private(set) var file: DocumentFile?
  /// The order when the document was read.
  private(set) var original: Container
  /// The order that the file has.
  private(set) var saved: Container
  private var sections: [String: ReorderDocument.Section]
  /// Whether items have other identities than reading gave them.
  private var isRenamed = false
  /// What ``identities()`` found for the bytes that the file has.
  private var known: KnownIdentities?

  init(path: FilePath, options: ReadingOptions) throws(InputError) {
    self.path = path
    self.options = options
    let input = try Input(path)
    file = input.file
    do throws(DocumentError) {
      document = try ReorderDocument(
        bytes: input.bytes, name: input.file?.path.text, options: options)
    } catch {
      throw .document(error, path: path.text)
    }
    sections = [:]
    for section in document.sections { sections[section.id] = section }
    let container = try Self.container(of: document, path: path)
    original = container
    saved = container
  }

  func section(_ id: String) -> ReorderDocument.Section? { sections[id] }

  func bytes(of order: Container) throws(InputError) -> [UInt8] {
    do throws(DocumentError) {
      return try document.bytes(
        ordered: order.sections.map { ($0.id, Array($0.items)) },
        leavingOut: Set(
          document.sections.lazy.flatMap(\.items).filter { !order.contains($0) }))
    } catch {
      throw .document(error, path: path.text)
    }
  }

  func replaceFile(with bytes: [UInt8], order: Container) throws(FileError) {
    guard let file else { return }
    self.file = try file.replace(with: bytes)
    saved = order
    savedRevisions = presentRevisions
    known = nil
  }

  /// Becomes another reading of the same file.
  func takeOver(_ fresh: OpenDocument) {
    file = fresh.file
    sections = fresh.sections
    original = fresh.original
    saved = fresh.saved
    revisions.goOver(saved: { savedRevisions[$0] }, read: { document.asRead($0, like: $1) })
    savedRevisions = [:]
    isRenamed = fresh.isRenamed
    known = nil
    let earlier = document
    document = fresh.document
    // What went can still be brought back by undoing.
    for item in earlier.items where !document.contains(item) {
      if let source = earlier.source(of: item) { document.adopt(source, as: item) }
    }
    for item in revisions.items { document.revise(item, revisions[item]) }
  }
}

extension OpenDocument {
  private static func container(
    of document: ReorderDocument, path: FilePath
  ) throws(InputError) -> Container {
    do throws(ContainerError<String, String>) {
      return try Container(
        sections: document.sections.map { section in
          Container.Section(
            id: section.id, acceptance: section.acceptance,
            items: section.items.map {
              Container.Item($0, movement: document.movement(of: $0), kind: document.kind(of: $0))
            })
        }, isEnabled: document.isEnabled)
    } catch {
      throw InputError(error, in: document, path: path)
    }
  }
}

// What is written otherwise in items, and items that are made of others.

extension OpenDocument {
  /// What is written otherwise in each item than it was read.
  private var presentRevisions: [String: ItemRevision] {
    var present: [String: ItemRevision] = [:]
    for item in revisions.items { present[item] = revisions[item] }
    return present
  }

  /// The items in which something is written otherwise than in the file.
  var revisedSinceSaved: [String] {
    revisions.items.filter { revisions[$0] != savedRevisions[$0] }
  }

  /// The items in which something is written otherwise than they were read.
  var revised: [String] { revisions.items.filter { revisions[$0] != nil } }

  /// Writes something in an item otherwise, so that it can be taken back.
  func revise(_ item: String, _ revision: ItemRevision?) {
    revisions.record(revision, of: item)
    document.revise(item, revision)
  }

  func takeBackRevision(of item: String) {
    revisions.stepBack(item)
    document.revise(item, revisions[item])
  }

  func remakeRevision(of item: String) {
    revisions.stepForward(item)
    document.revise(item, revisions[item])
  }

  /// Makes a second item of one.
  func duplicate(_ item: String, as copy: String? = nil) -> String? {
    document.duplicate(item, as: copy)
  }

  /// Makes an item that is not in the document: a copy of one, or of its bytes.
  ///
  /// - Returns: Whether it is there now.
  func bringBack(_ item: String, copyOf original: String?, _ bytes: [UInt8]?) -> Bool {
    if document.contains(item) { return true }
    if let original, duplicate(original, as: item) != nil { return true }
    return bytes.map { document.adopt($0, as: item) } ?? false
  }

  /// What is written in an item, in full: it says the same of the item as it was read first and as
  /// it was written last.
  func wholeRevision(of item: String) -> ItemRevision {
    let saved = savedRevisions[item] ?? ItemRevision()
    let every = revisions.every(of: item).followed(by: saved)
    return document.asRead(item, like: every).followed(by: revisions[item] ?? ItemRevision())
  }

  /// What a revision changes in an item as it was read; `nil` where that is nothing.
  func change(_ item: String, by revision: ItemRevision?) -> ItemRevision? {
    guard let revision else { return nil }
    return revision.changes(since: document.asRead(item, like: revision))
  }
}

// The identities of items are made of their bytes and their place among equal ones. Those that a
// session knows are of the text as it was read; a text that was written since gives others.

extension OpenDocument {
  /// The identities that the items of the file have here, where reading it gives others.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes, once for each time it is written.
  func identities() -> KnownIdentities {
    if let known { return known }
    var found = KnownIdentities()
    // Equal lines in another order can have the same bytes.
    if let file,
      isRenamed || file.bytes != document.bytes || !saved.hasSameOrder(as: original)
    {
      found = identities(in: file.bytes, of: saved)
    }
    known = found
    return found
  }

  /// The identities that the items of a text have here, where reading it gives others.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - order: The order that it was written in.
  /// - Returns: What differs.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  func identities(in bytes: [UInt8], of order: Container) -> KnownIdentities {
    guard isRenamed || document.givesOtherIdentities,
      let written = try? ReorderDocument(
        bytes: bytes, name: file?.path.text, options: options)
    else { return KnownIdentities() }
    return written.identities(knownAs: order.sections.map { ($0.id, Array($0.items)) })
  }

  /// Gives items and sections the identities that they are known by.
  func rename(_ known: KnownIdentities) throws(InputError) {
    guard !known.isEmpty else { return }
    document.rename(known)
    isRenamed = true
    self.known = nil
    sections = [:]
    for section in document.sections { sections[section.id] = section }
    original = try Self.container(of: document, path: path)
    saved = original
  }
}
