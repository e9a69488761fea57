import Testing

/// All ways to make one move: keys, typed lines, the menu, lifting, the command line.
extension FieldCaseTests {
  /// A move, and what has to be shown of it however it is asked for.
  struct OneMove: CustomTestStringConvertible {
    var item: String
    var shown: String
    /// The commands that go to the item, then the ways to make the move.
    var lines: [[String]]
    var keys: [[String]]
    var arguments: [[String]]

    var testDescription: String { shown }
  }

  static let oneStep = OneMove(
    item: "2", shown: "Moved “Eggs” before “Coffee”. 3 of 5",
    lines: [
      ["later"], ["J"], [">"], ["later 1"], ["move before Coffee"], ["move after Bread"],
      ["move to 3"], ["t 3"], ["t Coffee"], ["menu", "2"], ["menu", "next", "previous", "2"],
      ["menu", "Coffee", "1"], ["m", "j", ""], ["m", "j", "p"], ["m", "j", "j", "P"],
      ["lift", "next", "put after"], ["select", "j", "J"],
    ],
    keys: [
      ["J"], [">"], ["\u{1B}[1;3B"], ["\r", "2"], ["\r", "\u{1B}[B", "\r"], ["m", "j", "\r"],
      ["m", "j", "p"], ["m", "j", "j", "P"], [" ", "J"],
    ],
    arguments: [
      ["--later"], ["--later=1"], ["--before", "Coffee"], ["--after", "Bread"], ["--to", "3"],
    ])

  static let toTheEnd = OneMove(
    item: "2", shown: "Moved “Eggs” to end. 5 of 5",
    lines: [
      ["later 3"], ["move to end"], ["move after Apples"], ["move to 5"], ["t 5"], ["menu", "4"],
      ["menu", "Apples", "2"], ["m", "G", ""], ["m", "G", "p"],
    ],
    keys: [["\r", "4"], ["m", "G", "\r"], ["m", "G", "p"]],
    arguments: [["--later=3"], ["--last"], ["--after", "Apples"], ["--to", "5"]])

  @Test(arguments: [oneStep, toTheEnd])
  func `Keys, lines, menu, lifting and the command line give one sentence, shown and said once`(
    move: OneMove
  ) throws {
    for way in move.lines {
      let ground = try CommandGround()
      try ground.file("list.txt", Self.list)
      let answers = try Self.answers(
        ground, "list.txt", lines: [move.item] + way + ["q", "d"])
      #expect(answers.dropLast(2).last == move.shown, "\(way)")
      #expect(answers.count { $0.hasPrefix("Moved") } == 1, "\(way)")
      #expect(answers.count == way.count + 4, "\(way) \(answers)")
    }
    for way in move.keys {
      let ground = try CommandGround()
      try ground.file("list.txt", Self.list)
      let run = try TerminalRun(ground, ["list.txt"])
      _ = try run.begin()
      let heard = try run.press(each: ["j"] + way)
      #expect(heard.last == Heard(move.shown), "\(way)")
      _ = try run.press(each: ["q", "d"])
      #expect(run.finish() == 0)
    }
    for way in move.arguments {
      let ground = try CommandGround()
      try ground.file("list.txt", Self.list)
      let result = try ground.run(["move", "list.txt", "Eggs"] + way)
      #expect(result == CommandResult(out: move.shown + "\n"), "\(way)")
    }
  }

  @Test func `Every way runs into the same refusal, and nothing is written`() throws {
    let refusals: [(item: String, said: String, lines: [[String]], arguments: [[String]])] = [
      (
        "2", "Cannot move “Banana”: it is fixed",
        [
          ["J"], ["K"], ["later"], ["move to 1"], ["move before Apple"], ["m"], ["t 1"],
          ["move to end of Empty"],
        ],
        [
          ["--later"], ["--earlier"], ["--to", "1"], ["--before", "Apple"], ["--first"],
          ["--to-end-of", "Empty"],
        ]
      ),
      (
        "4", "Cannot move “Total”: it is pinned at the end",
        [["K"], ["J"], ["move to 1"], ["m"], ["move before Apple"]],
        [["--earlier"], ["--to", "1"], ["--before", "Apple"], ["--last"]]
      ),
      (
        "1", "Cannot move “Apple”: “Only green” does not accept it",
        [
          ["move to end of only"], ["t only"], ["move after Header"], ["m", "5", ""],
          ["m", "5", "p"],
        ],
        [["--to-end-of", "only"], ["--to-start-of", "only"], ["--after", "Header"]]
      ),
      (
        "1", "Cannot move there: “Total” is pinned at the end",
        [["move after Total"], ["m", "4", "p"], ["m", "j", "4", ""]], [["--after", "Total"]]
      ),
    ]
    for refusal in refusals {
      for way in refusal.lines {
        let ground = try CommandGround()
        try ground.file("board.json", Documents.board)
        let answers = try Self.answers(
          ground, "board.json", lines: [refusal.item] + way + ["cancel", "u", "q"])
        #expect(answers.dropLast(3).last == refusal.said, "\(way) \(answers)")
        #expect(answers.suffix(2) == ["Nothing to undo", "Closed"], "\(way)")
        #expect(ground.text("board.json") == Documents.board, "\(way)")
      }
      for way in refusal.arguments {
        let ground = try CommandGround()
        try ground.file("board.json", Documents.board)
        let result = try ground.run(["move", "board.json", refusal.item] + way)
        #expect(result == CommandResult(out: refusal.said + "\n", status: 1), "\(way)")
        #expect(ground.text("board.json") == Documents.board, "\(way)")
      }
    }
  }

  @Test
  func `What was shown is never shown again, and the cursor stays visible behind the last line`()
    throws
  {
    let keys = [
      "j", "J", "K", "u", "U", "w", "r", "o", "d", "v", "v", "v", " ", "A", "A", "\u{1B}[H",
      "\u{1B}[F", "\r", "\u{1B}[B", "\u{1B}[A", "+", "\u{1B}", "m", "k", "P", "?", "S", "x", "x",
    ]
    let ground = try CommandGround()
    try ground.file("list.txt", Self.list)
    let run = try TerminalRun(ground, ["list.txt"], columns: 40)
    _ = try run.begin()
    for key in keys {
      let before = run.bytes
      let heard = try run.press(key)
      // What stood there stands there, then comes a line break and the sentence, and nothing behind.
      #expect(run.bytes.starts(with: before + Array("\r\n".utf8)), "\(key)")
      #expect(!heard.shown.hasSuffix("\n") && !heard.shown.hasSuffix(" "), "\(key) \(heard)")
      let controls = run.bytes[before.count...].filter { $0 < 0x20 || $0 == 0x7F }
      #expect(Set(controls).isSubset(of: [0x0D, 0x0A]), "\(key) \(controls)")
      #expect(controls.count { $0 == 0x0D } == controls.count { $0 == 0x0A }, "\(key)")
    }
    _ = try run.press("q")
    #expect(run.finish() == 0)
  }
}
