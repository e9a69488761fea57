#if SpeechDispatcher
  import AnnouncingSpeech
  import SpeechDispatcherClient
  import TestSupport
  import Testing

  /// Loose: only something that hangs takes as long.
  private let limit = Duration.seconds(20)

  @Suite(.serialized) struct `Sounds before the words` {
    private static let moved = Utterance(.result, [.init("Moved Milk. 2 of 3")], cue: .moved)

    private func announcer(
      _ path: String, icons: [Utterance.Cue: String] = [.moved: "finish", .edge: "end-of-line"]
    ) -> SpeechDispatcherAnnouncer {
      SpeechDispatcherAnnouncer(
        settings: SpeechSettings(language: "en", icons: icons),
        address: SpeechServerAddress(.unix(path: path)))
    }

    /// What was asked of the server behind the settings.
    private func requests(_ server: FakeSpeechServer) -> [String] {
      server.lines.map(\.text).filter { line in
        !["SET SELF", "HISTORY", "GET OUTPUT", "QUIT"].contains { line.hasPrefix($0) }
      }
    }

    @Test func `a sound is asked for before the words, in the same utterance`() throws {
      let server = try FakeSpeechServer()
      let announcer = announcer(server.socketPath)
      announcer.announce(Self.moved)
      #expect(announcer.finish(within: limit))
      #expect(requests(server) == ["SOUND_ICON finish", "SPEAK", "Moved Milk. 2 of 3", "."])
    }

    @Test func `a cue without a sound, and an utterance without a cue, are words alone`() throws {
      let server = try FakeSpeechServer()
      let announcer = announcer(server.socketPath)
      announcer.announce(Utterance(.result, [.init("Cannot move Total")], cue: .refused))
      #expect(announcer.finish(within: limit))
      announcer.announce(Utterance(.navigation, [.init("Milk")]))
      #expect(announcer.finish(within: limit))
      #expect(
        requests(server) == ["SPEAK", "Cannot move Total", ".", "SPEAK", "Milk", "."])
    }

    @Test func `a stop cuts the sound together with the words`() throws {
      let server = try FakeSpeechServer()
      server.reportEvents(false)
      let announcer = announcer(server.socketPath)
      announcer.announce(Self.moved)
      #expect(eventually { server.texts == ["Moved Milk. 2 of 3"] })
      announcer.stop()
      // Nothing is left that could still sound, so there is nothing to wait for.
      #expect(!announcer.finish(within: limit))
      #expect(requests(server).suffix(2) == [".", "CANCEL SELF"])
    }

    @Test func `the name of a sound cannot start another command`() throws {
      let server = try FakeSpeechServer()
      let announcer = announcer(server.socketPath, icons: [.moved: "a b\r\nSTOP ALL"])
      announcer.announce(Self.moved)
      #expect(announcer.finish(within: limit))
      #expect(requests(server).first == "SOUND_ICON abSTOPALL")
    }

    @Test func `a real server plays it first and then says the words`() throws {
      let server = try PrivateSpeechServer()
      let announcer = announcer(server.socketPath)
      announcer.announce(Self.moved)
      #expect(announcer.finish(within: limit))
      let log = server.protocolLog
      let sound = try #require(log.firstRange(of: "SOUND_ICON finish"))
      let words = try #require(log.firstRange(of: "Moved Milk. 2 of 3"))
      #expect(sound.lowerBound < words.lowerBound)
      #expect(log.ranges(of: "702 END").count == 2)
    }
  }
#endif
