internal import Glibc

/// The one owner of an open file. Closes it in the end; ``close()`` says whether that went well.
///
/// The methods are named for the C functions they call, and go on after EINTR and short counts.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Calls `open(2)`.
  init(open path: FilePath, _ flags: Int32) throws(SystemFailure) {
    number = try SystemFailure.retrying { Glibc.open(path.cString, flags | O_CLOEXEC) }
  }

  /// Calls `open(2)` for a file that is not there yet.
  init(creating path: FilePath) throws(SystemFailure) {
    number = try SystemFailure.retrying {
      Glibc.open(path.cString, O_WRONLY | O_CREAT | O_NOCTTY | O_CLOEXEC, 0o666)
    }
  }

  deinit { _ = Glibc.close(number) }

  /// Calls `close(2)`. Some file systems say only here that a write failed.
  consuming func close() throws(SystemFailure) {
    let result = Glibc.close(number)
    let code = errno
    discard self
    if result != 0 && code != EINTR { throw SystemFailure(code: code) }
  }

  /// Calls `fstat(2)`.
  func status() throws(SystemFailure) -> stat {
    var status = stat()
    _ = try SystemFailure.retrying { fstat(number, &status) }
    return status
  }

  /// Calls `read(2)` until the end.
  func readToEnd() throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = (try? status()).map { Int($0.st_size) } ?? 0
    bytes.reserveCapacity(max(size, 0) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try SystemFailure.retrying { read(number, &chunk, chunk.count) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Calls `write(2)` until all is written.
  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      let rest = written
      written += try SystemFailure.retrying {
        bytes.withUnsafeBytes {
          Glibc.write(number, $0.baseAddress?.advanced(by: rest), $0.count - rest)
        }
      }
    }
  }

  /// Calls `fsync(2)`. A file system that has no such thing (EINVAL) has nothing to flush.
  func flush() throws(SystemFailure) {
    do {
      _ = try SystemFailure.retrying { fsync(number) }
    } catch  where error.code != EINVAL {
      throw error
    } catch {}
  }
}
