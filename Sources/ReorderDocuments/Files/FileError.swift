/// Why a file cannot be read or written. Holds data, no sentence.
public struct FileError: Error, Hashable, Sendable {
  /// What could not be done.
  public var kind: Kind
  /// The path as it was given, for a person.
  public var path: String
  /// What the system said (`errno`), or 0 where it was not the system.
  public var code: Int32

  public init(_ kind: Kind, path: String, code: Int32 = 0) {
    self.kind = kind
    self.path = path
    self.code = code
  }

  init(_ kind: Kind, path: FilePath, code: Int32 = 0) {
    self.init(kind, path: path.text, code: code)
  }

  /// What could not be done with a file.
  public enum Kind: Hashable, Sendable {
    /// It cannot be opened, or is not there.
    case open
    /// It was opened, but not read to its end.
    case read
    /// The new content cannot be written. The file is as it was.
    case write
    /// The file must be rewritten in place, and no copy of it can be made first. It is as it was.
    case backup
    /// Writing in place failed half-way and the old content could not be put back. A whole copy of
    /// it is at `backup`.
    case damaged(backup: String)
    /// It is a directory.
    case isDirectory
    /// It is a pipe, a terminal or a device, which can be read but not replaced.
    case notRegular
    /// Its content is another than was read, or it is gone. Nothing was written.
    case changedSinceRead
  }
}
