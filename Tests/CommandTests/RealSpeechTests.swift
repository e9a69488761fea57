import Foundation
import Glibc
import TestSupport
import Testing

/// The built command in a terminal, with a real speech server.
///
/// What is heard is asked of the server itself: its record of commands and answers, the voices it
/// chose, and how many seconds of sound there are.
@Suite(.serialized) struct RealSpeechTests {
  private struct Walk {
    let server: PrivateSpeechServer
    let run: TerminalRun

    init(
      _ ground: CommandGround, _ arguments: [String],
      sound: PrivateSpeechServer.Sound = .file
    ) throws {
      server = try PrivateSpeechServer(sound: sound)
      run = try TerminalRun(
        ground, arguments,
        environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
      try expectEnds(1)
    }

    /// Waits until so many messages were heard to their end.
    func expectEnds(_ count: Int) throws {
      try #require(
        eventually(within: .seconds(20)) { server.reports(of: "702 END") >= count },
        "\(server.reports(of: "702 END")) of \(count): \(server.protocolLog.suffix(500))")
    }

    /// Presses a key and waits until what it says was heard.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - messages: In how many messages it comes: one for each language.
    /// - Returns: How many seconds of sound came of it.
    /// - Throws: When it is not heard.
    func hear(_ key: String, messages: Int = 1) throws -> Double {
      let (seconds, ends) = (server.audioSeconds, server.reports(of: "702 END"))
      run.send(key)
      try expectEnds(ends + messages)
      // The file is written a moment after.
      var last = -1.0
      _ = eventually {
        defer { last = server.audioSeconds }
        usleep(20_000)
        return server.audioSeconds == last
      }
      return server.audioSeconds - seconds
    }

    /// One connection, and one that only says goodbye before it.
    var connections: Int { server.reports(of: "SET SELF CLIENT_NAME") }
  }

  @Test func `Every result is heard to its end`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let walk = try Walk(ground, ["list.txt"])
    let keys = ["J", "J", "K", "u", "U", "S", " ", "\u{1B}", "m", "j", "p", "u", "S"]
    for key in keys {
      #expect(try walk.hear(key) > 0.3, "\(key)")
    }
    #expect(walk.server.reports(of: "703 CANCEL") == 0)
    walk.run.send("q")
    #expect(walk.run.finish() == 0)
    #expect(walk.server.reports(of: "702 END") == keys.count + 2)
    #expect(walk.connections == 1)
  }

  @Test func `Of a burst of twenty keys the first and the last sentence are audible at most`()
    throws
  {
    let ground = try CommandGround()
    let lines = (1...30).map { "Line number \($0)\n" }.joined()
    try ground.file("list.txt", lines)
    let walk = try Walk(ground, ["list.txt"], sound: .realTime)
    walk.run.send(String(repeating: "j", count: 20))
    #expect(eventually { walk.server.reports(of: "Line number 21, 21 of 30") > 0 })
    try walk.expectEnds(2)
    let said = (2...21).filter { walk.server.reports(of: "|Line number \($0), ") > 0 }
    // Each of the keys in between found its successor waiting already, or was cut by it.
    #expect(walk.server.reports(of: "702 END") == 2, "the first line of all, and the last")
    #expect(said.last == 21)
    #expect(walk.server.reports(of: "703 CANCEL") == said.count - 1)
    // On a busy machine the keys come in several bursts, and one of each begins.
    #expect(walk.server.reports(of: "701 BEGIN") <= 6)
    walk.run.send("q")
    #expect(walk.run.finish() == 0)
  }

  /// Names that other clients drop, stumble over or die of.
  static let names = [
    "AT&T", "<test>", "a < b", ".", "---", "😀", "🇩🇪", "", "   ", "!", "e\u{301}",
    "\u{202E}abc", "\r\n.\r\nSTOP ALL", "%s%n", "\u{1B}[31mred",
  ]

  @Test func `Whatever a name is, it is heard or named, and the connection lives`() throws {
    let items = ["first"] + Self.names + [String(repeating: "long name ", count: 10_000), "last"]
    let ground = try CommandGround()
    let board: [String: Any] = [
      "sections": [
        [
          "id": "s",
          "items": items.enumerated().map { ["id": "i\($0.offset)", "label": $0.element] },
        ]
      ]
    ]
    try ground.file("board.json", bytes: Array(JSONSerialization.data(withJSONObject: board)))
    let walk = try Walk(ground, ["board.json"])
    // How long the line is without a name.
    let position = 1.3
    for name in Self.names {
      let before = walk.server.audioSeconds
      walk.run.send("j")
      let isHeard = eventually(within: .seconds(20)) {
        walk.server.audioSeconds > before + position
      }
      #expect(isHeard, "\(name.debugDescription): \(walk.server.audioSeconds - before) s")
      try quiet(walk)
    }
    walk.run.send("j")
    #expect(eventually { walk.server.reports(of: "long name long name") > 0 })
    // Spelling it takes hours; a key is what ends that, too.
    walk.run.send("s")
    #expect(eventually { walk.server.reports(of: "CHAR l") > 0 })
    let cancelled = walk.server.reports(of: "703 CANCEL")
    walk.run.send("j")
    #expect(eventually { walk.server.reports(of: "last, 18 of 18") > 0 })
    #expect(walk.server.reports(of: "703 CANCEL") > cancelled)
    try quiet(walk)
    walk.run.send("q")
    #expect(walk.run.finish() == 0)
    #expect(walk.connections == 1)
  }

  /// Waits until the server says nothing more.
  private func quiet(_ walk: Walk) throws {
    var last = -1
    try #require(
      eventually(within: .seconds(20)) {
        defer { last = walk.server.protocolLog.utf8.count }
        usleep(100_000)
        return walk.server.protocolLog.utf8.count == last
      })
  }

  @Test func `A name in another language has its own voice within an English sentence`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Eggs\nBread\nMilk\nשלום\nOil\nRice\nTea\n")
    let walk = try Walk(ground, ["list.txt"])
    #expect(try walk.hear("G") > 0.5)
    #expect(try walk.hear("k") > 0.5)
    #expect(try walk.hear("k") > 0.5)
    #expect(try walk.hear("k", messages: 2) > 1)
    let before = walk.server.protocolLog.utf8.count
    #expect(try walk.hear("K", messages: 3) > 2)
    #expect(
      said(walk, from: before) == [
        "en|Moved ", "he|שלום", "en| before Milk. 3 of 7",
      ])
    #expect(walk.server.chosenVoices.suffix(3) == ["en", "he", "en"])
  }

  @Test func `Within an Arabic sentence Latin, Hebrew and Japanese names have theirs`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "حليب\nMilk 2\nחלב 42\n牛乳のパン\n")
    let walk = try Walk(ground, ["list.txt", "--locale", "ar"])
    #expect(try walk.hear("j", messages: 2) > 1)
    #expect(try walk.hear("j", messages: 2) > 1)
    #expect(try walk.hear("j", messages: 2) > 1)
    #expect(
      said(walk, from: 0) == [
        "ar|حليب، 1 من 4", "en|Milk 2", "ar|، 2 من 4", "he|חלב ארבעים ושתיים", "ar|، 3 من 4",
        "ja|牛乳のパン", "ar|، 4 من 4",
      ])
    #expect(walk.server.chosenVoices == ["ar", "en", "ar", "he", "ar", "ja", "ar"])
  }

  @Test func `Within a Hebrew sentence numbers are words, and are heard`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "חלב\nMilk\n42\n")
    try ground.file(
      "he.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"focusItem": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%1$@, %2$lld of %3$lld"}},
        "he": {"stringUnit": {"state": "translated", "value": "%1$@, %2$lld מתוך %3$lld"}}}}}}
      """#)
    let walk = try Walk(ground, ["list.txt", "--locale", "he", "--catalog", "he.xcstrings"])
    #expect(walk.server.audioSeconds > 1.2)
    #expect(try walk.hear("j", messages: 2) > 1.2)
    #expect(try walk.hear("j") > 1.2)
    #expect(
      said(walk, from: 0) == [
        "he|חלב, אחת מתוך שלוש", "en|Milk", "he|, שתיים מתוך שלוש",
        "he|ארבעים ושתיים, שלוש מתוך שלוש",
      ])
    #expect(walk.server.chosenVoices == ["he", "en", "he"])
  }

  /// The texts of the messages in the server's record, each behind its language.
  private func said(_ walk: Walk, from start: Int) -> [String] {
    var language = ""
    var texts: [String] = []
    let log = walk.server.protocolLog
    let place = log.utf8.index(log.startIndex, offsetBy: start)
    var isText = false
    for line in log.split(separator: "\n") {
      guard let range = line.range(of: ":DATA:|") else { continue }
      let sent = line[range.upperBound...].prefix { $0 != "\r" && $0 != "\r\n" }
      if sent.hasPrefix("SET SELF LANGUAGE ") {
        language = String(sent.dropFirst("SET SELF LANGUAGE ".count))
      } else if isText, line.startIndex >= place {
        texts.append(language + "|" + sent)
      }
      isText = sent == "SPEAK"
    }
    return texts
  }
}
