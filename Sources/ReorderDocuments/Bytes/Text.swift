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

  /// Whether there is nothing but spaces, tabs and line ends.
  static func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
