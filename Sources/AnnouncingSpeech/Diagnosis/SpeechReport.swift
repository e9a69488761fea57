/// What was found out about speech.
public struct SpeechReport: Hashable, Sendable {
  /// The socket: a path, or `host:port`.
  public var address: String?
  /// The variable that the address comes from.
  public var variable: String?
  /// Whether there was no server and one was started.
  public var isServerStarted = false
  /// What makes the speech of the sentences: the server's output module.
  public var module: String?
  /// All output modules of the server.
  public var modules: [String] = []
  /// The output module that the settings ask for, where the server does not have it.
  public var missingModule: String?
  /// The voice of each language that was asked about, in that order.
  public var voices: [LanguageVoice] = []
  /// What keeps speech from being heard; `nil` where a word was heard to its end.
  public var problem: SpeechProblem?
  /// How long the word took.
  public var time: Duration?

  public init(problem: SpeechProblem? = nil) { self.problem = problem }

  /// The voice that reads a language.
  public struct LanguageVoice: Hashable, Sendable {
    /// The language, as it was asked about.
    public var language: String
    /// The output module that reads it.
    public var module: String?
    /// The voice that the settings ask for.
    public var asked: String?
    /// The voice that reads it, as far as the server tells.
    public var voice: SynthesisVoice?
    /// How it comes to be that one.
    public var match: SynthesisVoice.Match

    public init(
      language: String, module: String?, asked: String?, voice: SynthesisVoice?,
      match: SynthesisVoice.Match
    ) {
      self.language = language
      self.module = module
      self.asked = asked
      self.voice = voice
      self.match = match
    }
  }
}

/// The voices of an output module.
public struct SpeechVoices: Hashable, Sendable {
  /// The output module.
  public var module: String
  /// Its voices, in the server's order.
  public var voices: [SynthesisVoice]

  public init(module: String, voices: [SynthesisVoice]) {
    self.module = module
    self.voices = voices
  }
}
