internal import AssistiveActions

/// The way to look at labels that are ASCII, as most are: byte by byte, sixteen at a time.
///
/// It gives what the weights would give, for languages in which no two ASCII characters side by side
/// have weights of their own, as aa has in Danish.
final class ASCIISearch {
  /// For each byte, the first ASCII character with the same weights; 0xFF for those that have none.
  ///
  /// Unsafe for speed, as `wanted` is: 256 bytes, freed in `deinit`.
  private let classes: UnsafeMutablePointer<UInt8>
  /// What is looked for, as classes.
  private let wanted: UnsafeMutableBufferPointer<UInt8>
  /// The two forms of its first character.
  private let first: (one: ByteChunk, other: ByteChunk)

  /// - Returns: `nil` where bytes alone do not tell.
  init?(_ text: String, _ table: ASCIIClasses) {
    guard let table = table.classes else { return nil }
    let wanted = text.utf8.map { $0 < 0x80 ? table[Int($0)] : 0xFF }
    guard !wanted.isEmpty, !wanted.contains(0xFF) else { return nil }
    let forms = (0..<0x80).filter { table[$0] == wanted[0] }.map { UInt8($0) }
    guard (1...2).contains(forms.count) else { return nil }
    classes = .allocate(capacity: 0x100)
    // A label is compared before all of it is known to be ASCII.
    for byte in 0..<0x100 { classes[byte] = byte < 0x80 ? table[byte] : 0xFF }
    self.wanted = .allocate(capacity: wanted.count)
    _ = self.wanted.initialize(from: wanted)
    first = (ByteChunk(repeating: forms[0]), ByteChunk(repeating: forms[forms.count - 1]))
  }

  deinit {
    classes.deallocate()
    wanted.deallocate()
  }

  /// What came of looking at a label.
  enum Result {
    case match(LabelMatch)
    case nothing
    /// It has other characters, so its weights have to be looked at.
    case notASCII
  }

  /// - Complexity: O(*n*) for *n* bytes.
  func match(_ label: UnsafeBufferPointer<UInt8>) -> Result {
    guard !label.isEmpty else { return .nothing }
    var best: LabelMatch?
    if isThere(0, in: label) { best = label.count == wanted.count ? .exact : .prefix }
    let last = max(0, label.count - ByteChunk.scalarCount)
    var index = 0
    while true {
      let chunk = ByteChunk(label, at: index)
      guard chunk.isPrintable else { return .notASCII }
      if best == nil || best == .inside {
        let places = ((chunk .== first.one) .| (chunk .== first.other)).highBits
        if !places.isZero { look(at: places, of: chunk, from: index, in: label, &best) }
      }
      guard index < last else { return best.map { .match($0) } ?? .nothing }
      // The last chunk has bytes of the one before again where the label is no whole number of them.
      index = min(index + ByteChunk.scalarCount, last)
    }
  }

  /// Looks at the places in a chunk that begin with the right character: those that begin a word
  /// first, the others only if there is nothing better yet.
  @inline(__always)
  private func look(
    at places: SIMD2<UInt64>, of chunk: ByteChunk, from index: Int,
    in label: UnsafeBufferPointer<UInt8>, _ best: inout LabelMatch?
  ) {
    let ofWord = chunk.isOfWord.highBits
    // The start of the label was looked at, and counts as the middle of a word here.
    let before = index == 0 || Self.isOfWord(label[index - 1]) ? 0x80 : 0
    let behindWord = SIMD2(ofWord[0] << 8 | UInt64(before), ofWord[1] << 8 | ofWord[0] >> 56)
    if isThere(anyOf: places & ~behindWord, from: index, in: label) {
      best = .word
    } else if best == nil, isThere(anyOf: places & behindWord, from: index, in: label) {
      best = .inside
    }
  }

  @inline(__always)
  private func isThere(
    anyOf places: SIMD2<UInt64>, from index: Int, in label: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for half in 0..<2 {
      var rest = places[half]
      while rest != 0 {
        if isThere(index + half * 8 + rest.trailingZeroBitCount / 8, in: label) { return true }
        rest &= rest &- 1
      }
    }
    return false
  }

  @inline(__always)
  private func isThere(_ start: Int, in label: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start + wanted.count <= label.count else { return false }
    for offset in 0..<wanted.count where classes[Int(label[start + offset])] != wanted[offset] {
      return false
    }
    return true
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    !ByteChunk(repeating: byte).isOfWord.highBits.isZero
  }
}

extension ByteChunk {
  /// Whether all bytes are ASCII and none is a control character, which has no weight, or may have
  /// none.
  @inline(__always)
  fileprivate var isPrintable: Bool {
    ((self .< Self(repeating: 0x20)) .| (self .> Self(repeating: 0x7E))).highBits.isZero
  }

  /// Which bytes are ASCII letters or digits.
  @inline(__always)
  fileprivate var isOfWord: SIMDMask<SIMD16<Int8>> {
    let letters = (self | Self(repeating: 0x20)) &- Self(repeating: UInt8(ascii: "a"))
    let digits = self &- Self(repeating: UInt8(ascii: "0"))
    return (letters .< Self(repeating: 26)) .| (digits .< Self(repeating: 10))
  }
}
