import Testing

@testable import ReorderDocuments

@Suite struct MarkdownTests {
  @Test func `sections are the lists, titled by the heading above, and headings without a list`()
    throws
  {
    let document = try read(
      """
      ---
      tags:
      - none
      ---
      - loose

      # Plan

      ## To *do*, soon
      - a
        - nested
      <!-- -->
      - b
      * c

      > - quoted

      Done
      ====
      ### Old
      text

      """, .markdown)
    #expect(
      document.sections.map(\.id)
        == ["list", "to-do-soon", "to-do-soon~2", "to-do-soon~3", "done", "old"])
    #expect(
      document.sections.map(\.title)
        == [nil, "To do, soon", "To do, soon", "To do, soon", "Done", "Old"])
    #expect(document.labels == [["loose"], ["a"], ["b"], ["c"], [], []])
    #expect(document.line(of: document.sections[0].items[0]) == 5)
    #expect(document.sections[0].items == [Fingerprint("- loose".utf8).text])
    #expect(document.sections[1].items == [Fingerprint("- a\n  - nested".utf8).text])
  }

  @Test(
    arguments: [
      ("- plain", "plain", nil), ("- [ ] open", "open", .unchecked),
      ("* [x] done", "done", .checked),
      ("+ [X] `code` **bold** _it_", "code bold it", .checked), ("- \\[x] not", "[x] not", nil),
      ("- [x](u) link", "x link", nil), ("- [link][r]\n\n[r]: u", "link", nil),
      ("- ![pic *of*](u) it", "pic of it", nil), ("12) first\n    second", "first", nil),
      ("- # Head", "Head", nil), ("- > quote", "quote", nil), ("- - deep", "deep", nil),
      ("-", "", nil), ("- ```\n  code\n  ```", "code", nil), ("-     code", "code", nil),
      ("- <b>x</b> &amp; y", "x & y", nil), ("- [ ]", "", .unchecked),
      ("- [x]tight", "[x]tight", nil),
      ("- `[ ] x`", "[ ] x", nil), ("- [d]: u", "[d]: u", nil), ("-\n  below", "below", nil),
      ("- \u{202E}rtl", "\u{202E}rtl", nil), ("-\ttab", "tab", nil), ("- a\rb", "a", nil),
    ] as [(String, String, ItemState?)])
  func `a label is the first line without marker, box and markup`(
    source: String, label: String, state: ItemState?
  ) throws {
    let document = try read(source, .markdown)
    #expect(document.labels == [[label]])
    #expect(document.states(of: document.sections[0].items[0]) == (state.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      // Within a list: numbers and blank lines stay, whole items move.
      ("1. a\n2. b\n3. c\n", (0, 2), (0, 0), "1. c\n2. a\n3. b\n"),
      ("1. a\n1. b\n1. c\n", (0, 2), (0, 0), "1. c\n1. a\n1. b\n"),
      ("5) a\n6) b\n7) c", (0, 2), (0, 0), "5) c\n6) a\n7) b"),
      ("8. a\n9. b\n   b2\n10. c\n    c2\n", (0, 2), (0, 1), "8. a\n9. c\n   c2\n10. b\n    b2\n"),
      ("- a\n\n- b\n\n\n- c\n", (0, 2), (0, 0), "- c\n\n- a\n\n\n- b\n"),
      ("- a\nlazy\n- b\n  - n\n\n  p\n", (0, 1), (0, 0), "- b\n  - n\n\n  p\n- a\nlazy\n"),
      ("- a\r\n- b", (0, 1), (0, 0), "- b\r\n- a"),
      ("\u{FEFF}- a\n- b\n", (0, 1), (0, 0), "\u{FEFF}- b\n- a\n"),
      ("- a\n - b\n  - c\n", (0, 1), (0, 2), "- a\n- c\n - b\n"),
      // Into another list: the marker adapts, and what hangs on its width.
      ("- a\n- b\n\n1. x\n2. y\n", (0, 0), (1, 1), "- b\n\n1. x\n2. a\n3. y\n"),
      ("- a\n  more\n- b\n\n10. x\n", (0, 0), (1, 1), "- b\n\n10. x\n11. a\n    more\n"),
      (
        "- a\n- b\n\n<!-- -->\n  * x\n  * y\n", (0, 0), (1, 0),
        "- b\n\n<!-- -->\n  * a\n  * x\n  * y\n"
      ),
      ("- a\n\t- n\n- b\n\n1. x\n", (0, 0), (1, 1), "- b\n\n1. x\n2. a\n\t- n\n"),
      ("* a\n* b\n\n- x\n\n- y\n", (0, 0), (1, 1), "* b\n\n- x\n\n- a\n\n- y\n"),
      ("- x\n\n- y\n\n- z\n\n* a\n* b\n", (0, 0), (1, 1), "- y\n\n- z\n\n* a\n* x\n* b\n"),
      ("1. a\n1. b\n\n- c\n", (1, 0), (0, 0), "1. c\n1. a\n1. b\n\n"),
      ("01. a\n02. b\n\n- c\n", (1, 0), (0, 2), "01. a\n02. b\n03. c\n\n"),
      (
        "- x\n-      code\n\n  para\n\n10. y\n", (0, 1), (1, 1),
        "- x\n\n10. y\n11.      code\n\n    para\n"
      ),
      // Into and out of empty sections.
      ("# A\n- a\n- b\n# B\n", (0, 1), (1, 0), "# A\n- a\n# B\n- b\n"),
      ("# A\n- a\n- b\n# B", (0, 1), (1, 0), "# A\n- a\n# B\n- b"),
      ("# A\n3. a\n4. b\n\n# B\n\n# C\n", (0, 1), (1, 0), "# A\n3. a\n\n# B\n3. b\n\n# C\n"),
      ("# A\n\n- a\n\n# B\n\n- b\n", (0, 0), (1, 0), "# A\n\n\n# B\n\n- a\n- b\n"),
      ("# A\n- a\n- b\n# B\ntext\n", (0, 1), (1, 0), "# A\n- a\n# B\ntext\n- b\n"),
      ("# A\n- a\n- b\n\nB\n===\n[r]: u\n", (0, 1), (1, 0), "# A\n- a\n\nB\n===\n- b\n\n[r]: u\n"),
      // A blank line comes only where the text would mean something else.
      ("text\n- a\n-\n", (0, 1), (0, 0), "text\n\n-\n- a\n"),
      ("T\n- a\n---\n# B\n", (0, 0), (1, 0), "T\n\n---\n# B\n- a\n"),
      ("- a\n- ```\n  ```\ntext\n", (0, 0), (0, 1), "- ```\n  ```\n- a\n\ntext\n"),
    ] as [(String, (Int, Int), (Int, Int), String)])
  func `a move changes these bytes`(
    source: String, from: (Int, Int), to: (Int, Int), expected: String
  ) throws {
    #expect(try read(source, .markdown).moving(from, to: to) == expected)
  }

  @Test(arguments: [
    ("# A\n\n- a\n\n# B\n\n- b\n"), ("# A\n- a\n\n# B\n- b\n"), ("# A\n- a\n# B\n- b"),
    ("# A\n\ntext\n\n- a\n\nmore\n\n# B\n\n- b\n"), ("# A\n1. a\n\n# B\n1. b\n"),
    ("# A\r\n\r\n- [ ] a\r\n\r\n# B\r\n\r\n- [x] b\r\n"),
  ])
  func `a list that loses its last item and gets it back looks as it did`(source: String) throws {
    for (from, to) in [(0, 1), (1, 0)] {
      let moved = try read(source, .markdown).movingBytes((from, 0), to: (to, 1))
      let again = try read(moved, .markdown)
      try #require(again.sections.map(\.items.count) == (from == 0 ? [0, 2] : [2, 0]))
      #expect(try again.moving((to, 1), to: (from, 0)) == source)
    }
  }

  @Test func `bytes that are not UTF-8 and NUL survive`() throws {
    let source: [UInt8] =
      Array("- a".utf8) + [0xFF, 0x0A] + Array("- b".utf8) + [0x00, 0xC3, 0x0A]
    let document = try read(source, .markdown)
    #expect(document.labels == [["a\u{FFFD}", "b\u{FFFD}\u{FFFD}"]])
    #expect(
      try document.movingBytes((0, 1), to: (0, 0)) == Array("- b".utf8) + [0x00, 0xC3, 0x0A]
        + Array("- a".utf8) + [0xFF, 0x0A])
  }

  @Test(
    arguments: [
      // The first and the third list would become one.
      ("- a\n* b\n- c\n", (1, 0), (0, 0)),
      // With another bullet it is a line across the page.
      ("+ - -\n+ x\n\n- a\n", (0, 0), (1, 0)),
    ] as [(String, (Int, Int), (Int, Int))])
  func `a move that would change what the text means is refused`(
    source: String, from: (Int, Int), to: (Int, Int)
  ) throws {
    let document = try read(source, .markdown)
    #expect(throws: DocumentError(.meaningWouldChange(section: "list"))) {
      try document.movingBytes(from, to: to)
    }
  }

  @Test(arguments: [
    "", "\n", "\u{FEFF}", "---", "---\n", "---\n---\n", "---\nx\n---", "+++\nx: -\n", "# ",
    "- ", "\r", "-\r-\r", "```", "<!--", "[a]: b", "\t- x", "- a\n\n\n", "# A\n```\nx\n", "===\n",
    "# A\n<!-- x -->\n<!--\n\n",
  ])
  func `odd texts are read, and written as they were`(source: String) throws {
    let document = try read(source, .markdown)
    #expect(try document.bytes(ordered: document.order) == Array(source.utf8))
    let slots = document.sections.map { Array($0.items.indices) }
    if document.sections.count < 2 {
      #expect(try document.body.arranged(slots) == Array(source.utf8))
    }
  }

  @Test func `deep nesting is no trap`() throws {
    let quotes = String(repeating: "> ", count: 5_000)
    let bullets = String(repeating: "- ", count: 2_000)
    let document = try read("- \(quotes)a\n\(bullets)b\n- c\n", .markdown)
    #expect(document.labels[0].count == 3)
    #expect(try document.moving((0, 2), to: (0, 0)) == "- c\n- \(quotes)a\n\(bullets)b\n")
  }
}
