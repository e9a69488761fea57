internal import CUnicode

/// The quotation marks of a language, and those for a quotation inside one.
struct QuotationMarks: Hashable, Sendable {
  /// An opening and a closing mark.
  struct Pair: Hashable, Sendable {
    var open: String
    var close: String
  }

  var outer: Pair
  var inner: Pair

  /// What can be written where the encoding is not UTF-8.
  static let ascii = QuotationMarks(
    outer: Pair(open: "\"", close: "\""), inner: Pair(open: "'", close: "'"))

  /// The pair for a name: the inner one when the name itself has one of the outer marks.
  func pair(around name: String) -> Pair {
    let clashes = [outer.open, outer.close].contains { mark in
      mark.unicodeScalars.first.map(name.unicodeScalars.contains) ?? false
    }
    return clashes ? inner : outer
  }
}

extension QuotationMarks {
  /// The marks that CLDR gives a language (ICU `ulocdata_getDelimiter`).
  init(locale: String) {
    self = .ascii
    var status = ICU_U_ZERO_ERROR
    guard let data = icu_ulocdata_open(locale, &status) else { return }
    defer { icu_ulocdata_close(data) }
    func mark(_ type: Int32) -> String? {
      ICUText.utf16 { icu_ulocdata_getDelimiter(data, type, $0, $1, &$2) }
    }
    guard let open = mark(ICU_ULOCDATA_QUOTATION_START),
      let close = mark(ICU_ULOCDATA_QUOTATION_END),
      let innerOpen = mark(ICU_ULOCDATA_ALT_QUOTATION_START),
      let innerClose = mark(ICU_ULOCDATA_ALT_QUOTATION_END)
    else { return }
    outer = Pair(open: open, close: close)
    inner = Pair(open: innerOpen, close: innerClose)
    // CLDR has the same marks inside and outside for French. What is written there is “ ”.
    if inner == outer { inner = Pair(open: "“", close: "”") }
  }
}
