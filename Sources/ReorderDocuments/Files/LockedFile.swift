internal import Glibc

/// A file that only one process at a time writes.
final class LockedFile {
  var path: FilePath
  private let descriptor: FileDescriptor

  /// Opens a file and locks it.
  ///
  /// It is `nil` where it cannot be opened, or another process has the lock. A file system without
  /// locks has nobody else's either.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - isMade: Whether it is made where it is not there.
  init?(_ path: FilePath, isMade: Bool) {
    let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let number = open(path.cString, isMade ? flags | O_CREAT : flags, 0o600)
    guard number >= 0 else { return nil }
    self.path = path
    descriptor = FileDescriptor(number)
    if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    // Whoever had the lock before may have put another file here, or none.
    var (here, there) = (stat(), stat())
    guard fstat(number, &here) == 0, stat(path.cString, &there) == 0, here.st_ino == there.st_ino,
      here.st_dev == there.st_dev
    else { return nil }
  }

  /// Calls `ftruncate(2)`.
  func empty() -> Bool { ftruncate(descriptor.number, 0) == 0 }

  /// Writes with one call, so that nothing or all of it is there after a crash.
  ///
  /// - Returns: Whether all was written. If not, nothing is.
  func write(_ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { return false }
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor.number, $0.baseAddress, $0.count) }
    if count == bytes.count { return true }
    _ = ftruncate(descriptor.number, status.st_size)
    return false
  }
}
