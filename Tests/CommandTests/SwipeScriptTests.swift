import Foundation
import TestSupport
import Testing

@Suite struct SwipeScriptTests {
  func run(_ script: String, board: String = SwipeCommandTests.board, _ arguments: String...)
    throws -> CommandResult
  {
    let ground = try CommandGround(board: board)
    try ground.file("s.jsonl", script)
    return try ground.run(
      [
        "swipe", "--json", "board.json", "Milk", "--script",
        "s.jsonl",
      ] + arguments)
  }

  /// Mirrored by hand: the same menu for both directions in one test.
  @Test(arguments: [("ltr", "", "left", "right"), ("rtl", "-", "right", "left")])
  func `a script whose expectations hold ends well`(
    direction: String, sign: String, leading: String, trailing: String
  ) throws {
    let back = sign.isEmpty ? "-" : ""
    let result = try run(
      """
      {"comment": "a mail row"}

      {"do": ["drag=\(sign)60", "release"]}
      {"expect": [{"event": "revealed", "edge": "leading", "side": "\(leading)", \
      "actions": [{"id": "pin", "role": null}]}, {"event": "presentation", "presented": true}]}
      {"do": "tap=pin"}
      {"expect": {"event": "performed", "action": "pin", "by": "tap"}}
      {"expect": []}
      {"do": ["drag=\(sign)60", "fling=\(sign)400"]}
      {"expect": {"event": "announced", "text": "Leading edge of “Milk” open, 1 action: Unpin"}}
      {"do": ["scroll", "drag=\(back)60", "fling=\(back)400", "tap=delete"]}
      {"expect": {"event": "revealed", "edge": "trailing", "side": "\(trailing)"}}
      {"do": "release"}
      {"expect": [{"event": "ignored", "reason": "missingRow"}]}

      """, "--direction", direction)
    #expect(result.err == "")
    #expect(result.status == 0)
    #expect(result.lines.count == 22)
  }

  /// Kept scripts, as they stand and in a mirror: fingers, sides and directions turned around.
  @Test(arguments: [
    "arabic-board", "destructive-full-swipe", "five-actions", "grid-of-cards", "hebrew-board",
    "mail-row", "no-full-swipe", "not-available", "scrolling-list", "velocity-against-position",
  ])
  func `a kept script holds, and in a mirror as well`(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("SwipeScripts")
    let board = try String(
      contentsOf: folder.appendingPathComponent(name + ".json"), encoding: .utf8)
    let script = try String(
      contentsOf: folder.appendingPathComponent(name + ".jsonl"), encoding: .utf8)
    let mirrored = Self.turned(
      script, [("drag=-", "drag="), ("fling=-", "fling="), ("=ltr", "=rtl"), ("left", "right")])
    let turnedBoard = Self.turned(board, [("ltr", "rtl")])
    for (board, script) in [(board, script), (turnedBoard, mirrored)] {
      let ground = try CommandGround(board: board)
      try ground.file("s.jsonl", script)
      let result = try ground.run(["swipe", "board.json", "1", "--script", "s.jsonl"])
      #expect(result.err == "")
      #expect(result.status == 0)
    }
    #expect(mirrored != script && turnedBoard != board)
  }

  /// A text in which both words of each pair have changed places.
  static func turned(_ text: String, _ pairs: [(String, String)]) -> String {
    pairs.reduce(text) { text, pair in
      text.replacingOccurrences(of: pair.0, with: "\u{1}")
        .replacingOccurrences(of: pair.1, with: pair.0)
        .replacingOccurrences(of: "\u{1}", with: pair.1)
    }
  }

  @Test func `an expectation that does not hold ends with 1 and is told with its line`() throws {
    let result = try run(
      """
      {"do": ["drag=9", "release"]}
      {"expect": {"event": "revealed"}}
      {"do": "scroll"}
      {"expect": []}
      {"expect": [{"event": "ignored"}]}
      """)
    #expect(result.status == 1)
    let errors = result.err.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(
      errors[0].hasSuffix(
        #"s.jsonl, line 2: Expected {"expect": {"event": "revealed"}}, but there was "#
          + #"[{"event":"ignored","reason":"tooShort"}]"#))
    #expect(errors[1].contains("s.jsonl, line 4: "))
    #expect(errors[2].hasSuffix("but there was []"))
  }

  @Test(arguments: [
    (#"{"do": "jump"}"#, "“do” has a value that it cannot have"),
    (#"{"do": [1]}"#, "“do” has a value that it cannot have"),
    (#"{"expect": 1}"#, "“expect” has a value that it cannot have"),
    (#"{"expct": 1}"#, "“do” is missing"), (#"{"do": "#, "this is not JSON"),
  ])
  func `a script that is none is an error of the file`(line: String, message: String) throws {
    let result = try run("\n" + line)
    #expect(result.status == 3)
    #expect(result.err.contains("s.jsonl, line 2: "))
    #expect(result.lines == [])
    if message != "this is not JSON" { #expect(result.err.hasSuffix(message + "\n")) }
  }

  @Test func `an unknown row in a script stops before anything is printed`() throws {
    let result = try run(#"{"do": ["drag=90", "release", "row=nobody"]}"#)
    #expect(result.status == 2)
    #expect(result.lines == [])
  }
}
