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

  /// Becomes another text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, _ table: PrimaryWeights) {
    count = 0
    reserve(2 * bytes.count)
    var isInWord = false
    // The last character, and where the last one began that is no mark.
    var last = PrimaryWeights.Entry()
    var lastScalar: UInt32 = 0
    var base = Base()
    // Where a character begins that was found not to belong to the one before.
    var checked = -1
    var index = 0
    while index < bytes.count {
      let start = index
      let scalar = UTF8Scalars.next(in: bytes, &index)
      let entry = table.entry(of: scalar)
      // Nearly all characters are by themselves.
      if entry.traits.contains(.follows), start != checked, base.index >= 0,
        entry.traits.contains(.isMark)
          || last.traits.contains(.begins) && table.isPair(lastScalar, scalar)
      {
        (count, isInWord) = (base.count, base.isInWord)
        let run = Self.run(in: bytes, from: base.index, table)
        let cluster = table.cluster(atStartOf: run)
        index = base.index + cluster.length
        (checked, last, base) = (index, PrimaryWeights.Entry(), Base())
        append(cluster.entry, isInWord: &isInWord, table, bytesToCome: bytes.count - index)
        continue
      }
      if !entry.traits.contains(.isMark) {
        base = Base(index: start, count: count, isInWord: isInWord)
      }
      (last, lastScalar) = (entry, scalar)
      append(entry, isInWord: &isInWord, table, bytesToCome: bytes.count - index)
    }
  }

  /// Where a character began, and what was read before it.
  private struct Base {
    var index = -1
    var count = 0
    var isInWord = false
  }

  @inline(__always)
  private func append(
    _ entry: PrimaryWeights.Entry, isInWord: inout Bool, _ table: PrimaryWeights,
    bytesToCome: Int
  ) {
    guard entry.count > 0 else { return }
    let marks = Self.beginsCharacter | (isInWord ? 0 : Self.beginsWord)
    isInWord = entry.traits.contains(.isOfWord)
    switch entry.count {
    case 1:
      units[count] = entry.weights | marks
      count += 1
    case 2:
      units[count] = entry.weights & Self.weight | marks
      units[count + 1] = entry.weights >> 16
      count += 2
    default:
      let weights = table.long[Int(entry.weights)]
      reserve(weights.count + 2 * bytesToCome)
      for (number, weight) in weights.enumerated() {
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

  /// The characters from an index on that could belong together: a character, marks, and what makes
  /// a pair with its neighbour.
  private static func run(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ table: PrimaryWeights
  ) -> UnsafeBufferPointer<UInt8> {
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
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
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
