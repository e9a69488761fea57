import Foundation
import Glibc
import TestSupport

/// A place of its own in which the built command runs: a temporary folder that is its current
/// folder and its home, and an environment made from scratch, without the speech server or the
/// terminal of whoever runs the tests.
final class CommandGround: Sendable {
  let folder: TemporaryFolder

  /// A ground of its own. The user of most tests was told already why there is no speech.
  init(knowsSilence: Bool = true) throws {
    folder = try TemporaryFolder()
    guard knowsSilence else { return }
    try folder.makeFolder("run-state")
    try folder.makeFolder("run-state/reorder")
    try folder.write("", to: "run-state/reorder/told-why-silent")
  }

  /// A ground with a board, `board.json`.
  convenience init(board: String) throws {
    try self.init()
    try file("board.json", board)
  }

  /// Writes a document and returns its name.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    try folder.write(text, to: name)
    return name
  }

  /// Writes a document of any bytes and returns its name.
  @discardableResult
  func file(_ name: String, bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return name
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  func text(_ name: String) -> String { folder.text(of: name) }

  /// The names of all files in the folder but those that the ground itself made.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix("run-") }.sorted()
  }

  /// The environment of a run, with variables set, or with `nil` left out.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables: [String: String] = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/run-state", "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin", "TERM": "dumb",
      "SPEECHD_ADDRESS": "unix_socket:" + folder.path + "/run-no-speech",
    ]
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  /// Runs the command to its end, with what it reads from standard input, and with variables set, or
  /// with `nil` left out.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String?] = [:]
  ) throws -> CommandResult {
    try run(arguments, input: input, environment: environment)
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String?] = [:]
  ) throws -> CommandResult {
    try run(
      arguments.map { Array($0.utf8) }, input: Array(input.utf8), environment: environment)
  }

  /// Runs the command to its end, with bytes.
  func run(
    _ arguments: [[UInt8]], input: [UInt8], environment: [String: String?] = [:],
    output: String? = nil
  ) throws -> CommandResult {
    let running = try start(
      arguments, stdin: .bytes(input), environment: environment, output: output)
    return running.finish()
  }

  /// Walks through a document in lines: each typed line with what it is answered. The first answer
  /// comes by itself, and a line that is `nil` is the end of the input.
  ///
  /// - Returns: How it differs from what should be shown, or `nil`.
  func walk(
    _ document: String, _ options: String..., environment: [String: String?] = [:],
    status: Int32 = 0, script: [(line: String?, answer: String)]
  ) throws -> String? {
    let lines = script.dropFirst().compactMap(\.line)
    let arguments = options + [document]
    let result = try run(
      arguments.map { Array($0.utf8) }, input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: environment)
    let expected = CommandResult(
      out: script.map { "\n" + $0.answer }.joined() + "\n", status: status)
    return result == expected ? nil : "\(result.status) \(result.err)\(result.out)"
  }

  /// Starts the command.
  func start(
    _ arguments: [[UInt8]], stdin: RunningCommand.Input, environment: [String: String?] = [:],
    output: String? = nil, terminal: String? = nil
  ) throws -> RunningCommand {
    try RunningCommand(
      arguments, stdin: stdin, environment: self.environment(environment), folder: folder,
      output: output, terminal: terminal)
  }
}

/// How a run ended, and what it wrote.
struct CommandResult: Equatable {
  var out: String
  var err: String
  /// The exit status, or minus the number of the signal that ended it.
  var status: Int32

  init(out: String = "", err: String = "", status: Int32 = 0) {
    self.out = out
    self.err = err
    self.status = status
  }

  /// The lines of what it wrote to standard output.
  var lines: [String] { out.split(separator: "\n").map(String.init) }
}
