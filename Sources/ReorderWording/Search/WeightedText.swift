internal import AssistiveActions

/// Text as the weights of its characters, with marks where characters and words begin.
///
///     Café au lait       c a f é   a u   l a i t      a weight each
///     beginsCharacter    ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
///     beginsWord         ^         ^     ^
struct WeightedText {
  /// The weight in the low 16 bits, and the two marks above it.
  private(set) var units: [UInt32] = []

  static let weight: UInt32 = 0xFFFF
  static let beginsCharacter: UInt32 = 1 << 16
  static let beginsWord: UInt32 = 1 << 17

  /// Becomes another text. The memory is kept.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ weights: PrimaryWeights) {
    units.removeAll(keepingCapacity: true)
    var isInWord = false
    var index = 0
    while index < bytes.count {
      let start = index
      let scalar = UTF8Scalars.next(in: bytes, &index)
      var entry = weights.entry(of: scalar)
      // What follows is looked at only where it could belong to this character.
      if index < bytes.count, bytes[index] >= 0x80 || entry.traits.contains(.begins),
        let end = Self.endOfRun(from: scalar, entry.traits, in: bytes, index, weights)
      {
        let run = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let cluster = weights.cluster(atStartOf: run)
        entry = cluster.entry
        index = start + cluster.length
      }
      append(entry, &isInWord, weights)
    }
  }

  private mutating func append(
    _ entry: PrimaryWeights.Entry, _ isInWord: inout Bool, _ weights: PrimaryWeights
  ) {
    guard entry.count > 0 else { return }
    let marks = Self.beginsCharacter | (isInWord ? 0 : Self.beginsWord)
    isInWord = entry.traits.contains(.isOfWord)
    switch entry.count {
    case 1: units.append(entry.weights | marks)
    case 2:
      units.append(entry.weights & Self.weight | marks)
      units.append(entry.weights >> 16)
    default:
      for (number, weight) in weights.long[Int(entry.weights)].enumerated() {
        units.append(UInt32(weight) | (number == 0 ? marks : 0))
      }
    }
  }

  /// The end of the characters from an index on that could belong to the one before: marks, and
  /// what makes a pair with its neighbour. `nil` where none of them counts.
  private static func endOfRun(
    from first: UInt32, _ traits: PrimaryWeights.Traits, in bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int, _ weights: PrimaryWeights
  ) -> Int? {
    var (last, lastTraits) = (first, traits)
    var end = start
    var counts = false
    while end < bytes.count, end - start < longestRun {
      var next = end
      let scalar = UTF8Scalars.next(in: bytes, &next)
      let traits = weights.entry(of: scalar).traits
      let isPair =
        lastTraits.contains(.begins) && traits.contains(.follows) && weights.isPair(last, scalar)
      guard isPair || traits.contains(.isMark) else { break }
      counts = counts || traits.contains(.follows)
      (last, lastTraits, end) = (scalar, traits, next)
    }
    return counts ? end : nil
  }

  /// How many bytes of a run are looked at. The longest rules have four characters, and who writes
  /// more marks than these on one letter writes no word.
  private static var longestRun: Int { 32 }

  /// How well the text fits another one that is looked for, or `nil` where it does not hold it.
  ///
  /// It holds it where whole characters of it have the same weights in a row.
  func match(with wanted: WeightedText) -> LabelMatch? {
    let (text, wanted) = (units, wanted.units)
    guard let first = wanted.first, text.count >= wanted.count else { return nil }
    let begin = first & Self.weight | Self.beginsCharacter
    var fit: LabelMatch?
    for start in 0...(text.count - wanted.count)
    where text[start] & (Self.weight | Self.beginsCharacter) == begin {
      var offset = 1
      while offset < wanted.count, (text[start + offset] ^ wanted[offset]) & Self.weight == 0 {
        offset += 1
      }
      guard offset == wanted.count else { continue }
      let end = start + offset
      guard end == text.count || text[end] & Self.beginsCharacter != 0 else { continue }
      if start == 0 { return end == text.count ? .exact : .prefix }
      if text[start] & Self.beginsWord != 0 { return .word }
      fit = .inside
    }
    return fit
  }
}
