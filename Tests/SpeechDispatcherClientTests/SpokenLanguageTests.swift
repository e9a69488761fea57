#if SpeechDispatcher
  import AnnouncingSpeech
  import TestSupport
  import Testing

  @testable import SpeechDispatcherClient

  /// Loose: only something that hangs takes as long.
  private let limit = Duration.seconds(20)

  /// Which voice reads what, at a server that says OK to every language.
  @Suite(.serialized) struct `The language of a part` {
    @Test(arguments: ["xx", "tlh", "und", "mul", "zxx", "C", "POSIX", "nonsense", "ar\r\nSTOP ALL"])
    func `that no voice speaks is read by the voice of the sentence`(language: String) throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      for _ in 1...2 {
        announcer.announce(
          Utterance(
            .result,
            [
              .init("Moved "), .init("Молоко", language: "ru"),
              .init("something", language: language),
            ]))
        #expect(announcer.finish(within: limit))
      }
      #expect(server.chosenVoices.suffix(5) == ["en-us", "ru", "en-us", "ru", "en-us"])
      #expect(!server.moduleLog.contains("Error selecting language"))
      #expect(server.reports(of: "LIST SYNTHESIS_VOICES") == 0, "it takes a quarter of a second")
    }

    @Test func `of the sentences themselves falls back to English`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server, settings: SpeechSettings(language: "tlh"))
      announcer.announce(
        Utterance(.result, [.init("Молоко", language: "ru"), .init("nuqneH")]))
      #expect(announcer.finish(within: limit))
      #expect(server.chosenVoices.suffix(2) == ["ru", "en"])
    }

    @Test func `is that of its region, and Chinese is read by the voice that knows pinyin`() throws
    {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      for tag in ["de-AT", "zh", "zh-Hans", "zh-HK", "pt_BR.UTF-8", "he", "tt"] {
        announcer.announce(Utterance(.result, [.init("a", language: tag)]))
        #expect(announcer.finish(within: limit))
      }
      // The one of Chinese is chosen once for both.
      #expect(
        server.chosenVoices.suffix(6) == ["de-at", "cmn-latn-pinyin", "yue", "pt-br", "he", "tt"])
    }

    @Test func `is asked for as such at a server with other voices`() throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in
        line == "GET OUTPUT_MODULE" ? .raw("251-rhvoice\r\n251 OK GET RETURNED\r\n") : .usual
      }
      let announcer = SpeechDispatcherAnnouncer(
        settings: SpeechSettings(language: "en"),
        address: SpeechServerAddress(.unix(path: server.socketPath)))
      let parts = ["zh-CN", "tt", "zh", "de"].map { Utterance.Part("a", language: $0) }
      announcer.announce(Utterance(.result, parts))
      #expect(announcer.finish(within: limit))
      let lines = server.lines.map(\.text)
      #expect(
        lines.filter { $0.hasPrefix("SET SELF LANGUAGE") } == [
          "SET SELF LANGUAGE en", "SET SELF LANGUAGE tt", "SET SELF LANGUAGE en",
        ])
      #expect(lines.count { $0 == "LIST SYNTHESIS_VOICES" } == 1)
    }

    @Test func `is asked for in any case where the server does not tell its voices`() throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in
        if line.hasPrefix("LIST ") { return .raw("500 ERR INVALID COMMAND\r\n") }
        let isModule = line.hasPrefix("GET OUTPUT")
        return isModule ? .raw("251-rhvoice\r\n251 OK GET RETURNED\r\n") : .usual
      }
      let announcer = SpeechDispatcherAnnouncer(
        settings: SpeechSettings(language: "en"),
        address: SpeechServerAddress(.unix(path: server.socketPath)))
      announcer.announce(Utterance(.result, [.init("a", language: "tlh")]))
      #expect(announcer.finish(within: limit))
      #expect(server.lines.map(\.text).contains("SET SELF LANGUAGE tlh"))
    }

    @Test func `is heard, also its numbers and signs`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      func seconds(_ parts: Utterance.Part...) throws -> Double {
        let before = server.audioSeconds
        announcer.announce(Utterance(.result, parts))
        try #require(announcer.finish(within: limit))
        try #require(eventually { server.audioSeconds > before })
        return server.audioSeconds - before
      }
      for sign in ["-", "!", ".", "—", "؟", "…", "[", "\"", "~"] {
        let part = Utterance.Part(sign, isCharacter: true)
        #expect(try seconds(part) > 0.2, "\(sign)")
      }
      let plain = try seconds(.init("חלב", language: "he"))
      #expect(try seconds(.init("חלב ארבעים ושתיים", language: "he")) > plain + 0.4)
    }
  }
#endif
