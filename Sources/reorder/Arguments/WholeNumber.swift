/// Whole numbers as people type them.
enum WholeNumber {
  /// The number that a text is, or `nil` where it is none.
  ///
  /// One that is further out than any list is long comes out as the last that is: it is a number all
  /// the same, to be refused as out of range, and nothing that is reckoned with it overflows.
  static func read(_ text: String) -> Int? {
    let limit = Int(Int32.max)
    if let number = Int(text) { return min(max(number, -limit), limit) }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return isNegative ? -limit : limit
  }
}
