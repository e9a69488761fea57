internal import Glibc

/// Where a file is: the bytes that the system has for it. They need not be UTF-8, so a `String`
/// cannot hold every path.
///
///     FilePath("list.txt").text                      // "list.txt"
///     FilePath(bytes: [0x63, 0x61, 0xE9]).text       // "ca�"
public struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes, without a NUL behind them.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  public init(stringLiteral text: String) { self.init(text) }

  /// What the system gave.
  init(_ text: UnsafePointer<CChar>) {
    self.init(
      bytes: UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:)))
  }

  /// The path for a person: what is not UTF-8 comes out as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path for a function of C.
  public var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

  /// Whether nothing was given.
  public var isEmpty: Bool { bytes.isEmpty }
}
