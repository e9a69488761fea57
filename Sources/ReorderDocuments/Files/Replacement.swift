internal import Glibc

/// Replaces a file by a new one under the same name.
struct Replacement {
  /// The file itself, no link to it.
  var target: FilePath

  enum Failure: Error {
    /// The caller's own check said no.
    case file(FileError)
    case system(SystemFailure)
    /// No file can be made in the folder, or none renamed in it.
    case folderIsClosed
  }

  /// What the system says where a folder, not the disk, is in the way.
  private static let closed: Set<Int32> = [EACCES, EPERM, EROFS, EBUSY, EXDEV]

  /// Writes the new file and renames it over the old one.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - check: Called last before the renaming, when everything else is done.
  /// - Throws: Why the old file is still there. The new one is gone.
  func write(_ bytes: [UInt8], check: () throws(FileError) -> Void) throws(Failure) {
    let folder = target.folder
    do {
      var temporary: TemporaryFile
      do { temporary = try TemporaryFile(in: folder, name: ".reorder-") } catch {
        throw Self.closed.contains(error.code) ? Failure.folderIsClosed : .system(error)
      }
      let old = try FileDescriptor(open: target, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      try FileTraits.copy(from: old.number, to: temporary.descriptor)
      try temporary.write(bytes)
      do { try check() } catch { throw Failure.file(error) }
      guard rename(temporary.path.cString, target.cString) == 0 else {
        let failure = SystemFailure(code: errno)
        throw Self.closed.contains(failure.code) ? Failure.folderIsClosed : .system(failure)
      }
      temporary.keep()
    } catch let error as Failure {
      throw error
    } catch let error as SystemFailure {
      throw .system(error)
    } catch {
      throw .system(SystemFailure(code: EIO))
    }
    // The new content is in place. That its name is not yet flushed is no reason to call it failed.
    try? folder.flushFolder()
  }
}
