/// Which plural forms a language asks for, found out once for all its phrases: ICU reads its data for
/// it, and then a thousand numbers are tried.
struct PluralNeeds {
  /// The forms that whole numbers can have, and `other`.
  let categories: Set<PluralCategory>
  /// Those that are heard for one number only.
  let forOneNumber: Set<PluralCategory>

  init(_ tag: LanguageTag) {
    let rules = PluralRules(locale: tag.identifier)
    categories = rules.integerCategories
    forOneNumber = categories.filter(rules.isForOneNumber)
  }
}
