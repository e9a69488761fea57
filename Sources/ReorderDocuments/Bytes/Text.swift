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

  /// Where some bytes of a text are without the white space at both ends.
  static func trimmed(_ range: Range<Int>, of text: Span<UInt8>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return range }
    // Most texts need one look: both ends are visible ASCII.
    if (0x21...0x7E).contains(text[first]) && (0x21...0x7E).contains(text[last]) { return range }
    var rest = range
    while let length = blankLength(atStartOf: rest, of: text) { rest.removeFirst(length) }
    while let length = blankLength(atEndOf: rest, of: text) { rest.removeLast(length) }
    return rest
  }

  /// How many bytes a white space takes at the start, or `nil` where none is.
  private static func blankLength(atStartOf range: Range<Int>, of text: Span<UInt8>) -> Int? {
    guard let first = range.first else { return nil }
    let length =
      switch text[first] {
      case 0xC2: 2
      case 0xE1...0xE3: 3
      default: 1
      }
    return isWhiteSpace(range.prefix(length), of: text) ? length : nil
  }

  private static func blankLength(atEndOf range: Range<Int>, of text: Span<UInt8>) -> Int? {
    guard let last = range.last else { return nil }
    if text[last] < 0x80 { return isWhiteSpace(range.suffix(1), of: text) ? 1 : nil }
    return (2...3).first { isWhiteSpace(range.suffix($0), of: text) }
  }

  /// Whether some bytes are exactly one white space (the property White_Space of Unicode).
  private static func isWhiteSpace(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    let first = range.lowerBound
    switch range.count {
    case 1: return text[first] == 0x20 || (0x09...0x0D).contains(text[first])
    case 2: return text[first] == 0xC2 && (text[first + 1] == 0x85 || text[first + 1] == 0xA0)
    case 3:
      switch (text[first], text[first + 1], text[first + 2]) {
      case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
        (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether there is nothing but spaces, tabs and line ends.
  static func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
