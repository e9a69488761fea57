/// The rules that one phrase in one language has to keep.
struct PhraseCheck {
  let key: String
  let localization: StringCatalog.Localization
  /// The phrase in the source language.
  let source: StringCatalog.Localization?

  /// What is wrong with the phrase.
  ///
  /// - Parameters:
  ///   - tag: The language.
  ///   - needs: Which plural forms it asks for.
  /// - Returns: The faults, in the order in which one reads.
  func faults(in tag: LanguageTag, _ needs: PluralNeeds) -> [CatalogFinding.Fault] {
    do {
      _ = try Phrase(localization)
    } catch {
      return [.unreadable(error)]
    }
    let isScreen = PhraseKey(rawValue: key)?.isScreen ?? false
    var faults = localization.units.flatMap { Self.faults(of: $0, isScreen: isScreen) }
    if !TouchedNames.scriptsWithoutSpaces.contains(tag.script) {
      faults += localization.units.flatMap { TouchedNames.faults(in: $0.value) }
    }
    for forms in localization.countedForms { faults += Self.categoryFaults(forms, needs) }
    if let source, !source.countedForms.isEmpty, localization.countedForms.isEmpty,
      needs.categories.count > 1
    {
      faults.append(.notCounted)
    }
    return faults + placeholderFaults(needs)
  }

  /// Exactly the categories that CLDR gives whole numbers in the language, and `other`.
  private static func categoryFaults(
    _ forms: [PluralCategory: StringCatalog.Unit], _ needs: PluralNeeds
  ) -> [CatalogFinding.Fault] {
    PluralCategory.allCases.compactMap { category in
      switch (needs.categories.contains(category), forms[category] != nil) {
      case (true, false): .missingCategory(category)
      case (false, true): .needlessCategory(category)
      default: nil
      }
    }
  }

  /// The same placeholders as the source in every form. A form for one number only may leave the
  /// count out: "Move both items". In Russian `one` is also 21, so there it may not.
  private func placeholderFaults(_ needs: PluralNeeds) -> [CatalogFinding.Fault] {
    guard let source else { return [] }
    let wanted = source.placeholders
    let spare = PhraseKey(rawValue: StringCatalog.base(of: key))?.interchangeable ?? []
    return localization.sentences.flatMap { sentence -> [CatalogFinding.Fault] in
      let unknown = sentence.placeholders.subtracting(wanted).filter { !spare.contains($0.index) }
      var missing = wanted.subtracting(sentence.placeholders)
      if let category = sentence.category, needs.forOneNumber.contains(category),
        let count = localization.counted(like: source)
      {
        missing = missing.filter { $0.index != count }
      }
      if sentence.placeholders.contains(where: { spare.contains($0.index) }) {
        missing = missing.filter { !spare.contains($0.index) }
      }
      return missing.sorted().map { .missingPlaceholder($0.text) }
        + unknown.sorted().map { .unknownPlaceholder($0.text) }
    }
  }

  /// What can be seen in a value alone. A screen has lines and columns, so there line breaks and
  /// rows of spaces are no faults, but a space at the end of a line is.
  private static func faults(
    of unit: StringCatalog.Unit, isScreen: Bool
  ) -> [CatalogFinding.Fault] {
    var faults: [CatalogFinding.Fault] = []
    let value = unit.value
    if value.isEmpty, unit.state != "new" { faults.append(.empty) }
    let lines = isScreen ? value.split(separator: "\n") : [Substring(value)]
    if lines.contains(where: { $0.last == " " })
      || !isScreen && (value.contains("  ") || value.first == " ")
    {
      faults.append(.strayedSpace)
    }
    if !["new", "translated", "needs_review", "stale"].contains(unit.state) {
      faults.append(.unknownState(unit.state))
    }
    let hidden = lines.joined().unicodeScalars.first { scalar in
      // No-break spaces, joiner and non-joiner belong to the writing of some languages.
      scalar.properties.generalCategory == .control || Bidi.isControl(scalar)
        || scalar.properties.generalCategory == .format && ![0x200C, 0x200D].contains(scalar.value)
    }
    return faults + (hidden.map { [.hiddenCharacter($0)] } ?? [])
  }
}
