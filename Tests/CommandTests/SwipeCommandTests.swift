import Foundation
import TestSupport
import Testing

@Suite struct SwipeCommandTests {
  static let board = """
    {"sections": [{"id": "inbox", "items": [
      {"id": "m", "label": "Milk", "state": {"pinned": false}, "swipe": {
        "leading": [
          {"id": "pin", "title": "Pin", "when": {"pinned": false}, "set": {"pinned": true}},
          {"id": "unpin", "title": "Unpin", "when": {"pinned": true}, "set": {"pinned": false}}],
        "trailing": [
          {"id": "delete", "title": "Delete", "role": "destructive", "removes": true},
          {"id": "flag", "title": "Flag"}]}},
      {"id": "b", "label": "Bread", "swipe": {"allowsFullSwipe": {"trailing": false},
        "trailing": [{"id": "later", "title": "Later", "when": {"busy": false}}]}},
      {"id": "e", "label": "Eggs"}]}]}
    """

  func run(_ arguments: String...) throws -> CommandResult {
    let ground = try CommandGround(board: Self.board)
    let result = try ground.run(["swipe", "board.json"] + arguments)
    // The file is never written.
    #expect(ground.text("board.json") == Self.board)
    return result
  }

  /// What came of a run, without what is said.
  func happenings(_ arguments: String...) throws -> [String] {
    let ground = try CommandGround(board: Self.board)
    let result = try ground.run(
      ["swipe", "board.json", "--json"] + arguments)
    #expect(result.status == 0)
    return try result.lines.compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let value = try #require(object)
      let event = value["event"] as? String
      if event == "announced" { return nil }
      let words = ["event", "row", "edge", "side", "action", "by", "reason"]
      let flag = (value["presented"] as? Bool).map { [String($0)] } ?? []
      let ids = (value["actions"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
      return (words.compactMap { value[$0] as? String } + flag + ids).joined(separator: " ")
    }
  }

  @Test func `each direction opens each edge on its side`() throws {
    let leading =
      #""actions":[{"id":"pin","role":null,"title":"Pin"}],"edge":"leading","event":"revealed""#
    let trailing =
      #""actions":[{"id":"delete","role":"destructive","title":"Delete"},"#
      + #"{"id":"flag","role":null,"title":"Flag"}],"edge":"trailing","event":"revealed""#
    let presented = #"{"event":"presentation","presented":true,"row":"m"}"#
    func announced(_ text: String, _ spoken: String) -> String {
      #"{"event":"announced","spoken":"\#(spoken)","text":"\#(text)"}"#
    }
    let leadingSaid = announced(
      "Leading edge of “Milk” open, 1 action: Pin", "Leading edge of Milk open, 1 action: Pin")
    let trailingSaid = announced(
      "Trailing edge of “Milk” open, 2 actions: Delete (destructive), Flag",
      "Trailing edge of Milk open, 2 actions: Delete, destructive, Flag")
    let cases = [
      ("ltr", "drag=120", leading, "left", leadingSaid),
      ("ltr", "drag=-150", trailing, "right", trailingSaid),
      ("rtl", "drag=150", trailing, "left", trailingSaid),
      ("rtl", "drag=-120", leading, "right", leadingSaid),
    ]
    for (direction, drag, revealed, side, said) in cases {
      let result = try run("--json", "--direction", direction, "Milk", drag, "release")
      #expect(
        result
          == .init(
            out: ["{" + revealed + #","row":"m","side":"\#(side)"}"#, presented, said, ""]
              .joined(separator: "\n")))
    }
  }

  @Test func `the direction is the one asked for, else the board's, else the language's`() throws {
    func side(_ direction: String?, _ arguments: [String]) throws -> String? {
      let start = direction.map { #"{"direction": "\#($0)", "# } ?? "{"
      let ground = try CommandGround(board: start + Self.board.dropFirst())
      let result = try ground.run(
        ["swipe", "board.json", "--json", "Milk", "drag=-90", "release"]
          + arguments)
      return result.lines.first.flatMap { line in
        ["leading", "trailing"].first { line.contains(#""edge":"\#($0)""#) }
      }
    }
    #expect(try side(nil, []) == "trailing")
    #expect(try side(nil, ["--locale", "ar"]) == "leading")
    #expect(try side(nil, ["--locale", "he", "--direction", "auto"]) == "leading")
    #expect(try side("ltr", ["--locale", "ar"]) == "trailing")
    #expect(try side("rtl", []) == "leading")
    #expect(try side("rtl", ["--direction", "ltr"]) == "trailing")
    #expect(try side("ltr", ["--direction", "rtl"]) == "leading")
  }

  @Test func `one row is open, and the other closes before it`() throws {
    #expect(
      try happenings("Milk", "drag=90", "release", "row=Bread", "drag=-90", "release") == [
        "revealed m leading left pin", "presentation m true", "presentation m false",
        "closed m otherRow", "revealed b trailing right later", "presentation b true",
      ])
  }

  @Test(arguments: [
    (["scroll"], "scroll"), (["tap-outside"], "tapOutside"), (["tap-row"], "tapRow"),
    (["tap=delete"], "performed"), (["row=Bread", "drag=1"], "otherRow"),
    (["drag=100", "release"], "drag"), (["fling=500"], "drag"), (["direction=rtl"], "direction"),
  ])
  func `whatever closes a row is named`(events: [String], reason: String) throws {
    let ground = try CommandGround(board: Self.board)
    let result = try ground.run(
      ["swipe", "board.json", "--json", "Milk", "drag=-90", "release"]
        + events)
    #expect(
      result.lines.filter { $0.contains("closed") || $0.contains("false") } == [
        #"{"event":"presentation","presented":false,"row":"m"}"#,
        #"{"event":"closed","reason":"\#(reason)","row":"m"}"#,
      ])
  }

  @Test func `pin becomes unpin, by performing and while it is open`() throws {
    #expect(
      try happenings(
        "Milk", "drag=90", "release", "tap=pin", "drag=90", "release", "set=pinned:false",
        "tap=unpin", "tap=Pin") == [
          "revealed m leading left pin", "presentation m true", "performed m pin tap",
          "presentation m false", "closed m performed", "revealed m leading left unpin",
          "presentation m true", "revealed m leading left pin", "ignored noSuchAction",
          "performed m pin tap", "presentation m false", "closed m performed",
        ])
  }

  @Test func `a row is gone when its action is done, not before`() throws {
    #expect(
      try happenings("Milk", "drag=-90", "release", "scroll", "drag=-200", "release", "drag=9")
        == [
          "revealed m trailing right delete flag", "presentation m true", "presentation m false",
          "closed m scroll", "performed m delete fullSwipe", "closed m performed", "removed m",
          "ignored missingRow",
        ])
  }

  @Test func `what takes a row away is declared, the role alone does not`() throws {
    let menu =
      #"{"trailing": [{"id": "burn", "title": "Burn", "role": "destructive"}], "#
      + #""leading": [{"id": "archive", "title": "Archive", "removes": true}]}"#
    let ground = try CommandGround(
      board:
        #"{"sections": [{"id": "s", "items": [{"id": "i", "label": "Item", "swipe": \#(menu)}]}]}"#)
    #expect(
      try ground.run(
        ["swipe", "board.json", "Item"] + [
          "drag=-200", "release", "drag=200", "release",
        ]
      ).lines == [
        "Performed by a full swipe of “Item”: “Burn”", "Closed “Item”: an action was performed",
        "Announced: Performed “Burn” on “Item”", "Performed by a full swipe of “Item”: “Archive”",
        "Closed “Item”: an action was performed", "Removed “Item”",
        "Announced: Performed “Archive” and removed “Item”",
      ])
  }

  @Test func `a menu that becomes empty closes`() throws {
    #expect(
      try happenings("Bread", "drag=-300", "release", "set=busy:true") == [
        "revealed b trailing right later", "presentation b true", "presentation b false",
        "closed b removed",
      ])
    #expect(try happenings("Eggs", "drag=-300", "release") == ["ignored noActions"])
  }

  @Test func `the measures are options`() throws {
    #expect(
      try happenings("--full-swipe-threshold", "0.25", "Milk", "drag=80", "release").first
        == "performed m pin fullSwipe")
    #expect(
      try happenings("--width=1000", "Milk", "drag=400", "release").first
        == "revealed m leading left pin")
    #expect(
      try happenings("--button-width", "300", "Milk", "drag=100", "release")
        == ["ignored tooShort"])
  }

  @Test func `lines for people, in English and Arabic`() throws {
    #expect(
      try run("Milk", "drag=-90", "release", "tap=delete", "release").lines == [
        "Revealed the trailing edge of “Milk” on the right: Delete (destructive), Flag",
        "The actions of “Milk” are presented",
        "Announced: Trailing edge of “Milk” open, 2 actions: Delete (destructive), Flag",
        "Performed by a tap on “Milk”: “Delete”",
        "The actions of “Milk” are no longer presented",
        "Closed “Milk”: an action was performed",
        "Removed “Milk”",
        "Announced: Performed “Delete” and removed “Milk”",
        "Ignored. The item is not there any more",
        "Announced: The item is not there any more",
      ])
    let arabic = try run("--locale", "ar", "Milk", "drag=-90", "release", "tap=pin")
    #expect(
      arabic.lines.map { $0.filter { $0 != "\u{2068}" && $0 != "\u{2069}" } } == [
        "ظهرت حافة البداية للعنصر ”Milk“ على اليمين: Pin",
        "عُرضت إجراءات العنصر ”Milk“",
        "الإعلان: حافة البداية للعنصر ”Milk“ مفتوحة، وفيها إجراء واحد: Pin",
        "نُفّذ الإجراء ”Pin“ بالنقر على العنصر ”Milk“",
        "لم تعد إجراءات العنصر ”Milk“ معروضة",
        "أُغلق صف العنصر ”Milk“: نُفذ إجراء",
        "الإعلان: تم تنفيذ الإجراء ”Pin“ على العنصر ”Milk“",
      ])
  }

  #if SpeechDispatcher
    @Test func `each announcement is spoken once, where speech is asked for`() throws {
      let server = try FakeSpeechServer()
      server.reportEvents(true)
      let ground = try CommandGround(board: Self.board)
      let speaking = ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath]
      let arguments = [
        "swipe", "board.json", "Milk", "drag=-90", "release", "tap=delete",
      ]
      #expect(try ground.run(arguments, environment: speaking).status == 0)
      #expect(server.texts == [])
      let result = try ground.run(
        arguments + ["--speech", "on"], environment: speaking)
      #expect(result.status == 0)
      #expect(
        server.texts.map { $0.replacing("<speak>", with: "").replacing("</speak>", with: "") } == [
          "Trailing edge of Milk open, 2 actions: Delete, destructive, Flag",
          "Performed Delete, and removed Milk",
        ])
    }
  #endif

  @Test func `more or less is said as it is asked for`() throws {
    func said(_ verbosity: String) throws -> String? {
      try run("--verbosity", verbosity, "Milk", "drag=90", "release").lines.last
    }
    #expect(try said("terse") == "Announced: Milk, 1 action")
    #expect(
      try said("full") == "Announced: Leading edge of “Milk” open, 1 action: Pin. On the left")
  }

  @Test(arguments: [
    "drag", "drag=", "drag=x", "drag=nan", "drag=inf", "drag=1e300", "release=1", "fling", "tap",
    "tap=", "row=", "direction=auto", "direction=up", "set=pinned", "set=:true", "jump", "",
    "row=nobody",
  ])
  func `an event that is none is a usage error, and nothing is printed`(event: String) throws {
    let result = try run("Milk", "drag=90", "release", event)
    #expect(result.status == 2)
    #expect(result.lines == [])
    #expect(!result.err.isEmpty)
  }

  @Test func `what is missing or wrong is told`() throws {
    #expect(
      try run("Milk", "jump")
        == .init(
          err: "“jump” is no swipe event. See reorder help swipe\n", status: 2))
    #expect(
      try run("Milk")
        == .init(
          err: "An event is missing. See reorder help swipe\n", status: 2))
    #expect(try run().status == 2)
    #expect(try run("Cheese", "release").status == 2)
    for option in ["--width=0", "--width=-1", "--width=nan", "--button-width=x"] {
      #expect(try run(option, "Milk", "release").status == 2, "\(option)")
    }
    let ground = try CommandGround(board: Self.board)
    try ground.file("list.txt", "Milk\n")
    #expect(
      try ground.run(["swipe", "list.txt", "Milk", "release"])
        == .init(
          err: "“list.txt” is no board; only boards declare swipe actions\n",
          status: 2))
  }

  @Test(arguments: [
    (#"{"swipe": 1}"#, "“swipe” has a value that it cannot have"),
    (#"{"state": [], "swipe": {}}"#, "“state” has a value that it cannot have"),
    (#"{"swipe": {"leading": [{"title": "x"}]}}"#, "“id” is missing"),
    (
      #"{"swipe": {"leading": [{"id": "x", "title": "x", "role": "nice"}]}}"#,
      "“role” has a value that it cannot have"
    ),
  ])
  func `a menu that is not one is an error of the file`(item: String, message: String) throws {
    let text =
      #"{"sections": [{"id": "s", "items": ["# + "\n" + #"{"id": "i", "label": "Item", "#
      + item.dropFirst() + "]}]}"
    let ground = try CommandGround(board: text)
    #expect(
      try ground.run(["swipe", "board.json", "Item", "release"])
        == .init(err: "board.json, line 2: \(message)\n", status: 3))
  }

  @Test func `a board that is not enabled takes no gesture, and that is said`() throws {
    let ground = try CommandGround(
      board:
        #"{"enabled": false, "disabledReason": "syncing", "# + Self.board.dropFirst())
    #expect(
      try ground.run([
        "swipe", "board.json", "--json", "Milk", "drag=90",
      ]).lines == [
        #"{"event":"ignored","reason":"disabled"}"#,
        #"{"event":"announced","spoken":"Swipe actions are turned off: syncing","#
          + #""text":"Swipe actions are turned off: syncing"}"#,
      ])
  }

  @Test func `help names every event and option, and fits a line of 100 characters`() throws {
    let ground = try CommandGround()
    for locale in ["en", "ar"] {
      let lines = try ground.run(["--locale", locale, "help", "swipe"]).lines
      #expect(lines.first == "reorder swipe [OPTIONS] FILE ITEM EVENT...")
      #expect(lines.allSatisfy { $0.count <= 100 })
      #expect(
        lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map {
          String($0.dropFirst(2).prefix(28)).trimmingCharacters(in: .whitespaces)
        } == [
          "drag=DX", "release", "fling=V", "tap=ACTION", "tap-row, tap-outside", "scroll",
          "row=ITEM", "direction=ltr|rtl", "set=NAME:VALUE", "--width N", "--button-width N",
          "--full-swipe-threshold F", "--direction ltr|rtl|auto", "--script FILE", "--draw",
          "--svg FILE", "--transcript FILE",
          "--json",
        ])
      #expect(
        try ground.run(["--locale", locale, "help"]).lines.contains {
          $0.hasPrefix("reorder swipe   [OPTIONS] FILE ITEM EVENT...  ")
        })
    }
  }
}
