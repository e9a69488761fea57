internal import ReorderDocuments

/// What a path on the command line stands for: a file, or standard input for `-`.
struct Input {
  let bytes: [UInt8]
  /// The file, or `nil` for standard input.
  let file: DocumentFile?

  /// Reads it to its end.
  ///
  /// - Throws: What the system said.
  init(_ path: FilePath) throws(InputError) {
    do throws(FileError) {
      if path == "-" {
        (file, bytes) = (nil, try DocumentFile.standardInput())
      } else {
        let file = try DocumentFile(reading: path)
        (self.file, bytes) = (file, file.bytes)
      }
    } catch {
      throw .file(error)
    }
  }
}
