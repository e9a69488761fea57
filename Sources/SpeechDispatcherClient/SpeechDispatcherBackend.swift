#if SpeechDispatcher
  internal import AnnouncingSpeech

  /// One connection to speech-dispatcher, as a ``SpeechQueue`` uses it.
  ///
  /// An utterance is sent as messages of the priority MESSAGE, one for each part, which the server
  /// says one after the other. TEXT would let the second part cut the first one. Nothing of ours
  /// is IMPORTANT: that would cut the speech of other programs. CANCEL SELF cuts our own.
  ///
  /// `@unchecked Sendable`: a queue makes one call after the other, and what changes is only
  /// touched within calls.
  final class SpeechDispatcherBackend: SpeechBackend, @unchecked Sendable {
    private let address: SpeechServerAddress
    private let settings: SpeechSettings
    private let limit: Duration
    private let starter: ServerStarter?
    private let events: @Sendable (SpeechEvent) -> Void
    private var connection: SpeechConnection?
    private var languages = SpokenLanguages(module: "")
    /// The language of the sentences, as the server knows it.
    private var ownLanguage = SpeechLanguage.fallback
    /// The voices that the settings name, by tag.
    private var voices: VoiceChoice?
    /// What the server was told last, so that it is told only changes.
    private var language: String?
    private var priority: String?

    /// - Parameters:
    ///   - address: The server. Where it was not chosen and nobody listens, `starter` is asked.
    ///   - settings: Sent when the connection is opened.
    ///   - limit: The longest time to wait for the server's first answer.
    ///   - starter: Starts a server, or `nil` if none is to be started.
    ///   - events: Told what happens to parts.
    init(
      address: SpeechServerAddress, settings: SpeechSettings, limit: Duration,
      starter: ServerStarter?, events: @escaping @Sendable (SpeechEvent) -> Void
    ) {
      self.address = address
      self.settings = settings
      self.limit = limit
      self.starter = starter
      self.events = events
    }

    func open() throws(SpeechState.Reason) {
      do throws(SpeechState.Reason) {
        try ServerGreeting.check(address, within: limit)
      } catch {
        guard case .noServer = error, !address.isChosen, let starter,
          starter.start(within: ServerStarter.longestStart)
        else { throw error }
        try ServerGreeting.check(address, within: limit)
      }
      let connection = try SpeechConnection(to: address, events: events)
      self.connection = connection
      for line in settingLines { _ = try connection.send(line) }
      try chooseLanguages()
      try select(ownLanguage)
    }

    private func chooseLanguages() throws(SpeechState.Reason) {
      // Not what was asked for: a server that has no such module goes on with the one it has.
      let answer = try send("GET OUTPUT_MODULE")
      let usual = answer.isOK ? answer.data.first : nil
      languages = SpokenLanguages(module: usual ?? settings.module ?? "espeak-ng")
      for language in [settings.language, SpeechLanguage.fallback] {
        guard let language, let tag = try tag(of: language) else { continue }
        ownLanguage = tag
        break
      }
      voices = VoiceChoice(settings, own: ownLanguage, module: languages.module)
    }

    /// The tag to send for a language, or `nil` where the server has no voice for it.
    private func tag(of language: String) throws(SpeechState.Reason) -> String? {
      try languages.tag(of: language) { () throws(SpeechState.Reason) in
        try send("LIST SYNTHESIS_VOICES")
      }
    }

    /// The commands for the settings, the module first: it is what the others are for.
    private var settingLines: [String] {
      func level(_ name: String, _ value: Int?) -> String? {
        value.map { "SET SELF \(name) \(min(max($0, -100), 100))" }
      }
      let punctuation = settings.punctuation ?? .some
      return [
        "SET SELF NOTIFICATION BEGIN ON",
        "SET SELF NOTIFICATION END ON",
        "SET SELF NOTIFICATION CANCEL ON",
        settings.module.flatMap(SSIPText.word).map { "SET SELF OUTPUT_MODULE \($0)" },
        level("RATE", settings.rate),
        level("PITCH", settings.pitch),
        level("VOLUME", settings.volume),
        "SET SELF PUNCTUATION \(punctuation.rawValue)",
      ].compactMap(\.self)
    }

    func say(_ utterance: Utterance) throws(SpeechState.Reason) -> [Int] {
      var parts: [Int] = []
      try setPriority(of: utterance)
      if let icon = utterance.cue.flatMap({ settings.icons[$0] }).flatMap(SSIPText.word),
        let id = try send("SOUND_ICON \(icon)").number
      {
        // It is one more part: heard in its turn, and cut with the words.
        parts.append(id)
      }
      for part in utterance.parts {
        let isCharacter = part.isCharacter || utterance.kind == .spelling
        let character = isCharacter ? SSIPText.character(part.text) : nil
        let messages = character == nil ? SSIPText.messages(part.text) : []
        guard character != nil || !messages.isEmpty else { continue }
        if let language = part.language, let tag = try tag(of: language) {
          try select(tag)
        } else {
          try select(ownLanguage)
        }
        if let character, let id = try send("CHAR \(character)").number { parts.append(id) }
        for message in messages {
          if let id = try speak(message) { parts.append(id) }
        }
      }
      return parts
    }

    /// Sends one message and returns its number, or `nil` if the server does not want it.
    private func speak(_ message: String) throws(SpeechState.Reason) -> Int? {
      // A refusal to take text must not be followed by the text: it would be commands.
      guard try send("SPEAK").isOK else { return nil }
      return try send(message + "\r\n.").number
    }

    func cancel() throws(SpeechState.Reason) { _ = try send("CANCEL SELF") }

    func check() throws(SpeechState.Reason) { _ = try send("GET RATE") }

    func close() {
      connection?.close()
      connection = nil
    }

    private func send(_ line: String) throws(SpeechState.Reason) -> SSIPReply {
      guard let connection else { throw .lost }
      return try connection.send(line)
    }

    /// What may be dropped is a NOTIFICATION: it gives way to everybody. But a second one would cut
    /// the first, so with several parts it has to be MESSAGEs.
    private func setPriority(of utterance: Utterance) throws(SpeechState.Reason) {
      let isNotice = utterance.kind.mayBeDropped && utterance.parts.count == 1
      let wanted = isNotice ? "NOTIFICATION" : "MESSAGE"
      guard priority != wanted else { return }
      _ = try send("SET SELF PRIORITY \(wanted)")
      priority = wanted
    }

    /// Chooses the language, and then the voice that the settings have for it: a change of language
    /// makes the server forget the voice.
    private func select(_ tag: String) throws(SpeechState.Reason) {
      guard language != tag else { return }
      _ = try send("SET SELF LANGUAGE \(tag)")
      if let voice = voices?.voice(for: tag) {
        _ = try send("SET SELF SYNTHESIS_VOICE \(voice)")
      }
      language = tag
    }
  }

  extension ServerStarter {
    /// A server starts in a quarter of a second; on a machine that is just starting itself, later.
    static let longestStart = Duration.seconds(6)
  }
#endif
