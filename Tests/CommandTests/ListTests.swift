import Testing

struct ListTests {
  @Test func `List numbers the items through all sections and names the empty one`() throws {
    let ground = try CommandGround()
    try ground.file("list.md", Documents.markdown)
    let expected = """
      Shopping, 3 items
      1. Milk
      2. Eggs
      3. Bread
      Garden, 2 items
      4. Cut the hedge, not checked
      5. Sow the beans, checked
      Done, empty section

      """
    #expect(try ground.run("list", "list.md") == CommandResult(out: expected))
    #expect(
      try ground.run("list", "--format", "markdown", "-", input: Documents.markdown).out == expected
    )
  }

  @Test func `List says of a board what cannot be moved`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board)
    let expected = """
      Fruit, 4 items
      1. Apple
      2. Banana, fixed
      3. Cherry
      4. Total, pinned at the end
      Only green, 1 item
      5. Header, pinned at the start
      Empty, empty section

      """
    #expect(try ground.run("list", "board.json") == CommandResult(out: expected))
  }

  @Test func `List as JSON is one object with every key`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    try ground.file("board.json", Documents.board(enabled: false))
    let lines = #"""
      {"enabled":true,"format":"lines","sections":[{"id":"list","items":[\#
      {"id":"04e320aea9058222","label":"Milk","movement":"free","number":1},\#
      {"id":"7e1f966c3bdc60ef","label":"Eggs","movement":"free","number":2},\#
      {"id":"50103f845af842e5","label":"Bread","movement":"free","number":3}],"title":null}]}

      """#
    #expect(try ground.run("list", "--json", "list.txt") == CommandResult(out: lines))
    let board = #"""
      {"enabled":false,"format":"board","sections":[{"id":"s1","items":[\#
      {"id":"a","label":"Apple","movement":"free","number":1},\#
      {"id":"b","label":"Banana","movement":"fixed","number":2},\#
      {"id":"c","label":"Cherry","movement":"free","number":3},\#
      {"id":"z","label":"Total","movement":"pinnedLast","number":4}],"title":"Fruit"},\#
      {"id":"s2","items":[{"id":"h","label":"Header","movement":"pinnedFirst","number":5}],\#
      "title":"Only green"},{"id":"s3","items":[],"title":"Empty"}]}

      """#
    #expect(try ground.run("list", "--json", "board.json") == CommandResult(out: board))
  }

  @Test func `An empty file is an empty list`() throws {
    let ground = try CommandGround()
    try ground.file("empty.txt", "")
    #expect(try ground.run("list", "empty.txt") == CommandResult(out: "Empty list\n"))
    #expect(
      try ground.run("list", "--json", "empty.txt")
        == CommandResult(
          out:
            #"{"enabled":true,"format":"lines","sections":[{"id":"list","items":[],"title":null}]}"#
            + "\n"))
    #expect(
      try ground.run("move", "empty.txt", "1", "--first")
        == CommandResult(err: "No item matches “1”\n", status: 2))
  }
}
