internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// Something that cannot be read, understood or written. Ends the program with status 3.
enum InputError: Error, Equatable {
  case file(FileError)
  case document(DocumentError, path: String)
  /// Standard output cannot be written; the system's `errno`.
  case output(Int32)
  /// What was given as a difference is JSON of quite another shape; the file, where it was one.
  case notADifference(path: String?)
  /// What is wrong with what was given as a difference, or a list of them.
  case difference(DocumentError, path: String?)
  /// A catalog of phrases that cannot be read.
  case catalog(path: String, CatalogError)

  init(_ error: ContainerError<String, String>, path: String) {
    let kind: DocumentError.Kind =
      switch error {
      case .repeatedItem(let id): .repeatedItem(id: id)
      case .repeatedSection(let id): .repeatedSection(id: id)
      case .misplacedPin(let id, _): .misplacedPin(id: id)
      }
    self = .document(DocumentError(kind), path: path)
  }
}
