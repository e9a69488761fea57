#if SpeechDispatcher
  internal import AnnouncingSpeech

  /// Which languages the voices of a server speak.
  ///
  /// A server says OK to every language, and to what it has no voice for it goes on with the voice
  /// it had: an Arabic name would be read by the voice of the Russian one before it. So a language
  /// without a voice is never asked for; its text is read by the voice of the sentence.
  struct SpokenLanguages {
    /// Languages that espeak-ng has had for many years. Asking it for all its voices takes a quarter
    /// of a second, because it has some ten thousand.
    private static let ofEspeak: Set<String> = [
      "af", "ar", "bg", "bn", "bs", "ca", "cmn", "cs", "cy", "da", "de", "el", "en", "eo", "es",
      "et",
      "eu", "fa", "fi", "fr", "ga", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja",
      "ka",
      "kn", "ko", "ku", "la", "lt", "lv", "mk", "ml", "mr", "ms", "nb", "ne", "nl", "pa", "pl",
      "pt",
      "ro", "ru", "sk", "sl", "sq", "sr", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "vi",
      "yue",
    ]

    /// The server's output module.
    let module: String
    /// The languages of its voices without regions, once they were asked for; empty where the server
    /// does not tell.
    private var asked: Set<String>?

    init(module: String) {
      self.module = module
      self.asked = nil
    }

    /// The tag to send for a language, or `nil` where no voice speaks it.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag or the name of a locale.
    ///   - voices: Asks the server for its voices (`LIST SYNTHESIS_VOICES`); called once at most.
    /// - Returns: The tag.
    /// - Throws: What asking the server threw.
    mutating func tag(
      of language: String, askingFor voices: () throws(SpeechState.Reason) -> SSIPReply
    ) throws(SpeechState.Reason) -> String? {
      guard let tag = SpeechLanguage.tag(language, module: module) else { return nil }
      let primary = Self.primary(tag)
      if module.hasPrefix("espeak"), Self.ofEspeak.contains(primary) { return tag }
      if asked == nil { asked = Self.languages(in: try voices()) }
      let known = asked ?? []
      return known.isEmpty || known.contains(primary) ? tag : nil
    }

    /// The languages of a list of voices: name, language and variant with tabs in between.
    static func languages(in reply: SSIPReply) -> Set<String> {
      guard reply.isOK else { return [] }
      var languages: Set<Substring> = []
      for line in reply.data {
        guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        languages.insert(
          Substring(line.utf8[tab...].dropFirst().prefix { $0 != UInt8(ascii: "\t") }))
      }
      return Set(languages.map { primary(String($0)) })
    }

    private static func primary(_ tag: String) -> String {
      tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }
  }
#endif
