import CTerminal
import Foundation
import Glibc

/// How long the command takes in a terminal: to its first line, and from a key to the line it gives.
struct KeyTimes {
  let lines: Int
  let start: Duration
  let walking: [Duration]
  let moving: [Duration]

  init(command: String, lines: Int, keys: Int) throws {
    self.lines = lines
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reorder-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = (1...lines).map { "line number \($0)\n" }.joined()
    try Data(text.utf8).write(to: folder.appendingPathComponent("list.txt"))

    let before = ContinuousClock.now
    let terminal = Terminal(command: command, folder: folder.path)
    terminal.wait(for: " 1 of \(lines)")
    start = ContinuousClock.now - before
    walking = (0..<keys).map { key in
      terminal.time("j", until: "line number \(key + 2), \(key + 2) of \(lines)")
    }
    moving = (0..<keys).map { key in terminal.time("J", until: "\(keys + 2 + key) of \(lines)") }
    terminal.end()
  }

  var row: String {
    let times = [
      start, walking.quantile(0.5), walking.quantile(0.99), moving.quantile(0.5),
      moving.quantile(0.99),
    ]
    return String(repeating: " ", count: max(0, 9 - String(lines).count)) + String(lines) + "   "
      + times.map(\.milliseconds).map { $0.padding(toLength: 10, withPad: " ", startingAt: 0) }
      .joined()
  }
}

/// The command in a terminal of its own, silent unless told otherwise.
final class Terminal {
  private let descriptor: Int32
  private let process: pid_t
  private var shown = ""

  init(
    command: String, folder: String, options: [String] = ["--speech", "off"],
    variables more: [String] = []
  ) {
    var name = [CChar](repeating: 0, count: 64)
    descriptor = terminal_open(&name, name.count)
    let environment =
      ["TERM=xterm", "LANG=C.UTF-8", "HOME=" + folder, "PATH=/usr/bin:/bin"] + more
    let arguments = Self.cStrings([command] + options + ["list.txt"])
    let variables = Self.cStrings(environment)
    let other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    process = terminal_spawn(command, arguments, variables, folder, [other, other, other], name)
    close(other)
    for string in arguments + variables { free(string) }
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }

  func press(_ key: String) { _ = write(descriptor, key, key.utf8.count) }

  /// The time from a key to the end of the line that it gives.
  func time(_ key: String, until text: String) -> Duration {
    let before = ContinuousClock.now
    press(key)
    wait(for: text)
    return ContinuousClock.now - before
  }

  func wait(for text: String) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !shown.hasSuffix(text) {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { fatalError("the command has ended before it showed \(text)") }
      shown = String((shown + String(decoding: buffer[..<count], as: UTF8.self)).suffix(400))
    }
  }

  func end() {
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
    close(descriptor)
  }
}
