import Reordering
import Testing

@testable import ReorderDocuments

private let board = #"""
  {
    "note": {"kept": [1, 2.50e+3, null]},
    "direction": "rtl", "columns": 3,
    "sections": [
      {"id": "todo", "title": "To \u0064o", "items": [
        {"id": "a", "label": "A \"quoted\" \ud83e\udd8a", "x": 1},
        {"label": "B", "id": "b", "movement": "fixed", "kind": "card"}
      ], "accepts": ["card"]},
      { "items" : [ ] , "id" : "done" }
    ]
  }

  """#

@Suite struct BoardTests {
  @Test func `a board says what its items and sections are`() throws {
    let document = try read(board)
    #expect(document.format == .board)
    #expect(document.sections.map(\.id) == ["todo", "done"])
    #expect(document.sections.map(\.title) == ["To do", nil])
    #expect(document.sections.map(\.acceptance) == [.only(["card"]), .all])
    #expect(document.labels == [["A \"quoted\" 🦊", "B"], []])
    #expect(document.movement(of: "b") == .fixed)
    #expect(document.kind(of: "b") == "card")
    #expect(document.kind(of: "a") == nil)
    #expect(document.direction == .rtl)
    #expect(document.columns == 3)
    #expect(document.isEnabled)
    #expect(document.line(of: "b") == 7)
    #expect(try document.bytes(ordered: document.order) == document.bytes)
  }

  @Test func `elements move as they are, commas and white space stay`() throws {
    let document = try read(board)
    let moved = try document.moving((0, 0), to: (1, 0))
    #expect(
      moved == #"""
        {
          "note": {"kept": [1, 2.50e+3, null]},
          "direction": "rtl", "columns": 3,
          "sections": [
            {"id": "todo", "title": "To \u0064o", "items": [
              {"label": "B", "id": "b", "movement": "fixed", "kind": "card"}
            ], "accepts": ["card"]},
            { "items" : [{"id": "a", "label": "A \"quoted\" \ud83e\udd8a", "x": 1} ] , "id" : "done" }
          ]
        }

        """#)
    #expect(try read(moved).moving((1, 0), to: (0, 0)) == board)
    #expect(
      try document.moving((0, 0), to: (0, 1)).contains(
        #"""
              {"label": "B", "id": "b", "movement": "fixed", "kind": "card"},
              {"id": "a", "label": "A \"quoted\" \ud83e\udd8a", "x": 1}
            ]
        """#))
  }

  @Test(arguments: [
    #"{"sections":[{"id":"s","items":[{"id":"a","label":"A"},{"id":"b","label":"B"}]},{"id":"t","items":[]}]}"#,
    #"{"sections": [{"id": "s", "items": [{"id": "a", "label": "A"}, {"id": "b", "label": "B"}]}, {"id": "t", "items": []}]}"#,
    "{\r\n\"sections\": [{\"id\": \"s\", \"items\": [\r\n {\"id\": \"a\", \"label\": \"A\"},\r\n {\"id\": \"b\", \"label\": \"B\"}\r\n]},\r\n {\"id\": \"t\", \"items\": [\r\n]}]}",
    "\u{FEFF}{\"sections\": [{\"items\": [\n  { \"id\": \"a\",\n \"label\": \"A\" },\n  {\"id\": \"b\", \"label\": \"B\" }\n],\n\"id\": \"s\"}, {\"id\": \"t\", \"items\": [{\"id\":\"c\", \"label\":\"\"}]}]}\n",
  ])
  func `any move there and back by reading again gives the same bytes`(source: String) throws {
    let document = try read(source, .board)
    #expect(
      try document.body.arranged([[0, 1], document.labels[1].isEmpty ? [] : [2]]) == document.bytes)
    for (from, to) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
      for index in document.sections[from].items.indices {
        let count = document.sections[to].items.count - (from == to ? 1 : 0)
        for target in 0...count {
          let moved = try read(try document.movingBytes((from, index), to: (to, target)), .board)
          var labels = document.labels
          labels[to].insert(labels[from].remove(at: index), at: target)
          #expect(moved.labels == labels)
          #expect(try moved.moving((to, target), to: (from, index)) == source)
        }
      }
    }
    // Both items leave and come back one by one.
    let first = try read(try document.movingBytes((0, 0), to: (1, 0)), .board)
    let second = try read(try first.movingBytes((0, 0), to: (1, 1)), .board)
    #expect(second.labels[0] == [])
    let third = try read(try second.movingBytes((1, 1), to: (0, 0)), .board)
    #expect(try third.moving((1, 0), to: (0, 0)) == source)
  }

  private func error(_ text: String) -> DocumentError? {
    do { _ = try read(text, .board) } catch { return error as? DocumentError }
    return nil
  }

  @Test(
    arguments: [
      ("", .value, 1), ("{", .name, 1), ("{\"sections\": [}", .value, 1),
      ("{\n\"a\" 1}", .colon, 2), ("[1 2]", .commaOrEnd, 1), ("[1]\n\nx", .endOfText, 3),
      ("[\"a\n\"]", .stringEnd, 1), ("[\"\\x\"]", .escape, 1), ("[\"\\u12g4\"]", .escape, 1),
      ("[1.]", .digit, 1), ("[-]", .digit, 1), ("[01]", .commaOrEnd, 1), ("[1,]", .value, 1),
      ("{\"a\":1,}", .name, 1), ("[tru]", .value, 1), ("[1}", .commaOrEnd, 1), ("nul", .value, 1),
      ("[\"", .stringEnd, 1), ("[\"\\", .escape, 1), ("]", .value, 1), ("1e", .digit, 1),
    ] as [(String, JSONExpectation, Int)])
  func `what is not JSON is an error with its line`(
    text: String, expected: JSONExpectation, line: Int
  ) {
    #expect(error(text) == DocumentError(.invalidJSON(expected: expected), line: line))
  }

  @Test func `what a board must not be is an error that names it`() {
    func board(_ items: String) -> String {
      "{\"sections\": [\n{\"id\": \"s\", \"items\": [\n\(items)]}]}"
    }
    let a = #"{"id": "a", "label": "A"}"#
    #expect(error(board("\(a),\n\(a)")) == .init(.repeatedItem(id: "a"), line: 4))
    #expect(error(board("{\"id\": \"a\"}")) == .init(.missingMember(name: "label"), line: 3))
    #expect(error(board("{\"label\": \"a\"}")) == .init(.missingMember(name: "id"), line: 3))
    #expect(error(board("7")) == .init(.missingMember(name: "id"), line: 3))
    #expect(
      error(board(#"{"id": "a", "label": 7}"#))
        == .init(.unexpectedValue(member: "label"), line: 3))
    #expect(
      error(board(#"{"id": "a", "label": "", "movement": "up"}"#))
        == .init(.unexpectedValue(member: "movement"), line: 3))
    #expect(error("[]") == .init(.missingMember(name: "sections"), line: 1))
    #expect(error("{}") == .init(.missingMember(name: "sections"), line: 1))
    #expect(
      error("{\"sections\": 1}") == .init(.unexpectedValue(member: "sections"), line: 1))
    #expect(
      error("{\"sections\": [], \"columns\": 0}")
        == .init(.unexpectedValue(member: "columns"), line: 1))
    #expect(
      error(#"{"sections": [{"id": "s", "items": []}, {"id": "s", "items": []}]}"#)
        == .init(.repeatedSection(id: "s"), line: 1))
    #expect(error(#"{"sections": []}"#) == nil)
  }

  @Test func `other members of an item are there as values`() throws {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    let document = try read(
      #"{"sections": [{"id": "s", "items": [{"id": "a", "label": "A", "deep": "# + deep + #","#
        + #""state": {"done": true, "n": [-1.5e1, null, "x"], "done": false}}]}]}"#)
    let state = document.value("state", of: "a")
    #expect(state?["done"] == .flag(false))
    #expect(state?["n"] == .list([.number(-15), .null, .text("x")]))
    #expect(state?["other"] == nil)
    #expect(document.value("deep", of: "a") == nil)
    #expect(document.value("swipe", of: "a") == nil)
    #expect(try read("a", .lines).value("state", of: "a") == nil)
  }

  @Test func `depth and repeated names are no trap`() throws {
    let depth = 300_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let source =
      #"{"sections": 1, "x": "# + deep
      + #", "sections": [{"id": "s", "items": [{"id": "z", "id": "a", "label": "A"}]}]}"#
    let document = try read(source)
    #expect(document.sections.map(\.items) == [["a"]])
    #expect(try document.bytes(ordered: document.order) == Array(source.utf8))
  }

  @Test(
    arguments: [
      ("x", "list.md", .markdown), ("x", "README.MARKDOWN", .markdown), ("x", nil, .lines),
      ("{\"sections\": []}", nil, .board), (" \n{\"sections\": []}", "a.txt", .board),
      ("{\"other\": []}", "a.json", .lines), ("{", "a.json", .board), ("{", nil, .lines),
      ("", "a.json", .lines), ("\u{FEFF}{\"sections\": []}", nil, .board),
    ] as [(String, String?, DocumentFormat)])
  func `the format follows from name and content`(
    text: String, name: String?, format: DocumentFormat
  ) {
    #expect(DocumentFormat.detected(in: Array(text.utf8), name: name) == format)
  }
}
