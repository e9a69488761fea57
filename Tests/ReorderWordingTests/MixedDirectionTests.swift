import AnnouncingSpeech
import AssistiveReordering
import Testing

@testable import ReorderWording

/// Hebrew names in English sentences and Latin ones in Arabic sentences, side by side.
///
/// Left-to-right and right-to-left are the same tests: only the language and the names differ.
@Suite struct MixedDirectionTests {
  private static let hebrew = Shelf(
    milk: Name("חלב"), bread: Name("לחם"), eggs: Name("ביצים"), total: Name("סך הכול"),
    dairy: Name("מחלבה"), done: Name("בוצע"), reason: "ממוין לפי תאריך")

  private func expect(
    _ announcement: (Shelf) -> Announcement, _ lines: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectLines(lines, about: (Self.hebrew, .english), sourceLocation: sourceLocation) {
      $0.rendering(of: announcement($1))
    }
  }

  @Test func `where one is, which begins with the name`() throws {
    try expect(
      { .focus($0.milk, at(1, of: 5, $0.dairy), [], Neighbours()) },
      """
      “<2068>חלב<2069>”, 1 of 5 in <2068>מחלבה<2069>
      {he:חלב}, 1 of 5 in {he:מחלבה}
      ”<2068>Milk<2069>“، 1 من 5 في <2068>Dairy<2069>
      {en:Milk}، 1 من 5، في {en:Dairy}
      """)
    try expect(
      { .emptySection($0.done) },
      """
      “<2068>בוצע<2069>”, empty section
      {he:בוצע}, empty section
      ”<2068>Done<2069>“، قسم فارغ
      {en:Done}، قسم فارغ
      """)
  }

  @Test func `what was moved`() throws {
    try expect(
      { .moved(.item($0.milk), .before($0.bread), at(3, of: 5), from: nil, Neighbours()) },
      """
      Moved “<2068>חלב<2069>” before “<2068>לחם<2069>”. 3 of 5
      Moved {he:חלב} before {he:לחם}. 3 of 5
      تم نقل العنصر ”<2068>Milk<2069>“ إلى ما قبل العنصر ”<2068>Bread<2069>“. 3 من 5
      تم نقل العنصر، {en:Milk}، إلى ما قبل العنصر، {en:Bread}. 3 من 5
      """)
    try expect(
      { .moved(.item($0.milk), .end($0.done), at(1, of: 1, $0.done), from: nil, Neighbours()) },
      """
      Moved “<2068>חלב<2069>” to end of “<2068>בוצע<2069>”. 1 of 1 in <2068>בוצע<2069>
      Moved {he:חלב} to end of {he:בוצע}. 1 of 1 in {he:בוצע}
      تم نقل العنصر ”<2068>Milk<2069>“ إلى نهاية القسم ”<2068>Done<2069>“. 1 من 1 في <2068>Done<2069>
      تم نقل العنصر، {en:Milk}، إلى نهاية القسم، {en:Done}. 1 من 1، في {en:Done}
      """)
  }

  @Test func `a refusal, with a name first and with a reason`() throws {
    try expect(
      { .refused(.itemExists($0.milk), more: 0) },
      """
      “<2068>חלב<2069>” is there already
      {he:חלב} is there already
      العنصر ”<2068>Milk<2069>“ موجود بالفعل
      العنصر، {en:Milk}، موجود بالفعل
      """)
    try expect(
      { .refused(.disabled(reason: $0.reason), more: 2) },
      """
      Reordering is turned off: <2068>ממוין לפי תאריך<2069>, and 2 more
      Reordering is turned off: {he:ממוין לפי תאריך}, and 2 more
      إعادة الترتيب متوقفة: <2068>sorted by date<2069>، وسببان آخران
      إعادة الترتيب متوقفة، {en:sorted by date}، وسببان آخران
      """)
  }

  @Test(arguments: ["en", "ar"], Verbosity.allCases)
  func `isolates are balanced, never first on a line and never spoken`(
    tag: String, verbosity: Verbosity
  ) throws {
    let shelf = tag == "en" ? Self.hebrew : .english
    for rendering in everyRendering(try wording(tag, verbosity), shelf) {
      let line = legible(rendering.shown)
      #expect(line.ranges(of: "<2068>").count == line.ranges(of: "<2069>").count, "\(line)")
      #expect(!line.hasPrefix("<"), "\(line)")
      #expect(!heard(rendering.spoken).unicodeScalars.contains(where: Bidi.isControl), "\(line)")
    }
  }

  @Test(arguments: ["en", "ar"], Verbosity.allCases)
  func `every word of a name is isolated and has a voice of its own, and nothing else`(
    tag: String, verbosity: Verbosity
  ) throws {
    let (shelf, voice) = tag == "en" ? (Self.hebrew, "he") : (.english, "en")
    func isForeign(_ scalar: Unicode.Scalar) -> Bool {
      tag == "en"
        ? ("\u{590}"..."\u{5FF}").contains(scalar)
        : scalar.isASCII && scalar.properties.isAlphabetic
    }
    for rendering in everyRendering(try wording(tag, verbosity), shelf) {
      let line = legible(rendering.shown)
      var depth = 0
      let isIsolated = rendering.shown.unicodeScalars.allSatisfy { scalar in
        if scalar == "\u{2068}" { depth += 1 }
        if scalar == "\u{2069}" { depth -= 1 }
        return !isForeign(scalar) || depth == 1
      }
      #expect(isIsolated, "\(line)")
      for part in rendering.spoken {
        let foreign = part.text.unicodeScalars.contains(where: isForeign)
        #expect(part.language == (foreign ? voice : nil), "\(heard(rendering.spoken))")
      }
    }
  }
}
