import Testing

@testable import ReorderWording

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("Milk", 4), ("牛乳", 4), ("ｱ", 1), ("Ａ", 2), ("e\u{301}", 1), ("שָׁלוֹם", 4),
    ("\u{2068}שלום\u{2069}", 4), ("“a”", 3), ("a\u{200D}b\u{AD}c", 3), ("👍", 2), ("👩‍💻", 4),
    ("☎\u{FE0F}", 2), ("한", 2), ("٣", 1),
  ])
  func `text takes as many cells as the widest terminal gives it`(text: String, cells: Int) {
    #expect(CellWidth.cells(of: text) == cells)
  }
}
