/// Digits within a name, as voices can read them.
///
/// - All voices read 0 to 9; those of other scripts are left out by some (he, ja, zh, ko, th).
/// - The free Hebrew voices are silent at all digits, so there they become words.
enum ReadableDigits {
  private static let hebrew = SpelledNumbers(locale: "he")

  /// Longer numbers are codes, which nobody says as one number.
  private static let longestNumber = 6

  /// - Parameters:
  ///   - text: Words of a name.
  ///   - language: The language in which they are read.
  /// - Returns: The words, with digits or words for its numbers.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func text(_ text: String, readIn language: String) -> String {
    let inWords = language == "he"
    guard text.unicodeScalars.contains(where: { digit($0) != nil && (inWords || !$0.isASCII) })
    else { return text }
    var result = ""
    var number = ""
    func words() -> String {
      guard inWords, !number.isEmpty else { return number }
      let isOneNumber = number.count <= longestNumber && (number == "0" || !number.hasPrefix("0"))
      let numbers = isOneNumber ? [number] : number.map(String.init)
      return numbers.map { Int($0).flatMap(hebrew.cardinal) ?? $0 }.joined(separator: " ")
    }
    func finishNumber(before next: Unicode.Scalar?) {
      guard !number.isEmpty else { return }
      if inWords, let last = result.last, !last.isWhitespace { result += " " }
      result += words()
      if inWords, let next, !next.properties.isWhitespace { result += " " }
      number = ""
    }
    for scalar in text.unicodeScalars {
      if let digit = digit(scalar) {
        number += String(digit)
      } else {
        finishNumber(before: scalar)
        result.unicodeScalars.append(scalar)
      }
    }
    finishNumber(before: nil)
    return result
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return scalar.isDigit ? Int(scalar.value) - 0x30 : nil }
    guard scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}
