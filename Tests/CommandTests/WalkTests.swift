import Testing

struct WalkTests {
  @Test func `Walking goes over items and the empty section, and says so at either end`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("next", "Eggs, 2 of 3 in Shopping"),
        ("j", "Bread, 3 of 3 in Shopping"),
        ("j", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("next", "Sow the beans, 2 of 2 in Garden, checked"),
        ("next", "Done, empty section"),
        ("j", "End of list. Done, empty section"),
        ("j", "End of list. Done, empty section"),
        ("previous", "Sow the beans, 2 of 2 in Garden, checked"),
        ("k", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("first", "Milk, 1 of 3 in Shopping"),
        ("k", "Start of list. Milk, 1 of 3 in Shopping"),
        ("last", "Done, empty section"),
        ("G", "Done, empty section"),
        ("g", "Milk, 1 of 3 in Shopping"),
        ("section gar", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("]", "Done, empty section"),
        ("]", "Last section. Done, empty section"),
        ("]", "Last section. Done, empty section"),
        ("[", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("[", "Milk, 1 of 3 in Shopping"),
        ("[", "First section. Milk, 1 of 3 in Shopping"),
        ("[", "First section. Milk, 1 of 3 in Shopping"),
        ("4", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("99", "No item matches “99”"),
        ("section nothing", "No section matches “nothing”"),
        (
          "section n",
          """
          “n” is not clear, 3 sections match
          1: Shopping
          2: Garden
          3: Done
          """
        ),
        ("w", "Cut the hedge, 1 of 2 in Garden, not checked. Before “Sow the beans”"),
        ("where", "Cut the hedge, 1 of 2 in Garden, not checked. Before “Sow the beans”"),
        ("repeat", "Cut the hedge, 1 of 2 in Garden, not checked. Before “Sow the beans”"),
        ("r", "Cut the hedge, 1 of 2 in Garden, not checked. Before “Sow the beans”"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `Moving goes along with the item, undo and redo take it back and forth`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("later", "Moved “Milk” before “Bread”. 2 of 3 in Shopping"),
        ("J", "Moved “Milk” to end of “Shopping”. 3 of 3 in Shopping"),
        ("J", "Already at the end. 3 of 3 in Shopping"),
        ("later", "Already at the end. 3 of 3 in Shopping"),
        ("earlier", "Moved “Milk” before “Bread”. 2 of 3 in Shopping"),
        ("K", "Moved “Milk” before “Eggs”. 1 of 3 in Shopping"),
        ("<", "Already at the start. 1 of 3 in Shopping"),
        (">", "Moved “Milk” before “Bread”. 2 of 3 in Shopping"),
        ("move to 3", "Moved “Milk” to end of “Shopping”. 3 of 3 in Shopping"),
        ("move to 9", "Out of range: “Milk” can go to positions 1 to 3"),
        ("move to start", "Moved “Milk” before “Eggs”. 1 of 3 in Shopping"),
        ("move to end", "Moved “Milk” to end of “Shopping”. 3 of 3 in Shopping"),
        ("later 2", "Out of range: “Milk” can go to positions 1 to 3"),
        ("earlier 2", "Moved “Milk” before “Eggs”. 1 of 3 in Shopping"),
        ("move before eggs", "Nothing changed. “Milk” is already 1 of 3 in Shopping"),
        ("move after bread", "Moved “Milk” to end of “Shopping”. 3 of 3 in Shopping"),
        ("move before nothing", "No item matches “nothing”"),
        ("move before e", "Moved “Milk” before “Eggs”. 1 of 3 in Shopping"),
        ("move to end of done", "Moved “Milk” to end of “Done”. 1 of 1 in Done"),
        ("u", "Undone. “Milk” is back at 1 of 3 in Shopping"),
        ("U", "Redone. Moved “Milk” to end of “Done”. 1 of 1 in Done"),
        ("undo", "Undone. “Milk” is back at 1 of 3 in Shopping"),
        ("undo", "Undone. “Milk” is back at 3 of 3 in Shopping"),
        ("redo", "Redone. Moved “Milk” before “Eggs”. 1 of 3 in Shopping"),
        ("w", "Milk, 1 of 3 in Shopping. Before “Eggs”"),
        ("move to start of garden", "Moved “Milk” before “Cut the hedge”. 1 of 3 in Garden"),
        ("changes", "“Milk”, was 1 of 3 in Shopping, is 1 of 3 in Garden"),
        (
          "o",
          """
          Shopping, 2 items
          1. Eggs
          2. Bread
          Garden, 3 items
          3. Milk
          4. Cut the hedge, not checked
          5. Sow the beans, checked
          Done, empty section
          """
        ),
        ("S", "Saved “list.md”"),
        ("S", "Nothing to save"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(
      ground.text("list.md") == """
        # Saturday

        ## Shopping

        - Eggs
        - Bread

        ## Garden

        - Milk
        - [ ] Cut the hedge
        - [x] Sow the beans

        ## Done

        """)
  }

  @Test func `A move into an empty section, undone, made again and saved, changes only its line`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("2", "Eggs, 2 of 3 in Shopping"),
        ("move to end of done", "Moved “Eggs” to end of “Done”. 1 of 1 in Done"),
        ("undo", "Undone. “Eggs” is back at 2 of 3 in Shopping"),
        ("redo", "Redone. Moved “Eggs” to end of “Done”. 1 of 1 in Done"),
        ("section done", "Eggs, 1 of 1 in Done"),
        ("save", "Saved “list.md”"),
        ("quit", "Closed"),
      ])
    #expect(fault == nil)
    #expect(
      ground.text("list.md") == """
        # Saturday

        ## Shopping

        - Milk
        - Bread

        ## Garden

        - [ ] Cut the hedge
        - [x] Sow the beans

        ## Done
        - Eggs

        """)
  }

  @Test func `Finding goes on from where one is, and around`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("n", "Nothing has been searched for yet"),
        ("/e", "Eggs, 2 of 3 in Shopping"),
        ("n", "Bread, 3 of 3 in Shopping"),
        ("n", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("n", "Sow the beans, 2 of 2 in Garden, checked"),
        ("n", "Eggs, 2 of 3 in Shopping"),
        ("n", "Bread, 3 of 3 in Shopping"),
        ("n", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("N", "Bread, 3 of 3 in Shopping"),
        ("find hedge", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("N", "Cut the hedge, 1 of 2 in Garden, not checked"),
        ("/zzz", "No match for “zzz”"),
        ("find", "“find” needs something after it. Type help for the commands"),
        ("/", "“/” needs something after it. Type help for the commands"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `Spelling says each character, and what is unknown or unfinished is said`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let fault = try ground.walk(
      "list.md",
      script: [
        ("", "Milk, 1 of 3 in Shopping"),
        ("spell", "capital M, i, l, k"),
        ("j", "Eggs, 2 of 3 in Shopping"),
        ("s", "capital E, g, g, s"),
        ("blah", "“blah” is not a command. Type help for the commands"),
        ("move", "“move” needs something after it. Type help for the commands"),
        ("move to", "“move to” needs something after it. Type help for the commands"),
        ("move to x", "No item matches “x”"),
        ("section", "“section” needs something after it. Type help for the commands"),
        ("earlier 0", "“earlier 0” is not a command. Type help for the commands"),
        ("find", "“find” needs something after it. Type help for the commands"),
        ("+", "“+” is not a command. Type help for the commands"),
        ("0", "“0” is not a command. Type help for the commands"),
        ("-1", "“-1” is not a command. Type help for the commands"),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.md") == Documents.markdown)
  }

  @Test func `Help has a line for each command`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let fault = try ground.walk(
      "list.txt",
      script: [
        ("", "Milk, 1 of 3"),
        (
          "help",
          """
          next, j: the next item
          previous, k: the item before
          first, g: the first item
          last, G: the last item
          a number: the item with that number
          section NAME; ] and [: a section; the next, the one before
          menu, or an empty line: the moves that can be made; a number or text chooses
          swipe right, swipe left: what else can be done with the item; an empty line performs
          actions: the same in the menu; action NAME: does it
          move before ITEM, move after ITEM: beside an item
          move to N, move to start, move to end, move to end of SECTION: to a place
          earlier, K: one place earlier; earlier N: N places
          later, J: one place later; later N: N places
          lift, m: pick up; then put before, P; put after, p; cancel
          select: add the item to what moves, or take it out
          select all, A: all items that can move, or none; clear: none
          undo, u; redo, U: take back; make again
          where, w; repeat, r; spell, s: where am I; say it again; letter by letter
          order, o: read everything; changes, d: what has moved
          find TEXT, /TEXT; n, N: find; the next match, the one before
          verbosity, v; speech, x: how much is said; speech on or off
          save, S: write the file
          quit, q: leave; asks when something is not saved
          abandon, Q: give up all moves
          help, ?, h: these lines
          """
        ),
        ("q", "Closed"),
      ])
    #expect(fault == nil)
    #expect(ground.text("list.txt") == Documents.lines)
  }
}
