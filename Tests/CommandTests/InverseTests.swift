import Foundation
import TestSupport
import Testing

/// `inverse` as programs use it: given to `apply`, it restores the document that was written.
struct InverseTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var text: String
    var move: [String]
  }

  static let cases = [
    Case(
      testDescription: "numbers", file: "a.md", text: "1. a\n2. b\n3. c\n",
      move: ["b", "--first"]),
    Case(
      testDescription: "another marker", file: "a.md", text: "# A\n- a\n- t\n\n# B\n1. b\n2. c\n",
      move: ["t", "--to-end-of", "B"]),
    Case(
      testDescription: "equal lines", file: "a.txt", text: "M\nA\nM\nB\n",
      move: ["3", "--first"]),
    Case(
      testDescription: "several equal lines, apart", file: "a.txt", text: "M\nA\nM\nB\nM\n",
      move: ["1", "5", "--to", "2"]),
    Case(
      testDescription: "a section before an emptied one", file: "a.md",
      text: "# A\n- a\n\n# B\n- b\n- c\n", move: ["a", "--to-end-of", "B"]),
  ]

  @Test(arguments: cases)
  func `The inverse restores the file that was written`(one: Case) throws {
    let ground = try CommandGround()
    try ground.file(one.file, one.text)
    let tried = try ground.run(["move", one.file] + one.move + ["--json", "--dry-run"])
    let made = try ground.run(["move", one.file] + one.move + ["--json"])
    #expect(tried.out == made.out)
    #expect(ground.text(one.file) != one.text)
    let object = try JSONSerialization.jsonObject(with: Data(made.out.utf8))
    let inverse = try #require((object as? [String: Any])?["inverse"])
    let data = try JSONSerialization.data(withJSONObject: inverse)
    let back = try ground.run(
      "apply", one.file, String(decoding: data, as: UTF8.self))
    #expect(back.status == 0)
    #expect(ground.text(one.file) == one.text)
  }
}
