import Foundation
import TestSupport
import Testing

struct InputFailureTests {
  @Test(arguments: [
    (["list", "none.txt"], "none.txt: there is no such file"),
    (["none.txt"], "none.txt: there is no such file"),
    (["move", "none.txt", "Milk", "--first"], "none.txt: there is no such file"),
    (["apply", "list.txt", "none.json"], "none.json: there is no such file"),
    (["list", "folder"], "folder: it is a folder"),
    (["move", "folder", "Milk", "--first"], "folder: it is a folder"),
    (["list", "bad.json"], "bad.json, line 3: this is not valid JSON"),
    (["list", "nested.json"], "nested.json, line 1: “items” is missing"),
    (["list", "twice.json"], "twice.json, line 2: two items have the identity “a”"),
    (
      ["list", "pin.json"],
      "pin.json, line 2: “a” is pinned at an end of its section, but does not stand there"
    ),
    (["list", "--catalog", "list.txt", "list.txt"], "list.txt: this is not a String Catalog"),
    (
      ["move", "list.txt", "Milk", "--last", "--output", "none/new.txt"],
      "none/new.txt: there is no such file"
    ),
    (["move", "list.txt", "Milk", "--last", "--output", "folder"], "folder: it is a folder"),
  ])
  func `What cannot be read or written ends with 3 and names the file and line`(
    _ arguments: [String], _ message: String
  ) throws {
    let ground = try CommandGround()
    try ground.folder.makeFolder("folder")
    try ground.file("list.txt", Documents.lines)
    try ground.file("bad.json", "{\"sections\": [\n{\"id\": \"s\",\n oops}]}")
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    try ground.file("nested.json", "{\"sections\": [\(deep)]}")
    let item = #"{"id": "a", "label": "A"}"#
    try ground.file(
      "twice.json", "{\"sections\": [{\"id\": \"s\", \"items\": [\(item),\n\(item)]}]}")
    try ground.file(
      "pin.json",
      #"{"sections": [{"id": "s", "items": [{"id": "b", "label": "B"},"#
        + "\n" + #"{"id": "a", "label": "A", "movement": "pinnedFirst"}]}]}"#)
    #expect(try ground.run(arguments) == CommandResult(err: message + "\n", status: 3))
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `Where standard output cannot be written, the move is told on standard error`() throws
  {
    let ground = try CommandGround()
    let full = "standard output: no space left for it\n"
    func run(_ arguments: String..., input: String = "") throws -> CommandResult {
      try ground.run(
        arguments.map { Array($0.utf8) }, input: Array(input.utf8), output: "/dev/full")
    }
    try ground.file("list.txt", Documents.lines)
    let moved = "Moved “Milk” to end. 3 of 3\n"
    #expect(
      try run("move", "list.txt", "Milk", "--last") == CommandResult(err: moved + full, status: 3))
    #expect(ground.text("list.txt") == "Eggs\nBread\nMilk\n")
    #expect(
      try run("move", "list.txt", "Milk", "--last", "--json")
        == CommandResult(err: "Nothing changed. “Milk” is already 3 of 3\n" + full, status: 3))
    let failed = CommandResult(err: full, status: 3)
    #expect(try run("move", "-", "Milk", "--last", input: Documents.lines) == failed)
    #expect(try run("list", "list.txt") == failed)
    #expect(try run("list", "list.txt", "--json") == failed)
    #expect(try run("actions", "list.txt", "Milk") == failed)
    #expect(try run("help") == failed)
    #expect(try run("list.txt", input: "J\nS\n") == failed)
    #expect(ground.text("list.txt") == "Eggs\nBread\nMilk\n")
  }

  @Test func `A closed standard input is no document, and the end of what is typed`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    func run(_ arguments: String...) throws -> CommandResult {
      try ground.start(arguments.map { Array($0.utf8) }, stdin: .closed).finish()
    }
    #expect(
      try run("move", "-", "Milk", "--last")
        == CommandResult(err: "standard input: it is closed\n", status: 3))
    #expect(try run("list.txt") == CommandResult(out: "\nMilk, 1 of 3\n"))
    #expect(
      try run("move", "list.txt", "Milk", "--last")
        == CommandResult(out: "Moved “Milk” to end. 3 of 3\n"))
  }

  @Test func `A pipe can be read but not replaced`() throws {
    let ground = try CommandGround()
    #expect(mkfifo(ground.path("pipe"), 0o600) == 0)
    for (arguments, expected) in [
      (["list", "pipe"], CommandResult(out: "1. Milk\n2. Eggs\n3. Bread\n")),
      (
        ["move", "pipe", "Milk", "--last"],
        CommandResult(err: "pipe: it is not a regular file, so it cannot be replaced\n", status: 3)
      ),
    ] {
      // Open for both, so that neither side waits for the other.
      let pipe = open(ground.path("pipe"), O_RDWR | O_CLOEXEC)
      #expect(write(pipe, Documents.lines, Documents.lines.utf8.count) == 16)
      let running = try ground.start(arguments.map { Array($0.utf8) }, stdin: .bytes([]))
      // It has opened the pipe when it has read what is in it.
      #expect(
        eventually {
          var waiting: Int32 = 0
          return ioctl(pipe, UInt(FIONREAD), &waiting) == 0 && waiting == 0 || running.isOver
        })
      close(pipe)
      #expect(running.finish() == expected)
    }
  }

  @Test func `A link stays a link, and a file with two names keeps both`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    #expect(symlink("list.txt", ground.path("symbolic")) == 0)
    #expect(try ground.run("move", "symbolic", "Milk", "--last").status == 0)
    #expect(ground.text("list.txt") == "Eggs\nBread\nMilk\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: ground.path("symbolic"))
        == "list.txt")
    #expect(link(ground.path("list.txt"), ground.path("hard")) == 0)
    #expect(try ground.run("move", "hard", "Milk", "--first").status == 0)
    #expect(ground.text("list.txt") == Documents.lines)
    #expect(ground.text("hard") == Documents.lines)
    #expect(try ground.names() == ["hard", "list.txt", "symbolic"])
  }
}
