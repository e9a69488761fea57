import Glibc
import TestSupport
import Testing

/// Names that try to be commands of the speech protocol. What arrives at the server is recorded byte
/// by byte.
@Suite(.serialized) struct SpeechInjectionTests {
  /// All that this program ever commands.
  static let commands = [
    #"QUIT"#, #"SET SELF CLIENT_NAME "[a-z]+:reorder:main""#, #"HISTORY GET CLIENT_ID"#,
    #"SET SELF NOTIFICATION (BEGIN|END|CANCEL) ON"#, #"SET SELF PUNCTUATION some"#,
    #"GET OUTPUT_MODULE"#, #"GET RATE"#, #"SET SELF LANGUAGE [a-z-]+"#,
    #"SET SELF PRIORITY (MESSAGE|NOTIFICATION)"#, #"SPEAK"#, #"\."#, #"CHAR (space|[^ ]{1,6})"#,
    #"CANCEL SELF"#,
  ]

  private func expectOnlyOurCommands(_ server: FakeSpeechServer) throws {
    let ours = try Regex("^(" + Self.commands.joined(separator: "|") + ")$")
    for line in server.lines where !line.isText {
      #expect(line.text.contains(ours), "\(line.text.debugDescription)")
    }
    for connection in 1...server.connections {
      let bytes = server.bytes(of: connection)
      #expect(String(validating: bytes, as: UTF8.self) != nil)
      #expect(!bytes.contains(0))
      // Every line is ended by us, with both characters, and no other control is in it.
      for (index, byte) in bytes.enumerated() where byte < 0x20 {
        #expect(byte == 13 ? bytes[index + 1] == 10 : byte == 10 && bytes[index - 1] == 13)
      }
    }
  }

  /// Hears each name in the list, spelled, and in the sentence of a move.
  private func walk(_ bytes: [UInt8], _ options: String..., names: Int) throws -> [String] {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", bytes: bytes)
    let run = try TerminalRun(ground, ["list.txt"] + options, server: server)
    #expect(eventually { !server.texts.isEmpty })
    for key in Array(repeating: ["s", "j"], count: names).joined() + [
      "K", "/", "S", "\r", "q", "d",
    ] {
      let count = server.lines.count
      run.send(key)
      // All parts of it, so that the next key cuts none of them off. What is typed is not said.
      if !"S".contains(key) { #expect(eventually { server.lines.count > count }) }
      var last = -1
      _ = eventually {
        defer { last = server.lines.count }
        usleep(15_000)
        return server.lines.count == last
      }
    }
    #expect(run.finish() == 0)
    try expectOnlyOurCommands(server)
    return server.texts
  }

  static let records = [
    "a\r\nSTOP ALL", "\r\n.\r\nCANCEL ALL\r\nx", "x\n.\nSTOP ALL\n.", ".", "..", ".hidden",
    "STOP ALL", "QUIT\r", "\u{2028}STOP ALL", "\u{85}STOP ALL", "\u{1B}[31m", "\u{7F}",
  ]

  @Test(arguments: ["en", "ar"])
  func `Line ends and points in a name stay within it`(locale: String) throws {
    let bytes = Self.records.flatMap { Array(($0 + "\u{0}").utf8) }
    _ = try walk(bytes, "-z", "--locale", locale, names: Self.records.count)
  }

  @Test func `NUL and bytes that are no text are said by name`() throws {
    let lines: [[UInt8]] = [
      Array("nul\u{0}STOP ALL".utf8), [0xFF, 0xFE], Array("caf".utf8) + [0xE9],
      Array("cut ".utf8) + [0xF0, 0x9F], [0xC0, 0x8D, 0xC0, 0x8A] + Array("STOP ALL".utf8),
      [0xED, 0xA0, 0x80],
    ]
    let texts = try walk(Array(lines.joined(separator: [10])) + [10], names: lines.count)
    #expect(texts.first == "nul null character STOP ALL, 1 of 6")
    #expect(texts.contains { $0.contains("replacement character") })
  }
}
