/// Scalars out of UTF-8, whatever the bytes are.
enum UTF8Scalars {
  /// What stands for bytes that are no text.
  static let replacement: UInt32 = 0xFFFD

  /// The scalar at an index, which goes on behind it. A byte that begins none is U+FFFD.
  @inline(__always)
  static func next(in bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = UInt32(bytes[index])
    index += 1
    return lead < 0x80 ? lead : rest(of: lead, in: bytes, &index)
  }

  private static func rest(
    of lead: UInt32, in bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> UInt32 {
    // Two bytes, as most letters beside the Latin ones have.
    if (0xC2...0xDF).contains(lead), index < bytes.count, bytes[index] & 0xC0 == 0x80 {
      index += 1
      return (lead & 0x1F) << 6 | UInt32(bytes[index - 1] & 0x3F)
    }
    let (length, least): (Int, UInt32) =
      switch lead {
      case 0xE0...0xEF: (2, 0x800)
      case 0xF0...0xF4: (3, 0x10000)
      default: (0, 0)
      }
    guard length > 0, index + length <= bytes.count else { return replacement }
    var scalar = lead & (0x3F >> UInt32(length))
    for offset in 0..<length {
      let byte = UInt32(bytes[index + offset])
      guard byte & 0xC0 == 0x80 else { return replacement }
      scalar = scalar << 6 | byte & 0x3F
    }
    guard scalar >= least, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else {
      return replacement
    }
    index += length
    return scalar
  }
}
