/// What the lists of a text have in common, for lists that have too few items to tell.
struct MarkdownHabits: Sendable {
  /// What stands between two items: blank lines, if all lists have them there.
  var gap: [UInt8] = []
  /// The number of the first item: 1, if the lists do not all begin with the same other one.
  var start: [UInt8] = [UInt8(ascii: "1")]
  /// Whether all lists repeat their number.
  var repeatsNumbers = false

  /// - Parameters:
  ///   - gaps: All gaps between two items of a list.
  ///   - numbers: The numbers of each ordered list.
  init(gaps: [[UInt8]], numbers: [[[UInt8]]]) {
    if let first = gaps.first, gaps.allSatisfy({ !$0.isEmpty }) { gap = first }
    if let first = numbers.first?.first, numbers.allSatisfy({ $0.first == first }) { start = first }
    let long = numbers.filter { $0.count > 1 }
    repeatsNumbers = !long.isEmpty && long.allSatisfy { list in list.allSatisfy { $0 == list[0] } }
  }
}
