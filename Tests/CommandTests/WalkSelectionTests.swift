import Testing

struct WalkSelectionTests {
  @Test func `A selection moves together, and can be cleared`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("select", "Selected “Milk”. 1 item selected"),
        ("j", "Eggs, 2 of 3 in Shopping"),
        ("select", "Selected “Eggs”. 2 items selected"),
        ("w", "Eggs, 2 of 3 in Shopping, selected. Between “Milk” and “Bread”. 2 items selected"),
        ("move to end of done", "Moved 2 items to end of “Done”. 1 to 2 of 2 in Done"),
        ("u", "Undone. 2 items are back at 1 to 2 of 3 in Shopping"),
        ("clear", "Nothing selected"),
        ("select all", "5 items selected"),
        ("A", "Nothing selected"),
        ("select", "Selected “Eggs”. 1 item selected"),
        ("select", "Unselected “Eggs”. Nothing selected"),
        ("clear", "Nothing selected"),
        ("J", "Moved “Eggs” to end of “Shopping”. 3 of 3 in Shopping"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        ("discard", "Discarded. The list is as it was"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `Of items that stand apart it is said which one is at the edge`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("G", "Done, empty section"),
        ("g", "Milk, 1 of 3 in Shopping"),
        ("select", "Selected “Milk”. 1 item selected"),
        ("3", "Bread, 3 of 3 in Shopping"),
        ("select", "Selected “Bread”. 2 items selected"),
        ("J", "Already at the end. 3 of 3 in Shopping"),
        ("K", "Already at the start. 1 of 3 in Shopping"),
        ("2", "Eggs, 2 of 3 in Shopping"),
        ("select", "Selected “Eggs”. 3 items selected"),
        ("J", "Already at the end. 1 to 3 of 3 in Shopping"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
  }

  @Test func `What is lifted says where it would land, and is put there or stays`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("lift", "Lifted “Milk”. 1 of 3 in Shopping"),
        ("j", "After “Eggs”, becomes 2 of 3 in Shopping"),
        ("j", "After “Bread”, becomes 3 of 3 in Shopping"),
        ("k", "Where it was, becomes 1 of 3 in Shopping"),
        ("cancel", "Cancelled. “Milk” stays at 1 of 3 in Shopping"),
        ("m", "Lifted “Milk”. 1 of 3 in Shopping"),
        ("j", "After “Eggs”, becomes 2 of 3 in Shopping"),
        ("P", "Nothing changed. “Milk” is already 1 of 3 in Shopping"),
        ("lift", "Lifted “Milk”. 1 of 3 in Shopping"),
        ("section done", "To end of “Done”, becomes 1 of 1 in Done"),
        ("", "Moved “Milk” to end of “Done”. 1 of 1 in Done"),
        ("u", "Undone. “Milk” is back at 1 of 3 in Shopping"),
        ("j", "Eggs, 2 of 3 in Shopping"),
        ("m", "Lifted “Eggs”. 2 of 3 in Shopping"),
        ("p", "Nothing changed. “Eggs” is already 2 of 3 in Shopping"),
        ("put before", "Nothing is lifted"),
        ("cancel", "Nothing selected"),
        ("put before", "Nothing is lifted"),
        ("p", "Nothing is lifted"),
        ("m", "Lifted “Eggs”. 2 of 3 in Shopping"),
        ("j", "After “Bread”, becomes 3 of 3 in Shopping"),
        ("", "Moved “Eggs” to end of “Shopping”. 3 of 3 in Shopping"),
        ("cancel", "Nothing selected"),
        ("q", "1 move is not saved. Save, discard or cancel?"),
        ("d", "Discarded. The list is as it was"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `The menu is read, searched, chosen from by number, and left`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("menu", "6 actions. 2: Move before “Bread”, becomes 2 of 3 in Shopping"),
        ("j", "3: Already at the start"),
        ("j", "4: Move to end of “Shopping”, becomes 3 of 3 in Shopping"),
        ("j", "5: Move to end of “Garden”, becomes 3 of 3 in Garden"),
        ("k", "4: Move to end of “Shopping”, becomes 3 of 3 in Shopping"),
        ("first", "1: Cannot move earlier: there is no item to pass"),
        ("last", "21: Help"),
        ("k", "20: Abandon all moves"),
        ("menu", "6 actions. 2: Move before “Bread”, becomes 2 of 3 in Shopping"),
        ("2", "Moved “Milk” before “Bread”. 2 of 3 in Shopping"),
        ("", "6 actions. 1: Move before “Eggs”, becomes 1 of 3 in Shopping"),
        ("99", "There is no action 99"),
        ("3", "Moved “Milk” before “Eggs”. 1 of 3 in Shopping"),
        ("menu", "6 actions. 2: Move before “Bread”, becomes 2 of 3 in Shopping"),
        ("hedge", "2 matches. 1: Move before “Cut the hedge”, becomes 1 of 3 in Garden"),
        ("1", "Moved “Milk” before “Cut the hedge”. 1 of 3 in Garden"),
        ("menu", "6 actions. 2: Move before “Sow the beans”, becomes 2 of 3 in Garden"),
        ("zzz", "No match for “zzz”"),
        ("cancel", "Menu closed. Milk, 1 of 3 in Garden"),
        ("", "6 actions. 2: Move before “Sow the beans”, becomes 2 of 3 in Garden"),
        ("+", "No more actions"),
        ("j", "3: Already at the start"),
        ("", "Already at the start"),
        ("u", "Undone. “Milk” is back at 1 of 3 in Shopping"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `A board says why something cannot be moved`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    let fault = try ground.walk(
      "board.json",
      script: [
        ("", "Apple, 1 of 4 in Fruit"),
        ("2", "Banana, 2 of 4 in Fruit"),
        ("J", "Cannot move “Banana”: it is fixed"),
        ("lift", "Cannot move “Banana”: it is fixed"),
        ("select", "Cannot move “Banana”: it is fixed"),
        (
          "menu",
          "Cannot move “Banana”: it is fixed. 5: Undo"
        ),
        ("5", "Nothing to undo"),
        ("cancel", "Nothing selected"),
        ("4", "Total, 4 of 4 in Fruit"),
        ("w", "Total, 4 of 4 in Fruit, pinned at the end. After “Cherry”"),
        ("K", "Cannot move “Total”: it is pinned at the end"),
        ("1", "Apple, 1 of 4 in Fruit"),
        ("J", "Moved “Apple” before “Cherry”. 2 of 4 in Fruit"),
        ("J", "Moved “Apple” to end of “Fruit”. 3 of 4 in Fruit"),
        ("J", "Already at the end. 3 of 4 in Fruit"),
        ("move to end of only", "Cannot move “Apple”: “Only green” does not accept it"),
        ("move after total", "Cannot move there: “Total” is pinned at the end"),
        ("menu", "3 actions. 1: Move before “Cherry”, becomes 2 of 4 in Fruit"),
        ("cancel", "Menu closed. Apple, 3 of 4 in Fruit"),
        ("section empty", "Empty, empty section"),
        ("J", "There is no item to move"),
        ("menu", "There is no item to move. 5: Undo"),
        ("u", "Undone. “Apple” is back at 2 of 4 in Fruit"),
        ("u", "Undone. “Apple” is back at 1 of 4 in Fruit"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("board.json") == Documents.board)
  }
}
