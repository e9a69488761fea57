import Foundation
import Testing

/// Faults that people reported of walking and moving, each as a test of its whole kind: with typed
/// lines, single keys and the command line, as far as they are ways to the same thing.
@Suite struct FieldCaseTests {
  /// What a line of a walk is answered.
  static func answers(
    _ ground: CommandGround, _ file: String, _ options: [String] = [], lines: [String]
  ) throws -> [String] {
    let result = try ground.run(
      options + [file], input: lines.map { $0 + "\n" }.joined())
    return result.out.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .dropLast()
      .map(String.init)
  }

  static let list = "Milk\nEggs\nBread\nCoffee\nApples\n"

  @Test func `Every section is reached from any item in three lines, however many there are`()
    throws
  {
    let count = 40
    let sections = (1...count).map { "## Section \($0) end\n\n- item \($0)\n\n" }.joined()
    for (from, to) in [(1, 40), (40, 1), (20, 21), (3, 33), (33, 3), (7, 8)] {
      let name = "Section \(to) end"
      let moved = "Moved “item \(from)” to end of “\(name)”. 2 of 2 in \(name)"
      for lines in [
        ["\(from)", "menu", name, "1"], ["\(from)", "t \(name)"],
        ["\(from)", "move to end of \(name)"],
      ] {
        let ground = try CommandGround()
        try ground.file("plan.md", sections)
        let answers = try Self.answers(ground, "plan.md", lines: lines + ["u", "q"])
        #expect(answers.dropLast(2).last == moved, "\(lines)")
      }
    }
  }

  @Test func `A hint is given where it can be followed, and nowhere else`() throws {
    for enabled in [true, false] {
      let ground = try CommandGround()
      try ground.file("board.json", Documents.board(enabled: enabled))
      let hint = "Enter opens the menu"
      for (stop, isMovable) in [
        ("1", true), ("2", false), ("3", true), ("4", false), ("5", false),
        ("section empty", false),
      ] {
        let lines = ["4", stop, "menu", "cancel", "q"]
        let answers = try Self.answers(
          ground, "board.json", ["--verbosity", "full"], lines: lines)
        #expect(answers[2].hasSuffix(". " + hint) == (isMovable && enabled), "\(stop) \(answers)")
        // What the hint promises is there.
        #expect(answers[3].contains("actions. ") == (isMovable && enabled), "\(stop) \(answers)")
        #expect(answers.dropFirst(3).allSatisfy { !$0.contains(hint) }, "\(stop) \(answers)")
      }
    }
  }

  @Test func `Key hints are read at full verbosity and on ? only`() throws {
    let lines = [
      "2", "J", "menu", "j", "cancel", "m", "j", "p", "u", "select", "clear", "w", "find Milk", "n",
      "t 3", "K", "g", "k", "G", "j", "d",
    ]
    let ground = try CommandGround()
    try ground.file("list.txt", Self.list)
    for locale in ["en", "ar"] {
      for verbosity in ["terse", "normal", "full"] {
        let answers = try Self.answers(
          ground, "list.txt", ["--locale", locale, "--verbosity", verbosity],
          lines: lines + ["?", "q", "d"])
        let said = answers.prefix(lines.count + 1)
        let hints = said.filter { $0.contains("Enter") || $0.contains("Escape") }
        #expect(hints.isEmpty == (verbosity != "full"), "\(verbosity): \(hints)")
        #expect(answers.count > lines.count + 20, "\(answers)")
      }
    }
  }

  @Test func `A thousand moves in lines give a thousand sentences, and the last as the first`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.txt", Self.list)
    let lines = (0..<1_200).map { $0.isMultiple(of: 2) ? "J" : "K" }
    let answers = try Self.answers(ground, "list.txt", lines: lines + ["q"])
    let down = "Moved “Milk” before “Bread”. 2 of 5"
    let up = "Moved “Milk” before “Eggs”. 1 of 5"
    #expect(
      answers == ["Milk, 1 of 5"] + (0..<1_200).map { $0.isMultiple(of: 2) ? down : up }
        + ["Closed"])
  }

  @Test func `An identity is never shown while there is a label, wherever one looks`() throws {
    let board = """
      {"sections": [
        {"id": "ID-1", "title": "Fruit", "accepts": ["red"], "items": [
          {"id": "ID-a", "label": "Apple"}, {"id": "ID-b", "label": "Banana", "movement": "fixed"},
          {"id": "ID-c", "label": "Cherry", "kind": "red"}, {"id": "ID-d", "label": "Cherry"}]},
        {"id": "ID-2", "title": "Empty", "items": []},
        {"id": "ID-3", "title": "Empty", "items": [{"id": "ID-e", "label": "Egg"}]}]}
      """
    let ground = try CommandGround()
    try ground.file("board.json", board)
    var shown: [String] = []
    for arguments in [
      ["list"], ["actions", "1", "--all"], ["actions", "2"], ["actions", "cherry"],
      ["actions", "3", "4"], ["actions", "1", "1"], ["actions", "1", "--search", "e"],
      ["move", "1", "--last"], ["move", "2", "--first"], ["move", "5", "--to-end-of", "fruit"],
      ["move", "5", "--to-end-of", "empty"], ["move", "1", "--to", "9"],
      ["move", "1", "--before", "5"],
      [
        "apply",
        #"{"sources": ["ID-b", "ID-b"], "destination": {"collectionID": "ID-2", "position": {"before": "ID-a"}}}"#,
      ],
    ] {
      let result = try ground.run([arguments[0], "board.json"] + arguments.dropFirst())
      shown += [result.out, result.err]
    }
    for verbosity in ["terse", "normal", "full"] {
      let lines = [
        "j", "J", "K", "2", "J", "m", "5", "J", "K", "u", "U", "menu", "e", "1", "m", "g", "p", "P",
        "cancel", "A", "J", "clear", "o", "d", "w", "s", "section empty", "t cherry", "find egg",
      ]
      shown += try Self.answers(
        ground, "board.json", ["--verbosity", verbosity], lines: lines + ["q", "discard"])
    }
    #expect(shown.count > 100)
    #expect(shown.filter { $0.contains("ID-") } == [])
  }

  @Test func `At either end it says so, and nothing wraps, by whatever way`() throws {
    for (way, end, start) in [
      ("J", "Already at the end. 5 of 5", "K"), ("later", "Already at the end. 5 of 5", "earlier"),
      (">", "Already at the end. 5 of 5", "<"),
    ] {
      let ground = try CommandGround()
      try ground.file("list.txt", Self.list)
      let answers = try Self.answers(
        ground, "list.txt",
        lines: Array(repeating: way, count: 7) + Array(repeating: start, count: 7) + ["q"])
      #expect(
        Array(answers[4...8]) == [
          "Moved “Milk” to end. 5 of 5", end, end, end, "Moved “Milk” before “Apples”. 4 of 5",
        ])
      #expect(
        Array(answers[11...14]) == [
          "Moved “Milk” before “Eggs”. 1 of 5", "Already at the start. 1 of 5",
          "Already at the start. 1 of 5", "Already at the start. 1 of 5",
        ])
      #expect(ground.text("list.txt") == Self.list)
    }
    let ground = try CommandGround()
    try ground.file("list.txt", Self.list)
    let answers = try Self.answers(
      ground, "list.txt", lines: ["k", "G", "j", "menu", "k", "cancel", "1", "menu", "1", "q"])
    #expect(
      answers == [
        "Milk, 1 of 5", "Start of list. Milk, 1 of 5", "Apples, 5 of 5",
        "End of list. Apples, 5 of 5",
        "4 actions. 1: Move before “Coffee”, becomes 4 of 5",
        "Start of list. 1: Move before “Coffee”, becomes 4 of 5", "Menu closed. Apples, 5 of 5",
        "Milk, 1 of 5", "4 actions. 2: Move before “Bread”, becomes 2 of 5",
        "Cannot move earlier: there is no item to pass", "Closed",
      ])
  }

  @Test func `The focus follows what moved, and the same key goes on working`() throws {
    let ways: [[String]] = [
      ["J"], ["later"], ["move to end"], ["move to 4"], ["t 3"], ["t Apples"],
      ["move before Apples"],
      ["move after Bread"], ["menu", "2"], ["menu", "4"], ["menu", "Bread", "2"],
      ["m", "j", "p"], ["m", "j", ""], ["m", "G", "P"], ["J", "u"], ["J", "u", "U"], ["earlier"],
      ["K"], ["J", "J", "J", "J", "J", "J"], ["move before Nobody"], ["move to 9"],
      ["m", "j", "cancel"],
    ]
    for way in ways {
      let ground = try CommandGround()
      try ground.file("list.txt", Self.list)
      let answers = try Self.answers(
        ground, "list.txt", lines: way + ["w", "K", "w", "J", "J", "w", "q", "d"])
      let focus = answers.enumerated().filter {
        [way.count + 1, way.count + 3, way.count + 6].contains($0.offset)
      }.map(\.element)
      #expect(focus.count == 3 && focus.allSatisfy { $0.hasPrefix("Milk, ") }, "\(way) \(answers)")
      let down = answers[way.count + 5]
      #expect(
        down.hasPrefix("Moved “Milk” ") || down == "Already at the end. 5 of 5", "\(way) \(answers)"
      )
    }
  }

  @Test func `While something is lifted no key is named, at any verbosity`() throws {
    for locale in ["en", "ar"] {
      for verbosity in ["terse", "normal", "full"] {
        let ground = try CommandGround()
        try ground.file("board.json", Documents.board)
        let lines = ["m", "j", "j", "j", "j", "k", "w", "G", "p", "g", "p", "m", "cancel"]
        let answers = try Self.answers(
          ground, "board.json", ["--locale", locale, "--verbosity", verbosity],
          lines: ["1"] + lines + ["q", "d"])
        let keys = answers.dropFirst(2).prefix(lines.count).filter {
          $0.contains("Enter") || $0.contains("Escape") || $0.contains("Space")
        }
        #expect(keys == [], "\(verbosity)")
      }
    }
  }
}
