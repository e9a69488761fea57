internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording

/// How the program behaves for a person, whatever the document.
///
/// What is not set stays as the speech server and the language have it. The names under which these
/// are set stand in `SettingEntry.plain`.
struct Settings: Equatable {
  var speech = SpeechChoice.auto
  var verbosity = Verbosity.normal
  var vocabulary = Vocabulary.named

  /// From -100 to 100, as SSIP has it.
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var voice: String?
  /// Voices by the tag of the language that they read.
  var voices: [String: String] = [:]
  var module: String?
  var punctuation: SpeechSettings.Punctuation?
  /// In which language a name in another script is read, by the script's ISO 15924 code.
  var scriptLanguages: [String: String] = [:]

  var quotes: QuoteChoice?
  var isolates: Switch?
  var cursor = CursorPlace.end

  var sounds = Switch.off
  var bell = Switch.off
  /// The server's names for the sounds, short ones of the package `sound-icons`.
  var soundNames: [Utterance.Cue: String] = [
    .moved: "message", .refused: "hash", .edge: "empty-text",
  ]
}

enum Switch: String, CaseIterable {
  case on, off
}

/// Which quotation marks stand around shown names.
enum QuoteChoice: String, CaseIterable {
  case on, off, ascii
}

/// Where the cursor stands behind a sentence: at its end, or at its start, where a braille display
/// that follows the cursor shows the sentence from its first word.
enum CursorPlace: String, CaseIterable {
  case end, start
}

extension Settings {
  /// How the speech server is to sound.
  ///
  /// - Parameter language: The language of the sentences, as a BCP 47 tag.
  /// - Returns: The settings of the server.
  func sound(language: String) -> SpeechSettings {
    SpeechSettings(
      rate: rate, pitch: pitch, volume: volume, voice: voice, voices: voices, module: module,
      punctuation: punctuation, language: language, icons: sounds == .on ? soundNames : [:])
  }

  /// How names are shown, where a person wants it otherwise than the language and its encoding.
  func style(else usual: DisplayStyle) -> DisplayStyle {
    var style = usual
    switch quotes {
    case nil: break
    case .on: style.quotes = .typographic
    case .off: style.quotes = .off
    case .ascii: style.quotes = .ascii
    }
    if let isolates { style.isolates = isolates == .on }
    return style
  }
}
