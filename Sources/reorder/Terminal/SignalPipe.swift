internal import Glibc

/// Signals as bytes of a pipe, so that a loop that waits for keys wakes up for them, and nothing has
/// to be done inside a signal handler.
struct SignalPipe {
  /// Becomes readable when a signal has come.
  let descriptor: Int32

  /// Catches these signals from now on.
  ///
  /// It is `nil` where the system has no pipe left.
  init?(_ signals: [Int32]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    Self.writeEnd = ends[1]
    for number in signals where !Self.isIgnored(number) {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let code = errno
        write(SignalPipe.writeEnd, &byte, 1)
        errno = code
      }
    }
  }

  /// Whether whoever started us wants it to go unnoticed, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The signals that have come, oldest first.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map { Int32($0) } : []
  }

  /// Ends the process by a signal, as if it had not been caught.
  static func die(of number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  // Written once, before a handler that reads it is installed; a handler takes no context.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
}
