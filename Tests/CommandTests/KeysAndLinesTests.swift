import TestSupport
import Testing

/// Keys and typed lines are two ways to the same commands, so they give the same sentences.
@Suite(.serialized) struct KeysAndLinesTests {
  private static let pairs: [(key: String, line: String)] = [
    ("j", "next"), ("k", "previous"), ("G", "last"), ("g", "first"), ("]", "]"), ("[", "["),
    ("J", "later"), ("K", "earlier"), ("u", "undo"), ("U", "redo"), ("w", "where"),
    ("r", "repeat"), (" ", "select"), ("J", "J"), ("A", "select all"), ("A", "A"),
    ("m", "lift"), ("j", "next"), ("p", "put after"), ("m", "m"), ("k", "previous"), ("P", "P"),
    ("m", "lift"), ("j", "j"), ("\r", ""), ("m", "m"), ("\u{1B}", "cancel"), ("\r", "menu"),
    ("\u{1B}[B", "next"), ("1", "1"), ("\r", ""), ("2", "2"), ("\r", ""), ("+", "+"),
    ("\u{1B}", "cancel"), ("d", "changes"), ("o", "order"), ("v", "verbosity"), ("j", "next"),
    ("J", "later"), ("v", "verbosity"), ("v", "verbosity"), ("x", "speech"), ("x", "speech"),
    ("N", "N"), ("S", "save"), ("S", "save"), ("k", "previous"), ("K", "earlier"), ("q", "quit"),
    ("y", "stay"),
    ("Q", "abandon"), ("n", "no"), ("q", "quit"), ("d", "discard"),
  ]

  @Test(arguments: ["en", "ar"])
  func `The same walk by keys and by lines`(locale: String) throws {
    let keys = try CommandGround()
    try keys.file("plan.md", KeyScenario.plan)
    let run = try TerminalRun(keys, ["--locale", locale, "plan.md"])
    var shown = [try run.begin().shown]
    for pair in Self.pairs { shown.append(try run.press(pair.key).shown) }
    #expect(run.finish() == 0)

    let lines = try CommandGround()
    try lines.file("plan.md", KeyScenario.plan)
    let input = Self.pairs.map { $0.line + "\n" }.joined()
    let server = try FakeSpeechServer()
    let result = try lines.run(
      "--locale", locale, "--speech", "on", "plan.md", input: input,
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(result.status == 0)
    #expect(result.out == "\n" + shown.joined(separator: "\n"))
    #expect(keys.text("plan.md") == lines.text("plan.md"))
  }
}
