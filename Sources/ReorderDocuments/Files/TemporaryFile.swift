internal import Glibc

/// A new file with a name that nothing had before, which only its owner can read.
///
/// It is gone again when the value goes, unless ``keep()`` was called.
struct TemporaryFile: ~Copyable {
  let path: FilePath
  let descriptor: Int32
  private var isKept = false

  /// Calls `mkstemp(3)`, which opens with O_EXCL and mode 0600.
  ///
  /// - Parameters:
  ///   - folder: Where it is made.
  ///   - name: What its name begins with.
  /// - Throws: What the system said.
  init(in folder: FilePath, name: FilePath) throws(SystemFailure) {
    var template = folder.appending(name.suffixed("XXXXXX")).cString
    descriptor = try SystemFailure.retrying { mkstemp(&template) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = FilePath(bytes: template.dropLast().map(UInt8.init(bitPattern:)))
  }

  deinit {
    _ = Glibc.close(descriptor)
    if !isKept { unlink(path.cString) }
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
