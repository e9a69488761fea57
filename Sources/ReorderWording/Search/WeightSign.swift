/// Finds in text what gives it one of the weights that are looked for: the last two bytes of each
/// character that can.
///
///     米        B1 B3, the end of E7 B1 B3, which other characters have as well
///     m, M      6D or 4D, behind any byte, where the ASCII beside it fits
///
/// It is for passing over labels that cannot fit, without looking at each of their characters: no
/// label that fits is without a sign.
final class WeightSign {
  private let givers: WeightGivers
  private let context: ASCIIContext
  private let pairs = BytePairs()
  /// The two ASCII characters that end signs, or one of them twice; `nil` for more or none.
  private let ascii: (one: ByteChunk, other: ByteChunk)?

  /// The sign of one of the weights that are looked for; none where bytes that are no text can give
  /// it.
  ///
  /// - Complexity: some ten milliseconds the first time, to know the characters of a language.
  init?(of weight: UInt16, in wanted: [UInt16], _ table: PrimaryWeights) {
    givers = WeightGivers(of: weight, table)
    guard !givers.contains(UTF8Scalars.replacement) else { return nil }
    context = ASCIIContext(of: weight, in: wanted, table)
    var letters: [UInt8] = []
    for scalar in givers.ofThreeBytes {
      guard let bytes = Unicode.Scalar(scalar).flatMap({ UTF8.encode($0) }).map(Array.init),
        let last = bytes.last
      else { continue }
      if bytes.count > 1 {
        pairs.insert(last, behind: bytes[bytes.count - 2])
      } else {
        pairs.insertBehindAnything(last)
        letters.append(last)
      }
    }
    // The characters of four bytes are many, and rare in lists. Each is looked at by itself.
    for lead in Self.leadsOfFour { pairs.insertBehindAnything(lead) }
    let forms = letters.map { ByteChunk(repeating: $0) }
    ascii = (1...2).contains(forms.count) ? (forms[0], forms[forms.count - 1]) : nil
  }

  /// What a character of four bytes begins with.
  private static var leadsOfFour: ClosedRange<UInt8> { 0xF0...0xF4 }

  /// The first index from one on at which a sign ends.
  ///
  /// - Complexity: O(*n*) for *n* bytes up to there, the sooner for stretches of ASCII.
  func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if start == 0, isSign(0, of: text) { return 0 }
    var index = max(1, start)
    while index < text.count {
      let end = min(index + ByteChunk.scalarCount, text.count)
      if end - index == ByteChunk.scalarCount {
        let plain = plainLength(text, from: index)
        if plain < ByteChunk.scalarCount, text[index + plain] < 0x80 {
          index += plain
          if isSign(index, of: text) { return index }
          index += 1
          continue
        }
        if plain == ByteChunk.scalarCount || !pairs.endSomewhere(inChunkAt: index, of: text) {
          index = end
          continue
        }
      }
      while index < end {
        if isSign(index, of: text) { return index }
        index += 1
      }
    }
    return nil
  }

  /// How many bytes of a chunk, from its start, are ASCII and end no sign.
  @inline(__always)
  private func plainLength(_ text: UnsafeBufferPointer<UInt8>, from index: Int) -> Int {
    guard let ascii else { return 0 }
    let chunk = ByteChunk(text, at: index)
    let others = ((chunk .== ascii.one) .| (chunk .== ascii.other)).highBits | chunk.highBits
    if others[0] != 0 { return others[0].trailingZeroBitCount / 8 }
    return 8 + others[1].trailingZeroBitCount / 8
  }

  /// Whether a sign ends at an index.
  @inline(__always)
  private func isSign(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    isPair(index, of: text) && isGood(index, of: text)
  }

  @inline(__always)
  private func isPair(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    index < text.count && pairs.contains(text[index], behind: index > 0 ? text[index - 1] : 0)
  }

  /// Whether two bytes of the set stand for a character that can be part of what is looked for.
  private func isGood(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text[index] < 0x80 { return context.allows(index, of: text) }
    guard Self.leadsOfFour.contains(text[index]) else { return true }
    var next = index
    return givers.contains(UTF8Scalars.next(in: text, &next))
  }

  /// What it costs to look for the sign in a text, roughly, in pairs that are looked at in vain.
  func cost(in text: UnsafeBufferPointer<UInt8>) -> Int {
    text.indices.reduce(0) { cost, index in
      guard isPair(index, of: text) else { return cost }
      return cost + (isGood(index, of: text) ? Self.costOfLabel : 1)
    }
  }

  /// What it costs, in the same measure, to look at a label.
  private static var costOfLabel: Int { 10 }
}
