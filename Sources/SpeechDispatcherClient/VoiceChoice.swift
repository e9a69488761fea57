#if SpeechDispatcher
  internal import AnnouncingSpeech

  /// Which voices the settings ask for, by the tags that are sent to the server.
  struct VoiceChoice {
    private let voices: [String: String]

    /// - Parameters:
    ///   - settings: The settings, with voices by language.
    ///   - own: The tag of the sentences.
    ///   - module: The server's output module.
    init(_ settings: SpeechSettings, own: String, module: String) {
      var voices: [String: String] = [:]
      for (language, voice) in settings.voices {
        if let tag = SpeechLanguage.tag(language, module: module) { voices[tag] = voice }
      }
      if let voice = settings.voice { voices[own] = voice }
      self.voices = voices
    }

    /// The voice for a tag: one for the very tag, else one for the language.
    func voice(for tag: String) -> String? {
      (voices[tag] ?? voices[String(tag.prefix { $0 != "-" })]).flatMap(SSIPText.phrase)
    }
  }
#endif
