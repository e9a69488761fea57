import CTerminal
import Foundation
import Glibc
import TestSupport
import Testing

/// The built command while it runs. What it writes goes to files, so that nothing can fill up and
/// hold it.
final class RunningCommand {
  enum Input {
    case bytes([UInt8])
    /// A pipe to `type(_:)` into.
    case typed
    /// No standard input at all.
    case closed
  }

  /// How long any run may take.
  static let deadline = Duration.seconds(20)

  /// The command that was built together with these tests, in the same folder as their bundle.
  static let binary =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("reorder").path

  private let pid: pid_t
  private let typing: FileHandle?
  private let outPath: String
  private let errPath: String
  /// The files are in it, so it has to stay.
  private let folder: TemporaryFolder
  private var isFinished = false

  /// A test that failed half-way leaves no command behind.
  deinit {
    guard !isFinished, pid > 0 else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  init(
    _ arguments: [[UInt8]], stdin: Input, environment: [String: String], folder: TemporaryFolder,
    output: String?, terminal: String?
  ) throws {
    self.folder = folder
    let run = folder.path + "/run-" + UUID().uuidString
    outPath = output ?? run + ".out"
    errPath = run + ".err"
    var pipe: Pipe?
    let writing = O_WRONLY | O_CREAT | O_CLOEXEC
    var standard = [open(outPath, writing, 0o600), open(errPath, writing, 0o600)]
    switch stdin {
    case .bytes(let bytes):
      try Data(bytes).write(to: URL(fileURLWithPath: run + ".in"))
      standard.insert(open(run + ".in", O_RDONLY | O_CLOEXEC), at: 0)
    case .typed:
      let made = Pipe()
      pipe = made
      let descriptor = made.fileHandleForReading.fileDescriptor
      standard.insert(fcntl(descriptor, F_DUPFD_CLOEXEC, 0), at: 0)
      try made.fileHandleForReading.close()
    case .closed: standard.insert(-1, at: 0)
    }
    defer { for descriptor in standard where descriptor >= 0 { close(descriptor) } }
    pid = Self.spawn(
      [Array("reorder".utf8)] + arguments, environment: environment, folder: folder.path,
      standard: standard, terminal: terminal)
    try #require(pid > 0, "cannot start \(Self.binary)")
    typing = pipe?.fileHandleForWriting
  }

  /// Starts the command in a session of its own.
  ///
  /// - Returns: The process, or -1.
  static func spawn(
    _ arguments: [[UInt8]], environment: [String: String], folder: String, standard: [Int32],
    terminal: String?
  ) -> pid_t {
    let argv = cStrings(arguments)
    let envp = cStrings(environment.map { Array("\($0)=\($1)".utf8) })
    defer { for string in argv + envp { free(string) } }
    return terminal_spawn(binary, argv, envp, folder, standard, terminal)
  }

  private static func cStrings(_ strings: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup(($0 + [0]).map { CChar(bitPattern: $0) }) } + [nil]
  }

  /// Types a line and waits until something new was shown that ends in a text.
  func type(_ line: String, until text: String) throws {
    let before = shown.count
    try typing?.write(contentsOf: Data((line + "\n").utf8))
    try wait(for: text, after: before)
  }

  /// Waits until what was shown ends in a text.
  func wait(for text: String, after count: Int = 0) throws {
    let came = eventually(within: Self.deadline, watching: { shown.utf8.count }) {
      let shown = shown
      return shown.count > count && shown.hasSuffix(text)
    }
    try #require(came, "\(text) did not come, but \(shown)")
  }

  /// What stands on standard output by now.
  var shown: String { String(decoding: (try? Data(contentsOf: outURL)) ?? Data(), as: UTF8.self) }

  private var outURL: URL { URL(fileURLWithPath: outPath) }

  func send(signal: Int32) { kill(pid, signal) }

  /// Whether it has ended.
  var isOver: Bool {
    var information = siginfo_t()
    waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT)
    return information.si_signo != 0
  }

  /// Ends its input, waits for its end, and stops it at the deadline.
  func finish() -> CommandResult {
    try? typing?.close()
    let status = Self.end(of: pid)
    isFinished = true
    let error = (try? Data(contentsOf: URL(fileURLWithPath: errPath))) ?? Data()
    return CommandResult(
      out: outPath.hasPrefix("/dev/") ? "" : shown, err: String(decoding: error, as: UTF8.self),
      status: status)
  }

  /// Waits for the end of a process, and stops it at the deadline.
  ///
  /// - Returns: The exit status, or minus the number of the signal that ended it.
  static func end(of pid: pid_t) -> Int32 {
    var status: Int32 = 0
    if !eventually(within: deadline, { waitpid(pid, &status, WNOHANG) != 0 }) {
      kill(pid, SIGKILL)
      waitpid(pid, &status, 0)
      Issue.record("not at its end after \(deadline)")
    }
    return status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f)
  }
}
