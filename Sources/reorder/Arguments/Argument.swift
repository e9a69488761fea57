internal import Glibc
internal import ReorderDocuments

/// One word of the command line: the bytes that the shell handed over, which need not be UTF-8 where
/// it is the path of a file.
struct Argument: Hashable, ExpressibleByStringLiteral {
  /// The word as the path of a file.
  let path: FilePath

  init(_ path: FilePath) { self.path = path }

  init(_ text: String) { self.init(FilePath(text)) }

  init(stringLiteral text: String) { self.init(text) }

  /// The word as text. What is not UTF-8 comes out as U+FFFD.
  var text: String { path.text }

  /// The words behind the name of the program.
  static var ofProcess: [Argument] {
    // The standard library's `arguments` would repair what is not UTF-8.
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap(\.self).map { word in
        Argument(
          FilePath(
            bytes: UnsafeBufferPointer(start: word, count: strlen(word)).map(
              UInt8.init(bitPattern:))))
      }
  }

  /// What stands before the first equals sign, and what behind it, where there is one.
  var parts: (name: String, value: Argument?) {
    guard let equals = path.bytes.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (
      FilePath(bytes: Array(path.bytes[..<equals])).text,
      Argument(FilePath(bytes: Array(path.bytes[(equals + 1)...])))
    )
  }
}
