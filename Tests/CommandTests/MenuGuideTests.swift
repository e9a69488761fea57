import Foundation
import Testing

struct MenuGuideTests {
  private static var guide: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/menus.md")
  }

  /// What stands before the transcripts is written by hand.
  private static let heading = "## Six documents\n"

  private static func transcripts() throws -> String {
    let ground = try CommandGround()
    return try heading + "\n"
      + MenuDocument.all.map { document in
        try ground.file(document.file, document.content)
        let menus = try document.menus.map {
          try MenuTranscript(ground: ground, arguments: [document.file] + $0).markdown()
        }
        return """
          ### \(document.title)

          \(document.remark)

          \(menus.joined(separator: "\n"))
          """
      }.joined(separator: "\n")
  }

  @Test func `The guide has the menus as they are, whole, in two languages, shown and spoken`()
    throws
  {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let start = try #require(text.range(of: Self.heading)).lowerBound
    let transcripts = try Self.transcripts()
    if ProcessInfo.processInfo.environment["REORDER_WRITE_GUIDES"] != nil {
      try Data((text[..<start] + transcripts).utf8).write(to: Self.guide)
    } else {
      let written = text[start...].split(separator: "\n", omittingEmptySubsequences: false)
      let made = transcripts.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, pair) in zip(written, made).enumerated() {
        try #require(pair.0 == pair.1, "line \(number + 1) of the transcripts")
      }
      #expect(written.count == made.count)
    }
  }

  @Test func `The command prints what the guide shows`() throws {
    let ground = try CommandGround()
    for document in MenuDocument.all {
      try ground.file(document.file, document.content)
      for menu in document.menus {
        let transcript = MenuTranscript(ground: ground, arguments: [document.file] + menu)
        for language in MenuTranscript.languages {
          let (printed, shown) = (
            try transcript.printed(in: language), try transcript.shown(in: language)
          )
          #expect(printed == shown, "\(language) \(document.file) \(menu)")
        }
      }
    }
  }
}
