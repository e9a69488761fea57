#if SpeechDispatcher
  import AnnouncingSpeech
  import SpeechDispatcherClient
  import TestSupport
  import Testing

  /// Why nothing is heard, with servers that fail in every step.
  @Suite(.serialized) struct SpeechCheckTests {
    private func check(
      _ path: String, settings: SpeechSettings = SpeechSettings(language: "en"),
      languages: [String] = []
    ) -> SpeechCheck {
      var check = SpeechCheck(
        word: "Speech works", settings: settings, languages: languages,
        address: SpeechServerAddress(.unix(path: path)), startsServer: true)
      check.deadline = .milliseconds(300)
      check.patience = .seconds(1)
      return check
    }

    struct Fault: Sendable, CustomTestStringConvertible {
      let line: String
      let reaction: FakeSpeechServer.Reaction
      let problem: SpeechProblem?
      var testDescription: String { "\(line): \(reaction)" }

      init(_ line: String, _ reaction: FakeSpeechServer.Reaction, _ problem: SpeechProblem?) {
        self.line = line
        self.reaction = reaction
        self.problem = problem
      }
    }

    static let faults = [
      Fault("none of them", .close, nil),
      Fault("QUIT", .nothing, .notAnswering), Fault("QUIT", .late(.seconds(1)), .notAnswering),
      Fault("QUIT", .close, .notASpeechServer), Fault("QUIT", .raw("hello\n"), .notASpeechServer),
      Fault("QUIT", .raw("HTTP/1.1 400 Bad Request\r\n"), .notASpeechServer),
      Fault("LIST OUTPUT_MODULES", .nothing, .notAnswering),
      Fault("LIST OUTPUT_MODULES", .close, .lost),
      Fault("LIST OUTPUT_MODULES", .raw("\n"), .lost),
      Fault("LIST OUTPUT_MODULES", .raw("25\r\n"), .lost),
      Fault("LIST OUTPUT_MODULES", .raw("250-espeak-ng\r\n"), .notAnswering),
      Fault("LIST OUTPUT_MODULES", .raw("250 OK MODULE LIST SENT\r\n"), .noModule),
      Fault("LIST OUTPUT_MODULES", .raw("304 ERR NO MODULES\r\n"), .noModule),
      Fault("GET OUTPUT_MODULE", .raw("305 ERR NO OUTPUT MODULE\r\n"), .noModule),
      Fault("LIST SYNTHESIS_VOICES", .nothing, .moduleNotAnswering),
      Fault("LIST SYNTHESIS_VOICES", .close, .lost),
      Fault("LIST SYNTHESIS_VOICES", .raw("304 ERR CANT LIST VOICES\r\n"), nil),
      Fault("SPEAK", .raw("380 ERR NOT ALLOWED\r\n"), .cut), Fault("SPEAK", .close, .lost),
      Fault("SPEAK", .raw("garbage\r\n"), .lost), Fault(".", .close, .lost),
    ]

    @Test(arguments: faults)
    func `each fault of a server is found as what it is`(_ fault: Fault) throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in line == fault.line ? fault.reaction : .usual }
      #expect(check(server.socketPath).run().problem == fault.problem)
    }

    @Test func `a word that begins and does not end is a server without sound`() throws {
      let server = try FakeSpeechServer()
      server.reportEnds(false)
      let report = check(server.socketPath).run()
      #expect(report.problem == .noSound)
      #expect(report.time == nil)
      // What did not end must not be heard later.
      #expect(eventually { server.lines.contains { $0.text == "CANCEL SELF" } })
    }

    @Test func `a word that does not begin waits for something else`() throws {
      let server = try FakeSpeechServer()
      server.reportEvents(false)
      #expect(check(server.socketPath).run().problem == .waiting)
    }

    @Test func `what is at the address is told apart`() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "file")
      try folder.makeFolder("folder")
      try leaveUnixSocket(folder.path + "/left")
      for (name, problem) in [
        ("nothing", SpeechProblem.noSocket), ("nothing/below", .noSocket), ("file", .notASocket),
        ("folder", .notASocket), ("left", .refused),
        (String(repeating: "x", count: 200), .badAddress),
      ] {
        let report = check(folder.path + "/" + name).run()
        #expect(report.problem == problem, "\(name)")
        #expect(!report.isServerStarted)
      }
      let nonsense = SpeechServerAddress(environment: ["SPEECHD_ADDRESS": "nonsense"])
      let report = SpeechCheck(
        word: "x", settings: SpeechSettings(), address: nonsense, startsServer: true
      ).run()
      #expect(report.problem == .badAddress)
      #expect(report.variable == "SPEECHD_ADDRESS")
    }

    @Test func `what the server has is reported, and which voice reads what`() throws {
      let server = try FakeSpeechServer()
      var report = check(
        server.socketPath,
        settings: SpeechSettings(
          voice: "english+DEEP", voices: ["he": "Golem"], module: "third", language: "en"),
        languages: ["he", "tlh"]
      ).run()
      #expect(report.time != nil)
      report.time = nil
      var expected = SpeechReport()
      expected.address = server.socketPath
      expected.module = "espeak-ng"
      expected.modules = ["espeak-ng", "other"]
      expected.missingModule = "third"
      expected.voices = [
        .init(
          language: "en", module: "espeak-ng", asked: "english+DEEP",
          voice: .init(name: "English+deep", language: "en", variant: "deep"), match: .asked),
        .init(
          language: "he", module: "espeak-ng", asked: "Golem",
          voice: .init(name: "Carmit", language: "he-IL"), match: .near),
        .init(
          language: "tlh", module: "espeak-ng", asked: nil,
          voice: .init(name: "English+deep", language: "en", variant: "deep"), match: .none),
      ]
      #expect(report == expected)
      #expect(server.texts == ["Speech works"])
    }

    @Test func `voices can be listed without a word`() throws {
      let server = try FakeSpeechServer()
      #expect(
        try check(server.socketPath).voices()
          == SpeechVoices(
            module: "espeak-ng",
            voices: [
              .init(name: "English", language: "en"),
              .init(name: "English+deep", language: "en", variant: "deep"),
              .init(name: "Carmit", language: "he-IL"), .init(name: "Tatar", language: "tt"),
            ]))
      #expect(server.texts == [])
    }

    @Test func `a list without end is given up`() throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in
        line == "LIST SYNTHESIS_VOICES"
          ? .raw(String(repeating: "249-Anna\ten\tnone\r\n", count: 300_000)) : .usual
      }
      var check = check(server.socketPath)
      check.deadline = .seconds(20)
      #expect(check.run().problem == .lost)
    }

    @Test func `with a real server a word is heard, and the voices are those that it takes`() throws
    {
      let server = try PrivateSpeechServer()
      var check = check(
        server.socketPath, settings: SpeechSettings(language: "en-US"),
        languages: ["he", "ar", "de-AT", "zh", "tlh"])
      check.deadline = .seconds(5)
      check.patience = .seconds(20)
      let report = check.run()
      #expect(report.problem == nil)
      #expect(report.module == "espeak-ng")
      #expect(
        report.voices.map { "\($0.language): \($0.voice?.name ?? "none") \($0.match)" } == [
          "en-US: English (America) exact", "he: Hebrew exact", "ar: Arabic exact",
          "de-AT: German near", "zh: Chinese (Mandarin, latin as Pinyin) exact",
          "tlh: English (America) none",
        ])
      #expect(server.protocolLog.contains("Speech works"))
      #expect(server.audio().peak > 1000)
    }

    @Test func `a real server without sound is found, and found again`() throws {
      let server = try PrivateSpeechServer(sound: .missing)
      var check = check(server.socketPath)
      check.deadline = .seconds(2)
      check.patience = .seconds(2)
      #expect(check.run().problem == .noSound)
      // From now on that server hangs by itself (speech-dispatcher 0.11.4).
      #expect([.moduleNotAnswering, .noSound].contains(check.run().problem))
    }
  }
#endif
