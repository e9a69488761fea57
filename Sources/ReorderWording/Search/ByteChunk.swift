/// Sixteen bytes of text, which are compared all at once.
typealias ByteChunk = SIMD16<UInt8>

extension ByteChunk {
  /// The bytes of a text from an index on. Of a text that is shorter it is all, with blanks behind it.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    let bytes = UnsafeRawBufferPointer(text)
    if bytes.count >= Self.scalarCount {
      self = bytes.loadUnaligned(fromByteOffset: index, as: Self.self)
    } else {
      self = Self(repeating: 0x20)
      withUnsafeMutableBytes(of: &self) { $0.copyMemory(from: bytes) }
    }
  }

  /// The high bit of each byte, eight bytes in each half, the first one in the low bits.
  @inline(__always)
  var highBits: SIMD2<UInt64> {
    unsafeBitCast(self, to: SIMD2<UInt64>.self) & 0x8080_8080_8080_8080
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The high bit of each byte for which it holds.
  @inline(__always)
  var highBits: SIMD2<UInt64> { unsafeBitCast(self, to: ByteChunk.self).highBits }
}

extension SIMD2<UInt64> {
  @inline(__always)
  var isZero: Bool { self[0] | self[1] == 0 }
}
