import AnnouncingSpeech
import CTerminal
import Foundation
import Glibc
import TestSupport
import Testing

/// The built command in a terminal of its own, with a speech server that records what is said.
///
///     let run = try TerminalRun(ground, ["list.md"])
///     #expect(try run.press("j") == Heard("Eggs, 2 of 3"))
final class TerminalRun {
  private let server: FakeSpeechServer
  private let terminal: Int32
  /// The end that the command has, kept open so that the terminal goes on when it has ended.
  private let other: Int32
  private let pid: pid_t
  private let screen = Monitor([UInt8]())
  private let attributesBefore: [UInt8]
  private var seen = 0
  private var said = 0
  private var isFinished = false

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - ground: Where it runs.
  ///   - arguments: The command line behind the name of the program.
  ///   - columns: The width of the terminal.
  ///   - environment: Variables to set, or with `nil` to leave out.
  ///   - server: The speech server; one of its own if `nil`.
  /// - Throws: What keeps it from being started.
  init(
    _ ground: CommandGround, _ arguments: [[UInt8]], columns: UInt16 = 80,
    environment: [String: String?] = [:], server: FakeSpeechServer? = nil
  ) throws {
    let server = try server ?? FakeSpeechServer()
    self.server = server
    var path = [CChar](repeating: 0, count: 64)
    terminal = terminal_open(&path, path.count)
    try #require(terminal >= 0)
    let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    attributesBefore = Self.attributes(of: terminal)

    var variables = ground.environment([
      "TERM": "xterm", "SPEECHD_ADDRESS": "unix_socket:" + server.socketPath,
    ])
    for (name, value) in environment { variables[name] = value }
    pid = RunningCommand.spawn(
      ["reorder", "--speech", "on"].map { Array($0.utf8) } + arguments, environment: variables,
      folder: ground.folder.path, standard: [other, other, other], terminal: name)
    try #require(pid > 0, "cannot start \(RunningCommand.binary)")
    readAlways()
  }

  convenience init(
    _ ground: CommandGround, _ arguments: [String], columns: UInt16 = 80,
    environment: [String: String?] = [:], server: FakeSpeechServer? = nil
  ) throws {
    try self.init(
      ground, arguments.map { Array($0.utf8) }, columns: columns, environment: environment,
      server: server)
  }

  /// Hangs up, should the command still run, and so ends the thread that reads.
  deinit {
    if !isFinished {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    close(other)
  }

  /// Reads what is shown on a thread of its own, so that the command never waits for a reader.
  private func readAlways() {
    let (terminal, screen) = (terminal, screen)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(terminal, &buffer, buffer.count)
        guard count > 0 else { break }
        screen.change { $0 += buffer[..<count] }
      }
      close(terminal)
    }
  }

  /// Everything that was shown, byte by byte.
  var bytes: [UInt8] { screen.change { $0 } }

  /// What is shown and said when the command has begun.
  func begin() throws -> Heard { try next() }

  /// Presses a key and waits for what is shown and said.
  func press(_ key: String) throws -> Heard {
    send(key)
    return try next()
  }

  /// Presses keys one after the other and waits after each.
  func press(each keys: [String]) throws -> [Heard] { try keys.map(press) }

  /// Types text that is only shown, behind a prompt.
  func type(_ text: String) throws {
    for character in text {
      let count = bytes.count
      send(String(character))
      try wait("the echo of \(character)") { self.bytes.count > count }
    }
    seen = bytes.count
  }

  /// Sends bytes and does not wait.
  func send(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }

  func send(signal: Int32) { kill(pid, signal) }

  /// Holds up what is shown, as Ctrl-S does, or lets it through.
  func holdScreen(_ isHeld: Bool) { #expect(tcflow(other, isHeld ? TCOOFF : TCOON) == 0) }

  /// The sentences that come next: all that is shown and said until it is quiet for a moment, which
  /// has to be long enough for the parts of a sentence in two languages on a busy machine.
  private func next() throws -> Heard {
    let (seen, said) = (seen, said)
    try wait("a sentence") { self.bytes.count > seen && self.server.texts.count > said }
    var last = (-1, -1)
    try wait("quiet") {
      let now = (self.bytes.count, self.server.texts.count)
      defer { last = now }
      usleep(60_000)
      return now == last
    }
    let (bytes, texts) = (bytes, server.texts)
    defer { (self.seen, self.said) = (bytes.count, texts.count) }
    var shown = String(decoding: bytes[seen...], as: UTF8.self)
    shown = shown.replacingOccurrences(of: "\r\n", with: "\n")
    return Heard(
      shown: shown.hasPrefix("\n") ? String(shown.dropFirst()) : shown,
      spoken: texts[said...].joined())
  }

  private func wait(_ what: String, _ condition: () -> Bool) throws {
    let came = eventually(
      within: RunningCommand.deadline, watching: { bytes.count + server.texts.count }, condition)
    try #require(
      came, "\(what) did not come; on screen: \(String(decoding: bytes, as: UTF8.self))")
  }

  /// Waits for the end of the command.
  ///
  /// - Returns: The exit status, or minus the number of the signal that ended it.
  func finish() -> Int32 {
    isFinished = true
    return RunningCommand.end(of: pid)
  }

  /// Whether it has ended.
  var isOver: Bool {
    var information = siginfo_t()
    waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT)
    return information.si_signo != 0
  }

  /// Whether keys were pressed that the command has not taken, which whoever started it would get.
  var hasUnreadKeys: Bool {
    var attributes = termios()
    tcgetattr(other, &attributes)
    // Else only whole lines count.
    attributes.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(other, TCSANOW, &attributes)
    var waiting = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) == 1
  }

  /// Whether the command was stopped, as by Ctrl-Z.
  var isStopped: Bool {
    let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return stat.split(separator: ")").last?.hasPrefix(" T") ?? false
  }

  /// Whether the terminal is as it was before the command began.
  var isTerminalAsBefore: Bool { Self.attributes(of: terminal) == attributesBefore }

  private static func attributes(of terminal: Int32) -> [UInt8] {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    return withUnsafeBytes(of: attributes) { Array($0) }
  }
}

/// A sentence as it was shown and as it was said.
struct Heard: Equatable, CustomStringConvertible {
  var shown: String
  var spoken: String

  init(shown: String, spoken: String) {
    self.shown = shown
    self.spoken = spoken
  }

  /// A sentence that is the same for eye and ear, but for the quotes.
  init(_ shown: String) {
    self.init(shown: shown, spoken: shown.filter { !"“”".contains($0) })
  }

  var description: String { "\(shown)\n   \(spoken)" }
}
