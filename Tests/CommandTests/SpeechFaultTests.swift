import Foundation
import Glibc
import TestSupport
import Testing

/// What a person sees and hears of a speech server that fails: no key is lost, every line is there
/// at once, and speech comes back by itself. Times are printed; the caps only break where something
/// hangs.
@Suite(.serialized) struct SpeechFaultTests {
  private static let count = 60

  private func start(
    _ ground: CommandGround, at socket: String?, environment: [String: String?] = [:]
  ) throws -> TerminalRun {
    try ground.file(
      "list.txt", (1...Self.count).map { "Line number \($0)\n" }.joined())
    var environment = environment
    environment["SPEECHD_ADDRESS"] = .some(socket.map { "unix_socket:" + $0 })
    let run = try TerminalRun(ground, ["list.txt"], environment: environment)
    #expect(eventually { lines(run).contains(Self.line(1)) })
    return run
  }

  private static func line(_ number: Int) -> String {
    "Line number \(number), \(number) of \(count)"
  }

  private func lines(_ run: TerminalRun) -> [String] {
    String(decoding: run.bytes, as: UTF8.self).replacingOccurrences(of: "\r", with: "")
      .split(separator: "\n").map(String.init)
  }

  /// Goes down by keys one after the other, as a key that is held does.
  private func walk(_ run: TerminalRun, to last: Int, from first: Int = 1) {
    let start = ContinuousClock.now
    for _ in first..<last {
      run.send("j")
      pause(.milliseconds(10))
    }
    let isThere = eventually(within: .seconds(10)) { lines(run).contains(Self.line(last)) }
    let time = ContinuousClock.now - start
    #expect(isThere, "\(lines(run).suffix(3))")
    print("measured: \(last - first) keys and their lines took \(time)")
    #expect(time < .milliseconds(10 * (last - first)) + .seconds(3))
  }

  /// Waits for the newest line to be said, and prints how long that takes from now on.
  private func expectBack(_ fault: String, _ isBack: () -> Bool) {
    let start = ContinuousClock.now
    let wasBack = eventually(within: .seconds(20), isBack)
    #expect(wasBack, "\(fault)")
    print("measured: speech was back after", ContinuousClock.now - start, "-", fault)
    // The server has it a moment before the program knows that it was taken, and the next key tells
    // what is known by then.
    pause(.milliseconds(500))
  }

  /// Leaves; every line was shown once and in its order, and the state of the speech once each.
  private func finish(_ run: TerminalRun, at last: Int, told: [String]) {
    run.send("q")
    #expect(run.finish() == 0)
    #expect(run.isTerminalAsBefore)
    let shown = lines(run)
    #expect(shown.filter { $0.hasPrefix("Line") } == (1...last).map(Self.line))
    let notices = shown.filter { !$0.hasPrefix("Line") && $0 != "Closed" }
    #expect(notices == told)
  }

  @Test func `The server is killed in the middle of a sentence, and started again`() throws {
    let server = try PrivateSpeechServer(sound: .realTime)
    let run = try start(CommandGround(), at: server.socketPath)
    #expect(eventually { server.reports(of: "701 BEGIN") == 1 })
    server.kill()
    walk(run, to: 20)
    // It is tried again once a second.
    pause(.milliseconds(1_500))
    walk(run, to: 25, from: 20)
    try server.start()
    expectBack("killed and started") { server.reports(of: "|" + Self.line(25)) > 0 }
    walk(run, to: 27, from: 25)
    finish(run, at: 27, told: [Self.gone, Self.back])
  }

  @Test func `The server stands still, and goes on`() throws {
    let server = try PrivateSpeechServer()
    let run = try start(CommandGround(), at: server.socketPath)
    #expect(eventually { server.reports(of: "702 END") == 1 })
    server.freeze(true)
    walk(run, to: 20)
    // Until the deadline nobody knows.
    pause(.milliseconds(2_500))
    walk(run, to: 25, from: 20)
    server.freeze(false)
    expectBack("stood still") { server.reports(of: "|" + Self.line(25)) > 0 }
    #expect(eventually { server.reports(of: "702 END") > 1 })
    walk(run, to: 27, from: 25)
    finish(run, at: 27, told: [Self.notAnswering, Self.back])
  }

  @Test func `The socket is removed, and later the server ends`() throws {
    let server = try PrivateSpeechServer()
    let run = try start(CommandGround(), at: server.socketPath)
    #expect(eventually { server.reports(of: "702 END") == 1 })
    server.removeSocket()
    walk(run, to: 10)
    expectBack("socket removed, connection kept") { server.reports(of: "|" + Self.line(10)) > 0 }
    #expect(eventually { server.reports(of: "702 END") > 1 })
    server.kill()
    walk(run, to: 20, from: 10)
    pause(.milliseconds(1_500))
    walk(run, to: 25, from: 20)
    try server.start()
    expectBack("socket made again") { server.reports(of: "|" + Self.line(25)) > 0 }
    walk(run, to: 27, from: 25)
    finish(run, at: 27, told: [Self.gone, Self.back])
  }

  @Test func `There is no server, and then there is one`() throws {
    let server = try PrivateSpeechServer(isStarted: false)
    let run = try start(CommandGround(), at: server.socketPath)
    walk(run, to: 20)
    try server.start()
    expectBack("started later") { server.reports(of: "|" + Self.line(20)) > 0 }
    walk(run, to: 22, from: 20)
    // Why there is none was told before, once per user.
    finish(run, at: 22, told: [Self.back])
  }

  /// What a server can do wrong with each message, and what is told of it.
  static let wrongs: [(name: String, reaction: FakeSpeechServer.Reaction, told: [String])] = [
    ("garbage", .raw("hello\r\n"), [notAnswering, back]),
    ("a reply after 10 seconds", .late(.seconds(10)), [notAnswering, back]),
    ("closes", .close, [gone, back]),
    ("hangs", .nothing, [notAnswering, back]),
  ]

  @Test(arguments: wrongs.indices)
  func `The server answers each message wrongly, and then rightly`(index: Int) throws {
    let (name, reaction, told) = Self.wrongs[index]
    let server = try FakeSpeechServer()
    let run = try start(CommandGround(), at: server.socketPath)
    #expect(eventually { server.texts == [Self.line(1)] })
    server.react { line, _ in line == "SPEAK" ? reaction : .usual }
    walk(run, to: 20)
    pause(.milliseconds(2_500))
    walk(run, to: 25, from: 20)
    server.react { _, _ in .usual }
    expectBack(name) { server.texts.last == Self.line(25) }
    walk(run, to: 27, from: 25)
    finish(run, at: 27, told: told)
  }

  @Test func `The server closes after each message`() throws {
    let server = try FakeSpeechServer()
    let run = try start(CommandGround(), at: server.socketPath)
    server.react { line, _ in line == "." ? .usualThenClose : .usual }
    walk(run, to: 20)
    expectBack("closes after each message") { server.texts.last == Self.line(20) }
    server.react { _, _ in .usual }
    walk(run, to: 22, from: 20)
    expectBack("closes no more") { server.texts.last == Self.line(22) }
    finish(run, at: 22, told: [])
  }

  @Test func `A line of which the server dies is given to it twice, and the next one is said`()
    throws
  {
    let server = try FakeSpeechServer()
    let deadly = Self.line(2)
    server.react { [weak server] line, _ in
      line == "." && server?.texts.last == deadly ? .close : .usual
    }
    let run = try start(CommandGround(), at: server.socketPath)
    #expect(eventually { server.texts == [Self.line(1)] })
    run.send("j")
    #expect(eventually { server.texts.count { $0 == deadly } == 2 })
    // Longer than until the next try to connect.
    pause(.milliseconds(2_500))
    #expect(server.texts.count { $0 == deadly } == 2)
    run.send("j")
    expectBack("a line of which it dies") { server.texts.last == Self.line(3) }
    run.send("q")
    #expect(run.finish() == 0)
  }

  @Test func `The command that is to start a server hangs`() throws {
    let ground = try CommandGround()
    try ground.folder.makeFolder("bin")
    try ground.folder.makeFolder("xdg")
    let script =
      "#!/bin/sh\necho \"$@\" >>\(ground.path("asked"))\necho $$ >\(ground.path("pid"))\n"
    try ground.file("bin/speech-dispatcher", script + "sleep 600\n")
    chmod(ground.path("bin/speech-dispatcher"), 0o700)
    let run = try start(
      ground, at: nil,
      environment: [
        "PATH": ground.path("bin") + ":/usr/bin:/bin", "XDG_RUNTIME_DIR": ground.path("xdg"),
      ])
    #expect(eventually { !ground.text("pid").isEmpty })
    walk(run, to: 20)
    pause(.milliseconds(7_000))
    walk(run, to: 25, from: 20)
    #expect(ground.text("asked") == "--spawn\n", "asked for once, and not again at each key")
    let pid = ground.text("pid").trimmingCharacters(in: .newlines)
    #expect(!FileManager.default.fileExists(atPath: "/proc/" + pid), "it was ended")
    // A server that comes by itself is found.
    let server = try FakeSpeechServer()
    try ground.folder.makeFolder("xdg/speech-dispatcher")
    try FileManager.default.createSymbolicLink(
      atPath: ground.path("xdg/speech-dispatcher/speechd.sock"),
      withDestinationPath: server.socketPath)
    expectBack("hanging start") { server.texts.last == Self.line(25) }
    walk(run, to: 27, from: 25)
    finish(run, at: 27, told: [Self.back])
  }

  @Test func `The command that is to start a server starts it`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    for folder in ["bin", "xdg", "xdg/speech-dispatcher"] { try ground.folder.makeFolder(folder) }
    let socket = ground.path("xdg/speech-dispatcher/speechd.sock")
    try ground.file(
      "bin/speech-dispatcher", "#!/bin/sh\nexec ln -s \(server.socketPath) \(socket)\n")
    chmod(ground.path("bin/speech-dispatcher"), 0o700)
    let run = try start(
      ground, at: nil,
      environment: [
        "PATH": ground.path("bin") + ":/usr/bin:/bin", "XDG_RUNTIME_DIR": ground.path("xdg"),
      ])
    expectBack("started for us") { server.texts.last == Self.line(1) }
    finish(run, at: 1, told: [])
  }

  private static let gone = "No speech: the speech server is gone"
  private static let notAnswering = "No speech: the speech server does not answer"
  private static let back = "Speech is back"
}
