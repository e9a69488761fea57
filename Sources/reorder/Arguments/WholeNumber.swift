/// Whole numbers as people type them.
enum WholeNumber {
  /// The number that a text is, or `nil` where it is none.
  ///
  /// One that is further out than any list is long comes out as the last that is: it is a number all
  /// the same, to be refused as out of range, and nothing that is reckoned with it overflows.
  static func read(_ typed: String) -> Int? {
    let limit = Int(Int32.max)
    let text = withASCIIDigits(typed)
    if let number = Int(text) { return min(max(number, -limit), limit) }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return isNegative ? -limit : limit
  }

  /// A text with the digits of every script as ASCII ones, so that a number can be typed as it is
  /// shown: ٣ as 3.
  static func withASCIIDigits(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.map { character in
      guard character.isDecimalDigit, let digit = character.wholeNumberValue else {
        return String(character)
      }
      return String(digit)
    }.joined()
  }
}

extension Character {
  /// Whether it is a digit of a decimal system, in whatever script.
  var isDecimalDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }
}
