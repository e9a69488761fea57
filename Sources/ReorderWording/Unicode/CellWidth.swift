internal import CUnicode

/// How many cells of a terminal or a braille display text takes.
///
///     Milk   4
///     牛乳   4, two cells each
///     “⁨שלום⁩”   6, the isolates take none
///
/// Where terminals differ this is the larger number: an emoji of several parts counts as all its
/// parts, because some terminals show them side by side.
///
/// Source: UAX #11; ambiguous characters are narrow.
package enum CellWidth {
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func cells(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    // A variation selector can make the symbol before it wide.
    case .nonspacingMark: return scalar.value == 0xFE0F ? 1 : 0
    case .enclosingMark, .format, .control: return 0
    default: break
    }
    let width = icu_u_getIntPropertyValue(
      UChar32(bitPattern: scalar.value), UCHAR_EAST_ASIAN_WIDTH)
    return [U_EA_WIDE, U_EA_FULLWIDTH].contains { width == Int32($0.rawValue) } ? 2 : 1
  }
}
