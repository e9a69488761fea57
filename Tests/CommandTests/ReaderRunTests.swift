import Foundation
import TestSupport
import Testing

/// The command in a terminal around which a screen reader stands: here a script of its name.
@Suite(.serialized) struct ReaderRunTests {
  /// Runs the command below a reader, in a terminal of its own (script(1)).
  ///
  /// - Returns: What is shown, and how often the speech server was asked for anything.
  private func run(
    _ command: String, below reader: String, typing keys: String = "", locale: String = "en"
  ) throws -> (shown: String, connections: Int) {
    let server = try FakeSpeechServer()
    let ground = try CommandGround(knowsSilence: false)
    try ground.file("list.txt", Documents.lines)
    try ground.file(reader, "#!/bin/sh\n\"$@\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: ground.path(reader))
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = [
      "-q", "-e", "-c", "./\(reader) \(RunningCommand.binary) \(command) --locale \(locale)",
      "/dev/null",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: ground.folder.path)
    process.environment = ground.environment([
      "TERM": "xterm", "SPEECHD_ADDRESS": "unix_socket:" + server.socketPath,
    ])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let shown = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\r", with: "")
      .replacingOccurrences(of: server.socketPath, with: "SOCKET")
    // The terminal shows what is typed before the command has begun.
    let own = shown.hasPrefix(keys) ? String(shown.dropFirst(keys.count)) : shown
    return (own, server.connections)
  }

  @Test(arguments: ["tdsr", "yasr", "fenrir"])
  func `Below a screen reader nothing is said, and nothing is told of that`(
    _ reader: String
  ) throws {
    let (shown, connections) = try run("list.txt", below: reader, typing: "jq")
    #expect(shown == "\nMilk, 1 of 3\nEggs, 2 of 3\nClosed\n")
    #expect(connections == 0)
  }

  @Test func `It can be made to speak all the same`() throws {
    let (shown, connections) = try run("list.txt --speech on", below: "tdsr", typing: "q")
    #expect(shown == "\nMilk, 1 of 3\nClosed\n")
    #expect(connections > 0)
  }

  @Test func `A check names the reader, and speaks its word`() throws {
    #expect(
      try run("speech check", below: "tdsr").shown == """
        Address of the speech server: SOCKET, from SPEECHD_ADDRESS
        Output module: espeak-ng
        Voice for the sentences, in English (en): English
        A word was spoken to its end. Speech works
        Interactive use is silent at this terminal: TDSR reads it already. Use --speech on to hear both

        """)
    #expect(
      try run("speech check", below: "yasr", locale: "ar").shown
        .split(separator: "\n").last?.filter { !"\u{2068}\u{2069}".contains($0) }
        == "الاستخدام التفاعلي صامت على هذه الطرفية: yasr يقرأها بالفعل. استخدم --speech on لسماع الاثنين"
    )
  }
}
