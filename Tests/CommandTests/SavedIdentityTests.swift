import Glibc
import TestSupport
import Testing

/// Items are known by what they were when the document was read, also after it was saved in between:
/// when another program changes the file, and when the program is ended.
struct SavedIdentityTests {
  private static let twice = "M\nA\nM\nZ\n"

  @Test func `Of equal lines the right one is moved in content that changed after a save`() throws {
    let ground = try CommandGround()
    try ground.file("dup", Self.twice)
    let running = try ground.start([Array("dup".utf8)], stdin: .typed)
    try running.wait(for: "\nM, first of 2 with this name, 1 of 4")
    try running.type("3", until: "\nM, second of 2 with this name, 3 of 4")
    let first =
      "\nMoved “M”, second of 2 with this name, before “M”, first of 2 with this name. 1 of 4"
    try running.type("move to 1", until: first)
    try running.type("next", until: "\nM, second of 2 with this name, 2 of 4")
    try running.type(
      "later", until: "\nMoved “M”, second of 2 with this name, before “Z”. 3 of 4")
    try running.type("save", until: "\nSaved “dup”")
    #expect(ground.text("dup") == "M\nA\nM\nZ\n")
    try running.type("first", until: "\nM, first of 2 with this name, 1 of 4")
    let second =
      "\nMoved “M”, first of 2 with this name, before “M”, second of 2 with this name. 2 of 4"
    try running.type("later", until: second)
    try ground.file("dup", "M\nA\nM\nZ2\n")
    try running.type(
      "save",
      until: "\n“dup” had changed on disk. The moves were made in the new content. Saved “dup”")
    #expect(ground.text("dup") == "A\nM\nM\nZ2\n")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
  }

  /// A document, keys, what is restored at the next start, and what is saved then.
  struct Crash: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var text: String
    var keys: [String]
    var answer: Heard
    var result: String
  }

  static let crashes = [
    Crash(
      testDescription: "equal lines", file: "dup", text: "M\nA\nM\n",
      keys: ["G", "K", "K", "j", "J", "S", "g", "J"],
      answer: Heard(
        shown: "Restored. M, first of 2 with this name, 2 of 3",
        spoken: "Restored. M, first of 2 with this name, 2 of 3"),
      result: "A\nM\nM\n"),
    Crash(
      testDescription: "numbers", file: "list.md", text: "1. a\n2. b\n3. c\n4. d\n",
      keys: ["J", "S", "J"], answer: Heard("Restored. b, 1 of 4"),
      result: "1. b\n2. c\n3. a\n4. d\n"),
    Crash(
      testDescription: "another bullet", file: "list.md",
      text: "# A\n- a\n- t\n\n# B\n* b\n* c\n",
      keys: ["j", "]", "k", "J", "m", "G", "\r", "S", "K"],
      answer: Heard("Restored. a, 1 of 1 in A"),
      result: "# A\n- a\n\n# B\n* b\n* t\n* c\n"),
    Crash(
      testDescription: "a box that was checked, saved, and unchecked again", file: "list.md",
      text: "- [ ] a\n- b\n", keys: ["\u{1B}[C", "\r", "S", "u"],
      answer: Heard("Restored. a, 1 of 2, not checked"), result: "- [ ] a\n- b\n"),
    Crash(
      testDescription: "a commit that was squashed, saved, and moved", file: "git-rebase-todo",
      text: "pick 1111111 a\npick 2222222 b\npick 3333333 c\n",
      keys: ["G", "\r", "s", "S", "K"], answer: Heard("Restored. a, 1 of 3"),
      result: "pick 1111111 a\nsquash 3333333 c\npick 2222222 b\n"),
    Crash(
      testDescription: "a section that was emptied, saved and is gone", file: "list.md",
      text: "- a\n\nText.\n\n- b\n- c\n\n# D\n- d\n",
      keys: ["m", "j", "p", "S", "J"], answer: Heard("Restored. b, 1 of 3"),
      result: "\nText.\n\n- b\n- c\n- a\n\n# D\n- d\n"),
  ]

  @Test(arguments: crashes)
  func `What was done after a save is restored after a crash`(crash: Crash) throws {
    let ground = try CommandGround()
    try ground.file(crash.file, crash.text)
    let first = try TerminalRun(ground, [crash.file])
    _ = try first.begin()
    _ = try first.press(each: crash.keys)
    first.send(signal: SIGKILL)
    #expect(first.finish() == -SIGKILL)

    // Also where the next one ends in the same way.
    for _ in 1...2 {
      let next = try TerminalRun(ground, [crash.file])
      #expect(try next.begin().shown.hasSuffix("Yes or no"))
      #expect(try next.press("y") == crash.answer)
      next.send(signal: SIGKILL)
      #expect(next.finish() == -SIGKILL)
    }
    let last = try TerminalRun(ground, [crash.file])
    _ = try last.begin()
    #expect(try last.press("y") == crash.answer)
    #expect(try last.press("S").shown.hasPrefix("Saved"))
    _ = try last.press("q")
    #expect(last.finish() == 0)
    #expect(ground.text(crash.file) == crash.result)
    #expect(try ground.journals() == [])
  }

  @Test func `An item that went to a list with another bullet is known in content that changed`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.md", "# A\n- a\n- t\n\n# B\n* b\n* c\n")
    let running = try ground.start([Array("list.md".utf8)], stdin: .typed)
    try running.wait(for: "\na, 1 of 2 in A")
    try running.type("next", until: "\nt, 2 of 2 in A")
    try running.type("move to end of B", until: "\nMoved “t” to end of “B”. 3 of 3 in B")
    try running.type("save", until: "\nSaved “list.md”")
    try running.type("earlier", until: "\nMoved “t” before “c”. 2 of 3 in B")
    try ground.file("list.md", ground.text("list.md") + "* d\n")
    try running.type("save", until: "Saved “list.md”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(ground.text("list.md") == "# A\n- a\n\n# B\n* b\n* t\n* c\n* d\n")
  }

  @Test func `The very moves are made again, not others that come to the same`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", "- a\n- b\n- c\n")
    let running = try ground.start([Array("list.md".utf8)], stdin: .typed)
    try running.wait(for: "\na, 1 of 3")
    try running.type("later", until: "\nMoved “a” before “c”. 2 of 3")
    try running.type("changes", until: "\n“a”, was 1 of 3, is 2 of 3")
    try ground.file("list.md", "- a\n- b!\n- c\n")
    try running.type("save", until: "Saved “list.md”")
    #expect(ground.text("list.md") == "- b!\n- a\n- c\n")
    // What was taken back is not made again, so that what it was about may be gone.
    try running.type("later", until: "\nMoved “a” to end. 3 of 3")
    try running.type("1", until: "\nb!, 1 of 3")
    try running.type("later", until: "\nMoved “b!” before “a”. 2 of 3")
    try running.type("undo", until: "\nUndone. “b!” is back at 1 of 3")
    try ground.file("list.md", "- a\n- c\n- d\n")
    try running.type("save", until: "Saved “list.md”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(ground.text("list.md") == "- c\n- d\n- a\n")
  }

  @Test func `What is restored and gone from the file is not called by its identity`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\nc\n")
    let first = try TerminalRun(ground, ["list.txt"])
    _ = try first.begin()
    _ = try first.press(each: ["J", "j", "K"])
    first.send(signal: SIGKILL)
    #expect(first.finish() == -SIGKILL)
    try ground.file("list.txt", "b\nc\nd\n")
    let second = try TerminalRun(ground, ["list.txt"])
    _ = try second.begin()
    #expect(
      try second.press("y")
        == Heard(
          "Not everything could be restored: something that was changed is not in the file "
            + "any more. b, 1 of 3"))
    _ = try second.press("q")
    #expect(second.finish() == 0)
  }

  @Test func `Why a board that changed on disk allows no moves is the reason that it has now`()
    throws
  {
    let items = #"[{"id": "a", "label": "A"}, {"id": "b", "label": "B"}]"#
    let board = #"{"sections": [{"id": "s", "items": "# + items + "}]}"
    let ground = try CommandGround(board: board)
    let running = try ground.start([Array("board.json".utf8)], stdin: .typed)
    try running.wait(for: "\nA, 1 of 2")
    try running.type("later", until: "\nMoved “A” to end. 2 of 2")
    try ground.file(
      "board.json", #"{"enabled": false, "disabledReason": "Closed", "# + board.dropFirst())
    try running.type("save", until: "was not saved. Reordering is turned off")
    try ground.file("board.json", #"{"disabledReason": "Closed", "# + board.dropFirst())
    try running.type("save", until: "Saved “board.json”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
  }
}
