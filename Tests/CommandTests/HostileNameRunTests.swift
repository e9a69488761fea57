import TestSupport
import Testing

struct HostileNameRunTests {
  private static let text =
    "%1$@\n\u{1B}[31mred\n\u{202E}evil\n{item} <b> &amp;\n\n \t\nzero\u{200B}width\nzerowidth\n"

  @Test func `Names that could harm are shown visibly, and stay in the file as they are`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Self.text)
    #expect(
      try ground.run("list", "list.txt").out == #"""
        1. %1$@
        2. \u{1B}[31mred
        3. \u{202E}evil
        4. {item} <b> &amp;
        5. blank line
        6. blank line
        7. zero\u{200B}width
        8. zerowidth

        """#)
    #expect(
      try ground.run("move", "list.txt", "red", "--before", "%1$@").out
        == #"Moved “\u{1B}[31mred” before “%1$@”. 1 of 8"# + "\n")
    #expect(try ground.run("move", "list.txt", "evil", "--last").status == 0)
    #expect(try ground.run("move", "list.txt", "red", "--to", "2").status == 0)
    #expect(try ground.run("move", "list.txt", "evil", "--to", "3").status == 0)
    #expect(ground.text("list.txt") == Self.text)
  }

  @Test func `Bytes that are not UTF-8 are kept, in the document and on the command line`() throws {
    let ground = try CommandGround()
    let document = Array("a".utf8) + [0xFF] + Array("b\r\nc\n\u{0}d".utf8)
    try ground.file("list.txt", bytes: document)
    #expect(
      try ground.run("list", "list.txt").out == "1. a\u{FFFD}b\n2. c\n3. \\u{0}d\n")
    let name = Array("a".utf8) + [0xFF] + Array("b".utf8)
    let words = ["move", "list.txt"].map { Array($0.utf8) }
    let result = try ground.run(words + [name, Array("--to=2".utf8)], input: [])
    #expect(result == CommandResult(out: "Moved “a\u{FFFD}b” before “\\u{0}d”. 2 of 3\n"))
    #expect(
      Array(ground.folder.bytes(of: "list.txt")) == Array("c\na".utf8) + [0xFF]
        + Array("b\r\n\u{0}d".utf8))
    #expect(try ground.run("move", "list.txt", "1", "--later").status == 0)
    #expect(Array(ground.folder.bytes(of: "list.txt")) == document)
  }

  @Test func `Records between NUL bytes are items where that is asked for`() throws {
    let ground = try CommandGround()
    #expect(
      try ground.run("list", "-z", "-", input: "a\nb\0c\0d").out == "1. a\\u{A}b\n2. c\n3. d\n")
    #expect(
      try ground.run("move", "--null", "-", "1", "--last", input: "a\nb\0c\0d").out == "c\0d\0a\nb")
  }

  @Test func `A board keeps what nobody knows, and moving there and back gives the same bytes`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    #expect(try ground.run("move", "board.json", "Apple", "--to-end-of", "Empty").status == 0)
    #expect(ground.text("board.json") != Documents.board)
    #expect(ground.text("board.json").contains(#"{"id": "a", "label": "Apple", "weight": 1.50}"#))
    #expect(try ground.run("move", "board.json", "Apple", "--before", "Banana").status == 0)
    #expect(ground.text("board.json") == Documents.board)
  }

  @Test func `A line of a megabyte is an item like any other, and as a command it is unknown`()
    throws
  {
    let ground = try CommandGround()
    let long = String(repeating: "a", count: 1_000_000)
    #expect(
      try ground.run("move", "-", "2", "--first", input: "b\n\(long)\n").out == "\(long)\nb\n")
    try ground.file("list.txt", Documents.lines)
    let result = try ground.run("list.txt", input: "\(long)\nq\n")
    #expect(
      result.out
        == "\nMilk, 1 of 3\n“\(long)” is not a command. Type help for the commands\nClosed\n")
  }
}
