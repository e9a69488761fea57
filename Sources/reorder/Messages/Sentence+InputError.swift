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
      self = Sentence(ofOutput: code).about(Self.place("-", input: false))
    case .notADifference(let path, let line):
      self = Sentence(.errorNotADifference).about(Self.place(ofDifference: path), line: line)
    case .difference(let error, let path):
      self = Sentence(error).about(Self.place(ofDifference: path), line: error.line)
    case .catalog(let path, let error): self = Sentence(error).about(Self.place(path))
    case .unexpected(let text):
      self = Sentence(.errorUnexpected, [.name(Name(text, language: "en"), quoted: false)])
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
      switch error.kind {
      case .isDirectory: Sentence(.errorIsDirectory)
      case .notRegular: Sentence(.errorNotRegular)
      case .changedSinceRead: Sentence(.errorChangedOnDisk)
      case .damaged(let backup): Sentence(.errorDamaged, [.name(Name(backup), quoted: true)])
      case .backup: Sentence(.errorNoBackup)
      case .open, .read:
        Sentence(whyOf: error.code) ?? Sentence(.errorCannotRead, [.system(error.code)])
      case .write:
        Sentence(whyOf: error.code) ?? Sentence(.errorCannotWrite, [.system(error.code)])
      }
  }

  /// What is said of standard output that cannot be written. Unlike a file, it is not as it was.
  fileprivate init(ofOutput code: Int32) {
    self =
      switch code {
      case ENOSPC, EDQUOT: Sentence(.errorOutputNoSpace)
      case EBADF: Sentence(.errorClosed)
      case EIO: Sentence(.errorDevice)
      default: Sentence(.errorOutput, [.system(code)])
      }
  }

  /// What the system most often says of a file, in words of ours; `nil` where there are none.
  private init?(whyOf code: Int32) {
    let key: PhraseKey? =
      switch code {
      case ENOENT: .errorNotFound
      case EACCES, EPERM: .errorPermission
      case ENOSPC: .errorNoSpace
      case EDQUOT: .errorQuota
      case EFBIG: .errorTooBig
      case EROFS: .errorReadOnly
      case ELOOP: .errorLinkLoop
      case ENAMETOOLONG: .errorNameTooLong
      case ENOTDIR: .errorNotAFolder
      case EMFILE, ENFILE: .errorTooManyOpen
      case EBADF: .errorClosed
      case EIO: .errorDevice
      default: nil
      }
    guard let key else { return nil }
    self = Sentence(key)
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

extension PhraseArgument {
  /// What the system calls an error (strerror(3)), which is English.
  fileprivate static func system(_ code: Int32) -> PhraseArgument {
    .name(Name(String(cString: strerror(code)), language: "en"), quoted: false)
  }
}
