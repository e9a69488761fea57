/// What is written between the quotes of a JSON string.
enum JSONText {
  /// The text as a JSON string, with its quotes. Only what must be escaped is.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  static func encoded(_ text: String) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u00".utf8) + Array((digits.count < 2 ? "0" : "").utf8)
        bytes += Array(digits.utf8)
      default: bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\"")]
  }

  /// The text with its escapes resolved. Half a surrogate pair, and bytes that are not UTF-8,
  /// become U+FFFD.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): text += Array(String(scalar(&rest)).utf8)
      default: text.append(escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character after `\u`, which takes a second escape where it is half a pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let high = unit(rest)
    rest = rest.dropFirst(4)
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800..<0xDC00).contains(high), rest.starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let low = unit(rest.dropFirst(2))
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    rest = rest.dropFirst(6)
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    UInt32(String(decoding: bytes.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD
  }
}

extension UInt8 {
  /// Whether JSON allows it between values.
  var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
