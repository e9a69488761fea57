/// Which direction controls of a text have no partner (UAX #9, BD9 and X5a-X7).
///
///     RLO a b          RLO has none; it would turn everything after the name, too
///     LRE a PDF        a pair
///     FSI LRE a PDI    LRE is ended by the isolate's end, so it has none of its own
///     PDI a            PDI has none; it would end an isolate of ours
enum DirectionPairs {
  /// More than this is not writing. UAX #9 itself gives up at 125.
  private static let deepest = 60

  /// The places of the controls that must not be sent: without a partner, or an override.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars.
  static func unpaired(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var open: [Int] = []
    var unpaired: Set<Int> = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068:
        if open.count < deepest { open.append(index) } else { unpaired.insert(index) }
      case 0x202C:
        guard let last = open.last, !isIsolate(scalars[last]) else {
          unpaired.insert(index)
          continue
        }
        open.removeLast()
        if isOverride(scalars[last]) { unpaired.formUnion([last, index]) }
      case 0x2069:
        guard let start = open.lastIndex(where: { isIsolate(scalars[$0]) }) else {
          unpaired.insert(index)
          continue
        }
        unpaired.formUnion(open[(start + 1)...])
        open.removeSubrange(start...)
      default: break
      }
    }
    return unpaired.union(open)
  }

  /// The text without an isolate that is around all of it, so that ours is not a second one.
  ///
  /// - Returns: The inside, and the control that opened it.
  static func unwrapped(_ text: String) -> (inside: String, opening: Unicode.Scalar)? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, isIsolate(first), scalars.last == Bidi.popIsolate else {
      return nil
    }
    var depth = 0
    for (index, scalar) in scalars.enumerated() {
      if isIsolate(scalar) { depth += 1 }
      if scalar == Bidi.popIsolate { depth -= 1 }
      if depth == 0, index < scalars.count - 1 { return nil }
    }
    var inside = String.UnicodeScalarView()
    inside.append(contentsOf: scalars[1..<(scalars.count - 1)])
    return (String(inside), first)
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2068).contains(scalar.value)
  }

  private static func isOverride(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x202D || scalar.value == 0x202E
  }
}
