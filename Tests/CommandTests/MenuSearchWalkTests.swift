import Testing

/// The open menu of interactive use: searching it, rows and sides in it, long names in it.
struct MenuSearchWalkTests {
  @Test func `Text in the menu finds the places beside what is called so, and ends of sections`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("menu", "6 actions. 2: Move before “Bread”, becomes 2 of 3 in Shopping"),
        ("hedge", "2 matches. 1: Move before “Cut the hedge”, becomes 1 of 3 in Garden"),
        ("j", "2: Move after “Cut the hedge”, becomes 2 of 3 in Garden"),
        ("DONE", "1 match. 1: Move to end of “Done”, becomes 1 of 1 in Done"),
        ("zzz", "No match for “zzz”"),
        ("1", "Moved “Milk” to end of “Done”. 1 of 1 in Done"),
        ("u", "Undone. “Milk” is back at 1 of 3 in Shopping"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
  }

  @Test func `The numbers of the menu keep their places in a grid, and say left and right`() throws
  {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\nc\nd\ne\nf\n")
    let fault = try ground.walk(
      "list.txt", "--columns", "3", "--vocabulary", "relative", "--direction", "rtl",
      script: [
        ("", "a, 1 of 6"),
        ("2", "b, 2 of 6"),
        ("menu", "5 actions. 1: Move right, becomes 1 of 6"),
        ("j", "2: Move left, becomes 3 of 6"),
        ("j", "3: Move right, becomes 1 of 6"),
        ("j", "4: Move to end, becomes 6 of 6"),
        ("j", "5: Move before “e”, becomes 4 of 6"),
        ("j", "6: Move down a row, becomes 5 of 6"),
        ("6", "Moved “b” before “f”. 5 of 6"),
        ("menu", "5 actions. 1: Move right, becomes 4 of 6"),
        ("cancel", "Menu closed. b, 5 of 6"),
        ("u", "Undone. “b” is back at 2 of 6"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
  }

  @Test func `A long name is cut in the menu and whole when it is repeated`() throws {
    let ground = try CommandGround()
    let long = (1...30).map { "word\($0)" }.joined(separator: " ")
    try ground.file("list.txt", "a\n\(long)\nc\n")
    let cut = "word1 word2 word3 word4 word5 word6 word7 word8 word9 word1…"
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "a, 1 of 3"),
        ("G", "c, 3 of 3"),
        ("menu", "2 actions. 1: Move before “\(cut)”, becomes 2 of 3"),
        ("repeat", "1: Move before “\(long)”, becomes 2 of 3"),
        ("1", "Moved “c” before “\(long)”. 2 of 3"),
        ("u", "Undone. “c” is back at 3 of 3"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
  }

  @Test func `What cannot move says why under every number of the menu`() throws {
    let ground = try CommandGround()
    try ground.file(
      "board.json",
      #"""
      {"sections": [{"id": "s", "items": [{"id": "h", "label": "Header", "movement": "pinnedFirst"},
        {"id": "a", "label": "A"}, {"id": "b", "label": "B"}]}]}
      """#)
    let reason = "Cannot move “Header”: it is pinned at the start"
    let fault = try ground.walk(
      "board.json",
      script: [
        ("", "Header, 1 of 3"),
        ("menu", "\(reason). 5: Undo"),
        ("2", reason), ("4", reason),
        ("cancel", "Menu closed. Header, 1 of 3"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
  }

  @Test func `What is called exactly so is meant before what only holds it`() throws {
    let ground = try CommandGround()
    try ground.file(
      "board.json",
      #"""
      {"sections": [{"id": "d", "title": "Dairy and milk", "items": []},
        {"id": "s", "title": "Shop", "items": [{"id": "b", "label": "Bread"},
          {"id": "c", "label": "Coffee"}, {"id": "m", "label": "Milk"}]},
        {"id": "o", "title": "Other", "items": []}, {"id": "p", "title": "Other", "items": []}]}
      """#)
    let fault = try ground.walk(
      "board.json",
      script: [
        ("", "Dairy and milk, empty section"), ("first", "Dairy and milk, empty section"),
        ("next", "Bread, 1 of 3 in Shop"),
        ("move to Milk", "Moved “Bread” before “Milk”. 2 of 3 in Shop"),
        (
          "move to other",
          "“other” is not clear, 2 sections match\n3: Other, first of 2 with this name\n"
            + "4: Other, second of 2 with this name"
        ),
        ("move to dairy", "Moved “Bread” to end of “Dairy and milk”. 1 of 1 in Dairy and milk"),
        ("u", "Undone. “Bread” is back at 2 of 3 in Shop"),
        ("u", "Undone. “Bread” is back at 1 of 3 in Shop"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
  }
}
