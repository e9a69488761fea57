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
  static let deadline = Duration.seconds(60)

  private let pid: pid_t
  private let typing: FileHandle?
  private let outPath: String
  private let errPath: String
  /// The files are in it, so it has to stay.
  private let folder: TemporaryFolder

  init(
    _ arguments: [[UInt8]], stdin: Input, environment: [String: String], folder: TemporaryFolder,
    output: String?, terminal: String?
  ) throws {
    self.folder = folder
    let run = folder.path + "/run-" + UUID().uuidString
    outPath = output ?? run + ".out"
    errPath = run + ".err"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var pipe: Pipe?
    switch stdin {
    case .bytes(let bytes):
      try Data(bytes).write(to: URL(fileURLWithPath: run + ".in"))
      posix_spawn_file_actions_addopen(&actions, 0, run + ".in", O_RDONLY, 0)
    case .typed:
      let made = Pipe()
      pipe = made
      posix_spawn_file_actions_adddup2(&actions, made.fileHandleForReading.fileDescriptor, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 0)
    }
    let writing = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, 1, outPath, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errPath, writing, 0o600)
    // Opened by the leader of a new session, it becomes its terminal.
    if let terminal { posix_spawn_file_actions_addopen(&actions, 9, terminal, O_RDWR, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.flags)
    // Whoever runs the tests may ignore interrupts, and the threads of a test hold back all signals;
    // neither is to be the command's.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    // The shell changes the folder, and then becomes the command.
    let shell = ["sh", "-c", #"cd "$0" && exec "$@""#, folder.path, Self.binary]
    let argv = Self.cStrings(shell.map { Array($0.utf8) } + arguments)
    let envp = Self.cStrings(environment.map { Array("\($0)=\($1)".utf8) })
    defer { for string in argv + envp { free(string) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, "/bin/sh", &actions, &attributes, argv, envp)
    try #require(code == 0, "cannot start a shell: \(code)")
    self.pid = pid
    try? pipe?.fileHandleForReading.close()
    typing = pipe?.fileHandleForWriting
  }

  /// The command that was built together with these tests, in the same folder as their bundle.
  private static let binary =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("reorder").path

  private static var flags: Int16 {
    // POSIX_SPAWN_SETSID of spawn.h, which shows it only to who asks for GNU's extensions.
    let newSession: Int16 = 0x80
    return newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
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
    let end = ContinuousClock.now + Self.deadline
    while !(shown.count > count && shown.hasSuffix(text)) {
      try #require(ContinuousClock.now < end, "\(text) did not come, but \(shown)")
      usleep(2000)
    }
  }

  /// What stands on standard output by now.
  var shown: String { String(decoding: (try? Data(contentsOf: outURL)) ?? Data(), as: UTF8.self) }

  private var outURL: URL { URL(fileURLWithPath: outPath) }

  func send(signal: Int32) { kill(pid, signal) }

  /// Ends its input, waits for its end, and stops it at the deadline.
  func finish() throws -> CommandResult {
    try? typing?.close()
    let end = ContinuousClock.now + Self.deadline
    var status: Int32 = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end {
        kill(pid, SIGKILL)
        waitpid(pid, &status, 0)
        Issue.record("not at its end after \(Self.deadline)")
      }
      usleep(1000)
    }
    let error = (try? Data(contentsOf: URL(fileURLWithPath: errPath))) ?? Data()
    return CommandResult(
      out: outPath.hasPrefix("/dev/") ? "" : shown, err: String(decoding: error, as: UTF8.self),
      status: status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f))
  }
}
