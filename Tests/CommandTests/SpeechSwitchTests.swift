import Foundation
import TestSupport
import Testing

/// `x`, the switch of speech, where a run begins without speech.
@Suite(.serialized) struct SpeechSwitchTests {
  private static let off = ["list.txt", "--speech", "off"]

  /// Starts in silence, and waits for the first line.
  private func start(
    _ ground: CommandGround, _ arguments: [String] = off, server: FakeSpeechServer? = nil,
    environment: [String: String?] = [:]
  ) throws -> TerminalRun {
    try ground.file("list.txt", Documents.lines)
    let run = try TerminalRun(ground, arguments, environment: environment, server: server)
    expectScreen(run, "Milk, 1 of 3")
    return run
  }

  /// Waits until these lines, and no others, are on the screen.
  private func expectScreen(_ run: TerminalRun, _ lines: String...) {
    func shown() -> [String] {
      String(decoding: run.bytes, as: UTF8.self).replacingOccurrences(of: "\r", with: "")
        .split(separator: "\n").map(String.init)
    }
    #expect(eventually { shown() == lines }, "\(shown())")
  }

  @Test func `Speech that was off from the start is turned on by the first x, and off by the next`()
    throws
  {
    let server = try FakeSpeechServer()
    let run = try start(CommandGround(), server: server)
    run.send("j")
    expectScreen(run, "Milk, 1 of 3", "Eggs, 2 of 3")
    #expect(server.connections == 0, "nobody asked for speech yet")
    run.send("x")
    expectScreen(run, "Milk, 1 of 3", "Eggs, 2 of 3", "Speech on")
    #expect(eventually { server.texts == ["Speech on"] })
    run.send("k")
    #expect(eventually { server.texts == ["Speech on", "Milk, 1 of 3"] })
    run.send("x")
    #expect(eventually { server.texts.last == "Speech off" })
    run.send("jx")
    #expect(eventually { server.texts.last == "Speech on" })
    run.send("q")
    #expect(run.finish() == 0)
    expectScreen(
      run, "Milk, 1 of 3", "Eggs, 2 of 3", "Speech on", "Milk, 1 of 3", "Speech off",
      "Eggs, 2 of 3", "Speech on", "Closed")
    #expect(
      server.texts == [
        "Speech on", "Milk, 1 of 3", "Speech off", "Speech on", "Closed",
      ])
  }

  @Test func `Turned on without a server it says each time why nothing is heard`() throws {
    let ground = try CommandGround()
    let address = "unix_socket:" + ground.path("run-no-speech")
    let why = "No speech: no speech server at " + ground.path("run-no-speech")
    let run = try start(ground, environment: ["SPEECHD_ADDRESS": address])
    run.send("x")
    expectScreen(run, "Milk, 1 of 3", "Speech on", why)
    run.send("x")
    expectScreen(run, "Milk, 1 of 3", "Speech on", why, "Speech off")
    run.send("x")
    expectScreen(run, "Milk, 1 of 3", "Speech on", why, "Speech off", "Speech on", why)
    run.send("q")
    #expect(run.finish() == 0)
  }

  @Test func `No server is started before somebody turns speech on`() throws {
    let ground = try CommandGround()
    for folder in ["bin", "xdg"] { try ground.folder.makeFolder(folder) }
    try ground.file("bin/speech-dispatcher", "#!/bin/sh\necho \"$@\" >>\(ground.path("asked"))\n")
    chmod(ground.path("bin/speech-dispatcher"), 0o700)
    let run = try start(
      ground,
      environment: [
        "SPEECHD_ADDRESS": nil, "XDG_RUNTIME_DIR": ground.path("xdg"),
        "PATH": ground.path("bin") + ":/usr/bin:/bin",
      ])
    run.send("j")
    expectScreen(run, "Milk, 1 of 3", "Eggs, 2 of 3")
    #expect(ground.text("asked").isEmpty)
    run.send("x")
    #expect(eventually { ground.text("asked") == "--spawn\n" })
    run.send("q")
    #expect(run.finish() == 0)
  }

  @Test func `A transcript has what is said and what would be said, whatever the switch is`() throws
  {
    let server = try FakeSpeechServer()
    server.reportEvents(false)
    let ground = try CommandGround()
    let run = try start(ground, Self.off + ["--transcript", "said.jsonl"], server: server)
    for (key, line) in [("j", "Eggs, 2 of 3"), ("x", "Speech on"), ("j", "Bread, 3 of 3")] {
      run.send(key)
      #expect(eventually { String(decoding: run.bytes, as: UTF8.self).hasSuffix(line) })
    }
    #expect(eventually { server.texts == ["Speech on", "Bread, 3 of 3"] })
    run.send("x")
    #expect(eventually { server.texts.last == "Speech off" })
    server.reportEvents(true)
    run.send("kq")
    #expect(run.finish() == 0)
    let lines = ground.text("said.jsonl").split(separator: "\n").map {
      $0.replacing(/"parts".*"text":/, with: "").replacing(/,"time":[0-9]+/, with: "")
    }
    #expect(
      lines == [
        #"{"event":"announce","kind":"navigation","number":1,"Milk, 1 of 3"}"#,
        #"{"by":"stop","event":"cut","number":1}"#,
        #"{"event":"announce","kind":"navigation","number":2,"Eggs, 2 of 3"}"#,
        #"{"by":"stop","event":"cut","number":2}"#,
        #"{"event":"announce","kind":"result","number":3,"Speech on"}"#,
        #"{"by":"stop","event":"cut","number":3}"#,
        #"{"event":"announce","kind":"navigation","number":4,"Bread, 3 of 3"}"#,
        #"{"by":"stop","event":"cut","number":4}"#,
        #"{"event":"announce","kind":"result","number":5,"Speech off"}"#,
        #"{"by":"stop","event":"cut","number":5}"#,
        #"{"event":"announce","kind":"navigation","number":6,"Eggs, 2 of 3"}"#,
        #"{"by":"stop","event":"cut","number":6}"#,
        #"{"event":"announce","kind":"result","number":7,"Closed"}"#,
      ])
  }

  @Test func `Typed lines turn speech on away from a terminal, where somebody asks for it`() throws
  {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let result = try ground.run(
      "list.txt", input: "next\nspeech\nq\n",
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(
      result == CommandResult(out: "\nMilk, 1 of 3\nEggs, 2 of 3\nSpeech on\nClosed\n"))
    #expect(server.texts.last == "Closed")
    #expect(!server.texts.contains("Eggs, 2 of 3"))
  }
}
