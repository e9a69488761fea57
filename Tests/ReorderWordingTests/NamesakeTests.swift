import AssistiveReordering
import Testing

@testable import ReorderWording

/// Where a name that says which of several it is ends: with a pause of its own where words follow.
struct NamesakeTests {
  private static let english = PhraseArgument.name(
    Name("Milk", sameName: .init(index: 2, count: 2)), quoted: true)
  private static let arabic = PhraseArgument.name(
    Name("حليب", sameName: .init(index: 2, count: 2)), quoted: true)

  private func expect(
    _ sentence: (PhraseArgument) -> Sentence, _ lines: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectLines(lines, sourceLocation: sourceLocation) { wording, shelf in
      wording.rendering(of: sentence(shelf == .english ? Self.english : Self.arabic))
    }
  }

  @Test func `words that follow are set off`() throws {
    try expect(
      { Sentence(.movedItemToEnd, [$0]) },
      """
      Moved “Milk”, second of 2 with this name, to end
      Moved Milk, second of 2 with this name, to end
      تم نقل العنصر ”حليب“، رقم 2 من 2 بهذا الاسم، إلى النهاية
      تم نقل العنصر، حليب، رقم 2 من 2 بهذا الاسم، إلى النهاية
      """)
  }

  @Test func `a mark that follows is enough, also one of the sentence around`() throws {
    try expect(
      {
        Sentence(
          .actionBecomes, [Sentence(.actionMoveBefore, [$0]).argument, .number(2), .number(5)])
      },
      """
      Move before “Milk”, second of 2 with this name, becomes 2 of 5
      Move before Milk, second of 2 with this name, becomes 2 of 5
      النقل إلى ما قبل العنصر ”حليب“، رقم 2 من 2 بهذا الاسم، ليصبح في الموضع 2 من 5
      النقل إلى ما قبل العنصر، حليب، رقم 2 من 2 بهذا الاسم، ليصبح في الموضع 2 من 5
      """)
    try expect(
      { Sentence(.refusalFixed, [$0]) },
      """
      Cannot move “Milk”, second of 2 with this name: it is fixed
      Cannot move Milk, second of 2 with this name: it is fixed
      لا يمكن نقل العنصر ”حليب“، رقم 2 من 2 بهذا الاسم: إنه ثابت
      لا يمكن نقل العنصر، حليب، رقم 2 من 2 بهذا الاسم، لأنه ثابت
      """)
  }

  @Test func `the end of the sentence needs none`() throws {
    try expect(
      { Sentence(.actionMoveBefore, [$0]) },
      """
      Move before “Milk”, second of 2 with this name
      Move before Milk, second of 2 with this name
      النقل إلى ما قبل العنصر ”حليب“، رقم 2 من 2 بهذا الاسم
      النقل إلى ما قبل العنصر، حليب، رقم 2 من 2 بهذا الاسم
      """)
  }

  @Test func `words of the sentence around count, however deep the name is inside`() throws {
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        "actionBecomes": entry(["en": "%1$@ gets there"]),
        "refusalMore": entry(["en": "%1$@. End"]),
        "actionMoveBefore": entry(["en": "Before %1$@"]),
        "nameOrdinal": entry(["en": "%1$@, %2$@"]),
        "nameOrdinalBeforeWords": entry(["en": "%1$@, %2$@,"]),
      ])
    let book = PhraseBook(catalog: catalog, language: .english)
    let inner = Sentence(.actionMoveBefore, [Self.english]).argument
    #expect(book.shown(.actionBecomes, [inner]) == "Before “Milk”, second, gets there")
    #expect(heard(book.spoken(.actionBecomes, [inner])) == "Before Milk, second, gets there")
    #expect(book.shown(.refusalMore, [inner]) == "Before “Milk”, second. End")
    #expect(book.shown(.actionBecomes, [.list([inner])]) == "Before “Milk”, second, gets there")
  }

  @Test func `in a list what stands between the members counts`() throws {
    let milk = Self.english
    let book = try book("en")
    let list = PhraseArgument.list([milk, .name(Name("Bread"), quoted: true)])
    #expect(
      book.shown(.sentencesTwo, [list, .text("x")])
        == "“Milk”, second of 2 with this name, and “Bread”. x")
    #expect(
      book.shown(.sentencesTwo, [.list([milk, milk, milk]), .text("x")])
        == """
        “Milk”, second of 2 with this name, “Milk”, second of 2 with this name, \
        and “Milk”, second of 2 with this name. x
        """)
  }
}
