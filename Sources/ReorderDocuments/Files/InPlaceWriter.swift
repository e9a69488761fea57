internal import Glibc

/// Rewrites a file in place, where it cannot be replaced: other names would keep the old content,
/// or no new file can be made in its folder.
///
/// 1. A whole copy of the file is written and flushed: beside it, or where that folder is closed,
///    in `$XDG_STATE_HOME/reorder`, or else in `~/.local/state/reorder`.
/// 2. The file is written over and flushed.
/// 3. The copy is removed. If 2 failed, the old content is put back first; where even that fails
///    the copy stays, and the error says where.
struct InPlaceWriter {
  var file: DocumentFile
  var target: FilePath

  func write(_ bytes: [UInt8]) throws(FileError) {
    let descriptor: FileDescriptor
    do { descriptor = try FileDescriptor(open: target, O_WRONLY | O_NOCTTY | O_NONBLOCK) } catch {
      throw FileError(.write, path: file.path, code: error.code)
    }
    var backup = try backup()
    try file.checkUnchanged(target)
    do { try overwrite(descriptor, with: bytes) } catch {
      do { try overwrite(descriptor, with: file.bytes) } catch {
        backup.keep()
        throw FileError(.damaged(backup: backup.path.text), path: file.path, code: error.code)
      }
      throw FileError(.write, path: file.path, code: error.code)
    }
  }

  /// Writes over the content and cuts off what is left of the old one.
  private func overwrite(
    _ descriptor: borrowing FileDescriptor, with bytes: [UInt8]
  ) throws(SystemFailure) {
    let number = descriptor.number
    _ = try SystemFailure.retrying { lseek(number, 0, SEEK_SET) }
    try descriptor.write(bytes)
    _ = try SystemFailure.retrying { ftruncate(number, off_t(bytes.count)) }
    try descriptor.flush()
  }

  /// How much of the name a copy has in its own: a name has at most 255 bytes.
  private static let mostOfName = 200

  /// A copy of the file that is on disk.
  private func backup() throws(FileError) -> TemporaryFile {
    var code: Int32 = 0
    for folder in [target.folder, StateFolder.path()].compactMap(\.self) {
      do {
        let name = Array(".".utf8) + target.name.bytes.prefix(Self.mostOfName)
        let copy = try TemporaryFile(
          in: folder, name: FilePath(bytes: name).suffixed(".reorder-"))
        try copy.write(file.bytes)
        try folder.flushFolder()
        return copy
      } catch {
        code = error.code
      }
    }
    throw FileError(.backup, path: file.path, code: code)
  }
}
