import Testing

struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var reason: String
    var items: String
    var text: String
    var arguments: [String]
    var enabled = true
    var testDescription: String { reason }
  }

  private static func apply(_ sources: String, _ section: String, _ position: String) -> [String] {
    let destination = #"{"collectionID":"\#(section)","position":\#(position)}"#
    return ["apply", #"{"sources":[\#(sources)],"destination":\#(destination)}"#]
  }

  static let cases = [
    Case(
      reason: "noSources", items: "", text: "There is no item to move",
      arguments: apply("", "s1", #""end""#)),
    Case(
      reason: "duplicateSource", items: #""a""#, text: "Cannot move “Apple”: it is named twice",
      arguments: ["move", "Apple", "1", "--last"]),
    Case(
      reason: "missingItem", items: #""q""#, text: "Cannot move “q”: there is no such item",
      arguments: apply(#""q""#, "s1", #""end""#)),
    Case(
      reason: "notMovable", items: #""b""#, text: "Cannot move “Banana”: it is fixed",
      arguments: ["move", "Banana", "--first"]),
    Case(
      reason: "notMovable", items: #""z""#, text: "Cannot move “Total”: it is pinned at the end",
      arguments: ["move", "Total", "--first"]),
    Case(
      reason: "notMovable", items: #""h""#,
      text: "Cannot move “Header”: it is pinned at the start",
      arguments: ["move", "Header", "--last"]),
    Case(
      reason: "disabled", items: "", text: "Reordering is turned off: Sync runs",
      arguments: ["move", "Apple", "--last"], enabled: false),
    Case(
      reason: "missingSection", items: "", text: "There is no section “s9”",
      arguments: apply(#""a""#, "s9", #""end""#)),
    Case(
      reason: "notAccepted", items: #""c""#,
      text: "Cannot move “Cherry”: “Only green” does not accept it",
      arguments: ["move", "Cherry", "--to-end-of", "Only green"]),
    Case(
      reason: "missingAnchor", items: #""q""#, text: "Cannot move there: there is no item “q”",
      arguments: apply(#""a""#, "s1", #"{"before":"q"}"#)),
    Case(
      reason: "anchorInOtherSection", items: #""c""#,
      text: "Cannot move there: “Cherry” is in “Fruit”",
      arguments: apply(#""a""#, "s3", #"{"before":"c"}"#)),
    Case(
      reason: "anchorPinned", items: #""z""#,
      text: "Cannot move there: “Total” is pinned at the end",
      arguments: ["move", "Apple", "--after", "Total"]),
    Case(
      reason: "outOfRange", items: #""a""#,
      text: "Out of range: “Apple” can go to positions 1 to 3",
      arguments: ["move", "Apple", "--to", "4"]),
  ]

  @Test(arguments: cases)
  func `Each reason is said, ends with 1, and nothing is written`(_ test: Case) throws {
    let ground = try CommandGround()
    let board = Documents.board(enabled: test.enabled)
    try ground.file("board.json", board)
    var arguments = test.arguments
    arguments.insert("board.json", at: 1)
    #expect(try ground.run(arguments) == CommandResult(out: test.text + "\n", status: 1))

    let json = try ground.run(arguments + ["--json"])
    #expect(json.err == test.text + "\n")
    #expect(json.status == 1)
    let refusals = #""refusals":[{"items":[\#(test.items)],"reason":"\#(test.reason)","text":""#
    #expect(json.out.hasSuffix(refusals + test.text + #""}]}"# + "\n"), "\(json.out)")
    #expect(json.out.contains(#""changed":false"#))
    #expect(json.out.contains(#""inverse":[],"outcome":null"#))
    #expect(ground.text("board.json") == board)
  }

  @Test func `Every violation is in the JSON, and the sentence counts the others`() throws {
    let ground = try CommandGround()
    try ground.file("board.json", Documents.board(enabled: false))
    let difference =
      #"{"sources":["a","a","q","b"],"destination":{"collectionID":"s2","position":{"before":"c"}}}"#
    let said = "Cannot move “Apple”: it is named twice, and 6 more\n"
    #expect(
      try ground.run("apply", "board.json", difference) == CommandResult(out: said, status: 1))
    let json = try ground.run("apply", "--json", "board.json", difference).out
    let reasons = json.split(separator: #""reason":""#).dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    #expect(
      reasons == [
        "duplicateSource", "missingItem", "notMovable", "disabled", "notAccepted", "notAccepted",
        "anchorInOtherSection",
      ])
  }
}
