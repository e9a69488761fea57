import SwipeMenus
import Testing

@testable import ReorderDocuments

/// What an action of a board sets is written back in its own bytes.
struct BoardStateTests {
  private static func item(_ members: String) -> String {
    """
    {"sections": [{"id": "s", "items": [
      {"id": "1", "label": "a"\(members)},
      {"id": "2", "label": "b"}]}]}
    """
  }

  @Test(arguments: [
    (#", "state": {"pin": false}"#, #", "state": {"pin": true}"#),
    (#", "state" : { "pin":false , "x":[1 ,2] }"#, #", "state" : { "pin":true , "x":[1 ,2] }"#),
    (#", "state": {"pin": false, "pin": null}"#, #", "state": {"pin": false, "pin": true}"#),
    (#", "state": {}"#, #", "state": {"pin": true}"#),
    (#", "state": { }"#, #", "state": {"pin": true }"#),
    (#", "state": null"#, #", "state": {"pin": true}"#),
    (#", "state": {"a": 1}"#, #", "state": {"a": 1, "pin": true}"#),
    (#", "state": {"a":1,"b":2}"#, #", "state": {"a":1,"b":2,"pin":true}"#),
    (#", "mine": {"pin": 1}"#, #", "mine": {"pin": 1}, "state": {"pin": true}"#),
    ("", #", "state": {"pin": true}"#),
    (
      ",\n    \"state\": {\n      \"a\": 1\n    },\n    \"z\": 0",
      ",\n    \"state\": {\n      \"a\": 1,\n      \"pin\": true\n    },\n    \"z\": 0"
    ),
  ])
  func `A member of the state is set and everything else stays byte by byte`(
    before: String, after: String
  ) throws {
    var document = try read(Self.item(before), .board)
    document.revise("1", ItemRevision(state: ["pin": .flag(true)]))
    let result = try document.bytes(ordered: document.order)
    #expect(String(decoding: result, as: UTF8.self) == Self.item(after))
    #expect(try document.swipeState(of: "1")["pin"] == .flag(true))
    // It is read as what it is said to be.
    #expect(
      try read(result, .board).swipeState(of: "1") == document.swipeState(of: "1"))
    document.revise("1", nil)
    #expect(try document.bytes(ordered: document.order) == document.bytes)
  }

  @Test func `Any value is written so that it is read again`() throws {
    let values: [JSONValue] = [
      .null, .number(-1), .number(0.5), .number(1e300), .number(9_007_199_254_740_991),
      .text("a\"\\\n\t\u{1} שלום 👩‍👩‍👧"), .list([.flag(true), .list([])]),
      .object([.init(name: "k\"", value: .object([]))]),
    ]
    for value in values {
      #expect(try JSONValue(bytes: value.bytes) == value)
      var document = try read(Self.item(#", "state": {"v": 0}"#), .board)
      document.revise("1", ItemRevision(state: ["v": value]))
      let again = try read(document.bytes(ordered: document.order), .board)
      #expect(try again.swipeState(of: "1")["v"] == value)
    }
    #expect(JSONValue.number(3).bytes == Array("3".utf8))
    #expect(JSONValue.number(.infinity).bytes == Array("1e999".utf8))
  }

  @Test func `Actions follow the state, and what is not enabled is offered as such`() throws {
    let swipe = #"""
      , "state": {"pin": false}, "swipe": {
        "leading": [
          {"id": "pin", "title": "Pin", "when": {"pin": false}, "set": {"pin": true}},
          {"id": "unpin", "title": "Unpin", "when": {"pin": true}, "set": {"pin": false}}],
        "trailing": [
          {"id": "delete", "title": "Delete", "role": "destructive", "removes": true,
           "enabled": {"pin": false}},
          {"id": "off", "title": "Off", "enabled": false},
          {"id": "on", "title": "On", "enabled": true}]}
      """#
    var document = try read(Self.item(swipe), .board)
    func offered() throws -> [String] {
      try document.rowActions(of: "1", below: []).all.map {
        "\($0.edge) \($0.action.title ?? "") \($0.action.isEnabled) \($0.action.effect)"
      }
    }
    let pinned = ItemRevision(state: ["pin": .flag(true)])
    let unpinned = ItemRevision(state: ["pin": .flag(false)])
    let nothing = ItemRevision()
    #expect(
      try offered() == [
        "leading Pin true \(RowAction.Effect.revise(pinned))", "trailing Delete true remove",
        "trailing Off false \(RowAction.Effect.revise(nothing))",
        "trailing On true \(RowAction.Effect.revise(nothing))",
      ])
    document.revise("1", pinned)
    #expect(
      try offered() == [
        "leading Unpin true \(RowAction.Effect.revise(unpinned))", "trailing Delete false remove",
        "trailing Off false \(RowAction.Effect.revise(nothing))",
        "trailing On true \(RowAction.Effect.revise(nothing))",
      ])
    let wrong = try read(
      Self.item(#", "swipe": {"leading": [{"id": "x", "title": "X", "enabled": 1}]}"#), .board)
    #expect(throws: DocumentError(.unexpectedValue(member: "enabled"), line: 2)) {
      try wrong.rowActions(of: "1", below: [])
    }
  }
}
