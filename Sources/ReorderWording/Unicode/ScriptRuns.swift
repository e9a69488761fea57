internal import CUnicode

/// Text cut where its script changes (ICU `uscript_getScript`).
struct ScriptRun: Hashable, Sendable {
  var text: String
  /// The ISO 15924 code, or `nil` for text that has only digits, punctuation and the like.
  var script: String?

  /// The runs of a text. What belongs to no script joins the run before it, or the first one.
  ///
  ///     "Milk (שלום)"   Latn "Milk (", Hebr "שלום)"
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func runs(in text: String) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var start = text.startIndex
    var current: String?
    for index in text.unicodeScalars.indices {
      guard let script = script(of: text.unicodeScalars[index]), script != current else { continue }
      if current != nil {
        runs.append(ScriptRun(text: String(text[start..<index]), script: current))
        start = index
      }
      current = script
    }
    guard start < text.endIndex else { return runs }
    return runs + [ScriptRun(text: String(text[start...]), script: current)]
  }

  private static func script(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return scalar.isASCIILetter ? "Latn" : nil }
    // Numbers belong to what they stand with, whatever their digits look like.
    if scalar.properties.generalCategory == .decimalNumber { return nil }
    var status = ICU_U_ZERO_ERROR
    let code = icu_uscript_getScript(Int32(bitPattern: scalar.value), &status)
    switch code {
    case ICU_USCRIPT_COMMON, ICU_USCRIPT_INHERITED, ICU_USCRIPT_UNKNOWN, ICU_USCRIPT_INVALID_CODE:
      return nil
    default: return icu_uscript_getShortName(code).map { String(cString: $0) }
    }
  }

  /// Whether a scalar belongs to no script of its own, as the accents do.
  static func isShared(_ scalar: Unicode.Scalar) -> Bool { script(of: scalar) == nil }
}
