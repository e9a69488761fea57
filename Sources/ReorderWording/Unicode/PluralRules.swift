internal import CUnicode

/// Which plural form a language wants for a number (ICU `uplrules_select`).
///
/// Unchecked: `UPluralRules` is not written to after it was opened, and ICU lets several threads
/// use one object through functions that take it as `const`.
final class PluralRules: @unchecked Sendable {
  private let rules: OpaquePointer?

  init(locale: String) {
    var status = ICU_U_ZERO_ERROR
    rules = icu_uplrules_open(locale, &status)
  }

  deinit {
    if let rules { icu_uplrules_close(rules) }
  }

  /// The form for a whole number.
  func category(of number: Int) -> PluralCategory {
    guard let rules else { return .other }
    let keyword = ICUText.utf16 { icu_uplrules_select(rules, Double(number), $0, $1, &$2) }
    return keyword.flatMap(PluralCategory.init(rawValue:)) ?? .other
  }

  /// The forms that whole numbers can have, and `other`, which is always asked for.
  ///
  /// All rules of CLDR depend on the last three digits or on being a multiple of a million; the
  /// numbers tried cover both.
  var integerCategories: Set<PluralCategory> {
    let tried = Array(0...1_000) + [10_000, 100_000, 1_000_000, 2_000_000, 1_000_000_000]
    return Set(tried.map(category(of:))).union([.other])
  }

  /// Whether the form is heard for one number only: `one` is in English, and in Russian, where 21
  /// and 31 have it, too, it is not.
  func isForOneNumber(_ category: PluralCategory) -> Bool {
    (0...1_000).lazy.filter { self.category(of: $0) == category }.prefix(2).count == 1
  }
}
