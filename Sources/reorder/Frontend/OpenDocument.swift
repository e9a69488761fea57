internal import ReorderDocuments
internal import Reordering

/// The source of a document and what of its order is written.
final class OpenDocument {
  let path: String
  private let options: ReadingOptions
  private(set) var document: ReorderDocument
  /// What was written otherwise in items than they were read.
  private var revisions = RevisionLog()
  /// What of that the file has.
  private var savedRevisions: [String: ItemRevision] = [:]
  /// What a new reading of the file would call the items that were changed since they were read.
  private(set) var namesInFile: [String: String] = [:]
  /// The file, or `nil` for standard input.
  private(set) var file: DocumentFile?
  /// The order when the document was read.
  private(set) var original: Container
  /// The order that the file has.
  private(set) var saved: Container
  private var sections: [String: ReorderDocument.Section]

  init(path: String, options: ReadingOptions) throws(InputError) {
    self.path = path
    self.options = options
    let bytes: [UInt8]
    do throws(FileError) {
      if path == "-" {
        bytes = try DocumentFile.standardInput()
      } else {
        let file = try DocumentFile(reading: path)
        self.file = file
        bytes = file.bytes
      }
    } catch {
      throw .file(error)
    }
    do throws(DocumentError) {
      document = try ReorderDocument(
        bytes: bytes, name: path == "-" ? nil : path, options: options)
    } catch {
      throw .document(error, path: path)
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
      throw .document(error, path: path)
    }
  }

  func replaceFile(with bytes: [UInt8], order: Container) throws(FileError) {
    guard let file else { return }
    self.file = try file.replace(with: bytes)
    saved = order
    savedRevisions = presentRevisions
    readNamesInFile()
  }

  /// Becomes another reading of the same file.
  func takeOver(_ fresh: OpenDocument) {
    file = fresh.file
    sections = fresh.sections
    original = fresh.original
    saved = fresh.saved
    revisions.goOver(saved: { savedRevisions[$0] }, read: { document.asRead($0, like: $1) })
    savedRevisions = [:]
    namesInFile = fresh.namesInFile
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
    of document: ReorderDocument, path: String
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
      throw InputError(error, path: path)
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

  /// Learns what the items of the file that was just written are called when it is read.
  private func readNamesInFile() {
    guard let file, file.bytes != document.bytes,
      let written = try? ReorderDocument(bytes: file.bytes, name: path, options: options)
    else { return namesInFile = [:] }
    takeNames(written.sections.flatMap(\.items), of: saved.sections.flatMap { Array($0.items) })
  }

  private func takeNames(_ theirs: [String], of ours: [String]) {
    namesInFile = [:]
    guard theirs.count == ours.count else { return }
    for (item, name) in zip(ours, theirs) where item != name { namesInFile[item] = name }
  }

  /// Gives the items of this reading the identities that they have in an earlier one, which wrote
  /// what the file had before another program changed it.
  func takeOverIdentities(of earlier: OpenDocument) throws(InputError) {
    guard !earlier.namesInFile.isEmpty else { return }
    let theirs = document.sections.flatMap(\.items)
    document.rename(
      Dictionary(earlier.namesInFile.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 }))
    takeNames(theirs, of: document.sections.flatMap(\.items))
    original = try Self.container(of: document, path: path)
    saved = original
  }
}
