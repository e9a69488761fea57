import AssistiveReordering
import Testing

@testable import ReorderWording

/// Names in sentences that are no ordinary names. English and Arabic, shown and spoken.
@Suite struct SentenceNameTests {
  private func expect(
    _ name: Name, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectSaid(
      { _ in .moved(.item(name), .before(name), at(3, of: 5), from: nil, Neighbours()) }, lines,
      sourceLocation: sourceLocation)
  }

  @Test func `what looks like a placeholder is a name`() throws {
    try expect(
      Name("%1$@ %2$lld %#@n@ %%"),
      """
      Moved “%1$@ %2$lld %#@n@ %%” before “%1$@ %2$lld %#@n@ %%”. 3 of 5
      Moved %1$@ %2$lld %#@n@ %% before %1$@ %2$lld %#@n@ %%. 3 of 5
      تم نقل العنصر ”<2068>%1$@ %2$lld %#@n@ %%<2069>“ إلى ما قبل العنصر ”<2068>%1$@ %2$lld %#@n@ %%<2069>“. 3 من 5
      تم نقل العنصر، {en:%1$@ %2$lld %#@n@ %%}، إلى ما قبل العنصر، {en:%1$@ %2$lld %#@n@ %%}. 3 من 5
      """)
  }

  @Test func `one of several with the same name says which, and of an empty name it does not`()
    throws
  {
    try expect(
      Name("2024", sameName: .init(index: 2, count: 3)),
      """
      Moved “2024”, second of 3 with this name, before “2024”, second of 3 with this name. 3 of 5
      Moved 2024, second of 3 with this name, before 2024, second of 3 with this name. 3 of 5
      تم نقل العنصر ”<2068>2024<2069>“، رقم 2 من 3 بهذا الاسم، إلى ما قبل العنصر ”<2068>2024<2069>“، رقم 2 من 3 بهذا الاسم. 3 من 5
      تم نقل العنصر، 2024، رقم 2 من 3 بهذا الاسم، إلى ما قبل العنصر، 2024، رقم 2 من 3 بهذا الاسم. 3 من 5
      """)
    try expect(
      Name("", sameName: .init(index: 2, count: 3)),
      """
      Moved untitled item before untitled item. 3 of 5
      Moved untitled item before untitled item. 3 of 5
      تم نقل العنصر بلا عنوان إلى ما قبل العنصر بلا عنوان. 3 من 5
      تم نقل العنصر، بلا عنوان، إلى ما قبل العنصر، بلا عنوان. 3 من 5
      """)
  }

  @Test func `names that are empty have words of ours, in each of the three kinds`() throws {
    try expect(
      Name(" \t", emptyStandIn: .blankLine),
      """
      Moved blank line before blank line. 3 of 5
      Moved blank line before blank line. 3 of 5
      تم نقل العنصر سطر فارغ إلى ما قبل العنصر سطر فارغ. 3 من 5
      تم نقل العنصر، سطر فارغ، إلى ما قبل العنصر، سطر فارغ. 3 من 5
      """)
    try expectSaid(
      { _ in .focus(Name(""), at(1, of: 5), [], Neighbours()) },
      """
      untitled item, 1 of 5
      untitled item, 1 of 5
      بلا عنوان، 1 من 5
      بلا عنوان، 1 من 5
      """)
    let untitled = Name("", emptyStandIn: .untitledSection)
    try expectOffered(
      { _ in .end(untitled) },
      """
      Move to end of untitled section
      Move to end of untitled section
      النقل إلى نهاية القسم بلا عنوان
      النقل إلى نهاية القسم، بلا عنوان
      """)
    try expectSaid(
      { _ in .emptySection(untitled) },
      """
      untitled section, empty section
      untitled section, empty section
      بلا عنوان، قسم فارغ
      بلا عنوان، قسم فارغ
      """)
  }

  @Test func `control characters are shown by number and said by name`() throws {
    try expect(
      Name("a\u{1B}[2J"),
      """
      Moved “a\\u{1B}[2J” before “a\\u{1B}[2J”. 3 of 5
      Moved a escape character [2J before a escape character [2J. 3 of 5
      تم نقل العنصر ”<2068>a\\u{1B}[2J<2069>“ إلى ما قبل العنصر ”<2068>a\\u{1B}[2J<2069>“. 3 من 5
      تم نقل العنصر، {en:a} محرف الهروب{en: [2J}، إلى ما قبل العنصر، {en:a} محرف الهروب{en: [2J}. 3 من 5
      """)
  }

  @Test func `a name has its own words and voice for the ear`() throws {
    try expect(
      Name("btn_7", spoken: "Siebter Knopf", language: "de"),
      """
      Moved “btn_7” before “btn_7”. 3 of 5
      Moved {de:Siebter Knopf} before {de:Siebter Knopf}. 3 of 5
      تم نقل العنصر ”<2068>btn_7<2069>“ إلى ما قبل العنصر ”<2068>btn_7<2069>“. 3 من 5
      تم نقل العنصر، {de:Siebter Knopf}، إلى ما قبل العنصر، {de:Siebter Knopf}. 3 من 5
      """)
  }
}
