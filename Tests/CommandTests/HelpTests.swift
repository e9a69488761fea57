import Testing

struct HelpTests {
  static let topics = [
    "overview", "interactive", "list", "actions", "move", "apply", "swipe", "speech", "settings",
    "help",
  ]

  @Test(arguments: topics)
  func `Each help screen is there in English and in Arabic`(_ topic: String) throws {
    let ground = try CommandGround()
    let arguments = ["help"] + (topic == "overview" ? [] : [topic])
    #expect(try ground.run(arguments) == CommandResult(out: Self.english[topic] ?? ""))
    #expect(
      try ground.run(arguments, environment: ["LANG": "ar"])
        == CommandResult(out: Self.arabic[topic] ?? ""))
  }

  @Test(arguments: ["list", "actions", "move", "apply", "swipe", "speech", "help"])
  func `Help that is asked for by an option is the same`(_ command: String) throws {
    let ground = try CommandGround()
    let screen = CommandResult(out: Self.english[command] ?? "")
    #expect(try ground.run(command, "--help") == screen)
    #expect(try ground.run("-h", command) == screen)
  }

  @Test func `Help without a command is the overview`() throws {
    let screen = CommandResult(out: Self.english["overview"] ?? "")
    #expect(try CommandGround().run("--help") == screen)
  }

  @Test(arguments: topics)
  func `The same options and words of the command line stand in both languages`(
    _ topic: String
  ) throws {
    func words(_ screens: [String: String]) -> [String] {
      (screens[topic] ?? "").matches(of: /--?[a-z][a-z-]*|[A-Z]{3,}|[a-z|]+\|[a-z]+/)
        .map { String($0.output) }.sorted()
    }
    #expect(Set(words(Self.english)) == Set(words(Self.arabic)))
    let overview = Self.english["overview"] ?? ""
    for command in Self.topics.dropFirst(2) where command != "settings" {
      #expect(overview.contains("reorder \(command)"))
    }
  }
}
