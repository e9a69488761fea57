#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is only ever appended to, line by line.
final class LineFile: Sendable {
  private let descriptor: Int32
  /// Whether the file ends in a piece of a line that could not be taken back.
  private let isBroken = Monitor(false)

  /// It is `nil` if the file cannot be opened for writing.
  ///
  /// - Parameter path: The bytes that the system has for it.
  init?(_ path: [UInt8]) {
    let path = path.map(CChar.init(bitPattern:)) + [0]
    // A pipe that nobody reads is no reason to wait for ever.
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit {
    // Without one there is nothing to close, and `errno` stays as it is.
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends a line with one call, so that a program that is ended leaves whole lines.
  ///
  /// A full disk loses the line and nothing else: a piece that did go in is taken out again, or
  /// else ended before the next line.
  func append(_ line: String) {
    isBroken.change { isBroken in
      let bytes = Array(((isBroken ? "\n" : "") + line + "\n").utf8)
      var done = 0
      while done < bytes.count {
        let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          done += count
        } else if count == 0 || errno != EINTR {
          break
        }
      }
      if done == bytes.count {
        isBroken = false
      } else if done > 0 {
        isBroken = !takeBack(done)
      }
    }
  }

  private func takeBack(_ count: Int) -> Bool {
    let end = lseek(descriptor, 0, SEEK_END)
    return end >= count && ftruncate(descriptor, end - off_t(count)) == 0
  }
}
