internal import CUnicode

/// Text as search looks at it: without case, diacritics and differences of width.
///
///     SearchText.folded("Ｃafé")     // "cafe"
public enum SearchText {
  /// The text folded: compatibility decomposition (NFKD), marks dropped, case folded.
  ///
  /// - Complexity: O(*n*) for *n* characters; ASCII is not given to ICU.
  public static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var status = U_ZERO_ERROR
    guard let normalizer = icu_unorm2_getNFKDInstance(&status),
      let decomposed = call(
        text,
        { source, length, result, capacity, status in
          icu_unorm2_normalize(normalizer, source, length, result, capacity, &status)
        })
    else { return text.lowercased() }
    var bare = String.UnicodeScalarView()
    bare.append(
      contentsOf: decomposed.unicodeScalars.lazy.filter {
        $0.properties.generalCategory != .nonspacingMark
          && !$0.properties.isDefaultIgnorableCodePoint
      })
    return call(String(bare)) { source, length, result, capacity, status in
      icu_u_strFoldCase(result, capacity, source, length, UInt32(U_FOLD_CASE_DEFAULT), &status)
    } ?? String(bare)
  }

  private static func call(
    _ text: String,
    _ function: (
      UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode
    ) -> Int32
  ) -> String? {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return "" }
      return ICUText.utf16 { function(start, Int32(source.count), $0, $1, &$2) }
    }
  }
}
