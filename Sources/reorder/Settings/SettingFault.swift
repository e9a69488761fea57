internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording

/// Something in the settings that does not count. Holds data; `Sentence(_: SettingFault)` has the
/// words. It is told, and everything else goes on.
struct SettingFault: Error, Equatable {
  enum Place: Equatable {
    /// A file, or a line of it, from 1.
    case file(String, line: Int?)
    /// A variable of the environment.
    case variable(String)
  }

  enum Kind: Equatable {
    /// The file cannot be read.
    case file(FileError)
    case tooLong
    case notText
    /// A line without a name or an equals sign.
    case noValue(String)
    /// A name that there is not, and the one that is most like it.
    case unknown(String, near: String?)
    case badValue(key: String, value: String, SettingEntry.Range)
    /// There are more faults in the file than are told.
    case more
  }

  let kind: Kind
  let place: Place

  init(_ kind: Kind, in place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The first faults of a list. Whoever reads a hundred lines has not read the first.
  static func told(_ faults: [SettingFault]) -> [SettingFault] {
    guard faults.count > mostTold, case .file(let path, _) = faults[mostTold].place else {
      return faults
    }
    return faults.prefix(mostTold) + [SettingFault(.more, in: .file(path, line: nil))]
  }

  private static let mostTold = 5
}

extension Sentence {
  /// What is said of a setting that does not count: where it stands, and what is wrong.
  init(_ fault: SettingFault) {
    let reason = Sentence(fault.kind)
    switch fault.place {
    case .file(let path, line: let line?):
      self.init(
        .errorAboutLine, [.name(Name(path), quoted: false), .number(line), reason.argument])
    case .file(let path, line: nil):
      self.init(.errorAbout, [.name(Name(path), quoted: false), reason.argument])
    case .variable(let name):
      self.init(.errorAbout, [.name(Name(name), quoted: false), reason.argument])
    }
  }

  /// What is wrong with a setting.
  init(_ kind: SettingFault.Kind) {
    func name(_ text: String) -> PhraseArgument {
      .name(Name(text.count > 60 ? text.prefix(60) + "…" : text), quoted: true)
    }
    self =
      switch kind {
      case .file(let error) where error.kind == .notRegular: Sentence(.settingNotRegular)
      case .file(let error): Sentence(error)
      case .tooLong: Sentence(.settingFileTooLong)
      case .notText: Sentence(.settingNotText)
      case .noValue(let text): Sentence(.settingNoValue, [name(text)])
      case .unknown(let key, near: nil): Sentence(.settingUnknown, [name(key)])
      case .unknown(let key, near: let near?):
        Sentence(.settingUnknownNear, [name(key), name(near)])
      case .badValue(let key, let value, let range):
        Sentence(.settingBadValue, [name(key), name(value), range.argument])
      case .more: Sentence(.settingMoreFaults)
      }
  }
}

extension SettingEntry.Range {
  /// What a setting can be, for a sentence.
  fileprivate var argument: PhraseArgument {
    switch self {
    case .words(let words): .list(words.map { .name(Name($0), quoted: false) }, .or)
    case .numbers(let range):
      .phrase(.settingRangeNumbers, [.number(range.lowerBound), .number(range.upperBound)])
    case .name: .phrase(.settingRangeName)
    case .word: .phrase(.settingRangeWord)
    case .language: .phrase(.settingRangeLanguage)
    }
  }
}
