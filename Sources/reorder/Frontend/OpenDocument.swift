internal import ReorderDocuments
internal import Reordering

/// The source of a document and what of its order is written.
final class OpenDocument {
  let path: String
  private(set) var document: ReorderDocument
  /// The file, or `nil` for standard input.
  private(set) var file: DocumentFile?
  /// The order when the document was read.
  private(set) var original: Container
  /// The order that the file has.
  private(set) var saved: Container
  private var sections: [String: ReorderDocument.Section]

  init(path: String, options: ReadingOptions) throws(InputError) {
    self.path = path
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
      return try document.bytes(ordered: order.sections.map { ($0.id, Array($0.items)) })
    } catch {
      throw .document(error, path: path)
    }
  }

  func replaceFile(with bytes: [UInt8], order: Container) throws(FileError) {
    guard let file else { return }
    self.file = try file.replace(with: bytes)
    saved = order
  }

  /// Becomes another reading of the same file.
  func takeOver(_ fresh: OpenDocument) {
    document = fresh.document
    file = fresh.file
    sections = fresh.sections
    original = fresh.original
    saved = fresh.saved
  }

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
