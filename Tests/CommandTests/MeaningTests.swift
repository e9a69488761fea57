import TestSupport
import Testing

/// Moves after which a Markdown text would be read as something else.
struct MeaningTests {
  private static let lists = "+ a\n\n* b\n\n+ c\n"
  private static let text =
    "Cannot move “b” to the end of untitled section 1: the text would mean something else"
  private static let spoken =
    "Cannot move b to the end of untitled section 1: the text would mean something else"

  private static func refused(_ id: String, _ collection: String) -> String {
    #"{"announcement":{"spoken":"\#(spoken)","text":"\#(text)"},"changed":false,"#
      + #""difference":{"destination":{"collectionID":"\#(collection)","position":"end"},"#
      + #""sources":["\#(id)"]},"inverse":[],"outcome":null,"refusals":[{"items":["\#(id)"],"#
      + #""reason":"meaningWouldChange","text":"\#(text)"}]}"#
  }

  @Test(arguments: [true, false])
  func `Such a move is refused, whether it is only tried or not`(isTried: Bool) throws {
    let ground = try CommandGround()
    try ground.file("mw.md", Self.lists)
    let options = isTried ? ["--dry-run"] : []
    let move = ["move", "mw.md", "b", "--to-end-of", "1"] + options
    #expect(try ground.run(move) == CommandResult(out: Self.text + "\n", status: 1))
    let json = Self.refused("1a501e17ffc3879f", "list") + "\n"
    let result = try ground.run(move + ["--json"])
    #expect((result.out, result.status) == (json, 1))
    let difference =
      #"{"sources":["1a501e17ffc3879f"],"destination":{"collectionID":"list","position":"end"}}"#
    let applied = try ground.run(["apply", "mw.md", difference, "--json"] + options)
    #expect((applied.out, applied.status) == (json, 1))
    #expect(ground.text("mw.md") == Self.lists)
  }

  @Test func `Of several moves the last one decides, and none is made`() throws {
    let ground = try CommandGround()
    try ground.file("mw.md", Self.lists)
    let toFirst =
      #"{"sources":["1a501e17ffc3879f"],"destination":{"collectionID":"list","position":"end"}}"#
    let toSecond =
      #"{"sources":["12802617fb94584d"],"destination":{"collectionID":"list~2","position":"end"}}"#
    // On the way the first two lists would be one. In the end they are not.
    let both = try ground.run("apply", "mw.md", "[\(toFirst),\(toSecond)]")
    #expect(both.status == 0)
    #expect(ground.text("mw.md") == "+ b\n\n* a\n\n+ c\n")
    try ground.file("mw.md", Self.lists)
    let one = try ground.run("apply", "mw.md", "[\(toSecond),\(toFirst),\(toFirst)]", "--dry-run")
    #expect(one.status == 0)
    let bad = try ground.run("apply", "mw.md", "[\(toFirst)]")
    #expect(bad == CommandResult(out: Self.text + "\n", status: 1))
    #expect(ground.text("mw.md") == Self.lists)
  }

  @Test func `Such a move is not offered`() throws {
    let ground = try CommandGround()
    try ground.file("mw.md", Self.lists)
    #expect(
      try ground.run("actions", "mw.md", "b")
        == CommandResult(out: "There is no other place to move to\n", status: 1))
    #expect(
      try ground.run("actions", "mw.md", "b", "--search", "a").status == 1)
    let offered = try ground.run("actions", "mw.md", "a", "--budget", "1")
    #expect(
      offered
        == CommandResult(
          out: "1: Move to end of untitled section 2, becomes 2 of 2\n3 more\n"))
  }

  @Test func `In interactive use it is refused when it is made, and said before it is put`() throws
  {
    let ground = try CommandGround()
    try ground.file("mw.md", Self.lists)
    let fault = try ground.walk(
      "mw.md",
      script: [
        ("", "a, 1 of 1"),
        ("next", "b, 1 of 1"),
        ("move to end of 1", Self.text),
        (
          "menu",
          "There is no other place to move to. 5: Delete (destructive) (not available)"
        ),
        ("cancel", "Menu closed. b, 1 of 1"),
        ("action delete", "This action is not available now"),
        ("lift", "Lifted “b”. 1 of 1"),
        (
          "next",
          "Cannot move “b” to the end of untitled section 3: the text would mean something else"
        ),
        ("cancel", "Cancelled. “b” stays at 1 of 1"),
        ("save", "Nothing to save"),
        ("quit", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("mw.md") == Self.lists)
  }

  @Test func `Undoing is never refused for what a text would mean on the way`() throws {
    let ground = try CommandGround()
    try ground.file("mw.md", "# A\n+ a\n+ x\n\n# B\n* b\n")
    let fault = try ground.walk(
      "mw.md",
      script: [
        ("", "a, 1 of 2 in A"),
        ("move to end of B", "Moved “a” to end of “B”. 2 of 2 in B"),
        ("undo", "Undone. “a” is back at 1 of 2 in A"),
        ("redo", "Redone. Moved “a” to end of “B”. 2 of 2 in B"),
        ("undo", "Undone. “a” is back at 1 of 2 in A"),
        ("quit", "Closed"),
      ])
    #expect(fault == nil)
  }

  @Test func `What is lifted and stays is where one is`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Milk\nEggs\nBread\n")
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        ("lift", "Lifted “Milk”. 1 of 3"),
        ("next", "After “Eggs”, becomes 2 of 3"),
        ("put before", "Nothing changed. “Milk” is already 1 of 3"),
        ("lift", "Lifted “Milk”. 1 of 3"),
        ("cancel", "Cancelled. “Milk” stays at 1 of 3"),
        ("quit", "Closed"),
      ])
    #expect(fault == nil)
  }
}
