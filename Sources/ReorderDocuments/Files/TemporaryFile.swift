internal import Glibc

/// A new file with a name that nothing had before, which only its owner can read.
///
/// It is gone again when the value goes, unless ``keep()`` was called.
struct TemporaryFile: ~Copyable {
  let path: String
  let descriptor: Int32
  private var isKept = false

  /// Calls `mkstemp(3)`, which opens with O_EXCL and mode 0600.
  ///
  /// - Parameters:
  ///   - folder: Where it is made.
  ///   - name: What its name begins with.
  /// - Throws: What the system said.
  init(in folder: String, name: String) throws(SystemFailure) {
    var template = Array("\(folder)/\(name)XXXXXX".utf8CString)
    descriptor = try SystemFailure.retrying { mkstemp(&template) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    _ = Glibc.close(descriptor)
    if !isKept { unlink(path) }
  }

  /// Leaves the file where it is.
  mutating func keep() { isKept = true }

  /// Writes all bytes and flushes them to disk.
  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    let copy = try SystemFailure.retrying { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    let file = FileDescriptor(copy)
    try file.write(bytes)
    try file.flush()
    try file.close()
  }
}
