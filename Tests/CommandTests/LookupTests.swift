import Testing

struct LookupTests {
  private static let text = "Milk\nmilk shake\nCrème brûlée\n12\nÄpfel\nOld milk\nid:x\nlabel:y\n"

  @Test(arguments: [
    ("1", "Milk"), ("Milk", "Milk"), ("MILK", "Milk"), ("label:Milk", "Milk"),
    ("id:04e320aea9058222", "Milk"), ("milk s", "milk shake"), ("creme", "Crème brûlée"),
    ("BRULEE", "Crème brûlée"), ("apfel", "Äpfel"), ("old", "Old milk"), ("shake", "milk shake"),
    ("4", "12"), ("label:12", "12"), ("label:id:x", "id:x"), ("label:label:y", "label:y"),
    ("d:x", "id:x"),
  ])
  func `An item is found by number, label, identity, or what it alone begins with or holds`(
    _ name: String, _ label: String
  ) throws {
    let ground = try CommandGround()
    let result = try ground.run("move", "--dry-run", "-", name, "--to", "1", input: Self.text)
    let said =
      label == "Milk"
      ? "Nothing changed. “Milk” is already 1 of 8\n" : "Moved “\(label)” before “Milk”. 1 of 8\n"
    #expect(result == CommandResult(out: said))
  }

  @Test(arguments: ["9", "0", "12", "label:milk", "id:Milk", "tea", "99999999999999999999"])
  func `What fits nothing ends with 2`(_ name: String) throws {
    let ground = try CommandGround()
    let expected = CommandResult(err: "No item matches “\(name)”\n", status: 2)
    #expect(try ground.run("move", "-", name, "--first", input: Self.text) == expected)
    #expect(try ground.run("move", "-", "Milk", "--before", name, input: Self.text) == expected)
    #expect(try ground.run("actions", "-", name, input: Self.text) == expected)
  }

  @Test func `What fits several items ends with 2 and lists them with their numbers`() throws {
    let ground = try CommandGround()
    let text = "Tea\nBlack tea\nGreen tea\nx\nx\n"
    #expect(
      try ground.run("move", "-", "ea", "--first", input: text)
        == CommandResult(
          err: "“ea” is not clear, 3 items match\n1: Tea\n2: Black tea\n3: Green tea\n", status: 2))
    #expect(
      try ground.run("actions", "-", "x", input: text)
        == CommandResult(
          err: """
            “x” is not clear, 2 items match
            4: x, first of 2 with this name
            5: x, second of 2 with this name

            """, status: 2))
    #expect(
      try ground.run("move", "-", "5", "--first", input: text)
        == CommandResult(
          out: "x\nTea\nBlack tea\nGreen tea\nx\n",
          err: "Moved “x”, second of 2 with this name, before “Tea”. 1 of 5\n"))
  }

  @Test(arguments: [
    ("Done", "Done"), ("done", "Done"), ("id:done", "Done"), ("label:Done", "Done"),
    ("don", "Done"), ("3", "Done"), ("arde", "Garden"),
  ])
  func `A section is found in the same ways`(_ name: String, _ title: String) throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let position = title == "Done" ? "1 of 1" : "3 of 3"
    #expect(
      try ground.run("move", "--dry-run", "list.md", "Milk", "--to-end-of", name)
        == CommandResult(out: "Moved “Milk” to end of “\(title)”. \(position) in \(title)\n"))
  }

  @Test func `A section that is not clear or not there ends with 2`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    #expect(
      try ground.run("move", "list.md", "Milk", "--to-end-of", "n")
        == CommandResult(
          err: "“n” is not clear, 3 sections match\n1: Shopping\n2: Garden\n3: Done\n", status: 2))
    #expect(
      try ground.run("move", "list.md", "Milk", "--to-start-of", "label:done")
        == CommandResult(err: "No section matches “label:done”\n", status: 2))
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test(arguments: [
    ("2", "Done"), ("1", "1"), ("id:s1", "Sprint 2"), ("sprint 2", "Sprint 2"), ("٢", "Done"),
    ("5", "untitled section 2"),
  ])
  func `Digits are a section's number, unless one is called exactly so`(
    _ name: String, _ title: String
  ) throws {
    let ground = try CommandGround()
    try ground.file(
      "board.json",
      #"""
      {"sections": [{"id": "s1", "title": "Sprint 2", "items": []},
        {"id": "s2", "title": "Done", "items": [{"id": "a", "label": "A"}]},
        {"id": "s3", "title": "1", "items": []}, {"id": "s4", "items": []},
        {"id": "s5", "items": []}]}
      """#)
    let result = try ground.run("move", "--dry-run", "board.json", "A", "--to-end-of", name)
    let said =
      switch title {
      case "Done": "Nothing changed. “A” is already 1 of 1 in Done\n"
      case "untitled section 2": "Moved “A” to end of untitled section 2. 1 of 1\n"
      default: "Moved “A” to end of “\(title)”. 1 of 1 in \(title)\n"
      }
    #expect(result == CommandResult(out: said))
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775808", "0", "-1", "6"])
  func `A section's number that is none is no section`(_ number: String) throws {
    let ground = try CommandGround()
    #expect(
      try ground.run("move", "-", "1", "--to-end-of", number, input: "a\nb\n")
        == CommandResult(err: "No section matches “\(number)”\n", status: 2))
  }

  @Test func `A number can be typed in the digits in which it is shown`() throws {
    let ground = try CommandGround()
    let result = try ground.run("move", "-", "٣", "--to", "١", input: "a\nb\nc\n")
    #expect(result == CommandResult(out: "c\na\nb\n", err: "Moved “c” before “a”. 1 of 3\n"))
  }

  @Test func `Of very many that fit the first twenty are read`() throws {
    let ground = try CommandGround()
    let text = String(repeating: "x\n", count: 25)
    let result = try ground.run("move", "-", "x", "--first", input: text)
    let lines = result.err.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "“x” is not clear, 25 items match")
    #expect(lines.last == "5 more")
  }

  @Test func `Where there are no sections a number is none of them`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", #"{"sections": []}"#)
    let fault = try ground.walk(
      "board.json",
      script: [
        ("", "Empty list"), ("section 1", "No section matches “1”"),
        ("section 0", "No section matches “0”"), ("q", "Closed"),
      ])
    #expect(fault == nil)
  }
}
