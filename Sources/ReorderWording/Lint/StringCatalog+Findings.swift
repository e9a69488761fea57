extension StringCatalog {
  /// Everything that is wrong in the catalog, by key and language. Translations that do not exist
  /// yet are not faults.
  public func findings() -> [CatalogFinding] { findings(needs: PluralNeeds.init) }

  /// The same, with what finds out which plural forms a language asks for; it is asked once for each
  /// language.
  func findings(needs: (LanguageTag) -> PluralNeeds) -> [CatalogFinding] {
    var found = keyFindings()
    var known: [String: (tag: LanguageTag, needs: PluralNeeds)] = [:]
    for language in Set(entries.values.flatMap(\.localizations.keys)) {
      known[language] = LanguageTag(language).map { ($0, needs($0)) }
    }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if (entry.comment ?? "").isEmpty { found.append(CatalogFinding(key: key, .noComment)) }
      let isSpoken = key.hasSuffix(Self.spokenSuffix)
      let source = sourcePhrase(of: key)
      if source == nil, !isSpoken {
        found.append(CatalogFinding(key: key, language: sourceLanguage, .noSource))
      }
      for (language, localization) in entry.localizations.sorted(by: { $0.key < $1.key }) {
        let check = PhraseCheck(key: key, localization: localization, source: source)
        let faults =
          known[language].map { check.faults(in: $0.tag, $0.needs) } ?? [.notALanguage]
        found += faults.map { CatalogFinding(key: key, language: language, $0) }
      }
    }
    return found
  }

  /// The keys of the code that are missing, and those that no code knows.
  private func keyFindings() -> [CatalogFinding] {
    let known = Set(PhraseKey.allCases.map(\.rawValue))
    let missing = known.filter { entries[$0] == nil }.sorted()
    let unknown = entries.keys.filter { !known.contains(Self.base(of: $0)) }.sorted()
    return missing.map { CatalogFinding(key: $0, .missingKey) }
      + unknown.map { CatalogFinding(key: $0, .unknownKey) }
  }

  /// The phrase in the source language that a translation is compared with.
  private func sourcePhrase(of key: String) -> Localization? {
    entries[key]?.localizations[sourceLanguage]
      ?? entries[Self.base(of: key)]?.localizations[sourceLanguage]
  }

  /// The key that a spoken sibling belongs to, or the key itself.
  static func base(of key: String) -> String {
    key.hasSuffix(spokenSuffix) ? String(key.dropLast(spokenSuffix.count)) : key
  }
}
