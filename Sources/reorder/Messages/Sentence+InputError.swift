internal import AssistiveReordering
internal import Glibc
internal import ReorderDocuments
internal import ReorderWording

extension Sentence {
  /// What is said of something that cannot be read, understood or written: which file, which line,
  /// and what is wrong.
  init(_ error: InputError) {
    switch error {
    case .file(let error):
      self = Sentence(error).about(Self.place(error.path, input: error.kind != .write))
    case .document(let error, let path):
      self = Sentence(error).about(Self.place(path), line: error.line)
    case .output(let code):
      // Unlike a file, it is not as it was.
      self = Sentence(.errorOutput, [.number(Int(code))]).about(Self.place("-", input: false))
    case .notADifference(let path, let line):
      self = Sentence(.errorNotADifference).about(Self.place(ofDifference: path), line: line)
    case .difference(let error, let path):
      self = Sentence(error).about(Self.place(ofDifference: path), line: error.line)
    case .catalog(let path, let error): self = Sentence(error).about(Self.place(path))
    }
  }

  /// The name of a file, or the words for standard input or output.
  private static func place(_ path: String, input: Bool = true) -> PhraseArgument {
    guard path == "-" else { return .name(Name(path), quoted: false) }
    return .phrase(input ? .errorStandardInput : .errorStandardOutput)
  }

  /// The name of the file that a difference stands in, or the word for what stands on the command
  /// line.
  private static func place(ofDifference path: String?) -> PhraseArgument {
    path.map { place($0) } ?? .phrase(.errorDifference)
  }

  private func about(_ place: PhraseArgument, line: Int? = nil) -> Sentence {
    guard let line else { return Sentence(.errorAbout, [place, argument]) }
    return Sentence(.errorAboutLine, [place, .number(line), argument])
  }

  /// What is said of a file that cannot be read or written.
  init(_ error: FileError) {
    self =
      switch (error.kind, error.code) {
      case (.isDirectory, _): Sentence(.errorIsDirectory)
      case (.notRegular, _): Sentence(.errorNotRegular)
      case (.changedSinceRead, _): Sentence(.errorChangedOnDisk)
      case (.damaged(let backup), _):
        Sentence(.errorDamaged, [.name(Name(backup), quoted: true)])
      case (.backup, _): Sentence(.errorNoBackup)
      case (_, ENOENT): Sentence(.errorNotFound)
      case (_, EACCES), (_, EPERM): Sentence(.errorPermission)
      case (_, ENOSPC), (_, EDQUOT): Sentence(.errorNoSpace)
      case (_, EROFS): Sentence(.errorReadOnly)
      case (.open, let code), (.read, let code):
        Sentence(.errorCannotRead, [.number(Int(code))])
      case (.write, let code): Sentence(.errorCannotWrite, [.number(Int(code))])
      }
  }

  private init(_ error: CatalogError) {
    guard let key = error.key, let language = error.language else {
      self = Sentence(.errorBadCatalog)
      return
    }
    func name(_ text: String) -> PhraseArgument { .name(Name(text), quoted: true) }
    self = Sentence(.errorBadPhrase, [name(key), name(language)])
  }

  private init(_ error: DocumentError) {
    func name(_ text: String) -> PhraseArgument { .name(Name(text), quoted: true) }
    self =
      switch error.kind {
      case .invalidJSON: Sentence(.errorInvalidJSON)
      case .missingMember(let member): Sentence(.errorMissingMember, [name(member)])
      case .unexpectedValue(let member): Sentence(.errorUnexpectedValue, [name(member)])
      case .repeatedItem(let id): Sentence(.errorRepeatedItem, [name(id)])
      case .repeatedSection(let id): Sentence(.errorRepeatedSection, [name(id)])
      case .misplacedPin(let id): Sentence(.errorMisplacedPin, [name(id)])
      case .tooLong: Sentence(.errorTooLong)
      case .meaningWouldChange, .unknownSection, .unknownItem, .missingItem:
        Sentence(.errorMeaningWouldChange)
      }
  }
}
