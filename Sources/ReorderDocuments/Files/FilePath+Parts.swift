internal import Glibc

// The parts of a path, and what is done with the folder in it.

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The folder that the file is in.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "." }
    return slash == 0 ? "/" : FilePath(bytes: Array(bytes[..<slash]))
  }

  /// The last part.
  public var name: FilePath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return self }
    return FilePath(bytes: Array(bytes[(slash + 1)...]))
  }

  /// A file in this folder.
  public func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes + [Self.slash] + name.bytes)
  }

  /// The same with something behind its name.
  func suffixed(_ text: String) -> FilePath { FilePath(bytes: bytes + Array(text.utf8)) }

  /// Calls `realpath(3)`, which follows every symbolic link.
  func resolved() throws(SystemFailure) -> FilePath {
    guard let resolved = realpath(cString, nil) else { throw SystemFailure(code: errno) }
    defer { free(resolved) }
    return FilePath(resolved)
  }

  /// The path, if C sees the same one: a NUL would cut it short.
  func checked() throws(SystemFailure) -> FilePath {
    guard !bytes.contains(0) else { throw SystemFailure(code: EINVAL) }
    return self
  }

  /// Calls `fsync(2)` on this folder, so that a new name in it lasts.
  func flushFolder() throws(SystemFailure) {
    let file = try FileDescriptor(open: self, O_RDONLY | O_DIRECTORY)
    try file.flush()
  }
}
