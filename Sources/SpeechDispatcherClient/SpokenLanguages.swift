#if SpeechDispatcher
  internal import AnnouncingSpeech

  /// Which languages the voices of a server speak.
  ///
  /// A server says OK to every language, and to what it has no voice for it goes on with the voice
  /// it had: an Arabic name would be read by the voice of the Russian one before it. So a language
  /// without a voice is never asked for; its text is read by the voice of the sentence.
  struct SpokenLanguages {
    /// The languages of espeak-ng 1.51 (`espeak-ng --voices`). It is not asked, because it tells all
    /// its thirteen thousand voices at once, and that takes longer than a key may wait.
    private static let ofEspeak: Set<String> = [
      "af", "am", "an", "ar", "as", "az", "ba", "be", "bg", "bn", "bpy", "bs", "ca", "chr", "cmn",
      "cs", "cv", "cy", "da", "de", "el", "en", "eo", "es", "et", "eu", "fa", "fi", "fr", "ga",
      "gd", "gn", "grc", "gu", "hak", "haw", "he", "hi", "hr", "ht", "hu", "hy", "hyw", "ia",
      "id", "io", "is", "it", "ja", "jbo", "ka", "kk", "kl", "kn", "ko", "kok", "ku", "ky", "la",
      "lb", "lfn", "lt", "ltg", "lv", "mi", "mk", "ml", "mr", "ms", "mt", "my", "nb", "nci", "ne",
      "nl", "no", "nog", "om", "or", "pa", "pap", "pl", "pt", "quc", "qu", "ro", "ru", "sd",
      "shn", "si", "sjn", "sk", "sl", "smj", "sq", "sr", "sv", "sw", "ta", "te", "th", "tk", "tn",
      "tr", "tt", "ug", "uk", "ur", "uz", "vi", "yue",
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
      if module.hasPrefix("espeak") { return Self.ofEspeak.contains(primary) ? tag : nil }
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
