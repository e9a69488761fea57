import AnnouncingSpeech
import AssistiveReordering
import ReorderWording
import TestSupport

@testable import reorder

/// The menu that `reorder actions` prints for a document, in English and in Arabic, shown and spoken.
struct MenuTranscript {
  let ground: CommandGround
  /// What stands behind `reorder actions`: the file, the items, options.
  let arguments: [String]

  /// What one line is in one language.
  private struct Line {
    let shown: String
    let spoken: String
  }

  static let languages = ["en", "ar"]

  private func lines(in language: String) throws -> [Line] {
    let document = ground.path(arguments[0])
    let words = ["actions", document] + arguments.dropFirst() + ["--locale", language]
    let program = Program(arguments: words.map { Argument($0) }, environment: [:])
    let wording = try program.makeWording()
    return try MenuListing(program.options, wording: wording).lines.map { sentence in
      let rendering = wording.rendering(of: sentence)
      return Line(shown: rendering.shown, spoken: Self.heard(rendering.spoken))
    }
  }

  /// What the built command prints.
  func printed(in language: String) throws -> String {
    try ground.run(["actions"] + arguments + ["--locale", language]).out
  }

  /// What is shown, as the command prints it.
  func shown(in language: String) throws -> String {
    try lines(in: language).map { $0.shown + "\n" }.joined()
  }

  /// The command, and below it each line in both languages.
  func markdown() throws -> String {
    let words = arguments.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    let both = try zip(lines(in: "en"), lines(in: "ar")).map { english, arabic in
      """
      en shown   \(english.shown)
      en spoken  \(english.spoken)
      ar shown   \(arabic.shown)
      ar spoken  \(arabic.spoken)
      """
    }
    return """
      `reorder actions \(words.joined(separator: " "))`

      ```
      \(both.joined(separator: "\n\n"))
      ```

      """
  }

  /// Speech as one line: parts in another language stand in braces with their tag.
  private static func heard(_ parts: [Utterance.Part]) -> String {
    parts.map { part in part.language.map { "{\($0): \(part.text)}" } ?? part.text }.joined()
  }
}
