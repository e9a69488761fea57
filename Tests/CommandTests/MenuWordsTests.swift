import Testing

/// Typing into the menu what one would say, and going on in what was found.
struct MenuWordsTests {
  private static func found(
    _ text: String, locale: String = "en", moving item: String = "Milk", _ options: String...
  ) throws -> [String] {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let result = try ground.run(
      ["actions", "list.md", item, "--locale", locale, "--search", text] + options)
    return result.lines
  }

  @Test(arguments: [
    "before hedge", "Before Hedge", "move before cut", "Move before “Cut the hedge”",
  ])
  func `Words for before find that place alone`(text: String) throws {
    #expect(
      try Self.found(text) == ["1: Move before “Cut the hedge”, becomes 1 of 3 in Garden"])
  }

  @Test(arguments: [
    "after hedge", "AFTER  hedge", "put after the hedge", "behind cut the hedge",
  ])
  func `Words for after find that place alone`(text: String) throws {
    let found = try Self.found(text)
    #expect(found == ["1: Move after “Cut the hedge”, becomes 2 of 3 in Garden"])
  }

  @Test(arguments: [
    "end of garden", "at the end of Garden", "Move to end of “Garden”", "to the end of gard",
    "garden",
  ])
  func `Words for the end find the end of a section, which its title alone finds as well`(
    text: String
  ) throws {
    #expect(
      try Self.found(text) == ["1: Move to end of “Garden”, becomes 3 of 3 in Garden"])
  }

  @Test func `The start of a section is found by its words only`() throws {
    #expect(
      try Self.found("start of garden")
        == ["1: Move to start of “Garden”, becomes 1 of 3 in Garden"])
    #expect(
      try Self.found("at the start of shopping", moving: "Bread")
        == ["1: Move to start of “Shopping”, becomes 1 of 3 in Shopping"])
    #expect(try Self.found("end of nowhere") == ["No match for “end of nowhere”"])
    let pasted = String(repeating: "before ", count: 5_000)
    #expect(try Self.found(pasted).count == 1)
    #expect(try Self.found("before") == ["No match for “before”"])
  }

  @Test(arguments: [
    (
      "قبل hedge",
      "1: النقل إلى ما قبل العنصر ”⟨Cut the hedge⟩“، ليصبح في الموضع 1 من 3 في ⟨Garden⟩"
    ),
    (
      "ما بعد العنصر hedge",
      "1: النقل إلى ما بعد العنصر ”⟨Cut the hedge⟩“، ليصبح في الموضع 2 من 3 في ⟨Garden⟩"
    ),
    ("في نهاية done", "1: النقل إلى نهاية القسم ”⟨Done⟩“، ليصبح في الموضع 1 من 1 في ⟨Done⟩"),
    ("نهايه القسم done", "1: النقل إلى نهاية القسم ”⟨Done⟩“، ليصبح في الموضع 1 من 1 في ⟨Done⟩"),
  ])
  func `The words are those of the language`(text: String, line: String) throws {
    let found = try Self.found(text, locale: "ar").map {
      $0.replacing("\u{2068}", with: "⟨").replacing("\u{2069}", with: "⟩")
    }
    #expect(found == [line])
  }

  @Test func `Several items are found by what is said of several`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let line = "1: Move 2 items before “Cut the hedge”, become 1 to 2 of 4 in Garden\n"
    for text in ["Move 2 items before hedge", "before hedge"] {
      #expect(
        try ground.run("actions", "list.md", "Milk", "Eggs", "--search", text)
          == CommandResult(out: line), "\(text)")
    }
  }

  @Test func `Words that name nothing are found too`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Endive\nMilk\nWeekend bread\nTea\n")
    func found(_ text: String, _ options: String...) throws -> [String] {
      try ground.run(["actions", "list.txt", "Milk", "--search", text] + options).lines
    }
    #expect(
      try found("end") == [
        "1: Move before “Endive”, becomes 1 of 4", "2: Move to end, becomes 4 of 4",
        "3: Move after “Weekend bread”, becomes 3 of 4",
      ])
    #expect(
      try found("earl", "--vocabulary", "relative") == ["1: Move earlier, becomes 1 of 4"])
    #expect(try found("ove") == ["No match for “ove”"])
    // An item that is called like words is found by its name first.
    try ground.file("list.txt", "before tea\nMilk\nx\nTea\n")
    #expect(
      try found("before tea") == [
        "1: Move before “before tea”, becomes 1 of 4", "2: Move before “Tea”, becomes 3 of 4",
      ])
  }

  @Test func `What was found goes on by ninety-nine, and the end says how much more there is`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.txt", "x\n" + (1...150).map { "item \($0)\n" }.joined())
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "x, 1 of 151"),
        ("menu", "150 actions. 2: Move before “item 2”, becomes 2 of 151"),
        ("item", "150 matches. 1: Move after “item 1”, becomes 2 of 151"),
        ("G", "99: Move after “item 99”, becomes 100 of 151"),
        ("j", "51 more. 99: Move after “item 99”, becomes 100 of 151"),
        ("+", "100: Move after “item 100”, becomes 101 of 151"),
        ("G", "150: Move after “item 150”, becomes 151 of 151"),
        ("j", "End of list. 150: Move after “item 150”, becomes 151 of 151"),
        ("+", "No more actions"),
        ("100", "Moved “x” before “item 101”. 101 of 151"),
        ("menu", "150 actions. 1: Move before “item 100”, becomes 100 of 151"),
        ("find item 7", "13 matches. 1: Move before “item 7”, becomes 7 of 151"),
        ("u", "Undone. “x” is back at 1 of 151"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(
      try ground.run("actions", "list.txt", "x", "--search", "item", "--all").lines.count == 150)
  }

  @Test func `Right reads the line of the menu with its names whole`() throws {
    let ground = try CommandGround()
    let long = (1...30).map { "word\($0)" }.joined(separator: " ")
    try ground.file("list.txt", "a\n\(long)\nc\n")
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    let cut = "word1 word2 word3 word4 word5 word6 word7 word8 word9 word1…"
    let heard = try run.press(each: ["G", "\r", "\u{1B}[C", "\u{1B}[C", "\u{1B}"])
    #expect(
      heard.map(\.spoken) == [
        "c, 3 of 3", "2 actions. 1, Move before \(cut), becomes 2 of 3",
        "1, Move before \(long), becomes 2 of 3", "1, Move before \(long), becomes 2 of 3",
        "Menu closed. c, 3 of 3",
      ])
    _ = try run.press("q")
    #expect(run.finish() == 0)
  }
}
