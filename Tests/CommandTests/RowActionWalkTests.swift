import Glibc
import TestSupport
import Testing

/// Row actions by typed commands.
struct RowActionWalkTests {
  private static let tasks = "# P\n\n1. [ ] Milk\n2. [x] Eggs\n\n## Done\n\n- Bread\n"

  @Test func `Swiping, the menu and names do the same, and each says what came of it`() throws {
    let ground = try CommandGround()
    try ground.file("tasks.md", Self.tasks)
    let difference = try ground.walk(
      "tasks.md",
      script: [
        (nil, "Milk, 1 of 2 in P, not checked"),
        ("swipe right", "Leading edge of “Milk” open, 1 action: Check"),
        ("where", "Milk, 1 of 2 in P, not checked. Before “Eggs”"),
        ("", "Performed “Check” on “Milk”"),
        ("action uncheck", "Performed “Uncheck” on “Milk”"),
        ("undo", "Undone. “Milk” is as it was: checked"),
        ("action che", "No action “che” here"),
        ("action check", "No action “check” here"),
        ("action UNCH", "Performed “Uncheck” on “Milk”"),
        ("actions", "7: Check"),
        ("next", "8: Delete (destructive)"),
        ("8", "Press Enter again to perform “Delete” on “Milk”"),
        ("repeat", "Press Enter again to perform “Delete” on “Milk”"),
        ("", "Performed “Delete” and removed “Milk”. Eggs, 1 of 1 in P, checked"),
        ("action delete", "Press Enter again to perform “Delete” on “Eggs”"),
        ("where", "Eggs, 1 of 1 in P, checked. 3 changes not saved"),
        ("", "2 actions. 5: Move to end of “Done”, becomes 2 of 2 in Done"),
        ("cancel", "Menu closed. Eggs, 1 of 1 in P, checked"),
        ("action delete", "Press Enter again to perform “Delete” on “Eggs”"),
        ("", "Performed “Delete” and removed “Eggs”. P, empty section"),
        ("swipe left", "P, empty section"),
        ("actions", "P, empty section"),
        ("action delete", "P, empty section"), ("save", "Saved “tasks.md”"), ("quit", "Closed"),
      ])
    #expect(difference == nil)
    #expect(ground.text("tasks.md") == "# P\n\n\n## Done\n\n- Bread\n")
  }

  @Test func `The edge follows from the direction of the board, the command line, the language`()
    throws
  {
    let leading = "Leading edge of “Rent” open, 2 actions: Mark as read, Pin"
    let trailing =
      "Trailing edge of “Rent” open, 2 actions: Delete (destructive), Archive (not available)"
    let board = KeyScenario.mails
    let turned = board.replacing("{\"sections\"", with: "{\"direction\": \"rtl\", \"sections\"")
    let cases: [(String, String, right: String, left: String)] = [
      (board, "auto", leading, trailing), (turned, "auto", trailing, leading),
      (board, "rtl", trailing, leading), (turned, "ltr", leading, trailing),
    ]
    for (text, direction, right, left) in cases {
      let ground = try CommandGround(board: text)
      let difference = try ground.walk(
        "board.json", "--direction", direction,
        script: [
          (nil, "Rent, 1 of 2"), ("swipe right", right), ("cancel", "Rent, 1 of 2"),
          ("swipe left", left), ("swipe right", "Rent, 1 of 2"), ("swipe right", right),
          ("next", "Lunch, 2 of 2"), ("quit", "Closed"),
        ])
      #expect(difference == nil)
    }
  }

  @Test func `What a board's action sets is written back in its own bytes, and unknown keys stay`()
    throws
  {
    let ground = try CommandGround(board: KeyScenario.mails)
    let difference = try ground.walk(
      "board.json",
      script: [
        (nil, "Rent, 1 of 2"),
        (
          "swipe left",
          "Trailing edge of “Rent” open, 2 actions: Delete (destructive), "
            + "Archive (not available)"
        ),
        ("swipe left", "Archive (not available), 2 of 2"),
        ("", "This action is not available now"),
        ("swipe left", "No more actions. Archive (not available), 2 of 2"),
        ("action mark as read", "Performed “Mark as read” on “Rent”"),
        ("swipe left", "Trailing edge of “Rent” open, 2 actions: Delete (destructive), Archive"),
        ("cancel", "Rent, 1 of 2"),
        ("changes", "Changed “Rent”"),
        ("save", "Saved “board.json”"),
        ("action archive", "Performed “Archive” and removed “Rent”. Lunch, 1 of 1"),
        ("undo", "Brought back “Rent”. 1 of 2"),
        ("quit", "Closed"),
      ])
    #expect(difference == nil)
    #expect(
      ground.text("board.json")
        == KeyScenario.mails.replacing(
          "\"removes\": true}]}},", with: "\"removes\": true}]}, \"state\": {\"read\": true}},"))
  }

  @Test func `At terse verbosity actions are read one by one, and Enter performs what was read`()
    throws
  {
    let ground = try CommandGround(board: KeyScenario.mails)
    let difference = try ground.walk(
      "board.json", "--verbosity", "terse",
      script: [
        (nil, "Rent 1/2"), ("swipe right", "Rent, 2 actions"), ("", "Mark as read, 1 of 2"),
        ("swipe right", "Pin, 2 of 2"), ("", "Performed “Pin” on “Rent”"),
        ("quit", "1 change is not saved. Save, discard or cancel?"),
        ("discard", "Discarded. The list is as it was"),
      ])
    #expect(difference == nil)
    #expect(ground.text("board.json") == KeyScenario.mails)
  }

  @Test func `At full verbosity the side is said`() throws {
    let ground = try CommandGround(board: KeyScenario.mails)
    let difference = try ground.walk(
      "board.json", "--verbosity", "full", "--direction", "rtl",
      script: [
        (nil, "Rent, 1 of 2. Before “Lunch”. Enter opens the menu"),
        ("swipe left", "Leading edge of “Rent” open, 2 actions: Mark as read, Pin. On the right"),
        ("quit", "Closed"),
      ])
    #expect(difference == nil)
  }

  @Test func `A board that is turned off says why, and offers no row actions in its menu`() throws {
    let board = KeyScenario.mails.replacing(
      "{\"sections\"", with: #"{"enabled": false, "disabledReason": "read only", "sections""#)
    let ground = try CommandGround(board: board)
    let off = "Swipe actions are turned off: read only"
    let difference = try ground.walk(
      "board.json",
      script: [
        (nil, "Rent, 1 of 2"), ("swipe left", off), ("actions", off),
        ("action pin", "No action “pin” here"), ("quit", "Closed"),
      ])
    #expect(difference == nil)
  }

  @Test func `A row of a shape that is wrong says where, and the walk goes on`() throws {
    let board = KeyScenario.mails.replacing("\"title\": \"Pin\", ", with: "")
    let ground = try CommandGround(board: board)
    let fault = "board.json, line 2: “title” is missing"
    let difference = try ground.walk(
      "board.json",
      script: [
        (nil, "Rent, 1 of 2"), ("swipe left", fault), ("actions", fault), ("action x", fault),
        ("menu", "1 action. 2: Move to end, becomes 2 of 2"),
        ("cancel", "Menu closed. Rent, 1 of 2"),
        ("next", "Lunch, 2 of 2"), ("quit", "Closed"),
      ])
    #expect(difference == nil)
  }

  @Test func `In the menu of a selection a row action says which item it is for`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\nc\nd\n")
    let difference = try ground.walk(
      "list.txt",
      script: [
        (nil, "a, 1 of 4"), ("select", "Selected “a”. 1 item selected"), ("next", "b, 2 of 4"),
        ("select", "Selected “b”. 2 items selected"), ("next", "c, 3 of 4"),
        ("actions", "5: Duplicate, on “c”"), ("next", "6: Delete (destructive), on “c”"),
        ("5", "Performed “Duplicate” on “c”. c, second of 2 with this name, 4 of 5"),
        ("first", "a, 1 of 5, selected"),
        ("action delete", "Press Enter again to perform “Delete” on “a”"),
        ("", "Performed “Delete” and removed “a”. b, 1 of 4, selected"),
        ("order", "1. b\n2. c, first of 2 with this name\n3. c, second of 2 with this name\n4. d"),
        ("later", "Moved “b” before “c”, second of 2 with this name. 2 of 4"),
        (
          "changes",
          "Removed “a”\nNew: “c”, second of 2 with this name, 3 of 4\n“c”, first of 2 with this name, was 3 of 4, is 1 of 4"
        ),
        ("quit", "3 changes are not saved. Save, discard or cancel?"),
        ("save", "Saved “list.txt”"),
      ])
    #expect(difference == nil)
    #expect(ground.text("list.txt") == "c\nb\nc\nd\n")
  }

  @Test
  func `While something is lifted there are no row actions, and deleting it by undo drops it`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb")
    let first = "Put down what is lifted first"
    let difference = try ground.walk(
      "list.txt",
      script: [
        (nil, "a, 1 of 2"), ("last", "b, 2 of 2"),
        ("action duplicate", "Performed “Duplicate” on “b”. b, second of 2 with this name, 3 of 3"),
        ("lift", "Lifted “b”, second of 2 with this name. 3 of 3"), ("swipe left", first),
        ("actions", first), ("action delete", first),
        ("undo", "Removed “b”, second of 2 with this name. b, 2 of 2"),
        ("put before", "Nothing is lifted"),
        ("redo", "Brought back “b”, second of 2 with this name. 3 of 3"),
        ("save", "Saved “list.txt”"), ("quit", "Closed"),
      ])
    #expect(difference == nil)
    #expect(ground.text("list.txt") == "a\nb\nb")
  }
}
