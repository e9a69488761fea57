/// What a language brings to every phrase: its direction, marks, digits, plural forms and numbers
/// in words.
///
/// Opened once for each phrase book, because ICU reads its data when an object is opened.
final class LanguageTraits: Sendable {
  let tag: LanguageTag
  /// Set where the language is made by code.
  let pseudo: PseudoLanguage?
  let quotes: QuotationMarks
  let digits: Digits
  let plurals: PluralRules
  let numbers: SpelledNumbers

  init(_ tag: LanguageTag) {
    self.tag = tag
    pseudo = PseudoLanguage(tag)
    // The made-up languages have no data of their own: they speak English under a mask.
    let locale = pseudo != nil ? "en" : tag.isKnownToUnicode ? tag.identifier : "root"
    quotes = QuotationMarks(locale: locale)
    digits = Digits(locale: locale)
    plurals = PluralRules(locale: locale)
    numbers = SpelledNumbers(locale: locale)
    self.locale = locale
  }

  /// The name that ICU is asked with.
  let locale: String

  /// The tags under which the catalog may have a phrase.
  var catalogTags: [String] { pseudo == nil ? tag.parents : ["en"] }

  /// The language in which a voice reads the words: the made-up ones are English to the ear.
  var spokenTag: LanguageTag { pseudo == nil ? tag : .english }

  /// A number as a voice of this language can read it.
  ///
  /// The free Hebrew voices are silent at digits, so Hebrew has words.
  func spoken(_ number: Int) -> String {
    guard tag.language == "he" else { return String(number) }
    return numbers.cardinal(number) ?? String(number)
  }

  /// The word for "second" as it is shown, or the number where there is none.
  func shownOrdinal(_ number: Int) -> String {
    let word = numbers.ordinal(number) ?? digits.shown(number)
    return pseudo?.marked(word) ?? word
  }

  /// The word for "second" as it is heard.
  func spokenOrdinal(_ number: Int) -> String {
    numbers.ordinal(number) ?? spoken(number)
  }
}
