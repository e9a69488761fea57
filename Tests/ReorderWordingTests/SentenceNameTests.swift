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
      FILL
      """)
  }

  @Test func `one of several with the same name says which, and of an empty name it does not`()
    throws
  {
    try expect(
      Name("2024", sameName: .init(index: 2, count: 3)),
      """
      FILL
      """)
    try expect(
      Name("", sameName: .init(index: 2, count: 3)),
      """
      FILL
      """)
  }

  @Test func `names that are empty have words of ours, in each of the three kinds`() throws {
    try expect(
      Name(" \t", emptyStandIn: .blankLine),
      """
      FILL
      """)
    try expectSaid(
      { _ in .focus(Name(""), at(1, of: 5), [], Neighbours()) },
      """
      FILL
      """)
    let untitled = Name("", emptyStandIn: .untitledSection)
    try expectOffered(
      { _ in .end(untitled) },
      """
      FILL
      """)
    try expectSaid(
      { _ in .emptySection(untitled) },
      """
      FILL
      """)
  }

  @Test func `control characters are shown by number and said by name`() throws {
    try expect(
      Name("a\u{1B}[2J"),
      """
      FILL
      """)
  }

  @Test func `a name has its own words and voice for the ear`() throws {
    try expect(
      Name("btn_7", spoken: "Siebter Knopf", language: "de"),
      """
      FILL
      """)
  }
}
