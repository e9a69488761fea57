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
        <clipPath id="row"><rect y="20" width="320.0" height="56.0"/></clipPath>
        <rect width="100%" height="100%" fill="#fff"/>
        <g transform="translate(16.0 16.0)">
        <text x="0" y="12" font-size="12" fill="#333" direction="ltr">drag=-80</text>
        <g clip-path="url(#row)">
        <rect x="280.0" y="20" width="40.0" height="56.0" fill="#a00" stroke="#fff"/>
        <rect x="284.0" y="24" width="32.0" height="48" fill="none" stroke="#fff"/>
        <text x="300.0" y="53" font-size="14" fill="#fff" text-anchor="middle">Delete</text>
        <rect x="240.0" y="20" width="40.0" height="56.0" fill="#05a" stroke="#fff"/>
        <text x="260.0" y="53" font-size="14" fill="#fff" text-anchor="middle">Flag</text>
        <rect x="-80.0" y="20" width="320.0" height="56.0" fill="#eee"/>
        <text x="-64.0" y="53" direction="ltr">Milk</text>
        </g>
        <rect y="20" width="320.0" height="56.0" fill="none" stroke="#333"/>
        </g>
        </svg>

        """)
    let rtl = try picture("rtl", "drag=80")
    for line in [
      ##"<rect x="0.0" y="20" width="40.0" height="56.0" fill="#a00" stroke="#fff"/>"##,
      ##"<rect x="40.0" y="20" width="40.0" height="56.0" fill="#05a" stroke="#fff"/>"##,
      ##"<rect x="80.0" y="20" width="320.0" height="56.0" fill="#eee"/>"##,
      #"<text x="384.0" y="53" direction="rtl">Milk</text>"#,
    ] {
      #expect(rtl.split(separator: "\n").contains(Substring(line)))
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
}
