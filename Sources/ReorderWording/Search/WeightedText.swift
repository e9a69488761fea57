internal import AssistiveActions

/// Text as the weights of its characters, with marks where characters and words begin.
///
///     Café au lait       c a f é   a u   l a i t      a weight each
///     beginsCharacter    ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
///     beginsWord         ^         ^     ^
///
/// It is read into again and again, one label after the other, and keeps its memory.
final class WeightedText {
  /// The weight in the low 16 bits, and the two marks above it.
  ///
  /// Unsafe for speed: it is written for each character of each label. `reserve` makes room for all
  /// that a text can give before it is read; it is freed in `deinit`.
  private var units: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private(set) var count = 0

  static let weight: UInt32 = 0xFFFF
  static let beginsCharacter: UInt32 = 1 << 16
  static let beginsWord: UInt32 = 1 << 17

  init() {
    capacity = 256
    units = .allocate(capacity: capacity)
  }

  deinit { units.deallocate() }

  /// The weights alone.
  var weights: [UInt16] { (0..<count).map { UInt16(truncatingIfNeeded: units[$0]) } }

  /// What is to be known of the text while it is read.
  private struct Reading {
    /// Whether what comes next is inside a word.
    var isInWord = false
    /// Where the last character began that is no mark, and what stood before it.
    var base: (index: Int, count: Int, isInWord: Bool)?
    /// The last character.
    var last: UInt32 = 0
    var lastTraits: PrimaryWeights.Traits = []
    /// Where a character begins that does not belong to the one before, as was found already.
    var checked = -1
  }

  /// Becomes another text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, _ table: PrimaryWeights) {
    count = 0
    reserve(2 * bytes.count)
    var reading = Reading()
    var index = 0
    while index < bytes.count {
      let start = index
      let scalar = UTF8Scalars.next(in: bytes, &index)
      let entry = table.entry(of: scalar)
      // Nearly all characters are by themselves.
      if !entry.traits.isDisjoint(with: [.isMark, .follows]), start != reading.checked,
        let base = reading.base, belongs(scalar, entry.traits, reading, table)
      {
        (count, reading.isInWord, reading.base) = (base.count, base.isInWord, nil)
        let end = Self.endOfRun(in: bytes, from: base.index, table)
        let run = UnsafeBufferPointer(rebasing: bytes[base.index..<end])
        let cluster = table.cluster(atStartOf: run)
        reserve(Self.longestRun + 2 * (bytes.count - base.index))
        append(cluster.entry, &reading, table)
        index = base.index + cluster.length
        (reading.last, reading.lastTraits, reading.checked) = (0, [], index)
        continue
      }
      if !entry.traits.contains(.isMark) {
        reading.base = (start, count, reading.isInWord)
      }
      if entry.count > 2 { reserve(table.long[Int(entry.weights)].count + 2 * (bytes.count - index)) }
      append(entry, &reading, table)
      (reading.last, reading.lastTraits) = (scalar, entry.traits)
    }
  }

  /// Whether a character could have other weights together with what stands before it.
  private func belongs(
    _ scalar: UInt32, _ traits: PrimaryWeights.Traits, _ reading: Reading, _ table: PrimaryWeights
  ) -> Bool {
    guard traits.contains(.follows) else { return false }
    return traits.contains(.isMark)
      || reading.lastTraits.contains(.begins) && table.isPair(reading.last, scalar)
  }

  private func append(
    _ entry: PrimaryWeights.Entry, _ reading: inout Reading, _ table: PrimaryWeights
  ) {
    guard entry.count > 0 else { return }
    let marks = Self.beginsCharacter | (reading.isInWord ? 0 : Self.beginsWord)
    reading.isInWord = entry.traits.contains(.isOfWord)
    switch entry.count {
    case 1:
      units[count] = entry.weights | marks
      count += 1
    case 2:
      units[count] = entry.weights & Self.weight | marks
      units[count + 1] = entry.weights >> 16
      count += 2
    default:
      for (number, weight) in table.long[Int(entry.weights)].enumerated() {
        units[count] = UInt32(weight) | (number == 0 ? marks : 0)
        count += 1
      }
    }
  }

  /// Makes room for so many units more. A byte gives two at most; the few characters that give more
  /// ask for themselves.
  private func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let larger = 2 * (count + more)
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
    copy.update(from: units, count: count)
    units.deallocate()
    (units, capacity) = (copy, larger)
  }

  /// The end of the characters from an index on that could belong together: a character, marks, and
  /// what makes a pair with its neighbour.
  private static func endOfRun(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ table: PrimaryWeights
  ) -> Int {
    var end = start
    var last = UTF8Scalars.next(in: bytes, &end)
    var lastTraits = table.entry(of: last).traits
    while end < bytes.count, end - start < longestRun {
      var next = end
      let scalar = UTF8Scalars.next(in: bytes, &next)
      let traits = table.entry(of: scalar).traits
      let isPair =
        lastTraits.contains(.begins) && traits.contains(.follows) && table.isPair(last, scalar)
      guard isPair || traits.contains(.isMark) else { break }
      (last, lastTraits, end) = (scalar, traits, next)
    }
    return end
  }

  /// How many bytes of a run are looked at. The longest rules have four characters, and who writes
  /// more marks than these on one letter writes no word.
  private static var longestRun: Int { 32 }

  /// How well the text fits weights that are looked for, or `nil` where it does not hold them.
  ///
  /// It holds them where whole characters of it have the same weights in a row.
  func match(with wanted: UnsafeBufferPointer<UInt16>) -> LabelMatch? {
    guard let first = wanted.first, count >= wanted.count else { return nil }
    let begin = UInt32(first) | Self.beginsCharacter
    var match: LabelMatch?
    for start in 0...(count - wanted.count)
    where units[start] & (Self.weight | Self.beginsCharacter) == begin {
      var offset = 1
      while offset < wanted.count, units[start + offset] & Self.weight == UInt32(wanted[offset]) {
        offset += 1
      }
      guard offset == wanted.count else { continue }
      let end = start + offset
      guard end == count || units[end] & Self.beginsCharacter != 0 else { continue }
      if start == 0 { return end == count ? .exact : .prefix }
      if units[start] & Self.beginsWord != 0 { return .word }
      match = .inside
    }
    return match
  }
}
