#if SpeechDispatcher
  import AnnouncingSpeech
  import SpeechDispatcherClient
  import TestSupport
  import Testing

  /// Loose: only something that hangs takes as long.
  private let limit = Duration.seconds(20)

  extension SpeechDispatcherAnnouncer {
    convenience init(
      _ server: PrivateSpeechServer, settings: SpeechSettings = SpeechSettings(language: "en-US"),
      onStateChange: @escaping @Sendable (SpeechState) -> Void = { _ in }
    ) {
      self.init(
        settings: settings, address: SpeechServerAddress(.unix(path: server.socketPath)),
        onStateChange: onStateChange)
    }
  }

  extension Utterance {
    static func of(_ kind: Kind, _ text: String) -> Utterance { Utterance(kind, [Part(text)]) }
  }

  @Suite(.serialized) struct `With a real speech server` {
    @Test func `a result is heard to its end`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      announcer.announce(.of(.result, "Moved Milk before Bread. 3 of 5"))
      #expect(announcer.finish(within: limit))
      #expect(announcer.state == .speaking)
      #expect(eventually { server.audioSeconds > 1 })
      let audio = server.audio()
      #expect(audio.peak > 3000)
      #expect((1.0...8.0).contains(audio.seconds), "\(audio.seconds) s")
      let log = server.protocolLog
      #expect(log.contains("SET SELF PUNCTUATION some"))
      #expect(log.contains("SET SELF LANGUAGE en-US"))
      #expect(log.contains("SET SELF PRIORITY MESSAGE"))
      #expect(log.contains("Moved Milk before Bread. 3 of 5"))
      #expect(log.contains("701 BEGIN"))
      #expect(log.contains("702 END"))
    }

    @Test func `each part is said by the voice of its language`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      announcer.announce(
        Utterance(
          .result, [.init("Moved "), .init("السلام عليكم", language: "ar"), .init(" before Milk.")])
      )
      #expect(announcer.finish(within: limit))
      #expect(Array(server.chosenVoices.suffix(3)) == ["en-us", "ar", "en-us"])
      #expect(server.audio().peak > 3000)
    }

    @Test func `nothing that a name may be breaks the connection`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      let flag = "🇩🇪"
      let names = [
        "AT&T", "<test>", "a < b", ".", "..", "😀", flag, "e\u{301}", "", "   ", "\u{A0}\t", "\r\n.",
        "\u{0}", "\u{202E}abc", "\u{1B}[31mred", "\u{FFFD}", "%s%n",
      ]
      for name in names {
        announcer.announce(.of(.result, name))
        #expect(announcer.finish(within: limit), "\(name.prefix(20).debugDescription)")
        #expect(announcer.state == .speaking)
      }
      // A name of 100 kB is an hour of speech: heard until a key cuts it.
      announcer.announce(.of(.result, String(repeating: "long name ", count: 10_000)))
      #expect(eventually { server.protocolLog.contains("long name long name") })
      #expect(
        eventually { announcer.finish(within: .zero) == false && server.audioSeconds > 60 })
      announcer.stop()
      #expect(!announcer.finish(within: limit))
      #expect(announcer.state == .speaking)
      // One connection for all of them, and one that was the greeting.
      #expect(server.protocolLog.components("CLIENT_NAME") <= 2)
      let before = server.audioSeconds
      announcer.announce(.of(.result, "alive"))
      #expect(announcer.finish(within: limit))
      #expect(eventually { server.audioSeconds > before })
      #expect(server.audio(from: before).peak > 3000)
    }

    @Test(arguments: ["AT&T", "<test>", "a < b"])
    func `signs in a name are read`(name: String) throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      func length(of text: String) throws -> Double {
        let before = server.audioSeconds
        announcer.announce(.of(.result, text))
        try #require(announcer.finish(within: limit))
        try #require(eventually { server.audioSeconds > before })
        return server.audioSeconds - before
      }
      let signs = Set("&<>")
      let bare = name.filter { !signs.contains($0) }
      #expect(try length(of: name) > length(of: bare) + 0.1)
    }

    @Test func `spelled text is sent character by character`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      announcer.announce(
        Utterance(.spelling, ["a", " ", "é", "ש", "capital B"].map { .init($0) }))
      #expect(announcer.finish(within: limit))
      for line in ["CHAR a", "CHAR space", "CHAR é", "CHAR ש", "capital B"] {
        #expect(server.protocolLog.contains(line), "\(line)")
      }
    }

    @Test func `a burst of keys leaves few sentences audible`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      for number in 1...20 {
        announcer.stop()
        announcer.announce(.of(.navigation, "Item number \(number), \(number) of 20"))
      }
      #expect(announcer.finish(within: limit))
      let spoken = server.protocolLog.components("702 END")
      #expect((1...3).contains(spoken), "\(spoken) sentences were heard to their end")
      #expect(server.protocolLog.contains("Item number 20"))
    }

    @Test func `speech comes back after the server was killed in the middle`() throws {
      let server = try PrivateSpeechServer()
      let states = Monitor<[SpeechState]>([])
      let announcer = SpeechDispatcherAnnouncer(server) { new in
        states.change { $0.append(new) }
      }
      announcer.announce(.of(.navigation, String(repeating: "long sentence ", count: 500)))
      #expect(eventually { server.protocolLog.contains("BEGIN") && announcer.state == .speaking })
      server.kill()
      announcer.stop()
      announcer.announce(.of(.navigation, "not heard"))
      #expect(eventually { announcer.state == .unavailable(.lost) })
      announcer.announce(.of(.result, "Back again"))
      try server.start()
      let start = ContinuousClock.now
      #expect(eventually(within: limit) { server.protocolLog.contains("Back again") })
      print("speech was back after", ContinuousClock.now - start)
      #expect(announcer.finish(within: limit))
      #expect(!server.protocolLog.contains("not heard"), "stale text is not said")
      #expect(states.change { $0 } == [.speaking, .unavailable(.lost), .speaking])
    }

    @Test func `a server that stands still does not hold anybody up`() throws {
      let server = try PrivateSpeechServer()
      let announcer = SpeechDispatcherAnnouncer(server)
      announcer.announce(.of(.navigation, "Milk"))
      #expect(announcer.finish(within: limit))
      server.freeze(true)
      let start = ContinuousClock.now
      for number in 1...50 {
        announcer.stop()
        announcer.announce(.of(.navigation, "Item \(number)"))
      }
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(eventually { announcer.state == .unavailable(.notAnswering) })
      server.freeze(false)
      #expect(eventually { announcer.state == .speaking })
      #expect(announcer.finish(within: limit))
      #expect(server.protocolLog.contains("Item 50"))
    }

    @Test func `settings are sent again after a restart`() throws {
      let server = try PrivateSpeechServer()
      let settings = SpeechSettings(
        rate: 500, pitch: -20, volume: 90, voice: "German", module: "espeak-ng",
        punctuation: .most, language: "de_DE.UTF-8")
      let announcer = SpeechDispatcherAnnouncer(server, settings: settings)
      for _ in 1...2 {
        announcer.announce(.of(.result, "Milch"))
        #expect(announcer.finish(within: limit))
        let log = server.protocolLog
        for line in [
          "RATE 100", "PITCH -20", "VOLUME 90", "SYNTHESIS_VOICE German",
          "OUTPUT_MODULE espeak-ng", "PUNCTUATION most", "LANGUAGE de-DE",
        ] {
          #expect(log.contains("SET SELF \(line)"), "\(line)")
        }
        server.kill()
        try server.start()
      }
    }

    @Test func `a probe tells whether and where a word was heard`() throws {
      let server = try PrivateSpeechServer()
      let address = SpeechServerAddress(.unix(path: server.socketPath))
      var probe = SpeechProbe(word: "Speech works", address: address)
      var report = probe.run(within: limit)
      #expect(report.isHeard)
      #expect(report.state == .speaking)
      #expect(report.address == server.socketPath)
      probe.address = SpeechServerAddress(.unix(path: "/nowhere/speechd.sock"))
      report = probe.run(within: limit)
      #expect(!report.isHeard)
      #expect(report.state == .unavailable(.noServer(address: "/nowhere/speechd.sock")))
    }
  }

  extension String {
    /// How often something is in it.
    func components(_ part: String) -> Int {
      var count = 0
      var rest = self[...]
      while let range = rest.firstRange(of: part) {
        count += 1
        rest = rest[range.upperBound...]
      }
      return count
    }
  }
#endif
