import Testing

struct ApplyTests {
  private static let toEmpty =
    #"{"sources":["a"],"destination":{"collectionID":"s3","position":"end"}}"#
  private static let beforeIt =
    #"{"sources":["c"],"destination":{"collectionID":"s3","position":{"before":"a"}}}"#
  private static let said = "Moved “Apple” to end of “Empty”. 1 of 1 in Empty\n"

  /// The board with Apple in the third section.
  private static var moved: String {
    let apple = #"{"id": "a", "label": "Apple", "weight": 1.50}"#
    return Documents.board.replacing("\n    \(apple),", with: "")
      .replacing(#""items": []}"#, with: #""items": [\#(apple)]}"#)
  }

  @Test func `A difference is a literal, a file, or standard input`() throws {
    for way in ["literal", "file", "-"] {
      let ground = try CommandGround()
      try ground.file("board.json", Documents.board)
      try ground.file("difference.json", Self.toEmpty)
      let operand = way == "literal" ? Self.toEmpty : way == "file" ? "difference.json" : "-"
      #expect(
        try ground.run("apply", "board.json", operand, input: Self.toEmpty)
          == CommandResult(out: Self.said))
      #expect(ground.text("board.json") == Self.moved)
    }
  }

  @Test func `A list is made step by step, with a sentence for each`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    let result = try ground.run("apply", "board.json", " [\(Self.toEmpty), \(Self.beforeIt)]")
    #expect(
      result == CommandResult(out: Self.said + "Moved “Cherry” before “Apple”. 1 of 2 in Empty\n"))
    #expect(
      try ground.run("list", "board.json").out == """
        Fruit, 2 items
        1. Banana, fixed
        2. Total, pinned at the end
        Only green, 1 item
        3. Header, pinned at the start
        Empty, 2 items
        4. Cherry
        5. Apple

        """)
  }

  @Test func `A list is made wholly or not at all, and the JSON says which move was refused`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    let bad = #"{"sources":["c"],"destination":{"collectionID":"s9","position":"end"}}"#
    let list = "[\(Self.toEmpty),\(bad)]"
    let refused = "There is no section “s9”"
    #expect(
      try ground.run("apply", "board.json", list)
        == CommandResult(out: refused + "\n", status: 1))
    let notDone = #"Not made, because another move was refused"#
    let json = #"""
      {"steps":[{"announcement":{"spoken":"\#(notDone)","text":"\#(notDone)"},"changed":false,\#
      "difference":{"destination":{"collectionID":"s3","position":"end"},"sources":["a"]},\#
      "inverse":[],"outcome":null,"refusals":[]},\#
      {"announcement":{"spoken":"There is no section s9","text":"\#(refused)"},"changed":false,\#
      "difference":{"destination":{"collectionID":"s9","position":"end"},"sources":["c"]},\#
      "inverse":[],"outcome":null,"refusals":[{"items":[],"reason":"missingSection",\#
      "text":"\#(refused)"}]}]}

      """#
    #expect(
      try ground.run("apply", "--json", "board.json", list)
        == CommandResult(out: json, err: refused + "\n", status: 1))
    #expect(ground.text("board.json") == Documents.board)
  }

  @Test func `A list that is empty changes nothing, and that is said`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    #expect(
      try ground.run("apply", "list.txt", "[]") == CommandResult(out: "Nothing has changed\n"))
    #expect(
      try ground.run("apply", "--json", "list.txt", "[]")
        == CommandResult(out: "{\"steps\":[]}\n", err: "Nothing has changed\n"))
  }

  @Test func `The section may be left out where there is only one`() throws {
    let ground = try CommandGround()
    let difference = #"{"sources":["04e320aea9058222"],"destination":{"position":"end"}}"#
    #expect(
      try ground.run("apply", "-", difference, input: Documents.lines)
        == CommandResult(out: "Eggs\nBread\nMilk\n", err: "Moved “Milk” to end. 3 of 3\n"))
  }

  @Test(arguments: [
    ("{\"sources\":\n[\"a\"],\n oops}", "difference.json, line 3: this is not valid JSON"),
    ("{\"sources\":[\"a\"]", "difference.json, line 1: this is not valid JSON"),
    ("[] []", "difference.json, line 1: this is not valid JSON"),
    ("", "difference.json, line 1: this is not valid JSON"),
    (
      "{\"sources\":[\"a\"],\n\"destination\":{\"position\":\"end\"}}",
      "difference.json, line 2: “collectionID” is missing"
    ),
    ("[\n\n{\"sources\":[\"a\"]}]", "difference.json, line 3: “destination” is missing"),
    (
      #"{"sources":"a","destination":{"collectionID":"s1","position":"end"}}"#,
      "difference.json, line 1: “sources” has a value that it cannot have"
    ),
    (
      "{\"sources\":[\"a\"],\"destination\":{\"collectionID\":\"s1\",\n\"position\":\"start\"}}",
      "difference.json, line 2: “position” has a value that it cannot have"
    ),
    (
      "{\"sources\":[\"a\",\n2],\"destination\":{\"collectionID\":\"s1\",\"position\":\"end\"}}",
      "difference.json, line 2: “sources” has a value that it cannot have"
    ),
    ("[\n1]", "difference.json, line 2: this is not a difference or a list of differences"),
    ("3", "difference.json, line 1: this is not a difference or a list of differences"),
  ])
  func `What is no difference ends with 3 and names file, line and member`(
    _ text: String, _ message: String
  ) throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    try ground.file("difference.json", text)
    let expected = CommandResult(err: message + "\n", status: 3)
    #expect(try ground.run("apply", "board.json", "difference.json") == expected)
    #expect(
      try ground.run("apply", "board.json", "-", input: text).err
        == expected.err.replacing("difference.json", with: "standard input"))
    if text.hasPrefix("{") || text.hasPrefix("[") {
      #expect(
        try ground.run("apply", "board.json", text).err
          == expected.err.replacing("difference.json", with: "the difference"))
    }
    #expect(ground.text("board.json") == Documents.board)
  }

  @Test func `A byte-order mark in front of a list is no part of it`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    try ground.file("list.json", "\u{FEFF}[\(Self.toEmpty)]")
    #expect(try ground.run("apply", "board.json", "list.json") == CommandResult(out: Self.said))
  }
}
