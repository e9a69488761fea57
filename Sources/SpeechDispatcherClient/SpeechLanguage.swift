#if SpeechDispatcher
  /// The tags of languages that a server understands.
  enum SpeechLanguage {
    /// Where neither the part nor the settings name a language.
    static let fallback = "en"

    /// What to send for a tag, or `nil` if it names no language.
    ///
    /// The server says OK to anything, and to what it does not know it goes on with the voice it
    /// had. So locale names of the system are turned into tags (`de_DE.UTF-8` to `de-DE`), and
    /// what is no tag, such as `C`, is not sent.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag or the name of a locale.
    ///   - module: The output module, where the settings name one.
    /// - Returns: The tag to send.
    static func tag(_ language: String, module: String? = nil) -> String? {
      let name = language.prefix { $0 != "." && $0 != "@" }
      let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      guard let primary = subtags.first, (2...3).contains(primary.count) else { return nil }
      let isTag = subtags.allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { isLetter($0) || isDigit($0) }
      }
      guard isTag, primary.utf8.allSatisfy(isLetter) else { return nil }
      let tag = subtags.joined(separator: "-")
      return isEspeak(module) ? espeakTag(tag) : tag
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Without a module it is most likely the server's usual one.
    private static func isEspeak(_ module: String?) -> Bool {
      module?.hasPrefix("espeak") ?? true
    }

    /// espeak-ng's Mandarin voice reads Latin letters as English; its pinyin voice reads both.
    private static func espeakTag(_ tag: String) -> String {
      let subtags = tag.lowercased().split(separator: "-")
      guard subtags.first == "zh" || subtags.first == "cmn" else { return tag }
      if subtags.contains("hk") || subtags.contains("mo") || subtags.contains("yue") {
        return "yue"
      }
      return "cmn-latn-pinyin"
    }
  }
#endif
