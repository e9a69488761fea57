import Testing

@testable import ReorderDocuments

/// The labels that a search goes through are those that are shown.
@Suite struct LabelTextTests {
  private static let board = """
    {"sections": [{"id": "s", "items": [
      {"id": "a", "label": "Milk"}, {"label": "caf\\u00e9 \\"x\\"", "id": "b"}, {"id": "c", "label": ""},
      {"id": "d", "label": "old", "label": "new"}]}]}
    """

  @Test(arguments: [
    (DocumentFormat.lines, "Milk\n  Rye bread\t\n\n\u{3000}米\u{A0}\r\nEggs"),
    (
      .markdown,
      "# Plan\n- Milk\n- [x] Rye *bread*\n- [ ] Eggs  \n\n1) `a` b\n2) c &amp; d\n3)\n\n- x\n  y\n"
    ),
    (
      .gitRebase,
      "pick 3a1f2c Fix typo\nfixup -C 9be1d0 # Add a test \nb\nexec make  \np 123\n# end\n"
    ),
    (.board, Self.board),
  ])
  func `Each label is handed out, in a piece of the source or by itself`(
    format: DocumentFormat, source: String
  ) throws {
    var document = try read(source, format)
    #expect(
      Self.labels(of: document) == document.sections.flatMap(\.items).map(document.label(of:)))
    let id = try #require(document.sections.first?.items.first)
    let copy = try document.source(of: #require(document.sections.first?.items.last))
    var expected = Self.labels(of: document)
    if document.duplicate(id, as: "copy") != nil { expected.append(document.label(of: id)) }
    document.adopt(try #require(copy), as: "other")
    expected.append(document.label(of: document.sections[0].items.last ?? ""))
    #expect(document.label(of: "other") == expected.last)
    #expect(Self.labels(of: document) == expected)
  }

  @Test func `Labels that stand in the source are handed out in one piece of it`() throws {
    let list = (0..<100).map { "- item \($0)\n" }.joined()
    var pieces = 0
    try read(list, .markdown).forEachLabelText { _, numbers, _ in
      #expect(numbers == 0..<100)
      pieces += 1
    }
    #expect(pieces == 1)
  }

  private static func labels(of document: ReorderDocument) -> [String] {
    var labels: [String] = []
    document.forEachLabelText { text, numbers, place in
      #expect(numbers.lowerBound == labels.count)
      for number in numbers {
        let label = text.extracting(place(number))
        labels.append(label.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
      }
    }
    return labels
  }
}
