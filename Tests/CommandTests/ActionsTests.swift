import Testing

struct ActionsTests {
  @Test func `The menu is numbered, ranked, and says where the item would be`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let all = [
      "Move before “Bread”, becomes 2 of 3 in Shopping",
      "Move to end of “Shopping”, becomes 3 of 3 in Shopping",
      "Move to end of “Garden”, becomes 3 of 3 in Garden",
      "Move to end of “Done”, becomes 1 of 1 in Done",
      "Move before “Cut the hedge”, becomes 1 of 3 in Garden",
      "Move before “Sow the beans”, becomes 2 of 3 in Garden",
    ]
    let lines = all.enumerated().map { "\($0 + 1): \($1)\n" }
    #expect(try ground.run("actions", "list.md", "Milk") == CommandResult(out: lines.joined()))
    #expect(
      try ground.run("actions", "list.md", "Milk", "--budget", "2")
        == CommandResult(out: lines[..<2].joined() + "4 more\n"))
    #expect(
      try ground.run("actions", "list.md", "Milk", "--budget=0") == CommandResult(out: "6 more\n"))
  }

  @Test func `Nine actions are given unless all are asked for`() throws {
    let ground = try CommandGround()
    let text = (1...14).map { "Item \($0)\n" }.joined()
    let capped = try ground.run("actions", "-", "label:Item 7", input: text).out
    #expect(capped.split(separator: "\n").count == 10)
    #expect(capped.hasSuffix("\n4 more\n"))
    let all = try ground.run("actions", "--all", "-", "label:Item 7", input: text).out
    #expect(all.split(separator: "\n").count == 13)
    #expect(all.hasPrefix(capped.dropLast("4 more\n".count)))
  }

  @Test(arguments: [
    ("named", ["Move before “Milk”", "Move before “Jam”", "Move to end"]),
    ("natural", ["Move before “Milk”", "Move after “Bread”", "Move to end"]),
    ("relative", ["Move earlier", "Move later", "Move to end"]),
  ])
  func `A vocabulary chooses the words`(_ vocabulary: String, _ words: [String]) throws {
    let ground = try CommandGround()
    let result = try ground.run(
      "actions", "--vocabulary", vocabulary, "-", "Eggs", input: "Milk\nEggs\nBread\nJam\n")
    let lines = zip(words, [1, 3, 4]).enumerated().map { index, action in
      "\(index + 1): \(action.0), becomes \(action.1) of 4\n"
    }
    #expect(result == CommandResult(out: lines.joined()))
  }

  @Test func `The menu as JSON has the differences and outcomes of what it offers`() throws {
    let ground = try CommandGround()
    let milk = "04e320aea9058222"
    let eggs = "7e1f966c3bdc60ef"
    let expected = #"""
      {"actions":[{"difference":{"destination":{"collectionID":"list","position":"end"},\#
      "sources":["\#(milk)","\#(eggs)"]},"kind":"moveToEnd","label":"Move 2 items to end",\#
      "outcome":{"count":3,"position":2,"section":"list"},"spoken":"Move 2 items to end"}],\#
      "items":["\#(milk)","\#(eggs)"],"omitted":0,"refusals":[]}

      """#
    #expect(
      try ground.run("actions", "--json", "-", "Milk", "Eggs", input: Documents.lines)
        == CommandResult(out: expected))
    let one = #"""
      {"actions":[{"difference":{"destination":{"collectionID":"list","position":{\#
      "before":"50103f845af842e5"}},"sources":["\#(milk)"]},"kind":"moveBefore",\#
      "label":"Move before “Bread”","outcome":{"count":3,"position":2,"section":"list"},\#
      "spoken":"Move before Bread"}],"items":["\#(milk)"],"omitted":1,"refusals":[]}

      """#
    #expect(
      try ground.run("actions", "--json", "--budget=1", "-", "Milk", input: Documents.lines)
        == CommandResult(out: one))
  }

  @Test func `Where nothing can be done, the reason is said and the end is 1`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    try ground.file("off.json", Documents.board(enabled: false))
    #expect(
      try ground.run("actions", "board.json", "Banana")
        == CommandResult(out: "Cannot move “Banana”: it is fixed\n", status: 1))
    #expect(
      try ground.run("actions", "off.json", "Apple")
        == CommandResult(out: "Reordering is turned off: Sync runs\n", status: 1))
    #expect(
      try ground.run("actions", "-", "one", input: "one\n")
        == CommandResult(out: "There is no other place to move to\n", status: 1))
    let json = #"""
      {"actions":[],"items":["a"],"omitted":0,"refusals":[{"items":[],"reason":"disabled",\#
      "text":"Reordering is turned off: Sync runs"}]}

      """#
    #expect(
      try ground.run("actions", "--json", "off.json", "Apple")
        == CommandResult(out: json, status: 1))
  }
}
