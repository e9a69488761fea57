import TestSupport
import Testing

struct SilenceTests {
  @Test func `Why there is no speech is told once per user, in one line`() throws {
    let ground = try CommandGround(knowsSilence: false)
    try ground.file("list.txt", Documents.lines)
    #expect(
      try ground.run("list.txt", input: "q\n")
        == CommandResult(
          out:
            "\nNo speech away from a terminal. Use --speech on to hear it\nMilk, 1 of 3\nClosed\n"))
    #expect(
      try ground.run("list.txt", input: "q\n") == CommandResult(out: "\nMilk, 1 of 3\nClosed\n"))
  }

  @Test func `Speech that is turned off needs no reason`() throws {
    let ground = try CommandGround(knowsSilence: false)
    try ground.file("list.txt", Documents.lines)
    #expect(
      try ground.run("list.txt", "--speech", "off", input: "q\n")
        == CommandResult(out: "\nMilk, 1 of 3\nClosed\n"))
  }

  @Test func `A speech server that is not there changes no result and no status`() throws {
    let ground = try CommandGround(knowsSilence: false)
    #expect(
      try ground.run("move", "--speech", "on", "-", "Milk", "--last", input: Documents.lines)
        == CommandResult(out: "Eggs\nBread\nMilk\n", err: "Moved “Milk” to end. 3 of 3\n"))
  }

  @Test func `Speech goes to the server also where standard input is closed`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let running = try ground.start(
      ["list.txt", "--speech=on"].map { Array($0.utf8) }, stdin: .closed,
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(running.finish() == CommandResult(out: "\nMilk, 1 of 3\n"))
    #expect(server.texts == ["Milk, 1 of 3"])
  }
}
