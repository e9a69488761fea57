internal import Glibc

/// Standard output and standard error, unbuffered, with every failure seen.
struct Console {
  /// Writes to standard output.
  ///
  /// - Returns: The `errno` of a failure, or `nil` when everything was written.
  func write(_ bytes: [UInt8]) -> Int32? { Self.write(bytes, to: STDOUT_FILENO) }

  /// Writes a line to standard output.
  func print(_ line: String) -> Int32? { write(Array((line + "\n").utf8)) }

  /// Writes a line for a person to standard error. Where that fails there is nobody to tell.
  func tell(_ line: String) { _ = Self.write(Array((line + "\n").utf8), to: STDERR_FILENO) }

  /// Keeps the numbers of standard input, output and error from being given to a file or a socket
  /// that is opened later, where they are closed: what is printed would land in it.
  ///
  /// Each closed one is opened the wrong way round, so that using it still fails.
  static func holdStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, and those below are held by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to a file descriptor, all of it.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
