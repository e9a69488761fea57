import TestSupport
import Testing

/// Sounds and the bell of the terminal, in interactive use.
@Suite(.serialized) struct SignalsTests {
  /// An item that is pinned, so that something can be refused.
  private static let board = """
    {"sections": [{"id": "list", "items": [
      {"id": "1", "label": "Milk"}, {"id": "2", "label": "Eggs"},
      {"id": "3", "label": "Total", "movement": "pinnedLast"}]}]}
    """

  /// Walks to the end, and tries what is allowed and what is not.
  private static let keys = ["k", "J", "J", "j", "j", "J", "u", "u", "g"]

  private func run(
    _ options: [String], environment: [String: String?] = [:], server: FakeSpeechServer? = nil
  ) throws -> [Heard] {
    let ground = try CommandGround(board: Self.board)
    let run = try TerminalRun(
      ground, options + ["board.json"], environment: environment, server: server)
    let heard = try [run.begin()] + run.press(each: Self.keys)
    _ = try run.press(each: ["q"])
    #expect(run.finish() == 0)
    return heard
  }

  private static let sentences = [
    "Milk, 1 of 3", "Start of list. Milk, 1 of 3", "Moved “Milk” to end. 2 of 3",
    "Already at the end. 2 of 3", "Total, 3 of 3", "End of list. Total, 3 of 3",
    "Cannot move “Total”: it is pinned at the end", "Undone. “Milk” is back at 1 of 3",
    "Nothing to undo", "Milk, 1 of 3",
  ]

  @Test func `Nothing rings and nothing sounds unless it is asked for`() throws {
    let server = try FakeSpeechServer()
    #expect(try run([], server: server) == Self.sentences.map { Heard($0) })
    #expect(!server.lines.contains { $0.text.hasPrefix("SOUND_ICON") })
  }

  @Test(arguments: ["option", "variable"])
  func `The bell rings for an edge and for a refusal, before the sentence`(
    _ source: String
  ) throws {
    let heard =
      source == "option"
      ? try run(["--bell", "on"]) : try run([], environment: ["REORDER_BELL": "on"])
    let rings = [1, 3, 5, 6]
    let expected = Self.sentences.enumerated().map { index, sentence in
      var heard = Heard(sentence)
      if rings.contains(index) { heard.shown = "\u{7}\n" + heard.shown }
      return heard
    }
    #expect(heard == expected)
  }

  @Test func `A sound goes before the words of a move, a refusal and an edge`() throws {
    let server = try FakeSpeechServer()
    #expect(
      try run(["--sounds=on", "--set", "sound.edge=capital"], server: server)
        == Self.sentences.map { Heard($0) })
    let order = server.lines.filter { $0.isText || $0.text.hasPrefix("SOUND_ICON") }.map(\.text)
    #expect(
      order == [
        "Milk, 1 of 3",
        "SOUND_ICON capital", "Start of list. Milk, 1 of 3",
        "SOUND_ICON message", "Moved Milk to end. 2 of 3",
        "SOUND_ICON capital", "Already at the end. 2 of 3",
        "Total, 3 of 3",
        "SOUND_ICON capital", "End of list. Total, 3 of 3",
        "SOUND_ICON hash", "Cannot move Total: it is pinned at the end",
        "SOUND_ICON message", "Undone. Milk is back at 1 of 3",
        "Nothing to undo", "Milk, 1 of 3", "Closed",
      ])
  }

  @Test func `A place that is absent in the menu is refused where the item is, and else the edge`()
    throws
  {
    let server = try FakeSpeechServer()
    let ground = try CommandGround(board: Self.board)
    let run = try TerminalRun(ground, ["--sounds=on", "board.json"], server: server)
    _ = try run.begin()
    for key in ["\r", "1", "\u{1B}", "G", "\r", "1", "4"] { _ = try run.press(key) }
    let order = server.lines.filter { $0.isText || $0.text.hasPrefix("SOUND_ICON") }.map(\.text)
    #expect(
      order == [
        "Milk, 1 of 3",
        "1 action. 2, Move to end, becomes 2 of 3",
        "SOUND_ICON empty-text", "Cannot move earlier: there is no item to pass",
        "Menu closed. Milk, 1 of 3", "Total, 3 of 3",
        "SOUND_ICON hash", "Cannot move Total: it is pinned at the end. 5, Undo",
        "SOUND_ICON hash", "Cannot move Total: it is pinned at the end",
        "SOUND_ICON hash", "Cannot move Total: it is pinned at the end",
      ])
  }

  @Test func `Where no terminal rings, the character is not written`() throws {
    let ground = try CommandGround(board: Self.board)
    #expect(
      try ground.run("--bell=on", "board.json", input: "previous\nq\n")
        == CommandResult(out: "\nMilk, 1 of 3\nStart of list. Milk, 1 of 3\nClosed\n"))
  }

  @Test func `The cursor can stand at the start of each sentence`() throws {
    let ground = try CommandGround(board: Self.board)
    let run = try TerminalRun(ground, ["--cursor=start", "board.json"])
    #expect(try run.begin().shown == "Milk, 1 of 3\r")
    // Behind the last line, a new one, and back to its start.
    #expect(try run.press("j").shown == "\u{1B}[13G\nEggs, 2 of 3\r")
    // What is typed stands behind its prompt.
    #expect(try run.press("/").shown == "\u{1B}[13G\nFind\r\u{1B}[5G: ")
    try run.type("To")
    #expect(try run.press("\r").shown == "Total, 3 of 3\r")
    #expect(try run.press("q").shown == "\u{1B}[14G\nClosed\r\u{1B}[7G\n")
    #expect(run.finish() == 0)
  }

  @Test func `A sentence of several rows is left at the start of its first row`() throws {
    let ground = try CommandGround()
    // With ", 1 of 2" behind them: rows of 20 cells that are just full, and one cell more.
    let labels = [32, 33].map { String(repeating: "x", count: $0) }
    try ground.file("list.txt", labels.map { $0 + "\n" }.joined())
    let run = try TerminalRun(ground, ["--cursor=start", "list.txt"], columns: 20)
    #expect(try run.begin().shown == "\(labels[0]), 1 of 2\r\u{1B}[1A")
    #expect(
      try run.press("j").shown == "\u{1B}[1B\u{1B}[20G\n\(labels[1]), 2 of 2\r\u{1B}[2A")
    #expect(try run.press("q").shown == "\u{1B}[2B\u{1B}[2G\nClosed\r\u{1B}[7G\n")
    #expect(run.finish() == 0)
  }
}
