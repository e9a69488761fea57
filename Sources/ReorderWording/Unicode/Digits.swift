internal import CUnicode

/// The digits a language shows numbers with: the CLDR default numbering system of its tag.
///
/// `ar` has 0-9, `ar-EG` has ٠-٩, `fa` has ۰-۹. Nothing is grouped: positions are short, and
/// grouping marks are noise on a braille display.
///
/// CLDR 47 gives Arabic without a region the digits 0-9; older data, such as ICU 72's, takes those
/// of Egypt. A program must not change its digits with the ICU it happens to find, so that one is
/// decided here.
struct Digits: Sendable {
  /// The ten digits from zero.
  let characters: [Character]

  init(locale: String) {
    let western = Array("0123456789")
    characters = locale == "ar" ? western : Self.defaultDigits(of: locale) ?? western
  }

  private static func defaultDigits(of locale: String) -> [Character]? {
    var status = ICU_U_ZERO_ERROR
    guard let system = icu_unumsys_open(locale, &status) else { return nil }
    defer { icu_unumsys_close(system) }
    guard !icu_unumsys_isAlgorithmic(system),
      let digits = ICUText.utf16({ icu_unumsys_getDescription(system, $0, $1, &$2) }),
      digits.count == 10
    else { return nil }
    return Array(digits)
  }

  /// The number in these digits.
  func shown(_ number: Int) -> String {
    String(String(number).map { $0.wholeNumberValue.map { characters[$0] } ?? $0 })
  }
}
