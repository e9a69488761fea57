import Foundation
import Glibc
import TestSupport
import Testing

/// Standard input as the document: commands come from the terminal, and sentences go to it.
struct TerminalTests {
  /// Runs with a terminal of its own and types lines into it, each after the sentence before.
  private static func run(
    _ ground: CommandGround, typing script: [(line: String, answer: String)],
    showsDocument: Bool = false
  ) throws -> CommandResult {
    var main: Int32 = -1
    var far: Int32 = -1
    #expect(openpty(&main, &far, nil, nil, nil) == 0)
    defer { close(main) }
    for descriptor in [main, far] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let name = try #require(ttyname(far).map { String(cString: $0) })
    let running = try ground.start(
      [Array("--speech=off".utf8), Array("-".utf8)], stdin: .bytes(Array(Documents.lines.utf8)),
      output: showsDocument ? name : nil, terminal: name)
    // Held open until the command has it, because it ends with the last one that closes it.
    defer { close(far) }
    var shown = ""
    for (line, answer) in script {
      if !line.isEmpty { #expect(write(main, line, line.utf8.count) == line.utf8.count) }
      let came = eventually(within: RunningCommand.deadline, watching: { shown.utf8.count }) {
        shown += Self.waiting(at: main)
        return shown.hasSuffix(answer)
      }
      try #require(came, "\(answer) did not come, but \(shown)")
    }
    return running.finish()
  }

  /// What can be read from a terminal now.
  private static func waiting(at terminal: Int32) -> String {
    var chunk = [UInt8](repeating: 0, count: 4096)
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return "" }
    let count = read(terminal, &chunk, chunk.count)
    return String(decoding: chunk[..<max(0, count)], as: UTF8.self)
  }

  @Test func `The result goes to standard output once, when it is saved or nothing was moved`()
    throws
  {
    let ground = try CommandGround()
    let saved = try Self.run(
      ground,
      typing: [
        ("", "Milk, 1 of 3"), ("J\n", "Moved “Milk” before “Bread”. 2 of 3"),
        ("S\n", "It will be saved when you quit"),
        ("q\n", "1 move is not saved. Save, discard or cancel?"), ("s\n", "Closed\r\n"),
      ])
    #expect(saved == CommandResult(out: "Eggs\nMilk\nBread\n"))
    let unmoved = try Self.run(ground, typing: [("", "Milk, 1 of 3"), ("q\n", "Closed\r\n")])
    #expect(unmoved == CommandResult(out: Documents.lines))
  }

  @Test func `Discarding writes the original, and abandoning nothing`() throws {
    let ground = try CommandGround()
    let discarded = try Self.run(
      ground,
      typing: [
        ("", "Milk, 1 of 3"), ("J\n", "2 of 3"), ("q\n", "or cancel?"),
        ("d\n", "Discarded. The list is as it was\r\n"),
      ])
    #expect(discarded == CommandResult(out: Documents.lines))
    let abandoned = try Self.run(
      ground,
      typing: [
        ("", "Milk, 1 of 3"), ("J\n", "2 of 3"), ("Q\n", "Yes or no"),
        ("y\n", "Abandoned. The list is as it was\r\n"),
      ])
    #expect(abandoned == CommandResult(status: 1))
  }

  @Test func `At the terminal the document has lines of its own`() throws {
    let ground = try CommandGround()
    _ = try Self.run(
      ground,
      typing: [
        ("", "\r\nMilk, 1 of 3"),
        ("q\n", "Milk, 1 of 3q\r\n\r\nMilk\r\nEggs\r\nBread\r\n\r\nClosed\r\n"),
      ], showsDocument: true)
    _ = try Self.run(
      ground,
      typing: [
        ("", "\r\nMilk, 1 of 3"),
        ("\u{4}", "Milk, 1 of 3\r\nMilk\r\nEggs\r\nBread\r\n"),
      ], showsDocument: true)
  }

  @Test func `A sentence about a document at the terminal has a line of its own`() throws {
    let ground = try CommandGround()
    let run = try TerminalRun(ground, ["move", "list.txt", "Milk", "--last", "--output", "-"])
    try ground.file("list.txt", "Milk\nEggs")
    #expect(run.finish() == 0)
    #expect(
      eventually {
        String(decoding: run.bytes, as: UTF8.self)
          == "Eggs\r\nMilk\r\nMoved “Milk” to end. 2 of 2\r\n"
      })
  }

  @Test func `The end of what is typed writes nothing where something was moved`() throws {
    let ground = try CommandGround()
    let moved = try Self.run(
      ground,
      typing: [
        ("", "Milk, 1 of 3"), ("J\n", "2 of 3"),
        ("\u{4}", "End of input. 1 move was not saved\r\n"),
      ])
    #expect(moved == CommandResult(status: 1))
    let unmoved = try Self.run(ground, typing: [("", "Milk, 1 of 3"), ("\u{4}", "\r\n")])
    #expect(unmoved == CommandResult(out: Documents.lines))
  }
}
