/// Text for people, out of bytes.
enum Text {
  /// The bytes as text, without white space at both ends. What is not UTF-8 becomes U+FFFD.
  static func trimmed(_ bytes: some Collection<UInt8>) -> String {
    trimmed(String(decoding: bytes, as: UTF8.self))
  }

  /// The text without white space at both ends.
  static func trimmed(_ text: String) -> String {
    guard let first = text.utf8.first, let last = text.utf8.last else { return text }
    // Most texts need no look at characters: both ends are visible ASCII.
    if (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last) { return text }
    let head = text.drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }

  /// The bytes without white space at both ends, where they are.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard !bytes.isEmpty else { return bytes }
    // Most lines end so that one look is enough.
    if !mayBeBlank(bytes[0]), !mayEndBlank(bytes) { return bytes }
    var rest = bytes[...]
    while let length = blankLength(atStartOf: rest) { rest = rest.dropFirst(length) }
    while let length = blankLength(atEndOf: rest) { rest = rest.dropLast(length) }
    return UnsafeBufferPointer(rebasing: rest)
  }

  /// Whether a white space can begin with a byte.
  private static func mayBeBlank(_ first: UInt8) -> Bool {
    first <= 0x20 || first == 0xC2 || (0xE1...0xE3).contains(first)
  }

  private static func mayEndBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = bytes.count
    if bytes[count - 1] < 0x80 { return bytes[count - 1] <= 0x20 }
    return count > 1 && mayBeBlank(bytes[count - 2]) || count > 2 && mayBeBlank(bytes[count - 3])
  }

  /// How many bytes a white space takes at the start, or `nil` where none is.
  private static func blankLength(atStartOf bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    for length in 1...3 where bytes.count >= length {
      if isWhiteSpace(bytes.prefix(length)) { return length }
    }
    return nil
  }

  private static func blankLength(atEndOf bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    for length in 1...3 where bytes.count >= length {
      if isWhiteSpace(bytes.suffix(length)) { return length }
    }
    return nil
  }

  /// Whether some bytes are exactly one white space (the property White_Space of Unicode).
  private static func isWhiteSpace(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let code = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    switch bytes.count {
    case 1: return code == 0x20 || (0x09...0x0D).contains(code)
    case 2: return code == 0xC285 || code == 0xC2A0
    case 3:
      return code == 0xE19A80 || (0xE28080...0xE2808A).contains(code) || code == 0xE280A8
        || code == 0xE280A9 || code == 0xE280AF || code == 0xE2819F || code == 0xE38080
    default: return false
    }
  }

  /// Whether there is nothing but spaces, tabs and line ends.
  static func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
