/// What stands before, between and after the items of a section. It stays where it is while the
/// items move.
///
///     a . b   c        c . a   b        the gaps "." and "   " keep their places
///
struct Spacing: Sendable {
  var before: [UInt8] = []
  /// One fewer than items, or none where nothing stands between any two.
  var between: [[UInt8]] = []
  var after: [UInt8] = []

  /// The spacing for the items of another order.
  ///
  /// An item that leaves takes the shorter of the gaps beside it out of the list. An item that
  /// comes in stands after the gap that was there, and brings the gap the list mostly has.
  ///
  ///     a   b c    without b    a   c    the longer gap stays
  ///     a   c      x before c   a   x   c
  ///
  /// - Parameters:
  ///   - items: The slots of the new order.
  ///   - old: The slots of the order as read.
  ///   - fallback: The gap where the list has none to copy.
  ///   - isNeeded: Whether a gap holds more than blanks, so that it must not go.
  /// - Returns: The spacing that fits the new order.
  /// - Complexity: O(*n*) where *n* is the number of items in both orders, on average.
  func rearranged(
    _ items: [Int], from old: Range<Int>, fallback: [UInt8] = [],
    isNeeded: ([UInt8]) -> Bool = { _ in false }
  ) -> Spacing {
    let stays = items.filter(old.contains)
    if stays.count == old.count && items.count == old.count { return self }
    let kept = closed(to: stays, of: old, isNeeded: isNeeded)
    let common = commonGap(isNeeded: isNeeded) ?? fallback
    if kept.between.isEmpty && common.isEmpty { return kept }
    return kept.opened(for: items, from: old, gap: common)
  }

  /// The gap the list mostly has, the longer one of two as frequent. What must not go must not be
  /// copied either.
  private func commonGap(isNeeded: ([UInt8]) -> Bool) -> [UInt8]? {
    var counts: [[UInt8]: Int] = [:]
    for gap in between where !isNeeded(gap) { counts[gap, default: 0] += 1 }
    return counts.max { ($0.value, $0.key.count) < ($1.value, $1.key.count) }?.key
  }

  /// Without the items that left.
  private func closed(to stays: [Int], of old: Range<Int>, isNeeded: ([UInt8]) -> Bool) -> Spacing {
    guard !between.isEmpty, stays.count < old.count else { return self }
    var isHere = [Bool](repeating: false, count: old.count)
    for slot in stays { isHere[slot - old.lowerBound] = true }
    var closed = Spacing(before: before, after: after)
    var run: [[UInt8]] = []
    var hasFirst = false
    for index in isHere.indices {
      if isHere[index] {
        if hasFirst {
          closed.between.append(merged(run, isNeeded: isNeeded))
        } else {
          closed.before += needed(run, isNeeded: isNeeded)
        }
        hasFirst = true
        run = []
      }
      if index < between.count { run.append(between[index]) }
    }
    closed.after = needed(run, isNeeded: isNeeded) + after
    return closed
  }

  /// One gap out of those that met.
  private func merged(_ run: [[UInt8]], isNeeded: ([UInt8]) -> Bool) -> [UInt8] {
    let needed = needed(run, isNeeded: isNeeded)
    return needed.isEmpty ? run.max { $0.count < $1.count } ?? [] : needed
  }

  private func needed(_ run: [[UInt8]], isNeeded: ([UInt8]) -> Bool) -> [UInt8] {
    Array(run.filter(isNeeded).joined())
  }

  /// With a place for each item that came.
  private func opened(for items: [Int], from old: Range<Int>, gap: [UInt8]) -> Spacing {
    var opened = Spacing(before: before, after: after)
    var rest = between[...]
    var kept = items.lazy.filter(old.contains).count
    for item in items.dropLast() {
      let isOld = old.contains(item)
      if isOld { kept -= 1 }
      let bringsOwn = !isOld || kept == 0
      opened.between.append(bringsOwn ? gap : rest.popFirst() ?? [])
    }
    return opened
  }
}
