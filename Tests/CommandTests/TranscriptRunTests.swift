import Foundation
import Glibc
import TestSupport
import Testing

/// `--transcript FILE`: what is said, or would be, as JSON lines.
@Suite(.serialized) struct TranscriptRunTests {
  /// The lines of a transcript without their times, which no two runs have in common.
  private func lines(_ ground: CommandGround, _ name: String = "said.jsonl") -> [String] {
    ground.text(name).split(separator: "\n").map {
      String($0.replacing(/,"time":[0-9]+/, with: ""))
    }
  }

  @Test func `A walk that is silent is written down as it would have been heard`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Milk\nשלום 3\n---\n")
    let result = try ground.run(
      "list.txt", "--speech", "off", "--transcript", "said.jsonl", input: "j\nJ\ns\nabandon\ny\n")
    #expect(result.status == 1)
    #expect(
      lines(ground) == [
        #"{"event":"announce","kind":"navigation","number":1,"parts":[{"language":null,"text":"Milk, 1 of 3"}],"text":"Milk, 1 of 3"}"#,
        #"{"by":"stop","event":"cut","number":1}"#,
        #"{"event":"announce","kind":"navigation","number":2,"parts":[{"language":"he","text":"שלום שלוש"},{"language":null,"text":", 2 of 3"}],"text":"שלום שלוש, 2 of 3"}"#,
        #"{"by":"stop","event":"cut","number":2}"#,
        #"{"event":"announce","kind":"result","number":3,"parts":[{"language":null,"text":"Moved "},{"language":"he","text":"שלום שלוש"},{"language":null,"text":" to end. 3 of 3"}],"text":"Moved שלום שלוש to end. 3 of 3"}"#,
        #"{"by":"stop","event":"cut","number":3}"#,
        #"{"event":"announce","kind":"spelling","number":4,"parts":[{"language":"he","text":"ש"},{"language":"he","text":"ל"},{"language":"he","text":"ו"},{"language":"he","text":"ם"},{"language":null,"text":"space"},{"language":null,"text":"3"}],"text":"שלוםspace3"}"#,
        #"{"by":"stop","event":"cut","number":4}"#,
        #"{"event":"announce","kind":"question","number":5,"parts":[{"language":null,"text":"Abandon all moves? Yes or no"}],"text":"Abandon all moves? Yes or no"}"#,
        #"{"by":"stop","event":"cut","number":5}"#,
        #"{"event":"announce","kind":"result","number":6,"parts":[{"language":null,"text":"Abandoned. The list is as it was"}],"text":"Abandoned. The list is as it was"}"#,
      ])
  }

  @Test func `In Arabic each name has its language`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Milk\nحليب\n")
    let result = try ground.run(
      "list.txt", "--locale", "ar", "--speech", "off", "--transcript", "said.jsonl", input: "q\n")
    #expect(result.status == 0)
    #expect(
      lines(ground) == [
        #"{"event":"announce","kind":"navigation","number":1,"parts":[{"language":"en","text":"Milk"},{"language":null,"text":"، 1 من 2"}],"text":"Milk، 1 من 2"}"#,
        #"{"by":"stop","event":"cut","number":1}"#,
        #"{"event":"announce","kind":"result","number":2,"parts":[{"language":null,"text":"تم الإغلاق"}],"text":"تم الإغلاق"}"#,
      ])
  }

  @Test func `What was heard to its end was not cut, and what a key silenced was`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let run = try TerminalRun(
      ground, ["list.txt", "--transcript", "said.jsonl"], server: server)
    #expect(try run.begin() == Heard("Milk, 1 of 3"))
    server.reportEvents(false)
    #expect(try run.press("j") == Heard("Eggs, 2 of 3"))
    server.reportEvents(true)
    #expect(try run.press("q").spoken == "Closed")
    #expect(run.finish() == 0)
    #expect(
      lines(ground).map { $0.replacing(/,"parts".*/, with: "") } == [
        #"{"event":"announce","kind":"navigation","number":1"#,
        #"{"event":"announce","kind":"navigation","number":2"#,
        #"{"by":"stop","event":"cut","number":2}"#,
        #"{"event":"announce","kind":"result","number":3"#,
      ])
  }

  @Test func `A move that is not spoken is written down, and the next one below it`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    for _ in 1...2 {
      let result = try ground.run(
        "move", "list.txt", "Milk", "--last", "--transcript", "said.jsonl")
      #expect(result.status == 0)
    }
    #expect(
      lines(ground) == [
        #"{"event":"announce","kind":"result","number":1,"parts":[{"language":null,"text":"Moved Milk to end. 3 of 3"}],"text":"Moved Milk to end. 3 of 3"}"#,
        #"{"event":"announce","kind":"result","number":1,"parts":[{"language":null,"text":"Nothing changed. Milk is already 3 of 3"}],"text":"Nothing changed. Milk is already 3 of 3"}"#,
      ])
  }

  @Test func `A full disk harms neither the walk nor the list`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    #expect(
      try ground.run("list.txt", "--transcript", "/dev/full", input: "J\nS\nq\n")
        == CommandResult(
          out: """

            Milk, 1 of 3
            Moved “Milk” before “Bread”. 2 of 3
            Saved “list.txt”
            Closed

            """))
    #expect(ground.text("list.txt") == "Eggs\nMilk\nBread\n")
  }

  @Test func `A program that is killed leaves whole lines`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let running = try ground.start(
      ["list.txt", "--transcript", "said.jsonl"].map { Array($0.utf8) }, stdin: .typed)
    try running.wait(for: "Milk, 1 of 3")
    try running.type("j", until: "Eggs, 2 of 3")
    running.send(signal: SIGKILL)
    #expect(running.finish().status == -SIGKILL)
    #expect(ground.text("said.jsonl").hasSuffix("\n"))
    #expect(lines(ground).count == 3)
    for line in lines(ground) {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func `Where none can be written nothing is done, and it is said`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    try ground.folder.makeFolder("folder")
    for (path, reason) in [("folder", "it is a folder"), ("none/x", "there is no such file")] {
      let result = try ground.run("move", "list.txt", "Milk", "--last", "--transcript", path)
      #expect(result == CommandResult(err: "\(path): \(reason)\n", status: 3))
    }
    try FileManager.default.createSymbolicLink(
      atPath: ground.path("link"), withDestinationPath: "list.txt")
    for path in ["list.txt", "./list.txt", "link"] {
      let result = try ground.run("list.txt", "--transcript", path, input: "q\n")
      #expect(result.err == "“--transcript” cannot be “\(path)”\n")
      #expect(result.status == 2)
    }
    #expect(ground.text("list.txt") == Documents.lines)
    #expect(
      try ground.run("list", "list.txt", "--transcript", "x").err
        == "This command does not take “--transcript”. See reorder help\n")
  }
}
