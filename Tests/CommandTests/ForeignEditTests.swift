import Glibc
import TestSupport
import Testing

/// Another program changes the file while a person walks through it.
struct ForeignEditTests {
  private static func walk(_ ground: CommandGround) throws -> RunningCommand {
    try ground.file("list.md", Documents.markdown)
    let running = try ground.start([Array("list.md".utf8)], stdin: .typed)
    try running.wait(for: "\nMilk, 1 of 3 in Shopping")
    try running.type("J", until: "\nMoved “Milk” before “Bread”. 2 of 3 in Shopping")
    return running
  }

  @Test func `Moves that still fit are made in the new content, and nothing of it is lost`() throws
  {
    let ground = try CommandGround()
    let running = try Self.walk(ground)
    let changed = Documents.markdown.replacing("- Bread\n", with: "- Bread\n- Pears\n")
    try ground.file("list.md", changed)
    try running.type(
      "S",
      until: "\n“list.md” had changed on disk. The moves were made in the new content. "
        + "Saved “list.md”")
    try running.type("q", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(
      ground.text("list.md")
        == changed.replacing("- Milk\n- Eggs\n", with: "- Eggs\n- Milk\n"))
  }

  @Test func `Moves that do not fit are refused, and the other program's work stands`() throws {
    let ground = try CommandGround()
    let running = try Self.walk(ground)
    let changed = Documents.markdown.replacing("- Milk\n", with: "")
    try ground.file("list.md", changed)
    let refused =
      "\n“list.md” had changed on disk and was not saved. "
      + "Cannot move “Milk”: there is no such item"
    try running.type("S", until: refused)
    try running.type("q", until: "\n1 move is not saved. Save, discard or cancel?")
    try running.type("s", until: refused)
    try running.type("q", until: "\n1 move is not saved. Save, discard or cancel?")
    try running.type("d", until: "\nDiscarded. The list is as it was\n")
    #expect(running.finish().status == 0)
    #expect(ground.text("list.md") == changed)
  }

  @Test func `A file that is gone is told, and what was moved is still there to undo`() throws {
    let ground = try CommandGround()
    let running = try Self.walk(ground)
    #expect(unlink(ground.path("list.md")) == 0)
    try running.type("S", until: "\nlist.md: there is no such file")
    try running.type("u", until: "\nUndone. “Milk” is back at 1 of 3 in Shopping")
    try running.type("q", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(try ground.names() == [])
  }

  @Test func `An interrupt ends it and leaves the file as it was`() throws {
    let ground = try CommandGround()
    let running = try Self.walk(ground)
    running.send(signal: SIGINT)
    #expect(running.finish().status == -SIGINT)
    #expect(ground.text("list.md") == Documents.markdown)
    #expect(try ground.names() == ["list.md"])
  }

  @Test func `Many commands that are pasted at once are all taken, in order`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", (1...100).map { "Item \($0)\n" }.joined())
    let commands = String(repeating: "J\n", count: 99) + String(repeating: "K\n", count: 901)
    let result = try ground.run("list.txt", input: commands + "w\nq\n")
    #expect(result.status == 0)
    let lines = result.out.split(separator: "\n")
    #expect(lines.count == 1003)
    #expect(lines[99] == "Moved “Item 1” to end. 100 of 100")
    #expect(lines[198] == "Moved “Item 1” before “Item 2”. 1 of 100")
    #expect(
      lines.suffix(3) == [
        "Already at the start. 1 of 100", "Item 1, 1 of 100. Before “Item 2”", "Closed",
      ])
  }
}
