internal import Foundation

/// A program that ends when the tests do, also when they crash: a shell runs it until the other end
/// of the shell's own input is closed.
///
/// `@unchecked Sendable`: a test owns it and ends it once.
final class LeashedProcess: @unchecked Sendable {
  private let shell = Process()
  private let leash = Pipe()
  private let pidFile: String

  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: All its variables: nothing of the one who runs the tests may reach it.
  ///   - pidFile: Where the shell notes the number of the process.
  /// - Throws: Why the shell cannot be started.
  init(_ command: [String], environment: [String: String], pidFile: String) throws {
    self.pidFile = pidFile
    // Another program that is started meanwhile must not hold the leash as well.
    _ = fcntl(leash.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = #""$@" </dev/null & echo $! >"$0"; cat >/dev/null; kill -9 $!; wait"#
    shell.arguments = ["-c", script, pidFile] + command
    shell.environment = environment
    shell.standardInput = leash
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
  }

  /// The process, a child of the shell.
  var identifier: Int32? {
    let text = try? String(contentsOfFile: pidFile, encoding: .utf8)
    return text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// Ends it as a crash does (SIGKILL).
  func kill() {
    if let identifier { _ = Foundation.kill(identifier, SIGKILL) }
    try? leash.fileHandleForWriting.close()
    shell.waitUntilExit()
  }
}
