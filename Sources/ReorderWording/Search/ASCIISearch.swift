internal import AssistiveActions

/// The way to look at labels that are ASCII, as most are: byte by byte, eight at a time.
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
  /// The index in `wanted` of the character that is rarest in texts, and its two forms, once in each
  /// byte.
  private let rarest: Int
  private let one: UInt64
  private let other: UInt64

  /// - Returns: `nil` where bytes alone do not tell.
  init?(_ text: String, _ table: ASCIIClasses) {
    guard let table = table.classes else { return nil }
    let wanted = text.utf8.map { $0 < 0x80 ? table[Int($0)] : 0xFF }
    guard !wanted.isEmpty, !wanted.contains(0xFF) else { return nil }
    let rarest = wanted.indices.min { Self.frequency(wanted[$0]) < Self.frequency(wanted[$1]) }
    guard let rarest else { return nil }
    let forms = (0..<0x80).filter { table[$0] == wanted[rarest] }
    guard (1...2).contains(forms.count) else { return nil }
    classes = .allocate(capacity: 0x100)
    // A label is compared before all of it is known to be ASCII.
    for byte in 0..<0x100 { classes[byte] = byte < 0x80 ? table[byte] : 0xFF }
    self.wanted = .allocate(capacity: wanted.count)
    _ = self.wanted.initialize(from: wanted)
    self.rarest = rarest
    one = UInt64(forms[0]) &* Self.everyByte
    other = UInt64(forms[forms.count - 1]) &* Self.everyByte
  }

  deinit {
    classes.deallocate()
    wanted.deallocate()
  }

  private static var everyByte: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
  private static var lowBits: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }

  /// How common a character is in texts of many languages, roughly: it only has to tell j from e.
  private static func frequency(_ byte: UInt8) -> Int {
    let common = Array(" etaoinsrhldcumfpgwybvkxjqz".utf8)
    let lower = byte | (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? 0x20 : 0)
    return common.firstIndex(of: lower).map { common.count - $0 } ?? 0
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
    guard let base = UnsafeRawPointer(label.baseAddress) else { return .nothing }
    var best: LabelMatch?
    var offset = 0
    while offset < label.count {
      let length = min(8, label.count - offset)
      var word: UInt64 = 0
      if length == 8 {
        word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      } else {
        for byte in 0..<length { word |= UInt64(label[offset + byte]) << UInt64(byte * 8) }
      }
      if word & Self.highBits != 0 { return .notASCII }
      if hasControl(word, length) { return .notASCII }
      var hits = Self.zeroBytes(word ^ one) | Self.zeroBytes(word ^ other)
      while hits != 0 {
        let index = offset + hits.trailingZeroBitCount / 8
        hits &= hits &- 1
        if let match = match(label, at: index - rarest), best.map({ match < $0 }) ?? true {
          best = match
        }
      }
      offset += length
    }
    return best.map { .match($0) } ?? .nothing
  }

  /// The high bit of each byte that is zero. All bytes are ASCII.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    ~(((word & lowBits) &+ lowBits) | word | lowBits)
  }

  /// Whether one of the bytes is a control character, which has no weight, or may have none.
  private func hasControl(_ word: UInt64, _ length: Int) -> Bool {
    // Adding 0x60 carries into the high bit from 0x20 on; adding 1 does so for DEL only.
    let printable = (word &+ 0x60 &* Self.everyByte) & Self.highBits
    let deleted = (word &+ Self.everyByte) & Self.highBits
    let used = length == 8 ? Self.highBits : Self.highBits >> UInt64((8 - length) * 8)
    return printable & used != used || deleted & used != 0
  }

  private func match(_ label: UnsafeBufferPointer<UInt8>, at start: Int) -> LabelMatch? {
    let end = start + wanted.count
    guard start >= 0, end <= label.count else { return nil }
    var offset = 0
    while offset < wanted.count {
      if classes[Int(label[start + offset])] != wanted[offset] { return nil }
      offset += 1
    }
    if start == 0 { return end == label.count ? .exact : .prefix }
    return Self.isOfWord(label[start - 1]) ? .inside : .word
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// Which ASCII characters have the same weights in a language.
struct ASCIIClasses {
  /// For each character the first one with the same weights, 0xFF for one without; `nil` where two
  /// of them side by side have weights of their own.
  let classes: [UInt8]?

  init(_ weights: PrimaryWeights) {
    guard !weights.hasPairsOfASCII else {
      classes = nil
      return
    }
    let entries = (0..<0x80).map { weights.entry(of: $0) }
    classes = entries.map { entry in
      let first = entries.firstIndex { $0.count == entry.count && $0.weights == entry.weights }
      return entry.count == 0 || entry.count > 2 ? 0xFF : UInt8(first ?? 0xFF)
    }
  }
}
