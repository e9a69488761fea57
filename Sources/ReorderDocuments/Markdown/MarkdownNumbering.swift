/// The numbers of an ordered list. They belong to the places, not to the items.
///
///     1. a  2. b  3. c     ->     1. c  2. a  3. b
///     1. a  1. b  1. c     ->     1. c  1. a  1. b
///     5. a  9. b           ->     5. b  9. a
struct MarkdownNumbering {
  /// The digits of each place as read; for a new list, what others begin with.
  private let known: [[UInt8]]
  /// Whether places behind the last one have its number.
  private let isRepeating: Bool

  /// - Parameters:
  ///   - digits: The digits of each place as read.
  ///   - habits: What lists of this text do, for one that has no two numbers to go on from.
  init(digits: [[UInt8]], habits: MarkdownHabits) {
    let known = digits.isEmpty ? [habits.start] : digits
    self.known = known
    isRepeating = known.count > 1 ? known.allSatisfy { $0 == known[0] } : habits.repeatsNumbers
  }

  /// The digits of a place. Behind the last place that was read, the list goes on as it was: with
  /// the same number where all were the same, else counting.
  func digits(at place: Int) -> [UInt8] {
    if place < known.count { return known[place] }
    let last = known[known.count - 1]
    if isRepeating { return last }
    let number = (Int(String(decoding: last, as: UTF8.self)) ?? 0) + place - known.count + 1
    let text = Array(String(min(number, 999_999_999)).utf8)
    guard last.count > 1, last.first == UInt8(ascii: "0"), text.count < last.count else {
      return text
    }
    return [UInt8](repeating: UInt8(ascii: "0"), count: last.count - text.count) + text
  }
}
