import CTerminal
import Foundation
import Glibc
import TestSupport

/// How long it takes from a key until the speech server is told what to say. The server pretends, so
/// that none of the time is that of a synthesiser.
struct SpeechTimes {
  let lines: Int
  /// Whether the sentence before was still being said, and had to be cut first.
  let isSpeaking: Bool
  let times: [Duration]

  init(command: String, lines: Int, keys: Int, isSpeaking: Bool) throws {
    self.lines = lines
    self.isSpeaking = isSpeaking
    let folder = try TemporaryFolder()
    try folder.write((1...lines).map { "line number \($0)\n" }.joined(), to: "list.txt")
    let server = try FakeSpeechServer()
    server.reportEvents(!isSpeaking)
    let terminal = Terminal(
      command: command, folder: folder.path, options: ["--speech", "on"],
      variables: ["SPEECHD_ADDRESS=unix_socket:" + server.socketPath])
    defer { terminal.end() }
    terminal.wait(for: " 1 of \(lines)")
    guard eventually({ server.texts.count == 1 }) else { throw Silence() }
    var place = 1
    var step = 1
    var times: [Duration] = []
    for key in 1...keys {
      // Down and up again where the list is short.
      if place + step > lines || place + step < 1 { step = -step }
      place += step
      let start = ContinuousClock.now
      terminal.press(step > 0 ? "j" : "k")
      terminal.wait(for: "line number \(place), \(place) of \(lines)")
      guard let arrival = Self.arrival(key + 1, at: server) else { throw Silence() }
      times.append(arrival - start)
      // A person's keys are not closer than this either.
      usleep(3_000)
    }
    self.times = times
  }

  /// Nothing was said.
  struct Silence: Error {}

  /// When the n-th message began to arrive.
  private static func arrival(_ n: Int, at server: FakeSpeechServer) -> ContinuousClock.Instant? {
    guard eventually({ server.texts.count >= n }) else { return nil }
    return server.received.last {
      String(decoding: $0.bytes.prefix(5), as: UTF8.self).uppercased() == "SPEAK"
    }?.time
  }

  static let heading = "    lines   before it           median    99%       longest"

  var row: String {
    String(repeating: " ", count: max(0, 9 - String(lines).count)) + String(lines) + "   "
      + (isSpeaking ? "a sentence is cut   " : "silence             ") + Self.row(times)
  }

  private static func row(_ times: [Duration]) -> String {
    [times.quantile(0.5), times.quantile(0.99), times.quantile(1)].map(\.milliseconds)
      .map { $0.padding(toLength: 10, withPad: " ", startingAt: 0) }.joined()
  }

  /// The same for a sentence that a script says with a process of its own.
  static func spdSay(runs: Int) throws -> String {
    let program = "/usr/bin/spd-say"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return "spd-say is not installed"
    }
    let server = try FakeSpeechServer()
    var times: [Duration] = []
    for run in 1...runs {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["line number \(run), \(run) of \(runs)"]
      process.environment = [
        "SPEECHD_ADDRESS": "unix_socket:" + server.socketPath, "HOME": "/nowhere",
        "LC_ALL": "C.UTF-8",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let start = ContinuousClock.now
      try process.run()
      guard let arrival = arrival(run, at: server) else { throw Silence() }
      times.append(arrival - start)
      process.waitUntilExit()
    }
    return "     with  spd-say             " + row(times)
  }
}
