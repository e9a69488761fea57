internal import Glibc

extension DocumentFile {
  /// Replaces the content of the file.
  ///
  /// The new content is written to a temporary file in the same folder, flushed to disk, given the
  /// old file's owner, permissions and extended attributes, and renamed over it. At every moment
  /// either the old or the new content is there, whole. A symbolic link stays; its target is
  /// replaced. Where that way is closed (other hard links, a folder that cannot be written) the
  /// file is rewritten in place, after a copy was made; see ``InPlaceWriter``.
  ///
  /// Nothing is written where the content is to be what it was when read.
  ///
  /// - Parameter bytes: The new content.
  /// - Returns: The file with its new content, for the next time.
  /// - Throws: `changedSinceRead` where another program wrote meanwhile; read again and make the
  ///   moves anew. Or what the system said. The file is then as it was, unless the error says
  ///   otherwise, and no temporary file is left.
  @discardableResult
  public func replace(with bytes: [UInt8]) throws(FileError) -> DocumentFile {
    guard isRegular else { throw FileError(.notRegular, path: path) }
    if bytes == self.bytes { return self }
    let target = try target()
    let status = try checkUnchanged(target)
    if status.st_nlink > 1 {
      try InPlaceWriter(file: self, target: target).write(bytes)
    } else {
      do {
        try Replacement(target: target).write(bytes) { () throws(FileError) in
          _ = try checkUnchanged(target)
        }
      } catch {
        switch error {
        case .file(let error): throw error
        case .system(let error): throw FileError(.write, path: path, code: error.code)
        case .folderIsClosed: try InPlaceWriter(file: self, target: target).write(bytes)
        }
      }
    }
    return DocumentFile(path: path, bytes: bytes, isRegular: true)
  }

  /// The path of the file itself, with every symbolic link followed.
  private func target() throws(FileError) -> FilePath {
    do { return try path.resolved() } catch {
      throw FileError(
        error.code == ENOENT ? .changedSinceRead : .open, path: path, code: error.code)
    }
  }

  /// Reads the file again. The content decides, not its times, which an edit can leave as they are.
  @discardableResult
  func checkUnchanged(_ target: FilePath) throws(FileError) -> stat {
    do {
      let file = try FileDescriptor(open: target, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      let status = try file.status()
      guard status.st_mode & S_IFMT == S_IFREG, try file.readToEnd() == bytes else {
        throw FileError(.changedSinceRead, path: path)
      }
      return status
    } catch let error as FileError {
      throw error
    } catch let error as SystemFailure {
      throw FileError(
        error.code == ENOENT ? .changedSinceRead : .open, path: path, code: error.code)
    } catch {
      throw FileError(.open, path: path)
    }
  }
}
