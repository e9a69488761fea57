/// Puts slices of whole lines together again, and keeps a missing final newline missing.
///
///     Eggs⏎             Milk⏎      Milk had no line break. It takes that of the line that
///     Milk       ->     Eggs       is last now, which loses it.
///
/// An empty line cannot be last without a terminator, since it would be gone. It keeps the one it
/// has, and the other line gets a copy.
struct LineAssembly {
  private let rule: LineRule
  private let prefix: Int
  private var bytes: [UInt8]
  /// Where slices ended without a terminator: one that was last, and copies of it.
  private var open: [Int] = []

  /// Begins with `prefix`, which no line is a part of.
  init(rule: LineRule, prefix: ArraySlice<UInt8>, capacity: Int) {
    self.rule = rule
    self.prefix = prefix.count
    bytes = []
    bytes.reserveCapacity(capacity + 2)
    bytes += prefix
  }

  mutating func append(_ slice: some BidirectionalCollection<UInt8>) {
    guard !slice.isEmpty else { return }
    bytes += slice
    if rule.terminatorLength(endOf: slice) == 0 { open.append(bytes.count) }
  }

  /// The document.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  func finished() -> [UInt8] {
    let length = bytes.count
    let inside = open.filter { $0 < length }
    guard let last = inside.last else { return bytes }
    var bytes = bytes
    var terminator = Array(bytes.suffix(rule.terminatorLength(endOf: bytes)))
    let rest = bytes.dropLast(terminator.count)
    let isEmptyLine =
      rest.count == prefix || rest.count == last || rule.terminatorLength(endOf: rest) > 0
    if !isEmptyLine { bytes.removeLast(terminator.count) }
    // All of them end without one: the line before has one, or the lines of such a text.
    if terminator.isEmpty { terminator = rule.firstTerminator(in: bytes) }
    for place in inside.reversed() { bytes.insert(contentsOf: terminator, at: place) }
    return bytes
  }
}
