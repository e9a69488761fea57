import Glibc
import TestSupport
import Testing

/// Paths that are not UTF-8, as files from other machines have them.
@Suite(.serialized) struct PathBytesTests {
  /// "café" in Latin-1.
  private static let cafe: [UInt8] = Array("caf".utf8) + [0xE9]
  private static let list: [UInt8] = cafe + Array("/list-".utf8) + [0xFF] + Array(".txt".utf8)

  private func words(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  /// A ground with a list of which neither the folder nor the file has a name in UTF-8.
  private func ground() throws -> CommandGround {
    let ground = try CommandGround()
    #expect(mkdir(Self.path(ground, Self.cafe), 0o700) == 0)
    write(Documents.lines, Self.list, ground)
    return ground
  }

  private static func path(_ ground: CommandGround, _ name: [UInt8]) -> [CChar] {
    (Array((ground.folder.path + "/").utf8) + name + [0]).map(CChar.init(bitPattern:))
  }

  private func write(_ text: String, _ name: [UInt8], _ ground: CommandGround) {
    let file = open(Self.path(ground, name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    #expect(Glibc.write(file, text, text.utf8.count) == text.utf8.count)
    close(file)
  }

  private func text(_ name: [UInt8], _ ground: CommandGround) -> String? {
    let file = open(Self.path(ground, name), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  @Test func `A list is read, moved in, saved and named`() throws {
    let ground = try ground()
    func run(_ before: [[UInt8]], _ after: [[UInt8]] = [], _ input: String = "") throws
      -> CommandResult
    {
      try ground.run(before + [Self.list] + after, input: Array(input.utf8))
    }
    #expect(
      try run(words("list")) == CommandResult(out: "1. Milk\n2. Eggs\n3. Bread\n"))
    #expect(
      try run(words("move"), words("Milk", "--last"))
        == CommandResult(out: "Moved “Milk” to end. 3 of 3\n"))
    #expect(text(Self.list, ground) == "Eggs\nBread\nMilk\n")
    #expect(
      try run([], [], "J\nS\nq\n")
        == CommandResult(
          out: "\nEggs, 1 of 3\nMoved “Eggs” before “Milk”. 2 of 3\n"
            + "Saved “list-\u{FFFD}.txt”\nClosed\n"))
    #expect(text(Self.list, ground) == "Bread\nEggs\nMilk\n")
    unlink(Self.path(ground, Self.list))
    #expect(
      try run(words("list"))
        == CommandResult(err: "caf\u{FFFD}/list-\u{FFFD}.txt: there is no such file\n", status: 3))
  }

  @Test func `What is not saved there is offered at the next start`() throws {
    let ground = try ground()
    for (keys, first) in [
      ("J", "Milk, 1 of 3"), ("y", "1 move from last time was not saved. Restore it? Yes or no"),
    ] {
      let run = try TerminalRun(
        ground, [Array("--speech=on".utf8), Self.list], environment: [:])
      #expect(try run.begin().shown == first)
      _ = try run.press(keys)
      if keys == "J" { run.send(signal: SIGHUP) } else { run.send("Sq") }
      #expect(run.finish() == (keys == "J" ? -SIGHUP : 0))
    }
    #expect(text(Self.list, ground) == "Eggs\nMilk\nBread\n")
  }

  @Test func `Options that name a file, and a difference in one`() throws {
    let ground = try ground()
    let output = Self.cafe + Array("/new-".utf8) + [0xFE]
    #expect(
      try ground.run(
        words("move") + [Self.list] + words("Milk", "--last", "--output") + [output], input: []
      ) == CommandResult(out: "Moved “Milk” to end. 3 of 3\n"))
    #expect(text(output, ground) == "Eggs\nBread\nMilk\n")
    #expect(
      try ground.run(
        words("move") + [Self.list] + words("Milk", "--last") + [Array("--output=".utf8) + output],
        input: []
      ).status == 0)
    let said = Self.cafe + Array("/said-".utf8) + [0xFE]
    #expect(
      try ground.run(
        words("move") + [Self.list] + words("Milk", "--first", "--transcript") + [said], input: []
      ).status == 0)
    #expect(text(said, ground)?.contains("Nothing changed. Milk is already 1 of 3") == true)
    #expect(
      try ground.run(
        words("move") + [Self.list] + words("Milk", "--first", "--transcript") + [Self.list],
        input: []
      )
        == CommandResult(
          err: "“--transcript” cannot be “caf\u{FFFD}/list-\u{FFFD}.txt”\n", status: 2))
    #expect(
      try ground.run(words("list", "--catalog") + [Self.list, Self.list], input: [])
        == CommandResult(
          err: "caf\u{FFFD}/list-\u{FFFD}.txt: this is not a String Catalog\n", status: 3))
    let difference = Self.cafe + Array("/difference-".utf8) + [0xFD]
    write("[", difference, ground)
    #expect(
      try ground.run(words("apply") + [Self.list, difference], input: []).err
        == "caf\u{FFFD}/difference-\u{FFFD}, line 1: this is not valid JSON\n")
    write("[]", difference, ground)
    #expect(
      try ground.run(words("apply") + [Self.list, difference], input: [])
        == CommandResult(out: "Nothing has changed\n"))
  }

  @Test func `The voices for the names of such a list are checked`() throws {
    let server = try FakeSpeechServer()
    let ground = try ground()
    write("Milk\nשלום\n", Self.list, ground)
    let result = try ground.run(
      words("speech", "check", "--json") + [Self.list], input: [],
      environment: ["SPEECHD_ADDRESS": "unix_socket:" + server.socketPath])
    #expect(result.err == "")
    #expect(result.out.contains(#""language":"he""#))
  }
}
