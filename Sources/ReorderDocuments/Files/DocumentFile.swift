internal import Glibc

/// The content of a file as it was read, with a way to replace it that loses nothing.
///
///     let file = try DocumentFile(reading: "list.txt")
///     try file.replace(with: newBytes)
///
/// Pipes, terminals and devices can be read. Only regular files can be replaced.
public struct DocumentFile: Sendable {
  /// The path as it was given.
  public let path: FilePath
  /// The content.
  public let bytes: [UInt8]
  /// Whether it can be replaced at all: whether it was a regular file.
  public let isRegular: Bool

  /// Reads a file to its end.
  ///
  /// - Parameter path: Where it is. Symbolic links are followed.
  /// - Throws: What the system said.
  public init(reading path: FilePath) throws(FileError) {
    do {
      let file = try FileDescriptor(open: try path.checked(), O_RDONLY | O_NOCTTY)
      let kind = try file.status().st_mode & S_IFMT
      if kind == S_IFDIR { throw FileError(.isDirectory, path: path, code: EISDIR) }
      self.init(
        path: path, bytes: try Self.content(of: file, path: path), isRegular: kind == S_IFREG)
    } catch let error as FileError {
      throw error
    } catch let error as SystemFailure {
      throw FileError(.open, path: path, code: error.code)
    } catch {
      throw FileError(.open, path: path)
    }
  }

  /// The same for a path that is text.
  public init(reading path: String) throws(FileError) { try self.init(reading: FilePath(path)) }

  init(path: FilePath, bytes: [UInt8], isRegular: Bool) {
    self.path = path
    self.bytes = bytes
    self.isRegular = isRegular
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: What the system said, with the path `-`.
  public static func standardInput() throws(FileError) -> [UInt8] {
    do {
      let copy = try SystemFailure.retrying { fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) }
      return try content(of: FileDescriptor(copy), path: "-")
    } catch let error as FileError {
      throw error
    } catch let error as SystemFailure {
      throw FileError(.open, path: "-", code: error.code)
    } catch {
      throw FileError(.open, path: "-")
    }
  }

  private static func content(
    of file: borrowing FileDescriptor, path: FilePath
  ) throws(FileError) -> [UInt8] {
    do { return try file.readToEnd() } catch {
      throw FileError(error.code == EISDIR ? .isDirectory : .read, path: path, code: error.code)
    }
  }
}
