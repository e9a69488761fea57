import Testing

struct UsageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., message: String) {
      self.arguments = arguments
      self.message = message
    }
  }

  static let cases = [
    Case("move", message: "A file is missing. See reorder help"),
    Case("list", message: "A file is missing. See reorder help"),
    Case("list", "", message: "A file is missing. See reorder help"),
    Case("swipe", "", "x", "release", message: "A file is missing. See reorder help"),
    Case("list", "list.txt", "b", message: "This command does not take “b”. See reorder help"),
    Case("list.txt", "b", message: "This command does not take “b”. See reorder help"),
    Case("move", "list.txt", message: "An item is missing. See reorder help"),
    Case("actions", "list.txt", message: "An item is missing. See reorder help"),
    Case(
      "move", "list.txt", "Milk", message: "A destination is missing. See reorder help move"),
    Case(
      "move", "list.txt", "Milk", "--first", "--last",
      message: "There can be only one destination"),
    Case("apply", "list.txt", message: "A difference is missing. See reorder help apply"),
    Case("apply", "list.txt", "", message: "A difference is missing. See reorder help apply"),
    Case(
      "apply", "list.txt", "[]", "[]",
      message: "This command does not take “[]”. See reorder help"),
    Case(
      "apply", "-", "-", message: "The document and the difference cannot both be standard input"),
    Case("help", "frob", message: "“frob” is not a command. See reorder help"),
    Case(
      "help", "list", "move", message: "This command does not take “move”. See reorder help"),
    Case(
      "list", "list.txt", "--frist",
      message: "There is no option “--frist”. Did you mean “--first”?"),
    Case(
      "list", "list.txt", "--qqqqqqqq", message: "There is no option “--qqqqqqqq”. See reorder help"
    ),
    Case("list", "list.txt", "-x", message: "There is no option “-x”. See reorder help"),
    Case("move", "list.txt", "Milk", "--before", message: "“--before” needs a value"),
    Case("list", "list.txt", "--locale", "", message: "“--locale” needs a value"),
    Case("list", "list.txt", "--json=yes", message: "“--json” takes no value"),
    Case("move", "list.txt", "Milk", "--to", "x", message: "“--to” cannot be “x”"),
    Case("move", "list.txt", "Milk", "--earlier=0", message: "“--earlier” cannot be “0”"),
    Case("list", "list.txt", "--format", "csv", message: "“--format” cannot be “csv”"),
    Case("list", "list.txt", "--direction=up", message: "“--direction” cannot be “up”"),
    Case("list", "list.txt", "--columns", "0", message: "“--columns” cannot be “0”"),
    Case(
      "actions", "list.txt", "Milk", "--budget", "-1", message: "“--budget” cannot be “-1”"),
    Case("-", message: "There is no terminal to read commands from"),
    Case(message: "There is no terminal to read commands from"),
  ]

  @Test(arguments: cases)
  func `A wrong command line ends with 2, with one line that says what is wrong`(
    _ test: Case
  ) throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    #expect(
      try ground.run(test.arguments) == CommandResult(err: test.message + "\n", status: 2))
    #expect(ground.text("list.txt") == Documents.lines)
  }

  /// An option that is not for a command would promise what does not happen: `--dry-run` in
  /// interactive use would still write.
  @Test(arguments: [
    ["list.txt", "--dry-run"], ["list.txt", "--output", "new.txt"], ["list.txt", "--first"],
    ["list", "list.txt", "--last"], ["list", "list.txt", "--dry-run"],
    ["actions", "list.txt", "Milk", "--later=2"], ["apply", "list.txt", "[]", "--before", "Milk"],
    ["move", "list.txt", "Milk", "--first", "--all"],
    ["move", "list.txt", "Milk", "--first", "--budget=3"],
    ["list", "list.txt", "--line"],
  ])
  func `An option that says nothing to a command is refused`(_ arguments: [String]) throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let option = arguments.last { $0.hasPrefix("--") } ?? ""
    let name = option.prefix { $0 != "=" }
    #expect(
      try ground.run(arguments)
        == CommandResult(
          err: "This command does not take “\(name)”. See reorder help\n", status: 2))
    #expect(try ground.names() == ["list.txt"])
  }

  @Test func `Options may stand anywhere, and two hyphens end them`() throws {
    let ground = try CommandGround()
    let text = "--before\n-\n--\nx\n"
    let first = CommandResult(
      out: "-\n--\nx\n--before\n", err: "Moved “--before” to end. 4 of 4\n")
    #expect(try ground.run("--last", "move", "-", "--", "--before", input: text) == first)
    #expect(try ground.run("move", "--last", "-", "label:--before", input: text) == first)
    #expect(try ground.run("move", "-", "1", "--last", input: text) == first)
    #expect(
      try ground.run("move", "-", "--last", "--", "--", input: text)
        == CommandResult(out: "--before\n-\nx\n--\n", err: "Moved “--” to end. 4 of 4\n"))
    #expect(
      try ground.run("move", "-", "-", "--last", input: text)
        == CommandResult(out: "--before\n--\nx\n-\n", err: "Moved “-” to end. 4 of 4\n"))
    #expect(
      try ground.run("move", "-", "x", "--before", "--before", input: text)
        == CommandResult(
          out: "x\n--before\n-\n--\n", err: "Moved “x” before “--before”. 1 of 4\n"))
    #expect(
      try ground.run("move", "-", "--", "--before", "--last", input: text)
        == CommandResult(err: "A destination is missing. See reorder help move\n", status: 2))
  }

  @Test func `The version is one line`() throws {
    #expect(try CommandGround().run("--version") == CommandResult(out: "reorder 0.1.0\n"))
  }

  @Test func `A forgotten value is no file that is called like the next option`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "a\nb\n")
    #expect(
      try ground.run("move", "list.txt", "a", "--last", "--output", "--dry-run")
        == CommandResult(err: "“--output” needs a value\n", status: 2))
    #expect(ground.text("list.txt") == "a\nb\n")
    #expect(
      try ground.run("move", "list.txt", "a", "--last", "--output=--dry-run").status == 0)
    #expect(ground.text("--dry-run") == "b\na\n")
  }

  @Test func `Behind two hyphens stands a file, whatever it is called`() throws {
    let ground = try CommandGround()
    try ground.file("list", "a\nb\n")
    let fault = try ground.walk("list", "--", script: [("", "a, 1 of 2"), ("q", "Closed")])
    #expect(fault == nil)
  }
}
