import Glibc
import TestSupport
import Testing

/// Row actions when the program is ended, when another program writes, and between the two Enters.
struct RowActionSafetyTests {
  private static let tasks = "- [ ] Milk\n- [x] Eggs\n- Bread\n"

  private static func walk(_ ground: CommandGround, _ text: String = tasks) throws -> RunningCommand
  {
    try ground.file("tasks.md", text)
    let running = try ground.start([Array("tasks.md".utf8)], stdin: .typed)
    try running.wait(for: "\nMilk, 1 of 3, not checked")
    return running
  }

  @Test func `What another program changed and what was done here are both in the file`() throws {
    let ground = try CommandGround()
    let running = try Self.walk(ground)
    try running.type("action check", until: "\nPerformed “Check” on “Milk”")
    try running.type("last", until: "\nBread, 3 of 3")
    try running.type("action delete", until: "\nPress Enter again to perform “Delete” on “Bread”")
    try running.type(
      "", until: "\nPerformed “Delete” and removed “Bread”. Eggs, 2 of 2, checked")
    try ground.file("tasks.md", "# Plan\n\n" + Self.tasks + "- Pears\n")
    let saved =
      "\n“tasks.md” had changed on disk. The changes were made in the new content. "
      + "Saved “tasks.md”"
    try running.type("save", until: saved)
    #expect(ground.text("tasks.md") == "# Plan\n\n- [x] Milk\n- [x] Eggs\n- Pears\n")
    // Milk has other bytes now than when it was read, and is still known.
    try running.type("first", until: "\nMilk, 1 of 3, checked")
    try running.type("later", until: "\nMoved “Milk” before “Pears”. 2 of 3")
    try ground.file("tasks.md", "# Plan\n\n- [x] Milk\n- [x] Eggs\n- Pears\n- Plums\n")
    try running.type(
      "save",
      until: "\n“tasks.md” had changed on disk. The moves were made in the new content. "
        + "Saved “tasks.md”")
    #expect(ground.text("tasks.md") == "# Plan\n\n- [x] Eggs\n- [x] Milk\n- Pears\n- Plums\n")
    // What was done before is still taken back in its turn.
    try running.type("undo", until: "\nUndone. “Milk” is back at 1 of 4")
    try running.type("undo", until: "\nBrought back “Bread”. 3 of 5")
    try running.type("undo", until: "\nUndone. “Milk” is as it was: not checked")
    try running.type("save", until: "\nSaved “tasks.md”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(
      ground.text("tasks.md") == "# Plan\n\n- [ ] Milk\n- [x] Eggs\n- Bread\n- Pears\n- Plums\n")
  }

  @Test func `An action on an item that is gone from the file is refused, and nothing is lost`()
    throws
  {
    let ground = try CommandGround()
    let running = try Self.walk(ground)
    try running.type("action check", until: "\nPerformed “Check” on “Milk”")
    let changed = "- [x] Eggs\n- Bread\n"
    try ground.file("tasks.md", changed)
    try running.type(
      "save",
      until: "\n“tasks.md” had changed on disk and was not saved. "
        + "Cannot move “Milk”: there is no such item")
    #expect(ground.text("tasks.md") == changed)
    // That it was deleted by both is no contradiction.
    try running.type("action delete", until: "\nPress Enter again to perform “Delete” on “Milk”")
    try running.type("", until: "\nPerformed “Delete” and removed “Milk”. Eggs, 1 of 2, checked")
    try running.type("action uncheck", until: "\nPerformed “Uncheck” on “Eggs”")
    try running.type("save", until: "Saved “tasks.md”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(ground.text("tasks.md") == "- [ ] Eggs\n- Bread\n")
  }

  @Test func `A copy is made in new content too, below what stands there above it`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\nc")
    let running = try ground.start([Array("list.txt".utf8)], stdin: .typed)
    try running.wait(for: "\na, 1 of 3")
    try running.type("next", until: "\nb, 2 of 3")
    let copied = "\nPerformed “Duplicate” on “b”. b, second of 2 with this name, 3 of 4"
    try running.type("action duplicate", until: copied)
    try ground.file("list.txt", "z\nb\nc")
    try running.type("save", until: "Saved “list.txt”")
    #expect(ground.text("list.txt") == "z\nb\nb\nc")
    try running.type("undo", until: "\nRemoved “b”, second of 2 with this name. c, 3 of 3")
    try running.type("save", until: "Saved “list.txt”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(ground.text("list.txt") == "z\nb\nc")
  }

  @Test func `An open row whose actions another program changed is said when it is saved`() throws {
    let ground = try CommandGround(board: KeyScenario.mails)
    let running = try ground.start([Array("board.json".utf8)], stdin: .typed)
    try running.wait(for: "\nRent, 1 of 2")
    try running.type("later", until: "\nMoved “Rent” to end. 2 of 2")
    try running.type(
      "swipe right", until: "\nLeading edge of “Rent” open, 2 actions: Mark as read, Pin")
    try ground.file(
      "board.json",
      KeyScenario.mails.replacing(
        "\"label\": \"Rent\"", with: "\"label\": \"Rent\", \"state\": {\"read\": true}"))
    try running.type(
      "save",
      until: "\n“board.json” had changed on disk. The moves were made in the new content. "
        + "Saved “board.json”. "
        + "Leading edge of “Rent” open, 2 actions: Mark as unread, Pin")
    try running.type("", until: "\nPerformed “Mark as unread” on “Rent”")
    try running.type("save", until: "\nSaved “board.json”")
    try running.type("quit", until: "\nClosed\n")
    #expect(running.finish().status == 0)
    #expect(ground.text("board.json").contains("\"state\": {\"read\": false}"))
  }

  @Test func `A hang-up between the two Enters does nothing, and the journal has the rest`() throws
  {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\nc\n")
    let first = try TerminalRun(ground, ["list.txt"])
    _ = try first.begin()
    _ = try first.press(each: ["\u{1B}[C", "\r", "\u{1B}[D", "\r", "\r", "u", "U", "G"])
    let ask = Heard(
      shown: "Press Enter again to perform “Delete” on “c”",
      spoken: "Press Enter again to perform Delete, on c")
    #expect(try first.press(each: ["\u{1B}[D", "\r"]).last == ask)
    first.send(signal: SIGHUP)
    #expect(first.finish() == -SIGHUP)
    #expect(ground.text("list.txt") == "a\nb\nc\n")

    let second = try TerminalRun(ground, ["list.txt"])
    #expect(
      try second.begin()
        == Heard("4 changes from last time were not saved. Restore them? Yes or no"))
    #expect(try second.press("y") == Heard("Restored. a, 1 of 3"))
    #expect(try second.press("d") == Heard("Nothing has changed"))
    second.send(signal: SIGKILL)
    #expect(second.finish() == -SIGKILL)

    let third = try TerminalRun(ground, ["list.txt"])
    _ = try third.begin()
    #expect(try third.press("y") == Heard("Restored. a, 1 of 3"))
    #expect(try third.press("u") == Heard("Brought back “a”, second of 2 with this name. 2 of 4"))
    #expect(try third.press(each: ["S", "q"]).last == Heard(shown: "Closed\n", spoken: "Closed"))
    #expect(third.finish() == 0)
    #expect(ground.text("list.txt") == "a\na\nb\nc\n")
  }

  @Test func `What is done after saving is restored in the file as it was saved`() throws {
    let ground = try CommandGround()
    try ground.file("tasks.md", "1. [ ] a\n2. [ ] b\n3. [ ] c\n")
    let first = try TerminalRun(ground, ["tasks.md"])
    _ = try first.begin()
    // Checked and saved, it has other bytes; then it is moved, and another one is checked.
    _ = try first.press(each: ["\u{1B}[C", "\r", "J", "S", "J", "k", "\u{1B}[C", "\r"])
    #expect(ground.text("tasks.md") == "1. [ ] b\n2. [x] a\n3. [ ] c\n")
    first.send(signal: SIGHUP)
    #expect(first.finish() == -SIGHUP)

    let second = try TerminalRun(ground, ["tasks.md"])
    #expect(
      try second.begin()
        == Heard("2 changes from last time were not saved. Restore them? Yes or no"))
    #expect(try second.press("y").shown == "Restored. b, 1 of 3, not checked")
    _ = try second.press(each: ["S", "q"])
    #expect(second.finish() == 0)
    #expect(ground.text("tasks.md") == "1. [ ] b\n2. [x] c\n3. [x] a\n")
  }

  @Test(arguments: [
    ("list.txt", "a\nb", "G"), ("list.txt", "a\nb", "g"), ("tasks.md", "- [x] a\n- b\n", "g"),
    ("board.json", KeyScenario.mails, "g"),
  ])
  func `What was deleted, saved and brought back is in the journal with its bytes`(
    file: String, text: String, key: String
  ) throws {
    let ground = try CommandGround()
    try ground.file(file, text)
    let first = try TerminalRun(ground, [file])
    _ = try first.begin()
    _ = try first.press(each: [key, "\u{1B}[D", "\r", "\r", "S", "u"])
    #expect(ground.text(file) != text)
    first.send(signal: SIGKILL)
    #expect(first.finish() == -SIGKILL)

    let second = try TerminalRun(ground, [file])
    #expect(
      try second.begin().shown
        == "1 change from last time was not saved. Restore it? Yes or no")
    #expect(try second.press("y").shown.hasPrefix("Restored. "))
    _ = try second.press(each: ["S", "q"])
    #expect(second.finish() == 0)
    #expect(ground.text(file).split(separator: "\n") == text.split(separator: "\n"))
  }

  @Test func `Ctrl-C between the two Enters takes the question back`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\n")
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    let asked = try run.press(each: ["\u{1B}[D", "\r"]).last
    #expect(asked?.shown == "Press Enter again to perform “Delete” on “a”")
    run.send("\u{3}")
    usleep(300_000)
    #expect(try run.press("\r").shown.hasSuffix("Press Enter again to perform “Delete” on “a”"))
    #expect(try run.press("\u{1B}") == Heard("a, 1 of 2"))
    #expect(try run.press("q") == Heard(shown: "Closed\n", spoken: "Closed"))
    #expect(run.finish() == 0)
    #expect(ground.text("list.txt") == "a\nb\n")
  }

  @Test func `Every action that is saved is what the next run reads`() throws {
    let ground = try CommandGround()
    try ground.file("tasks.md", "1. [ ] a\n2. [x] b\n\n   more\n3. c\n")
    let result = try ground.run(
      "tasks.md",
      input: "action check\nnext\naction uncheck\nlater\nfirst\naction delete\n\nsave\nquit\n")
    #expect(result.status == 0)
    #expect(ground.text("tasks.md") == "1. c\n2. [ ] b\n\n   more\n")
  }
}
