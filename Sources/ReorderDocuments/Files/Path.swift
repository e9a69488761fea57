internal import Glibc

/// The parts of a path, and what is done with the folder in it.
enum Path {
  /// The folder of an absolute path.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Calls `fsync(2)` on a folder, so that a new name in it lasts.
  static func flush(folder: String) throws(SystemFailure) {
    let file = try FileDescriptor(open: folder, O_RDONLY | O_DIRECTORY)
    try file.flush()
  }
}
