internal import Glibc

extension DocumentFile {
  /// Writes a document to a path that is not the one it was read from.
  ///
  /// A file that is there is replaced as ``replace(with:)`` does. Where there is none, one appears
  /// with its whole content, with the permissions that new files get. A pipe, a terminal or a
  /// device is written to.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: Where it goes.
  /// - Throws: What the system said. No half-written file is left.
  public static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    do {
      var status = stat()
      guard stat(try path.checked().cString, &status) == 0 else {
        guard errno == ENOENT else { throw SystemFailure(code: errno) }
        return try create(path, bytes)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: try DocumentFile(reading: path).replace(with: bytes)
      case S_IFDIR: throw FileError(.isDirectory, path: path, code: EISDIR)
      default:
        let file = try FileDescriptor(open: path, O_WRONLY | O_NOCTTY)
        try file.write(bytes)
        try file.close()
      }
    } catch let error as FileError {
      throw error
    } catch let error as SystemFailure {
      throw FileError(.write, path: path, code: error.code)
    } catch {
      throw FileError(.write, path: path)
    }
  }

  /// The same for a path that is text.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: FilePath(path))
  }

  /// Makes a file that nothing had the name of. A link that leads nowhere gets its target.
  private static func create(_ path: FilePath, _ bytes: [UInt8]) throws(SystemFailure) {
    var link = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard readlink(path.cString, &link, link.count) < 0 else {
      let file = try FileDescriptor(creating: path)
      return try file.write(bytes)
    }
    let temporary = try TemporaryFile(in: path.folder, name: ".reorder-")
    let mask = umask(0)
    umask(mask)
    let descriptor = temporary.descriptor
    _ = try SystemFailure.retrying { fchmod(descriptor, 0o666 & ~mask) }
    try temporary.write(bytes)
    // Unlike a renaming, this fails if the name is taken by now.
    if Glibc.link(temporary.path.cString, path.cString) != 0 {
      // Some file systems have no second names.
      guard errno == EPERM || errno == EOPNOTSUPP else { throw SystemFailure(code: errno) }
      _ = try SystemFailure.retrying { rename(temporary.path.cString, path.cString) }
    }
    try? path.folder.flushFolder()
  }
}
