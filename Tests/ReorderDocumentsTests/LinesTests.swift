import Testing

@testable import ReorderDocuments

@Suite struct LinesTests {
  @Test(arguments: [
    ("a\nb\nc\n", "c\na\nb\n"), ("a\nb\nc", "c\na\nb"), ("a\r\nb\nc", "c\na\r\nb"),
    ("a\nb\r\nc", "c\r\na\nb"), ("a\r\n\r\nc\r\n", "c\r\na\r\n\r\n"), ("a\n\nc", "c\na\n\n"),
    ("\u{FEFF}a\nb\nc", "\u{FEFF}c\na\nb"), ("a\rx\nb\nc\r", "c\r\na\rx\nb"),
    ("  a\n\tb\n c \n", " c \n  a\n\tb\n"),
  ])
  func `the last line comes first and takes a line end where it had none`(
    source: String, moved: String
  ) throws {
    #expect(try read(source, .lines).moving((0, 2), to: (0, 0)) == moved)
  }

  @Test(arguments: [
    "", "\n", "a", "a\n", "a\nb", "a\r\nb\nc", "\u{FEFF}", "\u{FEFF}a\nb", "x\n\ny\n\n\nz", "\r",
    "a\0b\0c", "Ü\nе́\n🦊\nrtl \u{202E}x\n", "\n\n\n", "a\na\na",
  ])
  func `the order that was read gives the bytes that were read`(source: String) throws {
    for nul in [false, true] {
      for sections in [false, true] {
        let document = try read(source, .lines) {
          $0.nulSeparated = nul
          $0.sections = sections
        }
        #expect(document.bytes == Array(source.utf8))
        #expect(try document.bytes(ordered: document.order) == Array(source.utf8))
        #expect(try document.body.arranged(slots(of: document)) == Array(source.utf8))
      }
    }
  }

  private func slots(of document: ReorderDocument) -> [[Int]] {
    var next = 0
    return document.sections.map { section in
      defer { next += section.items.count }
      return Array(next..<next + section.items.count)
    }
  }

  @Test func `identities are the hash of the line and count equal ones`() throws {
    let document = try read("a\r\nfoobar\na\n\u{FEFF}\na", .lines)
    #expect(
      document.sections[0].items == [
        "af63dc4c8601ec8c", "85944171f73967e8", "af63dc4c8601ec8c~2",
        Fingerprint([0xEF, 0xBB, 0xBF]).text, "af63dc4c8601ec8c~3",
      ])
    #expect(document.sections[0].id == "list")
    #expect(document.sections[0].title == nil)
    #expect(document.line(of: "af63dc4c8601ec8c~3") == 5)
    #expect(try read("\u{FEFF}a", .lines).sections[0].items == ["af63dc4c8601ec8c"])
    #expect(Fingerprint([]).text == "cbf29ce484222325")
  }

  @Test func `a label is the trimmed line, and bytes that are not UTF-8 survive`() throws {
    let bytes: [UInt8] = [0x20, 0xFF, 0x61, 0x20, 0x0A, 0x62, 0x0A]
    let document = try read(bytes, .lines)
    #expect(document.labels == [["\u{FFFD}a", "b"]])
    #expect(
      try document.movingBytes((0, 0), to: (0, 1)) == [0x62, 0x0A, 0x20, 0xFF, 0x61, 0x20, 0x0A])
  }

  @Test func `records between NUL bytes keep their line breaks`() throws {
    let document = try read("a\nb\0c\0d", .lines) { $0.nulSeparated = true }
    #expect(document.labels == [["a\nb", "c", "d"]])
    #expect(try document.moving((0, 2), to: (0, 0)) == "d\0a\nb\0c")
  }

  @Test func `lines that end in a colon are titles`() throws {
    let source = "loose\n\nDairy:\n\nmilk\n\ncheese\n\nTo do, soon: \nbread\nDairy:\n"
    let document = try read(source, .lines) { $0.sections = true }
    #expect(document.sections.map(\.id) == ["list", "dairy", "to-do-soon", "dairy~2"])
    #expect(document.sections.map(\.title) == [nil, "Dairy", "To do, soon", "Dairy"])
    #expect(document.labels == [["loose"], ["milk", "cheese"], ["bread"], []])
    #expect(
      try document.moving((1, 0), to: (2, 1))
        == "loose\n\nDairy:\n\ncheese\n\nTo do, soon: \nbread\nmilk\nDairy:\n")
    #expect(
      try document.moving((2, 0), to: (3, 0))
        == "loose\n\nDairy:\n\nmilk\n\ncheese\n\nTo do, soon: \nDairy:\nbread\n")
  }

  @Test func `without titles, blank lines make sections and stay where they are`() throws {
    let document = try read("\na\nb\n\n \nc\n\nd", .lines) { $0.sections = true }
    #expect(document.sections.map(\.id) == ["list", "list~2", "list~3"])
    #expect(document.labels == [["a", "b"], ["c"], ["d"]])
    #expect(try document.moving((0, 0), to: (1, 1)) == "\nb\n\n \nc\na\n\nd")
    #expect(try document.moving((2, 0), to: (0, 0)) == "\nd\na\nb\n\n \nc\n\n")
  }

  @Test func `comment lines directly above a line go with it`() throws {
    let source = "# about all\n\n# first\n// of a\na\nb\n; c\nc\n# end\n"
    let document = try read(source, .lines) { $0.attachComments = true }
    #expect(document.labels == [["a", "b", "c"]])
    #expect(document.line(of: document.sections[0].items[0]) == 5)
    #expect(
      try document.moving((0, 0), to: (0, 2))
        == "# about all\n\nb\n; c\nc\n# first\n// of a\na\n# end\n")
  }

  @Test func `a section that loses its last line and gets it back looks as it did`() throws {
    for source in [
      "A:\n\nx\n\nB:\ny\n", "A:\nx\nB:\ny", "A:\n\nx\n\nB:\n\ny\n",
      "A:\nx\n\nB:\ny\n\n",
    ] {
      for (from, to) in [(0, 1), (1, 0)] {
        let document = try read(source, .lines) { $0.sections = true }
        let moved = try document.movingBytes((from, 0), to: (to, 1))
        let again = try read(moved, .lines) { $0.sections = true }
        try #require(again.labels[to].count == 2)
        #expect(try again.moving((to, 1), to: (from, 0)) == source)
      }
    }
  }

  @Test func `an order must hold every item once`() throws {
    let document = try read("a\nb\n", .lines)
    let items = document.sections[0].items
    func error(_ order: [(section: String, items: [String])]) -> DocumentError.Kind? {
      do { _ = try document.bytes(ordered: order) } catch { return error.kind }
      return nil
    }
    #expect(error([("list", [items[0]])]) == .missingItem(id: items[1]))
    #expect(error([("list", [items[0], items[0]])]) == .missingItem(id: items[0]))
    #expect(error([("list", items + ["x"])]) == .unknownItem(id: "x"))
    #expect(error([("other", items)]) == .unknownSection(id: "other"))
    #expect(error([]) == .missingItem(id: items[0]))
  }

  @Test(arguments: 1...300)
  func `any move there and back by reading again gives the same bytes`(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let pieces = ["a", "b", "\n", "\n", "\r\n", "\n", "\r", " ", "# c\n", "x\ny\n"]
    let source =
      (0..<Int.random(in: 2...14, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined() + "."
    for attach in [false, true] {
      let document = try read(source, .lines) { $0.attachComments = attach }
      let count = document.sections[0].items.count
      guard count > 1 else { continue }
      let from = Int.random(in: 0..<count, using: &random)
      let to = Int.random(in: 0..<count, using: &random)
      let moved = try document.movingBytes((0, from), to: (0, to))
      var expected = document.labels[0]
      expected.insert(expected.remove(at: from), at: to)
      let again = try read(moved, .lines) { $0.attachComments = attach }
      try #require(again.labels == [expected], "seed \(seed) \(source.debugDescription)")
      // An empty line cannot be last without a line end: then one is added for good.
      if moved.count == source.utf8.count {
        #expect(
          try again.movingBytes((0, to), to: (0, from)) == document.bytes,
          "seed \(seed) \(source.debugDescription) \(from) to \(to)")
      }
    }
  }

  @Test(arguments: 1...300)
  func `in sections, a moved line is where it was put and no other byte is lost`(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let pieces = ["a\n", "b\n", "\n", "T:\n", "# c\n", "x\r\n", " \n", "U: \r\n", "# c:\n"]
    var source = (0..<Int.random(in: 2...16, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    if Bool.random(using: &random) { source.removeLast() }
    let attach = Bool.random(using: &random)
    func sections(_ bytes: [UInt8]) throws -> ReorderDocument {
      try read(bytes, .lines) {
        $0.sections = true
        $0.attachComments = attach
      }
    }
    let document = try sections(Array(source.utf8))
    let full = document.sections.indices.filter { !document.sections[$0].items.isEmpty }
    guard let from = full.randomElement(using: &random) else { return }
    let index = Int.random(in: 0..<document.sections[from].items.count, using: &random)
    let to = Int.random(in: 0..<document.sections.count, using: &random)
    let last = document.sections[to].items.count - (from == to ? 1 : 0)
    let target = Int.random(in: 0...last, using: &random)
    let moved = try document.movingBytes((from, index), to: (to, target))
    var expected = document.labels
    expected[to].insert(expected[from].remove(at: index), at: target)
    let again = try sections(moved)
    #expect(
      again.labels.filter { !$0.isEmpty } == expected.filter { !$0.isEmpty },
      "seed \(seed) \(source.debugDescription) \((from, index)) to \((to, target))")
    #expect(moved.filter { $0 > 0x20 }.sorted() == document.bytes.filter { $0 > 0x20 }.sorted())
    guard from == to else { return }
    #expect(
      try again.movingBytes((to, target), to: (from, index)) == document.bytes,
      "seed \(seed) \(source.debugDescription) \((from, index)) to \((to, target))")
  }
}
