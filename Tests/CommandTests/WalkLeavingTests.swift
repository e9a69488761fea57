import Testing

struct WalkLeavingTests {
  @Test func `Quitting with nothing unsaved asks nothing`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `Quitting asks, and saves`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        ("save", "Saved “list.txt”"),
      ])
    #expect(fault == nil)
    #expect(
      ground.text("list.txt") == """
        Eggs
        Milk
        Bread

        """)
  }

  @Test func `Quitting asks, and discards`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("quit", "1 move is not saved. Save, discard or cancel?"),
        ("d", "Discarded. The list is as it was"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `Quitting asks, and stays at any other answer`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        ("stay", "Not closed"),
        ("w", "Milk, 2 of 3. Between “Eggs” and “Bread”. 1 move not saved"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        ("", "Not closed"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        ("?", "Not closed"),
        ("u", "Undone. “Milk” is back at 1 of 3"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `Abandoning asks, and ends with 1`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt", status: 1,
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("abandon", "Abandon all moves? Yes or no"),
        ("no", "Not closed"),
        ("Q", "Abandon all moves? Yes or no"),
        ("yes", "Abandoned. The list is as it was"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `The end of the input writes nothing unsaved, says so and ends with 1`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt", status: 1,
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("J", "Moved “Milk” to end. 3 of 3"),
        (nil, "End of input. 2 moves were not saved"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `The end of the input at a question is the same`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt", status: 1,
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        (nil, "End of input. 1 move was not saved"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `What was saved is safe at the end of the input`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("S", "Saved “list.txt”"),
        ("w", "Milk, 2 of 3. Between “Eggs” and “Bread”"),
        ("J", "Moved “Milk” to end. 3 of 3"),
        ("S", "Saved “list.txt”"),
      ])
    #expect(fault == nil)
    #expect(
      ground.text("list.txt") == """
        Eggs
        Bread
        Milk

        """)
  }

  @Test func `Undoing all leaves nothing to save`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("J", "Moved “Milk” before “Bread”. 2 of 3"),
        ("u", "Undone. “Milk” is back at 1 of 3"),
        ("S", "Nothing to save"),
        ("w", "Milk, 1 of 3. Before “Eggs”"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }

  @Test func `An empty file is an empty list`() throws {
    let ground = try CommandGround()
    try ground.file("empty.txt", "")
    let fault = try ground.walk(
      "empty.txt",
      script: [
        ("", "Empty list"),
        ("next", "End of list. Empty list"),
        ("k", "Start of list. Empty list"),
        ("g", "Empty list"),
        ("w", "Empty list"),
        ("s", "Empty list"),
        ("o", "Empty list"),
        ("d", "Nothing has changed"),
        ("J", "There is no item to move"),
        ("select", "Empty list"),
        ("A", "Nothing selected"),
        ("m", "There is no item to move"),
        ("menu", "There is no item to move. 5: Undo"),
        ("cancel", "Menu closed. Empty list"),
        ("u", "Nothing to undo"),
        ("S", "Nothing to save"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("empty.txt") == "")
  }

  @Test func `An empty Markdown file is one too`() throws {
    let ground = try CommandGround()
    try ground.file("empty.md", "")
    let fault = try ground.walk(
      "empty.md",
      script: [
        ("", "Empty list"),
        ("next", "Empty list"),
        ("w", "Empty list"),
        ("s", "Empty list"),
        ("o", "Empty list"),
        ("J", "There is no item to move"),
        ("menu", "There is no item to move. 5: Undo"),
        ("cancel", "Menu closed. Empty list"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("empty.md") == "")
  }

  @Test func `A list of one item has no other place`() throws {
    let ground = try CommandGround()
    try ground.file("one.txt", "one\n")
    let fault = try ground.walk(
      "one.txt",
      script: [
        ("", "one, 1 of 1"),
        ("j", "End of list. one, 1 of 1"),
        ("k", "Start of list. one, 1 of 1"),
        ("J", "Already at the end. 1 of 1"),
        ("K", "Already at the start. 1 of 1"),
        ("move to 1", "Nothing changed. “one” is already 1 of 1"),
        ("move to 2", "Out of range: “one” can only be at position 1"),
        (
          "menu",
          "There is no other place to move to. 5: Duplicate"
        ),
        ("1", "Cannot move earlier: there is no item to pass"),
        ("m", "Lifted “one”. 1 of 1"),
        ("j", "End of list. one, 1 of 1"),
        ("", "Cancelled. “one” stays at 1 of 1"),
        ("select", "Selected “one”. 1 item selected"),
        ("w", "one, 1 of 1, selected. 1 item selected"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("one.txt") == "one\n")
  }
}
