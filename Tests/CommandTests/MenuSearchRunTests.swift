import Testing

struct MenuSearchRunTests {
  @Test func `A search in the menu gives the places beside what is called so`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    #expect(
      try ground.run("actions", "list.md", "Milk", "--search", "HEDGE")
        == CommandResult(
          out: """
            1: Move before “Cut the hedge”, becomes 1 of 3 in Garden
            2: Move after “Cut the hedge”, becomes 2 of 3 in Garden

            """))
    #expect(
      try ground.run("actions", "list.md", "Milk", "--search=done", "--budget=9")
        == CommandResult(out: "1: Move to end of “Done”, becomes 1 of 1 in Done\n"))
    #expect(
      try ground.run("actions", "list.md", "Milk", "--search", "e", "--budget", "1").out
        .hasSuffix(" more\n"))
  }

  @Test func `What is not found is said, and the end is 1`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    #expect(
      try ground.run("actions", "list.md", "Milk", "--search", "zzz")
        == CommandResult(out: "No match for “zzz”\n", status: 1))
    #expect(
      try ground.run("actions", "--json", "list.md", "Milk", "--search", "zzz").out
        .hasPrefix(#"{"actions":[],"items":["#))
  }

  @Test func `Accents, case and width do not matter`() throws {
    let ground = try CommandGround()
    let result = try ground.run(
      "actions", "-", "Tea", "--search", "ＣＡＦE", input: "Tea\nMilk\nCafé\n")
    #expect(
      result
        == CommandResult(
          out: """
            1: Move before “Café”, becomes 2 of 3
            2: Move after “Café”, becomes 3 of 3

            """))
  }

  @Test func `A long name is cut in text, and whole in JSON and where everything is said`() throws {
    let ground = try CommandGround()
    let long = String(repeating: "é", count: 80)
    let lines = "Milk\n\(long)\n"
    let cut = String(repeating: "é", count: 59) + "…"
    func menu(_ options: String...) throws -> String {
      try ground.run(
        ["actions", "-", "Milk", "--search", "é", "--locale", "en"] + options, input: lines
      ).out
    }
    #expect(try menu() == "1: Move after “\(cut)”, becomes 2 of 2\n")
    #expect(try menu("--verbosity", "full") == "1: Move after “\(long)”, becomes 2 of 2\n")
    #expect(try menu("--json").contains(#""label":"Move after “\#(long)”""#))
  }

  @Test func `Columns of the option and of a board make rows and sides`() throws {
    let ground = try CommandGround()
    let lines = "a\nb\nc\nd\ne\nf\n"
    let left = """
      1: Move left, becomes 1 of 6
      2: Move right, becomes 3 of 6
      3: Move to end, becomes 6 of 6
      4: Move before “e”, becomes 4 of 6
      5: Move down a row, becomes 5 of 6

      """
    func menu(_ options: String...) throws -> String {
      try ground.run(
        ["actions", "-", "label:b", "--vocabulary", "relative"] + options, input: lines
      ).out
    }
    let right = left.replacing("left", with: "L").replacing("right", with: "left")
      .replacing("L", with: "right")
    #expect(try menu("--columns", "3") == left)
    #expect(try menu("--columns", "3", "--direction", "rtl") == right)
    #expect(try !menu().contains("row"))
    let items = "abcdef".map { #"{"id":"\#($0)","label":"\#($0)"}"# }.joined(separator: ",")
    for (direction, expected) in [("ltr", left), ("rtl", right)] {
      try ground.file(
        "board.json",
        #"{"direction":"\#(direction)","columns":3,"sections":[{"id":"s","items":[\#(items)]}]}"#)
      #expect(
        try ground.run("actions", "board.json", "label:b", "--vocabulary=relative").out == expected)
    }
    #expect(
      try ground.run(
        "actions", "board.json", "label:b", "--vocabulary=relative", "--columns=2",
        "--direction=ltr"
      ).out.hasPrefix("1: Move left, becomes 1 of 6\n2: Move later, becomes 3 of 6\n"))
  }
}
