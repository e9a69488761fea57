/// How a speech server is to sound. What is `nil` stays as the person has set it in the server.
public struct SpeechSettings: Hashable, Sendable {
  /// How fast, from -100 to 100; values beyond are brought back into that range.
  public var rate: Int?
  /// How high, from -100 to 100.
  public var pitch: Int?
  /// How loud, from -100 to 100.
  public var volume: Int?
  /// The name of a synthesis voice for text in the announcer's own language.
  public var voice: String?
  /// Names of synthesis voices for other languages, by BCP 47 tag.
  public var voices: [String: String]
  /// The name of the server's output module, such as `espeak-ng`.
  public var module: String?
  /// How much punctuation is read. Without a value it is ``Punctuation/some``, and not the
  /// server's, because with `none` a server drops the `&` of "AT&T".
  public var punctuation: Punctuation?
  /// The BCP 47 tag of the language of parts that name none.
  public var language: String?
  /// The names of the server's sounds that are played before an utterance with a cue. A cue without
  /// a name is silent, and so are all of them unless something is said here.
  public var icons: [Utterance.Cue: String]

  /// How much punctuation is read.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    case none, some, most, all
  }

  public init(
    rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil, voice: String? = nil,
    voices: [String: String] = [:], module: String? = nil, punctuation: Punctuation? = nil,
    language: String? = nil, icons: [Utterance.Cue: String] = [:]
  ) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.voice = voice
    self.voices = voices
    self.module = module
    self.punctuation = punctuation
    self.language = language
    self.icons = icons
  }
}
