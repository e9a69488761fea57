#if SpeechDispatcher
  import AnnouncingSpeech
  import Foundation
  import TestSupport
  import Testing

  @testable import SpeechDispatcherClient

  private let limit = Duration.seconds(20)

  private func makeAnnouncer(
    at path: String, deadline: Duration = .milliseconds(300)
  ) -> SpeechDispatcherAnnouncer {
    var timing = SpeechTiming(deadline: deadline, openingDeadline: deadline * 2)
    timing.retryInterval = .milliseconds(50)
    timing.longestRetryInterval = .milliseconds(50)
    return SpeechDispatcherAnnouncer(
      settings: SpeechSettings(language: "en-US"),
      address: SpeechServerAddress(.unix(path: path)), starter: nil, timing: timing,
      onStateChange: { _ in })
  }

  /// How many descriptors (`fd`) or threads (`task`) this process has. Asked in a process of its own,
  /// where no other test runs.
  private func count(_ folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/" + folder).count) ?? 0
  }

  /// Whether a process runs: a dead one may be left over for a while.
  private func isRunning(_ pid: Int32) -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    return stat.map { !$0.contains(") Z ") } ?? false
  }

  @Suite(.serialized) struct `With a speech server that misbehaves` {
    @Test func `the whole conversation is ours`() throws {
      let server = try FakeSpeechServer()
      let announcer = makeAnnouncer(at: server.socketPath)
      announcer.announce(.of(.result, "Moved Milk."))
      #expect(announcer.finish(within: limit))
      let all = server.lines.filter { $0.connection == 2 }.map(\.text)
      #expect(
        Array(all.dropFirst()) == [
          "HISTORY GET CLIENT_ID",
          "SET SELF NOTIFICATION BEGIN ON",
          "SET SELF NOTIFICATION END ON",
          "SET SELF NOTIFICATION CANCEL ON",
          "SET SELF PUNCTUATION some",
          "GET OUTPUT_MODULE",
          "SET SELF LANGUAGE en-US",
          "SET SELF PRIORITY MESSAGE",
          "SPEAK",
          "Moved Milk.",
          ".",
        ])
      #expect(all.first?.hasPrefix("SET SELF CLIENT_NAME ") == true)
    }

    @Test(arguments: [
      "a\r\nSTOP ALL", "\r\n.\r\nSTOP ALL\r\n", ".\r\nSTOP ALL", "\nSTOP ALL", "\rSTOP ALL",
      "a\u{0}\r\nSTOP ALL", "a\u{2028}STOP ALL", "a\u{85}STOP ALL", "a\r\n.\nCANCEL ALL", ".", "..",
    ])
    func `a name cannot smuggle in a command`(name: String) throws {
      let server = try FakeSpeechServer()
      let evil = SpeechSettings(
        voice: "v\r\nSTOP ALL", voices: ["de": name], module: "m\r\nSTOP ALL", language: "en")
      let announcer = SpeechDispatcherAnnouncer(
        settings: evil, address: SpeechServerAddress(.unix(path: server.socketPath)))
      announcer.announce(
        Utterance(
          .result, [.init(name), .init("x", language: name), .init("y", language: "de")]))
      #expect(announcer.finish(within: limit))
      announcer.announce(Utterance(.spelling, [.init(name), .init("\r"), .init("\n")]))
      #expect(announcer.finish(within: limit))
      let ours = [
        "SET SELF ", "SPEAK", "CHAR ", "HISTORY GET CLIENT_ID", "GET OUTPUT_MODULE",
        "LIST SYNTHESIS_VOICES", "CANCEL SELF", "QUIT",
      ]
      for line in server.lines where !line.isText && line.text != "." {
        #expect(ours.contains { line.text.hasPrefix($0) }, "\(line)")
      }
      let bytes = server.received.flatMap(\.bytes)
      #expect(!bytes.contains(0))
      // Every line is ended by us, with both characters.
      for (index, byte) in bytes.enumerated() where byte == 10 { #expect(bytes[index - 1] == 13) }
      for (index, byte) in bytes.enumerated() where byte == 13 { #expect(bytes[index + 1] == 10) }
    }

    @Test func `there need not be one`() {
      let announcer = makeAnnouncer(at: "/nowhere/speechd.sock")
      announcer.announce(.of(.result, "Moved Milk."))
      #expect(!announcer.finish(within: limit))
      #expect(announcer.state == .unavailable(.noServer(address: "/nowhere/speechd.sock")))
    }

    @Test(arguments: [
      "unix_socket:" + String(repeating: "a", count: 200), "inet_socket:localhost:1",
      "inet_socket:localhost:99999", "inet_socket:no such host:1", "nonsense",
    ])
    func `an address may be wrong`(address: String) {
      let address = SpeechServerAddress(environment: ["SPEECHD_ADDRESS": address])
      let announcer = SpeechDispatcherAnnouncer(address: address)
      announcer.announce(.of(.result, "Moved Milk."))
      #expect(!announcer.finish(within: limit))
      #expect(announcer.state == .unavailable(.noServer(address: address.text)))
    }

    /// At which line it goes wrong, from the greeting to the text.
    static let moments = [
      "QUIT", "SET SELF CLIENT_NAME", "HISTORY", "SET SELF PUNCTUATION", "SPEAK", ".",
    ]

    @Test(arguments: moments)
    func `one that hangs is given up and speech comes back`(moment: String) throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in line.hasPrefix(moment) ? .nothing : .usual }
      let announcer = makeAnnouncer(at: server.socketPath, deadline: .milliseconds(100))
      announcer.announce(.of(.navigation, "Milk"))
      let isGivenUp = eventually { announcer.state == .unavailable(.notAnswering) }
      #expect(isGivenUp, "\(announcer.state)")
      server.react { _, _ in .usual }
      announcer.announce(.of(.navigation, "Bread"))
      #expect(announcer.finish(within: limit) || eventually { announcer.state == .speaking })
      #expect(announcer.finish(within: limit))
      #expect(server.texts.last == "Bread")
    }

    @Test(
      arguments: ["HISTORY", "SET SELF PUNCTUATION", "SPEAK", "."], ["hello\r\n", "\r\n", "1"])
    func `one that answers nonsense does not end the program`(
      moment: String, nonsense: String
    ) throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in line.hasPrefix(moment) ? .raw(nonsense) : .usual }
      let announcer = makeAnnouncer(at: server.socketPath, deadline: .milliseconds(100))
      announcer.announce(.of(.navigation, "Milk"))
      #expect(!announcer.finish(within: .seconds(1)))
      server.react { _, _ in .usual }
      announcer.announce(.of(.navigation, "Bread"))
      #expect(eventually { server.texts.last == "Bread" })
    }

    @Test func `something else that listens there does not end the program`() throws {
      let server = try FakeSpeechServer()
      server.react { _, _ in .raw("HTTP/1.1 400 Bad Request\r\n\r\n") }
      let announcer = makeAnnouncer(at: server.socketPath)
      announcer.announce(.of(.result, "Milk"))
      #expect(!announcer.finish(within: limit))
      #expect(server.lines.allSatisfy { $0.text == "QUIT" })
    }

    @Test(arguments: moments)
    func `one that closes the connection is connected to again`(moment: String) throws {
      // A write to the dead connection must not end a program that does not ignore this signal.
      let before = signal(SIGPIPE, SIG_DFL)
      defer { signal(SIGPIPE, before) }
      let server = try FakeSpeechServer()
      server.react { line, _ in line.hasPrefix(moment) ? .close : .usual }
      let announcer = makeAnnouncer(at: server.socketPath, deadline: .milliseconds(100))
      announcer.announce(.of(.navigation, "Milk"))
      #expect(!announcer.finish(within: .milliseconds(500)))
      server.react { _, _ in .usual }
      announcer.announce(.of(.navigation, "Bread"))
      #expect(eventually { server.texts.last == "Bread" })
    }

    @Test func `one that closes after each message still says every second's newest`() throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in line == "." ? .usualThenClose : .usual }
      let announcer = makeAnnouncer(at: server.socketPath)
      for text in ["Milk", "Bread"] {
        announcer.announce(.of(.navigation, text))
        #expect(eventually { server.texts.last == text })
      }
    }

    @Test func `one that is late is waited for until the deadline`() throws {
      let server = try FakeSpeechServer()
      server.react { line, _ in line == "SPEAK" ? .late(.milliseconds(200)) : .usual }
      let announcer = makeAnnouncer(at: server.socketPath, deadline: .seconds(2))
      announcer.announce(.of(.result, "Milk"))
      #expect(announcer.finish(within: limit))
      #expect(server.connections == 2)
    }

    @Test func `speech is cancelled for us alone, and once`() throws {
      let server = try FakeSpeechServer()
      server.reportEvents(false)
      let announcer = makeAnnouncer(at: server.socketPath)
      announcer.announce(.of(.result, "Milk"))
      #expect(eventually { server.texts == ["Milk"] })
      #expect(!announcer.finish(within: .milliseconds(50)), "it still sounds")
      announcer.stop()
      announcer.stop()
      #expect(!announcer.finish(within: limit))
      #expect(
        server.lines.filter { $0.text.contains("CANCEL ") }.map(\.text).suffix(1) == ["CANCEL SELF"]
      )
      #expect(server.lines.count { $0.text == "CANCEL SELF" } == 1)
    }

    @Test func `servers that give the same numbers are told apart`() throws {
      let server = try FakeSpeechServer()
      let announcer = makeAnnouncer(at: server.socketPath)
      announcer.announce(.of(.result, "Milk"))
      #expect(announcer.finish(within: limit))
      for _ in 1...20 {
        let other = try FakeSpeechServer()
        let second = makeAnnouncer(at: other.socketPath)
        second.announce(.of(.result, "Bread"))
        #expect(second.finish(within: limit))
      }
      announcer.announce(.of(.result, "Eggs"))
      #expect(announcer.finish(within: .seconds(5)), "its end must still find its way")
    }

    @Test func `connections that were given up end with their server`() async {
      await #expect(processExitsWith: .success) {
        let server = try FakeSpeechServer()
        server.react { line, _ in line == "SPEAK" ? .nothing : .usual }
        let announcer = makeAnnouncer(at: server.socketPath, deadline: .milliseconds(50))
        for number in 1...5 {
          announcer.announce(.of(.navigation, "Item \(number)"))
          #expect(eventually { server.lines.count { $0.text == "SPEAK" } >= number })
        }
        announcer.stop()
        #expect(eventually { announcer.state == .unavailable(.notAnswering) })
        pause(.milliseconds(100))
        let hanging = count("task")
        server.dropConnections()
        // For each of them a thread of ours, one of the library and one of the fake server.
        #expect(eventually { count("task") <= hanging - 12 }, "\(count("task")) of \(hanging)")
      }
    }

    @Test func `a thousand connections leave no descriptor and no thread behind`() async {
      await #expect(processExitsWith: .success) {
        let server = try FakeSpeechServer()
        func connect(_ times: Int) throws {
          for _ in 1...times {
            let backend = SpeechDispatcherBackend(
              address: SpeechServerAddress(.unix(path: server.socketPath)),
              settings: SpeechSettings(), limit: .seconds(5), starter: nil, events: { _ in })
            try backend.open()
            _ = try backend.say(.of(.navigation, "Milk"))
            backend.close()
          }
        }
        try connect(10)
        // The server's own side needs a moment to close.
        pause(.milliseconds(100))
        let (descriptors, threads) = (count("fd"), count("task"))
        try connect(1000)
        #expect(eventually { count("fd") <= descriptors + 5 }, "\(count("fd")) of \(descriptors)")
        #expect(eventually { count("task") <= threads + 5 }, "\(count("task")) of \(threads)")
      }
    }

    @Test func `a thousand lost connections leave no descriptor and no thread behind`() async {
      await #expect(processExitsWith: .success) {
        let server = try FakeSpeechServer()
        server.react { line, _ in line == "." ? .usualThenClose : .usual }
        var timing = SpeechTiming(deadline: .seconds(5))
        timing.retryInterval = .zero
        let announcer = SpeechDispatcherAnnouncer(
          settings: SpeechSettings(), address: SpeechServerAddress(.unix(path: server.socketPath)),
          starter: nil, timing: timing, onStateChange: { _ in })
        func loseConnections(_ times: Int) {
          for number in 1...times {
            announcer.announce(.of(.navigation, "Item \(number)"))
            #expect(eventually { server.texts.last == "Item \(number)" })
            #expect(eventually { announcer.isQuiet })
          }
        }
        loseConnections(10)
        pause(.milliseconds(100))
        let (descriptors, threads) = (count("fd"), count("task"))
        let connections = server.connections
        loseConnections(1000)
        // Each connection is one that greets and one that speaks.
        #expect(server.connections >= connections + 2000)
        #expect(eventually { count("fd") <= descriptors + 5 }, "\(count("fd")) of \(descriptors)")
        #expect(eventually { count("task") <= threads + 5 }, "\(count("task")) of \(threads)")
      }
    }

    @Test func `one is started where none was chosen, and only there`() throws {
      let server = try FakeSpeechServer()
      let folder = try TemporaryFolder()
      try folder.makeFolder("speech-dispatcher")
      let address = SpeechServerAddress(environment: ["XDG_RUNTIME_DIR": folder.path])
      func run(_ address: SpeechServerAddress) -> Bool {
        let announcer = SpeechDispatcherAnnouncer(
          settings: SpeechSettings(), address: address,
          starter: ServerStarter(command: ["ln", "-s", server.socketPath, address.text]),
          timing: SpeechTiming(deadline: .seconds(2), openingDeadline: .seconds(10)),
          onStateChange: { _ in })
        announcer.announce(.of(.result, "Milk"))
        return announcer.finish(within: limit)
      }
      #expect(!run(SpeechServerAddress(address.socket)))
      #expect(server.connections == 0)
      #expect(run(address))
      #expect(server.texts == ["Milk"])
    }

    @Test func `a sentence is on its way within a millisecond`() throws {
      let server = try FakeSpeechServer()
      let announcer = makeAnnouncer(at: server.socketPath)
      announcer.announce(.of(.navigation, "first"))
      #expect(announcer.finish(within: limit))
      var times: [Duration] = []
      for number in 1...200 {
        let start = ContinuousClock.now
        announcer.stop()
        announcer.announce(.of(.navigation, "Item \(number)"))
        #expect(announcer.finish(within: limit))
        let isSpeak = { (bytes: [UInt8]) in bytes.starts(with: Array("SPEAK".utf8)) }
        let arrival = try #require(server.received.last { isSpeak($0.bytes) })
        times.append(arrival.time - start)
      }
      times.sort()
      print("from announcing to SPEAK: median \(times[100]), 99 of 100 within \(times[198])")
      #expect(times[100] < .milliseconds(200), "a loose cap that only a hang breaks")
    }

    @Test func `one that cannot be started is not waited for without end`() throws {
      let start = ContinuousClock.now
      let hanging = ServerStarter(command: ["sleep", "600"])
      #expect(!hanging.start(within: .milliseconds(100)))
      #expect(!hanging.start(within: .seconds(600)), "nor tried again at once")
      #expect(!ServerStarter(command: ["/nowhere/server"]).start(within: .seconds(600)))
      #expect(!ServerStarter(command: ["false"]).start(within: .seconds(600)))
      #expect(ServerStarter(command: ["true"]).start(within: .seconds(600)))
      // What hangs may be a command that was started by the one we started.
      let folder = try TemporaryFolder()
      let script = "sleep 600 & echo $! >\(folder.path)/pid; wait"
      #expect(!ServerStarter(command: ["sh", "-c", script]).start(within: .milliseconds(300)))
      let pid = try #require(Int32(folder.text(of: "pid").trimmingCharacters(in: .newlines)))
      #expect(eventually { !isRunning(pid) })
      #expect(ContinuousClock.now - start < .seconds(60))
    }
  }
#endif
