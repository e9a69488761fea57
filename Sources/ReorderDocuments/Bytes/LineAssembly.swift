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
  /// Where a slice ended without a terminator.
  private var open: Int?

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
    if rule.terminatorLength(endOf: slice) == 0 { open = bytes.count }
  }

  /// The document.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  func finished() -> [UInt8] {
    guard let open, open < bytes.count else { return bytes }
    var bytes = bytes
    let terminator = bytes.suffix(rule.terminatorLength(endOf: bytes))
    let rest = bytes.dropLast(terminator.count)
    let isEmptyLine =
      rest.count == prefix || rest.count == open || rule.terminatorLength(endOf: rest) > 0
    if !isEmptyLine { bytes.removeLast(terminator.count) }
    bytes.insert(contentsOf: terminator, at: open)
    return bytes
  }
}
