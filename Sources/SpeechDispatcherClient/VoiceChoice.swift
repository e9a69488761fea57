#if SpeechDispatcher
  internal import AnnouncingSpeech

  /// Which tag is sent for a language, and which voice is asked for with it, by the settings.
  struct VoiceChoice {
    /// The tag of parts that name no language.
    let ownLanguage: String
    private let voices: [String: String]
    private let module: String?

    init(_ settings: SpeechSettings) {
      let module = settings.module
      func tag(_ language: String) -> String? { SpeechLanguage.tag(language, module: module) }
      self.module = module
      ownLanguage = settings.language.flatMap(tag) ?? SpeechLanguage.fallback
      var voices: [String: String] = [:]
      for (language, voice) in settings.voices {
        if let tag = tag(language) { voices[tag] = voice }
      }
      if let voice = settings.voice { voices[ownLanguage] = voice }
      self.voices = voices
    }

    /// The tag for a language, or the own one where it names none.
    func tag(for language: String?) -> String {
      language.flatMap { SpeechLanguage.tag($0, module: module) } ?? ownLanguage
    }

    /// The voice for a tag that is sent: one for the very tag, else one for the language.
    func voice(for tag: String) -> String? {
      (voices[tag] ?? voices[String(tag.prefix { $0 != "-" })]).flatMap(SSIPText.phrase)
    }
  }
#endif
