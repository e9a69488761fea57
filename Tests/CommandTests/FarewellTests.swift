import Glibc
import TestSupport
import Testing

/// How the program ends while something is being said.
@Suite(.serialized) struct FarewellTests {
  /// A walk that has said its last word to a server which never reports an end.
  private func startLeaving(_ server: FakeSpeechServer, _ ground: CommandGround) throws
    -> TerminalRun
  {
    try ground.file("list.txt", Documents.lines)
    let run = try TerminalRun(ground, ["list.txt"], server: server)
    #expect(try run.begin() == Heard("Milk, 1 of 3"))
    server.reportEvents(false)
    #expect(try run.press("q").spoken == "Closed")
    return run
  }

  /// What arrived but for the goodbye, which depends on how soon the process is gone.
  private func requests(_ server: FakeSpeechServer) -> [String] {
    server.lines.map(\.text).filter { $0 != "QUIT" }
  }

  @Test func `The last sentence is waited for, and a key ends the wait and the sentence`() throws {
    let server = try FakeSpeechServer()
    let run = try startLeaving(server, CommandGround())
    #expect(!run.isOver)
    run.send("\u{1B}[B")
    #expect(run.finish() == 0)
    #expect(requests(server).suffix(2) == [".", "CANCEL SELF"])
    #expect(run.isTerminalAsBefore)
    #expect(!run.hasUnreadKeys, "the key was not for the shell")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal ends the program and its own speech`(signal: Int32) throws {
    let server = try FakeSpeechServer()
    let run = try startLeaving(server, CommandGround())
    run.send(signal: signal)
    #expect(run.finish() == -signal)
    #expect(requests(server).suffix(2) == [".", "CANCEL SELF"])
    #expect(run.isTerminalAsBefore)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal between two keys does that, too`(signal: Int32) throws {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let run = try TerminalRun(ground, ["list.txt"], server: server)
    #expect(try run.begin() == Heard("Milk, 1 of 3"))
    run.send(signal: signal)
    #expect(run.finish() == -signal)
    #expect(requests(server).suffix(2) == [".", "CANCEL SELF"])
    #expect(run.isTerminalAsBefore)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `So it is where commands are typed`(signal: Int32) throws {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let running = try ground.start(
      ["list.txt", "--speech", "on"].map { Array($0.utf8) }, stdin: .typed,
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(eventually { server.texts == ["Milk, 1 of 3"] })
    running.send(signal: signal)
    #expect(running.finish().status == -signal)
    #expect(requests(server).suffix(2) == [".", "CANCEL SELF"])
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `So it is where a command runs by itself, and its result is shown before`(signal: Int32)
    throws
  {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let running = try ground.start(
      ["move", "list.txt", "Milk", "--last", "--speech", "on"].map { Array($0.utf8) },
      stdin: .typed, environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(eventually { server.lines.last?.text == "." })
    #expect(running.shown == "Moved “Milk” to end. 3 of 3\n")
    #expect(ground.text("list.txt") == "Eggs\nBread\nMilk\n")
    running.send(signal: signal)
    #expect(running.finish().status == -signal)
    #expect(server.texts == ["Moved Milk to end. 3 of 3"])
    #expect(requests(server).suffix(2) == [".", "CANCEL SELF"])
  }

  @Test func `What has been cut is not waited for`() throws {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let run = try TerminalRun(ground, ["list.txt"], server: server)
    #expect(try run.begin() == Heard("Milk, 1 of 3"))
    #expect(try run.press("x").spoken == "Speech off")
    let start = ContinuousClock.now
    run.send("q")
    #expect(run.finish() == 0)
    #expect(ContinuousClock.now - start < .seconds(8), "a loose cap that only the wait breaks")
  }

  /// Two waits would not end within the time that a run may take.
  @Test func `An end that never comes is waited for once, however much is said`() throws {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround(board: SwipeCommandTests.board)
    let result = try ground.run(
      ["swipe", "board.json", "1", "--speech", "on"]
        + ["drag=100", "release", "tap=pin", "drag=100", "release", "tap=unpin"],
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(result.status == 0)
    #expect(result.lines.filter { $0.hasPrefix("Announced: ") }.count == 4, "\(result.lines)")
    #expect(server.texts.count > 1, "what comes later is said all the same")
  }

  @Test func `That an end never came is told, with where to look`() throws {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let result = try ground.run(
      ["list.txt", "--speech", "on"], input: "q\n",
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(
      result
        == CommandResult(
          out: "\nMilk, 1 of 3\nClosed\n"
            + "The last sentence was not spoken to its end. See reorder speech check\n"))
  }
}
