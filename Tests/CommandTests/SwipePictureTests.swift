import Foundation
import TestSupport
import Testing

@Suite struct SwipePictureTests {
  @Test func `the picture is a mirror of itself in the other direction`() throws {
    func picture(_ direction: String, _ drag: String) throws -> String {
      let ground = try CommandGround(board: SwipeCommandTests.board)
      let result = try ground.run([
        "swipe", "board.json", "--direction", direction, "--svg",
        "row.svg", "Milk", drag,
      ])
      #expect(result.status == 0)
      return ground.text("row.svg")
    }
    let ltr = try picture("ltr", "drag=-80")
    // Two buttons share 80 points of 320, the destructive one outside with a double frame.
    #expect(
      ltr == """
        <svg xmlns="http://www.w3.org/2000/svg" width="352.0" height="108.0" \
        viewBox="0 0 352.0 108.0" font-family="sans-serif" font-size="16">
        <rect width="100%" height="100%" fill="#fff"/>
        <g transform="translate(16.0 16.0)">
        <text x="0" y="12" font-size="12" fill="#333" direction="ltr">drag=-80</text>
        <svg y="20" width="320.0" height="56.0">
        <svg x="280.0" width="40.0" height="56.0">
        <rect width="100%" height="100%" fill="#a00" stroke="#fff"/>
        <rect x="4" y="4" width="32.0" height="48" fill="none" stroke="#fff"/>
        <text x="20.0" y="33.0" font-size="13.0" fill="#fff" text-anchor="middle">Delete</text>
        </svg>
        <svg x="240.0" width="40.0" height="56.0">
        <rect width="100%" height="100%" fill="#04a" stroke="#fff"/>
        <text x="20.0" y="33.0" font-size="14.0" fill="#fff" text-anchor="middle">Flag</text>
        </svg>
        <svg x="-80.0" width="320.0" height="56.0">
        <rect width="100%" height="100%" fill="#eee"/>
        <text x="16.0" y="33" direction="ltr">Milk</text>
        </svg>
        </svg>
        <rect y="20" width="320.0" height="56.0" fill="none" stroke="#333"/>
        </g>
        </svg>

        """)
    let rtl = try picture("rtl", "drag=80")
    let places = [
      #"<svg x="0.0" width="40.0" height="56.0">"#: "Delete",
      #"<svg x="40.0" width="40.0" height="56.0">"#: "Flag",
      #"<svg x="80.0" width="320.0" height="56.0">"#:
        #"<text x="304.0" y="33" direction="rtl">Milk<"#,
    ]
    for (place, content) in places {
      let behind = rtl.components(separatedBy: place)
      #expect(behind.count == 2)
      #expect(behind.last?.components(separatedBy: "</svg>").first?.contains(content) == true)
    }
  }

  @Test func `titles and labels that would act on a terminal or a picture do not`() throws {
    let hostile = #"\u001b[31m<b>&\u202e%1$@"#
    let board =
      #"{"sections": [{"id": "s", "items": [{"id": "i", "label": "\#(hostile)", "swipe": "#
      + #"{"leading": [{"id": "x", "title": "\#(hostile)"}]}}]}]}"#
    let ground = try CommandGround(board: board)
    let arguments = [
      "swipe", "board.json", "1", "drag=60", "release", "--svg",
      "row.svg",
    ]
    let lines = try ground.run(arguments).lines
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{202E}") })
    #expect(lines.last?.contains(#"\u{1B}[31m<b>&\u{202E}%1$@"#) == true)
    let json = try ground.run(arguments + ["--json"]).lines
    #expect(json.allSatisfy { !$0.contains("\u{1B}") })
    let svg = ground.text("row.svg")
    #expect(svg.contains(#"\u{1B}[31m&lt;b&gt;&amp;\u{202E}%1$@"#))
    #expect(!svg.contains("\u{1B}") && !svg.contains("<b>"))
  }

  @Test func `long titles break into lines, and what does not fit is cut off`() throws {
    let board =
      #"{"sections": [{"id": "s", "items": [{"id": "i", "label": "A row with a label that is far too long for it", "swipe": "#
      + #"{"leading": [{"id": "x", "title": "Mark as unread now and ever", "enabled": false}]}}]}]}"#
    let ground = try CommandGround(board: board)
    let result = try ground.run(
      "swipe", "board.json", "1", "drag=60", "release", "--svg", "row.svg")
    #expect(result.status == 0)
    let svg = ground.text("row.svg")
    let frame = svg.components(separatedBy: "release</text>").last ?? ""
    #expect(
      frame.hasPrefix(
        """

        <svg y="20" width="320.0" height="56.0">
        <svg x="0.0" width="74.0" height="56.0">
        <rect width="100%" height="100%" fill="#555" stroke="#fff"/>
        <rect x="4" y="4" width="66.0" height="48" fill="none" stroke="#fff" stroke-dasharray="3 3"/>
        <text x="37.0" y="16.0" font-size="14.0" fill="#fff" text-anchor="middle">Mark as</text>
        <text x="37.0" y="33.0" font-size="14.0" fill="#fff" text-anchor="middle">unread</text>
        <text x="37.0" y="50.0" font-size="14.0" fill="#fff" text-anchor="middle">now and…</text>
        </svg>
        <svg x="74.0" width="320.0" height="56.0">
        <rect width="100%" height="100%" fill="#eee"/>
        <text x="16.0" y="33" direction="ltr">A row with a label that is fa…</text>
        """))
  }

  @Test(arguments: ["ltr", "rtl"])
  func `With draw each event says how the row stands, and JSON does not change`(
    direction: String
  ) throws {
    let ground = try CommandGround(board: SwipeCommandTests.board)
    func run(_ options: String...) throws -> [String] {
      let events = direction == "ltr" ? ["drag=-80", "release"] : ["drag=80", "release"]
      return try ground.run(
        ["swipe", "board.json", "--direction", direction] + options + ["Milk"] + events
          + ["tap-outside"]
      ).lines
    }
    let drawn = try run("--draw").filter { $0.hasPrefix("Drawn") }
    #expect(
      drawn
        == (direction == "ltr"
          ? [
            "Drawn 80 to the left. From left to right: Milk, Flag, Delete (destructive)",
            "Drawn 148 to the left. From left to right: Milk, Flag, Delete (destructive)",
            "Drawn closed: Milk",
          ]
          : [
            "Drawn 80 to the right. From left to right: Delete (destructive), Flag, Milk",
            "Drawn 148 to the right. From left to right: Delete (destructive), Flag, Milk",
            "Drawn closed: Milk",
          ]))
    #expect(try run("--draw").filter { !$0.hasPrefix("Drawn") } == run())
    #expect(try run("--draw", "--json") == run("--json"))
  }

  @Test func `A mark behind what XML sets apart does not hide it`() throws {
    let ground = try CommandGround()
    try ground.file(
      "board.json",
      #"{"sections": [{"id": "s", "items": [{"id": "a", "label": "x<\u0301y&\u200Dz\uFFFE"}]}]}"#)
    #expect(try ground.run("swipe", "board.json", "1", "drag=40", "--svg", "row.svg").status == 0)
    #expect(ground.text("row.svg").contains(">x&lt;\u{301}y&amp;\u{200D}z</text>"))
  }

  @Test func `A name of another direction has no quotes in a picture`() throws {
    let ground = try CommandGround()
    try ground.file(
      "board.json",
      #"""
      {"sections": [{"id": "s", "items": [{"id": "a", "label": "حليب",
        "swipe": {"leading": [{"id": "p", "title": "تثبيت"}]}}]}]}
      """#)
    #expect(try ground.run("swipe", "board.json", "1", "drag=90", "--svg", "row.svg").status == 0)
    let texts = ground.text("row.svg").split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(
      texts.map { $0.drop { $0 != ">" } } == [">drag=90</text>", ">تثبيت</text>", ">حليب</text>"])
  }
}
