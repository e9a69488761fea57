import AssistiveReordering
import Testing

@testable import ReorderWording

struct MenuLineTests {
  @Test func `a long name is cut in a line of a menu, and whole at full verbosity`() throws {
    let long = Name(String(repeating: "abcd ", count: 40))
    let cut = String(repeating: "abcd ", count: 11) + "abcd…"
    let whole = String(repeating: "abcd ", count: 40)
    let action = action(.before(long), section: long)
    let said = try [Verbosity.terse, .normal, .full].map { verbosity in
      let wording = try wording("en", verbosity)
      return wording.rendering(of: wording.menuLine(action)).shown
    }
    let short = "Move before “\(cut)”, becomes 2 of 5 in \(cut)"
    #expect(said == [short, short, "Move before “\(whole)”, becomes 2 of 5 in \(whole)"])
    let spoken = try wording("en").rendering(of: wording("en").menuLine(action)).spokenText
    #expect(spoken == "Move before \(cut), becomes 2 of 5 in \(cut)")
  }

  @Test(arguments: [
    (String(repeating: "x", count: 10), String(repeating: "x", count: 10)),
    (String(repeating: "x", count: 11), String(repeating: "x", count: 9) + "…"),
    ("12345678 9012", "12345678…"),
    ("牛乳牛乳牛", "牛乳牛乳牛"), ("牛乳牛乳牛乳", "牛乳牛乳…"),
    ("שלום עולם גדול", "שלום עולם…"),
    (
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      String(repeating: "e\u{301}", count: 9) + "…"
    ),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦…"),
    ("", ""), ("   ", "   "),
  ])
  func `it is cut between characters as a person sees them`(label: String, short: String) {
    #expect(Name(label).shortened(toCells: 10).label == short)
  }

  @Test func `what is told apart by more than the label stays so`() {
    let name = Name(
      String(repeating: "x", count: 99), spoken: "the long one", language: "de",
      sameName: .init(index: 2, count: 3))
    let short = name.shortened(toCells: 5)
    #expect(short.label == "xxxx…")
    #expect(short.spoken == "the long one")
    #expect(short.sameName == name.sameName && short.language == "de")
  }

  @Test func `sideways words are said of one item and of several`() throws {
    try expectOffered(
      { _ in .left },
      """
      Move left
      Move left
      النقل خطوة إلى اليسار
      النقل خطوة إلى اليسار
      """)
    try expectOffered(
      items: 3, { _ in .right },
      """
      Move 3 items right
      Move 3 items right
      نقل 3 عناصر خطوة إلى اليمين
      نقل 3 عناصر خطوة إلى اليمين
      """)
  }
}
