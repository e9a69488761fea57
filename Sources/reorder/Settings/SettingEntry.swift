internal import AnnouncingSpeech
internal import ReorderWording

/// One setting: its name, what it can be, and what it sets.
struct SettingEntry {
  /// The name in the file. As an option it has two hyphens in front; as a variable it is in
  /// capitals behind `REORDER_`.
  let key: String
  let range: Range
  /// Sets it, and is false where it cannot be that.
  let set: (inout Settings, String) -> Bool

  /// What a setting can be.
  enum Range: Equatable {
    case words([String])
    case numbers(ClosedRange<Int>)
    /// The name of something that the speech server has.
    case name
    /// The name of a sound, which has no blanks.
    case word
    /// A BCP 47 tag.
    case language
  }
}

extension SettingEntry {
  /// The settings that have one value.
  static var plain: [SettingEntry] {
    [
      words("speech", \.speech), words("verbosity", \.verbosity),
      words("vocabulary", \.vocabulary),
      level("rate", \.rate), level("pitch", \.pitch), level("volume", \.volume),
      name("voice", \.voice), name("module", \.module),
      words("punctuation", \.punctuation, or: SpeechSettings.Punctuation.self),
      words("quotes", \.quotes, or: QuoteChoice.self),
      words("isolates", \.isolates, or: Switch.self), words("cursor", \.cursor),
      words("sounds", \.sounds), words("bell", \.bell),
    ]
  }

  /// The setting of a name; `nil` where there is none.
  ///
  /// Three kinds have a value for each language, script or cue, which stands behind a dot:
  /// `voice.he`, `language.Hebr`, `sound.moved`. Letter case makes no difference.
  static func named(_ name: String) -> SettingEntry? {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let kind = parts[0].lowercased()
    guard parts.count == 2 else { return plain.first { $0.key == kind } }
    switch kind {
    case "voice": return LanguageTag(String(parts[1])).map { voice(for: $0.identifier) }
    case "language": return script(parts[1]).map(language(of:))
    case "sound": return Utterance.Cue(rawValue: parts[1].lowercased()).map(sound(for:))
    default: return nil
    }
  }

  /// The name that is most like one that there is not, if one is like it at all.
  static func nearest(to name: String) -> String? {
    let name = name.lowercased()
    let nearest = plain.map(\.key).min { editDistance($0, name) < editDistance($1, name) }
    // Of short names one letter is much: `speed` is nothing like `speech`.
    let most = name.count < 6 ? 1 : 2
    return nearest.flatMap { editDistance($0, name) <= most ? $0 : nil }
  }
}

extension SettingEntry {
  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ path: WritableKeyPath<Settings, Word>
  ) -> SettingEntry {
    SettingEntry(key: key, range: .words(Word.allCases.map(\.rawValue))) { settings, value in
      guard let word = Word(rawValue: value.lowercased()) else { return false }
      settings[keyPath: path] = word
      return true
    }
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ path: WritableKeyPath<Settings, Word?>, or type: Word.Type
  ) -> SettingEntry {
    SettingEntry(key: key, range: .words(Word.allCases.map(\.rawValue))) { settings, value in
      guard let word = Word(rawValue: value.lowercased()) else { return false }
      settings[keyPath: path] = word
      return true
    }
  }

  /// A level of SSIP: "a value from the range -100 to 100" (SSIP, SET RATE).
  private static func level(
    _ key: String, _ path: WritableKeyPath<Settings, Int?>
  ) -> SettingEntry {
    let range = -100...100
    return SettingEntry(key: key, range: .numbers(range)) { settings, value in
      guard let number = WholeNumber.read(value), range.contains(number) else { return false }
      settings[keyPath: path] = number
      return true
    }
  }

  private static func name(
    _ key: String, _ path: WritableKeyPath<Settings, String?>
  ) -> SettingEntry {
    SettingEntry(key: key, range: .name) { settings, value in
      guard let name = serverName(value) else { return false }
      settings[keyPath: path] = name
      return true
    }
  }

  private static func voice(for tag: String) -> SettingEntry {
    SettingEntry(key: "voice.\(tag)", range: .name) { settings, value in
      guard let name = serverName(value) else { return false }
      settings.voices[tag] = name
      return true
    }
  }

  private static func language(of script: String) -> SettingEntry {
    SettingEntry(key: "language.\(script)", range: .language) { settings, value in
      guard let tag = LanguageTag(value) else { return false }
      settings.scriptLanguages[script] = tag.identifier
      return true
    }
  }

  private static func sound(for cue: Utterance.Cue) -> SettingEntry {
    SettingEntry(key: "sound.\(cue.rawValue)", range: .word) { settings, value in
      // SSIP cuts the name at the first blank.
      guard let name = serverName(value), !name.contains(where: \.isWhitespace) else {
        return false
      }
      settings.soundNames[cue] = name
      return true
    }
  }

  /// A script's code as ISO 15924 writes it, or `nil` where it is none: `hebr` is `Hebr`.
  private static func script(_ code: Substring) -> String? {
    guard code.count == 4, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return code.prefix(1).uppercased() + code.dropFirst().lowercased()
  }

  /// The name of something that a server has, or `nil` where a text has something in it that no
  /// name has.
  ///
  /// Direction marks are left out: whoever copies a name from the screen copies those that it was
  /// shown with.
  private static func serverName(_ text: String) -> String? {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return nil
      default: if !scalar.properties.isBidiControl { name.append(scalar) }
      }
    }
    return name.isEmpty ? nil : String(name)
  }
}
