internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// Something that cannot be read, understood or written. Ends the program with status 3.
enum InputError: Error, Equatable {
  case file(FileError)
  case document(DocumentError, path: String)
  /// Standard output cannot be written; the system's `errno`.
  case output(Int32)
  /// What was given as a difference is JSON of quite another shape; the file, where it was one, and
  /// the line of what is none.
  case notADifference(path: String?, line: Int)
  /// What is wrong with what was given as a difference, or a list of them.
  case difference(DocumentError, path: String?)
  /// A catalog of phrases that cannot be read.
  case catalog(path: String, CatalogError)
  /// Something that nobody expects, as the program itself has it.
  case unexpected(String)

  init(_ error: ContainerError<String, String>, in document: ReorderDocument, path: FilePath) {
    func line(of item: String) -> Int? { document.contains(item) ? document.line(of: item) : nil }
    let reason =
      switch error {
      case .repeatedItem(let id): DocumentError(.repeatedItem(id: id), line: line(of: id))
      case .repeatedSection(let id): DocumentError(.repeatedSection(id: id))
      case .misplacedPin(let id, _): DocumentError(.misplacedPin(id: id), line: line(of: id))
      }
    self = .document(reason, path: path.text)
  }
}
