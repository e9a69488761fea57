internal import Synchronization

/// The phrases of the catalog in one language, filled with names and numbers: as they are shown and
/// as they are spoken.
///
///     let book = PhraseBook(catalog: catalog, language: .english)
///     let name = PhraseArgument.name(Name("Milk"), quoted: false)
///     book.shown(.focusItem, [name, .number(1), .number(5)])   // Milk, 1 of 5
///
/// A phrase that nobody has translated yet is English, with English quotes, digits and direction,
/// and is spoken by an English voice.
public struct PhraseBook: Sendable {
  /// How names stand in shown text.
  public var style: DisplayStyle
  /// Which voice reads a name of another script.
  public var voices: ScriptLanguages

  let catalog: StringCatalog
  let own: LanguageTraits
  let source: LanguageTraits
  private let ready = ReadyPhrases()

  /// - Parameters:
  ///   - catalog: The phrases.
  ///   - language: The language of the person. `en-XA` and `ar-XB` are made from English.
  ///   - style: How names stand in shown text.
  ///   - voices: Which voice reads a name of another script.
  public init(
    catalog: StringCatalog, language: LanguageTag, style: DisplayStyle = DisplayStyle(),
    voices: ScriptLanguages = ScriptLanguages()
  ) {
    self.catalog = catalog
    self.style = style
    self.voices = voices
    own = LanguageTraits(language)
    let written = LanguageTag(catalog.sourceLanguage) ?? .english
    source = written == language ? own : LanguageTraits(written)
  }

  /// The language of the person.
  public var language: LanguageTag { own.tag }

  /// The phrase of a key, in the person's language or else the source's.
  func phrase(_ key: PhraseKey, spoken: Bool) -> LocalPhrase {
    ready.phrase(key, spoken: spoken) { find(key, spoken: spoken) }
  }

  private func find(_ key: PhraseKey, spoken: Bool) -> LocalPhrase {
    for (traits, tags) in [(own, own.catalogTags), (source, [catalog.sourceLanguage])] {
      // Tag by tag, so that no English sibling goes before a translation.
      for tag in tags {
        let sibling = spoken ? local(key.rawValue + StringCatalog.spokenSuffix, tag, traits) : nil
        if let found = sibling ?? local(key.rawValue, tag, traits) { return found }
      }
    }
    return LocalPhrase(phrase: Phrase(literal: key.rawValue), traits: source)
  }

  /// A phrase under exactly one tag. One that cannot be read counts as missing.
  private func local(_ key: String, _ tag: String, _ traits: LanguageTraits) -> LocalPhrase? {
    guard let written = catalog.localization(of: key, under: [tag]),
      let phrase = try? Phrase(written)
    else { return nil }
    guard let pseudo = traits.pseudo else { return LocalPhrase(phrase: phrase, traits: traits) }
    return LocalPhrase(
      phrase: phrase.mapWords(sentence: pseudo.sentence, part: pseudo.part), traits: traits)
  }
}

/// A phrase and the language it turned out to be in.
struct LocalPhrase: Sendable {
  let phrase: Phrase
  let traits: LanguageTraits

  func segments(for arguments: [PhraseArgument]) -> [Template.Segment] {
    phrase.segments(for: arguments, plurals: traits.plurals)
  }
}

/// The phrases that were needed so far. Each is read from its value once.
private final class ReadyPhrases: Sendable {
  private struct Place: Hashable {
    let key: PhraseKey
    let spoken: Bool
  }

  private let found = Mutex<[Place: LocalPhrase]>([:])

  func phrase(_ key: PhraseKey, spoken: Bool, find: () -> LocalPhrase) -> LocalPhrase {
    let place = Place(key: key, spoken: spoken)
    return found.withLock { found in
      if let ready = found[place] { return ready }
      let new = find()
      found[place] = new
      return new
    }
  }
}
