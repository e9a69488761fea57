/// A set of two bytes that follow one another in text.
///
/// It is looked into for each byte of a long text, so it has a byte for each two: 64 KiB, of which a
/// text uses little, as it has few of them.
final class BytePairs {
  /// 1 for those that are in the set, else 0, the second byte in the high bits of the index.
  ///
  /// Unsafe for speed: `count` bytes, indexed by 16 bits only, and freed in `deinit`.
  private let bytes: UnsafeMutablePointer<UInt8>

  private static var count: Int { 1 << 16 }

  init() {
    bytes = .allocate(capacity: Self.count)
    bytes.initialize(repeating: 0, count: Self.count)
  }

  deinit { bytes.deallocate() }

  func insert(_ last: UInt8, behind first: UInt8) { bytes[Int(last) << 8 | Int(first)] = 1 }

  func insertBehindAnything(_ last: UInt8) {
    for first: UInt8 in 0...0xFF { insert(last, behind: first) }
  }

  @inline(__always)
  func contains(_ last: UInt8, behind first: UInt8) -> Bool {
    bytes[Int(last) << 8 | Int(first)] != 0
  }

  /// Whether one ends in a chunk of a text. Before the chunk there is another byte.
  @inline(__always)
  func endSomewhere(inChunkAt index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (bytes, text) = (bytes, UnsafeRawBufferPointer(text))
    var found: UInt8 = 0
    for last in index..<index + ByteChunk.scalarCount {
      let pair = text.loadUnaligned(fromByteOffset: last - 1, as: UInt16.self)
      found |= bytes[Int(UInt16(littleEndian: pair))]
    }
    return found != 0
  }
}
