import Foundation
import TestSupport
import Testing

/// A real `git rebase -i` with the command as its sequence editor.
struct RebaseRunTests {
  /// A repository with so many commits, each of which adds a file of its own.
  private static func repository(commits: Int) throws -> CommandGround {
    let ground = try CommandGround()
    var stream = ""
    for number in 1...commits {
      let message = "Add \(number)"
      stream += """
        commit refs/heads/main
        committer Tester <tester@example.org> \(1_700_000_000 + number) +0000
        data \(message.utf8.count)
        \(message)
        M 644 inline \(number).txt
        data 1
        x

        """
    }
    try ground.file("stream", stream)
    _ = try ground.git(
      "init -q -b main . && git fast-import --quiet < stream && git reset -q --hard")
    return ground
  }

  @Test func `Two of three commits are swapped, and the history has them so`() throws {
    let ground = try Self.repository(commits: 4)
    let result = try ground.git(
      "rebase -q -i HEAD~3", typing: ["where", "later", "save", "quit"])
    #expect(
      result.out == """

        Add 2, 1 of 3
        Add 2, 1 of 3. Before “Add 3”
        Moved “Add 2” before “Add 4”. 2 of 3
        Saved “git-rebase-todo”
        Closed

        """)
    #expect(result.status == 0)
    #expect(try ground.subjects() == ["Add 4", "Add 2", "Add 3", "Add 1"])
  }

  @Test func `Abandoning leaves the history as it was`() throws {
    let ground = try Self.repository(commits: 4)
    let before = try ground.git("rev-parse HEAD").out
    let result = try ground.git("rebase -q -i HEAD~3", typing: ["later", "abandon", "yes"])
    #expect(result.status != 0)
    #expect(try ground.git("rev-parse HEAD").out == before)
    #expect(try ground.git("status --porcelain --untracked-files=no").out == "")
    #expect(!FileManager.default.fileExists(atPath: ground.path(".git/rebase-merge")))
  }

  @Test func `A list that was not changed goes through`() throws {
    let ground = try Self.repository(commits: 4)
    let before = try ground.git("rev-parse HEAD").out
    #expect(try ground.git("rebase -q -i HEAD~3", typing: ["quit"]).status == 0)
    #expect(try ground.git("rev-parse HEAD").out == before)
  }

  @Test func `Two hundred commits are walked and reordered`() throws {
    let ground = try Self.repository(commits: 201)
    let walk = (1..<200).map { _ in "next" }
    let result = try ground.git(
      "rebase -q -i HEAD~200",
      typing: walk + ["next", "move to start", "find Add 100", "earlier 10", "save", "quit"])
    #expect(result.status == 0)
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(Array(lines[..<200]) == (1...200).map { "Add \($0 + 1), \($0) of 200" })
    #expect(lines[200] == "End of list. Add 201, 200 of 200")
    #expect(lines[201] == "Moved “Add 201” before “Add 2”. 1 of 200")
    #expect(lines[203] == "Moved “Add 100” before “Add 90”. 90 of 200")
    let expected = [1, 201] + Array(2...89) + [100] + Array(90...99) + Array(101...200)
    #expect(try ground.subjects() == expected.reversed().map { "Add \($0)" })
  }

  @Test func `Commits are squashed, fixed up, reworded and dropped as they were swiped`() throws {
    let ground = try Self.repository(commits: 201)
    let result = try ground.git(
      "rebase -q -i HEAD~200",
      typing: [
        // The first one has nothing above it that it could be squashed into.
        "action squash",
        // By arrows: the second action of the leading edge is what squash is called there.
        "2", "swipe right", "swipe right", "swipe right", "",
        // By its letter in the menu, and taken back and made again.
        "4", "menu", "f", "undo", "redo",
        // What takes something away, by the trailing edge and a second Enter.
        "10", "swipe left", "", "", "11", "swipe left", "", "where",
        "200", "actions", "previous", "action reword", "changes", "save", "quit",
      ])
    #expect(result.status == 0)
    #expect(
      result.lines.prefix { $0 != "Closed" }.filter { !$0.contains(" of 200") } == [
        "This action is not available now",
        "Leading edge of “Add 3” open, 4 actions: Reword, Edit, Squash, Fixup",
        "Edit, 2 of 4", "Squash, 3 of 4", "Performed “Squash” on “Add 3”",
        "Performed “Fixup” on “Add 5”",
        "Undone. “Add 5” is as it was: pick", "Redone. Changed “Add 5”: fixup",
        "Trailing edge of “Add 11” open, 1 action: Drop (destructive)",
        "Press Enter again to perform “Drop” on “Add 11”", "Performed “Drop” on “Add 11”",
        "Trailing edge of “Add 12” open, 1 action: Drop (destructive)",
        "Press Enter again to perform “Drop” on “Add 12”", "10: Reword",
        "Performed “Reword” on “Add 201”", "Changed “Add 3”: squash", "Changed “Add 5”: fixup",
        "Changed “Add 11”: drop", "Changed “Add 201”: reword",
        "Saved “git-rebase-todo”",
      ])
    let kept = (1...201).filter { ![3, 5, 11].contains($0) }
    #expect(try ground.subjects() == kept.reversed().map { "Add \($0)" })
    // What was squashed is in the commit above, and what was dropped is nowhere.
    #expect(try ground.git("log -1 --format=%b --grep='^Add 2$'").out.contains("Add 3"))
    let files = try ground.git("ls-files '*.txt'").out.split(separator: "\n").count
    #expect(files == 200)
  }
}

extension CommandGround {
  /// Runs git, with lines typed into the command where git opens its list in it.
  fileprivate func git(_ arguments: String, typing lines: [String] = []) throws -> CommandResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "git " + arguments]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = environment([
      "GIT_EDITOR": "true", "GIT_SEQUENCE_EDITOR": "'\(RunningCommand.binary)' --speech off",
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Tester", "GIT_AUTHOR_EMAIL": "tester@example.org",
      "GIT_COMMITTER_NAME": "Tester", "GIT_COMMITTER_EMAIL": "tester@example.org",
    ])
    let input = path("run-typed")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: input))
    process.standardInput = FileHandle(forReadingAtPath: input)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return CommandResult(
      out: String(decoding: bytes, as: UTF8.self), status: process.terminationStatus)
  }

  /// The subjects of the history, the newest first.
  fileprivate func subjects() throws -> [String] {
    try git("log --format=%s").out.split(separator: "\n").map(String.init)
  }
}
