import Testing

struct MoveTests {
  /// A destination, the order and the sentence.
  struct Case: Sendable, CustomTestStringConvertible {
    var destination: [String]
    var order: String
    var sentence: String
    var testDescription: String { destination.joined(separator: " ") }
  }

  static let destinations = [
    Case(
      destination: ["--before", "Milk"], order: "Eggs Milk Bread",
      sentence: "Moved “Eggs” before “Milk”. 1 of 3"),
    Case(
      destination: ["--after", "Bread"], order: "Milk Bread Eggs",
      sentence: "Moved “Eggs” to end. 3 of 3"),
    Case(
      destination: ["--after", "Milk"], order: "Milk Eggs Bread",
      sentence: "Nothing changed. “Eggs” is already 2 of 3"),
    Case(
      destination: ["--before", "Eggs"], order: "Milk Eggs Bread",
      sentence: "Nothing changed. “Eggs” is already 2 of 3"),
    Case(
      destination: ["--to", "3"], order: "Milk Bread Eggs", sentence: "Moved “Eggs” to end. 3 of 3"),
    Case(
      destination: ["--to=1"], order: "Eggs Milk Bread",
      sentence: "Moved “Eggs” before “Milk”. 1 of 3"),
    Case(
      destination: ["--first"], order: "Eggs Milk Bread",
      sentence: "Moved “Eggs” before “Milk”. 1 of 3"),
    Case(
      destination: ["--last"], order: "Milk Bread Eggs", sentence: "Moved “Eggs” to end. 3 of 3"),
    Case(
      destination: ["--earlier"], order: "Eggs Milk Bread",
      sentence: "Moved “Eggs” before “Milk”. 1 of 3"),
    Case(
      destination: ["--later=1"], order: "Milk Bread Eggs",
      sentence: "Moved “Eggs” to end. 3 of 3"),
    Case(
      destination: ["--to-start-of", "id:list"], order: "Eggs Milk Bread",
      sentence: "Moved “Eggs” before “Milk”. 1 of 3"),
    Case(
      destination: ["--to-end-of", "id:list"], order: "Milk Bread Eggs",
      sentence: "Moved “Eggs” to end. 3 of 3"),
  ]

  @Test(arguments: destinations)
  func `Each destination puts the item there, says so and ends with 0`(_ test: Case) throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let result = try ground.run(["move", "list.txt", "Eggs"] + test.destination)
    #expect(result == CommandResult(out: test.sentence + "\n"))
    let order = test.order.split(separator: " ").map { $0 + "\n" }.joined()
    #expect(ground.text("list.txt") == order)
    #expect(
      try ground.run(["move", "-", "Eggs"] + test.destination, input: Documents.lines)
        == CommandResult(out: order, err: test.sentence + "\n"))
  }

  @Test(arguments: [
    ["--to", "4"], ["--to", "0"], ["--to", "-1"], ["--earlier=2"], ["--later=2"],
    ["--to", "99999999999999999999"], ["--to", "-99999999999999999999"],
    ["--to", "-9223372036854775808"], ["--later=99999999999999999999"],
    ["--later=9223372036854775807"], ["--earlier=9223372036854775807"],
  ])
  func `What is out of range is refused with the range, and nothing is written`(
    _ destination: [String]
  ) throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let result = try ground.run(["move", "list.txt", "Eggs"] + destination)
    #expect(
      result == CommandResult(out: "Out of range: “Eggs” can go to positions 1 to 3\n", status: 1))
    #expect(ground.text("list.txt") == Documents.lines)
    #expect(
      try ground.run(["move", "-", "Eggs"] + destination, input: Documents.lines)
        == CommandResult(err: "Out of range: “Eggs” can go to positions 1 to 3\n", status: 1))
  }

  @Test func `The edges refuse a step further, but the first item is first already`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    #expect(
      try ground.run("move", "list.txt", "Milk", "--earlier")
        == CommandResult(out: "Out of range: “Milk” can go to positions 1 to 3\n", status: 1))
    #expect(
      try ground.run("move", "list.txt", "Bread", "--later")
        == CommandResult(out: "Out of range: “Bread” can go to positions 1 to 3\n", status: 1))
    #expect(
      try ground.run("move", "list.txt", "Milk", "--first")
        == CommandResult(out: "Nothing changed. “Milk” is already 1 of 3\n"))
    #expect(
      try ground.run("move", "list.txt", "Milk", "Eggs", "--to", "3")
        == CommandResult(out: "Out of range: “Milk” can go to positions 1 to 2\n", status: 1))
  }

  @Test func `Several items arrive in document order, or as they were named`() throws {
    let ground = try CommandGround()
    let text = "1\na\nb\nc\n"
    #expect(
      try ground.run("move", "-", "c", "a", "--before", "label:1", input: text)
        == CommandResult(out: "a\nc\n1\nb\n", err: "Moved 2 items before “1”. 1 to 2 of 4\n"))
    #expect(
      try ground.run(
        "move", "-", "c", "a", "--before", "label:1", "--select-order", "selection", input: text)
        == CommandResult(out: "c\na\n1\nb\n", err: "Moved 2 items before “1”. 1 to 2 of 4\n"))
  }

  @Test func `An item moves into an empty section and back, and the bytes are the same`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    #expect(
      try ground.run("move", "list.md", "Eggs", "--to-end-of", "Done")
        == CommandResult(out: "Moved “Eggs” to end of “Done”. 1 of 1 in Done\n"))
    #expect(
      ground.text("list.md")
        == Documents.markdown.replacing("- Eggs\n", with: "").replacing(
          "## Done\n", with: "## Done\n- Eggs\n"))
    #expect(
      try ground.run("move", "list.md", "Eggs", "--before", "Bread")
        == CommandResult(out: "Moved “Eggs” before “Bread”. 2 of 3 in Shopping\n"))
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `Output, dry run and JSON go where they should`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let said = "Moved “Milk” to end. 3 of 3\n"
    let moved = "Eggs\nBread\nMilk\n"
    #expect(
      try ground.run("move", "list.txt", "Milk", "--last", "--dry-run") == CommandResult(out: said))
    #expect(
      try ground.run("move", "list.txt", "Milk", "--last", "--output", "-")
        == CommandResult(out: moved, err: said))
    #expect(
      try ground.run("move", "list.txt", "Milk", "--last", "--output", "new.txt")
        == CommandResult(out: said))
    #expect(ground.text("new.txt") == moved)
    #expect(
      try ground.run("move", "-", "Milk", "--last", "--dry-run", input: Documents.lines)
        == CommandResult(out: said))
    #expect(
      try ground.run("move", "-", "Milk", "--last", "--output=new2.txt", input: Documents.lines)
        == CommandResult(out: said))
    #expect(ground.text("new2.txt") == moved)
    #expect(ground.text("list.txt") == Documents.lines)
    #expect(try ground.names() == ["list.txt", "new.txt", "new2.txt"])

    let refused = CommandResult(
      err: "With JSON on standard output, give --output with a path, or --dry-run\n", status: 2)
    #expect(
      try ground.run("move", "--json", "-", "Milk", "--last", input: Documents.lines) == refused)
    #expect(
      try ground.run("move", "--json", "list.txt", "Milk", "--last", "--output", "-") == refused)
    let json = #"""
      {"announcement":{"spoken":"Moved Milk to end. 3 of 3","text":"Moved “Milk” to end. 3 of 3"},\#
      "changed":true,"difference":{"destination":{"collectionID":"list","position":"end"},\#
      "sources":["04e320aea9058222"]},"inverse":[{"destination":{"collectionID":"list",\#
      "position":{"before":"7e1f966c3bdc60ef"}},"sources":["04e320aea9058222"]}],\#
      "outcome":{"count":3,"from":[{"count":3,"item":"04e320aea9058222","position":1,\#
      "section":"list"}],"position":3,"section":"list"},"refusals":[]}

      """#
    for arguments in [["list.txt", "--dry-run"], ["list.txt"], ["-", "--dry-run"]] {
      #expect(
        try ground.run(
          ["move", "--json", "Milk", "--last"].inserting(arguments), input: Documents.lines)
          == CommandResult(out: json, err: said))
    }
    #expect(ground.text("list.txt") == moved)
  }

  @Test func `No change as JSON has an outcome and no inverse`() throws {
    let ground = try CommandGround()
    let result = try ground.run(
      "move", "--json", "-", "Milk", "--first", "--dry-run", input: Documents.lines)
    let json = #"""
      {"announcement":{"spoken":"Nothing changed. Milk is already 1 of 3",\#
      "text":"Nothing changed. “Milk” is already 1 of 3"},"changed":false,\#
      "difference":{"destination":{"collectionID":"list","position":{"before":"7e1f966c3bdc60ef"}},\#
      "sources":["04e320aea9058222"]},"inverse":[],"outcome":{"count":3,"from":[{"count":3,\#
      "item":"04e320aea9058222","position":1,"section":"list"}],"position":1,"section":"list"},\#
      "refusals":[]}

      """#
    #expect(
      result == CommandResult(out: json, err: "Nothing changed. “Milk” is already 1 of 3\n"))
  }
}

extension [String] {
  /// The arguments with a file, and what follows it, put behind the command and its first option.
  fileprivate func inserting(_ file: [String]) -> [String] {
    Array(prefix(2)) + [file[0]] + dropFirst(2) + file.dropFirst()
  }
}
