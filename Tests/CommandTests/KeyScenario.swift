import Foundation
import Testing

/// A walk with single keys: a document, the keys, and the transcript that must come of them.
///
/// A transcript has a line `> key` for each key, then what is shown, then what is said behind `|`.
/// Isolates are written as ⟨ and ⟩, and what is said is left out where it is what is shown without
/// quotes and isolates.
struct KeyScenario: CustomTestStringConvertible {
  var name: String
  var file = "list.txt"
  var document = KeyScenario.list
  var columns: UInt16 = 80
  /// What stands on the command line besides the language and the file.
  var options: [String] = []
  /// Keys by name, and text in quotes behind a prompt, with blanks between.
  var keys: String
  /// What the document is afterwards; as it was if `nil`.
  var result: String?
  var status: Int32 = 0
  var english: String
  var arabic: String

  var testDescription: String { name }

  static let list = "Milk\nEggs\nBread\nCoffee\nApples\n"
  static let plan = """
    # Plan

    ## Todo

    - Buy milk
    - Call mum
    - שלום

    ## Doing

    ## Done

    - Sleep

    """

  /// The names of keys that are no letters, and what a terminal sends for them.
  static let bytes: [String: String] = [
    "Down": "\u{1B}[B", "Up": "\u{1B}[A", "Home": "\u{1B}[H", "End": "\u{1B}[F", "Tab": "\t",
    "Shift-Tab": "\u{1B}[Z", "Enter": "\r", "Space": " ", "Escape": "\u{1B}", "Left": "\u{1B}[D",
    "Right": "\u{1B}[C", "Alt-Up": "\u{1B}[1;3A", "Alt-Down": "\u{1B}[1;3B", "Backspace": "\u{7F}",
  ]

  /// Runs it and writes its transcript.
  func transcript(locale: String) throws -> String {
    let ground = try CommandGround()
    try ground.file(file, document)
    let run = try TerminalRun(ground, ["--locale", locale] + options + [file], columns: columns)
    var lines = Self.lines(for: try run.begin())
    for key in keys.split(separator: " ").map(String.init) {
      lines.append("> " + key)
      if key.hasPrefix("“") {
        try run.type(key.filter { !"“”".contains($0) })
      } else if key == "Hang-up" {
        run.send(signal: SIGHUP)
      } else {
        lines += Self.lines(for: try run.press(Self.bytes[key] ?? key))
      }
    }
    #expect(run.finish() == status)
    #expect(run.isTerminalAsBefore)
    #expect(ground.text(file) == result ?? document)
    let forbidden = Self.forbidden.filter {
      String(decoding: run.bytes, as: UTF8.self).contains($0)
    }
    #expect(forbidden.isEmpty, "something that was shown is shown otherwise")
    return lines.joined(separator: "\n")
  }

  /// Cursor up, cursor home, erasing, the alternate screen, a hidden cursor, going back over a line.
  private static let forbidden = ["\u{1B}", "\u{8}", "\u{7F}", "\r\r"]

  private static func lines(for heard: Heard) -> [String] {
    let shown = heard.shown.replacingOccurrences(of: "\u{2068}", with: "⟨")
      .replacingOccurrences(of: "\u{2069}", with: "⟩")
    let plain = shown.filter { !"“”⟨⟩".contains($0) }
    let spoken = heard.spoken
    return shown.split(separator: "\n").map(String.init)
      + (plain.hasPrefix(spoken) && !spoken.isEmpty ? [] : ["  | " + spoken])
  }
}
