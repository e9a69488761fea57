internal import CUnicode

extension LanguageTag {
  /// What the language is called in another one, or its tag where Unicode has no name for it.
  ///
  ///     LanguageTag("he")?.name(in: .english)     // Hebrew
  ///
  /// Source: CLDR, localeDisplayNames.
  public func name(in language: LanguageTag) -> String {
    ICUText.utf16 { icu_uloc_getDisplayName(identifier, language.identifier, $0, $1, &$2) }
      ?? identifier
  }
}
