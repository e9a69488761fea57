internal import CUnicode

extension LanguageTag {
  /// Whether CLDR has data for the language.
  ///
  /// ICU answers a question about any other language with the data of the language that the
  /// process runs in, so that German quotes would stand in a Navajo sentence. Who asks for such a
  /// language has to ask for `root` instead.
  var isKnownToUnicode: Bool {
    (0..<icu_uloc_countAvailable()).contains { index in
      guard let name = icu_uloc_getAvailable(index) else { return false }
      return String(cString: name).split(separator: "_").first == Substring(language)
    }
  }
}
