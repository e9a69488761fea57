internal import AnnouncingSpeech
public import AssistiveReordering

extension PhraseBook {
  /// Text that is being typed, safe for a terminal: what must not be sent is shown by its number.
  public func typed(_ text: String) -> String { SafeText(text).shown }

  /// A name character by character, each as it is said: "capital M", "space", "zero width joiner".
  ///
  ///     Dé 😀     capital D, é, space, grinning face
  ///     e◌́🇩🇪    e, combining acute accent, flag: Germany
  ///
  /// Each character is a part of its own, in the language of its script or of the name, so that a
  /// voice says it as a character and a key stops it between two.
  ///
  /// - Parameters:
  ///   - name: The name. What is said instead of its label plays no part.
  ///   - limit: After how many characters the rest is only counted.
  /// - Returns: The characters as they are shown and spoken, or `nil` where there are none.
  /// - Complexity: O(*n*), where *n* is the length of the label, and O(*limit*) but for counting.
  public func spelled(_ name: Name, ofAtMost limit: Int = 500) -> Rendering? {
    var (elements, left) = Speller(voices: voices, own: own).elements(of: name, ofAtMost: limit)
    guard !elements.isEmpty else { return nil }
    if left > 0 { elements.append(.phrase(.spellLeft, [.number(left)])) }
    let separator = self.separator
    var line = ShownLine()
    var spoken: [Utterance.Part] = []
    for element in elements {
      if !line.text.isEmpty { line.text += separator }
      write(element, before: .nothing, in: own, to: &line)
      var speech = SpokenParts()
      say(element, before: .nothing, in: own, to: &speech)
      spoken += speech.parts
    }
    return Rendering(shown: line.text, spoken: spoken)
  }

  /// What stands between two characters.
  private var separator: String {
    shown(.spellPair, [.text(""), .text("")])
  }
}

/// Takes a name apart into what is said of it one by one.
private struct Speller {
  let voices: ScriptLanguages
  let own: LanguageTraits

  /// Longer than what is said of as many characters, unless each carries a dozen marks.
  private static let scalarsForEach = 16

  /// The elements, and how many characters of the label were left out.
  func elements(of name: Name, ofAtMost limit: Int) -> ([PhraseArgument], left: Int) {
    let languages = languages(of: name, upTo: limit * Self.scalarsForEach)
    let emoji = EmojiNames(locale: own.locale)
    var elements: [PhraseArgument] = []
    var place = 0
    var index = name.label.startIndex
    while index < name.label.endIndex, elements.count < limit {
      let character = name.label[index]
      if let named = emoji.name(of: character) {
        elements.append(named)
        place += character.unicodeScalars.count
      } else {
        for cluster in clusters(of: character, ofAtMost: limit - elements.count) {
          let language = place < languages.count ? languages[place] : nil
          elements.append(element(for: cluster, in: language))
          place += cluster.count
        }
      }
      name.label.formIndex(after: &index)
    }
    return (elements, name.label[index...].count)
  }

  /// The language of each letter, as it is read within the whole name. Signs and digits are named in
  /// the person's own.
  private func languages(of name: Name, upTo limit: Int) -> [String?] {
    let scalars = name.label.unicodeScalars.prefix(limit)
    if let declared = name.language.flatMap(LanguageTag.init(_:)) {
      let isOwn = [own.tag.identifier, own.tag.language].contains(declared.identifier)
      return scalars.map { isOwn || ScriptRun.isShared($0) ? nil : declared.identifier }
    }
    return voices.parts(of: String(scalars), in: own.spokenTag).flatMap { part in
      part.text.unicodeScalars.map { ScriptRun.isShared($0) ? nil : part.language }
    }
  }

  /// What a person sees as one character, with what it carries said apart: "e", "combining acute".
  private func clusters(of character: Character, ofAtMost limit: Int) -> [[Unicode.Scalar]] {
    var clusters: [[Unicode.Scalar]] = []
    // The two characters of one line end are one thing to a person.
    let scalars = character == "\r\n" ? ["\n"] : Array(character.unicodeScalars.prefix(limit))
    for scalar in scalars {
      if let last = clusters.last?.last, !CharacterNames.needsName(scalar),
        !CharacterNames.needsName(last)
      {
        clusters[clusters.count - 1].append(scalar)
      } else {
        clusters.append([scalar])
      }
    }
    return clusters
  }

  private func element(for cluster: [Unicode.Scalar], in language: String?) -> PhraseArgument {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: cluster)
    guard cluster.count == 1, let scalar = cluster.first else {
      return .name(Name(String(text), language: language), quoted: false)
    }
    if CharacterNames.needsName(scalar) {
      if let (key, arguments) = CharacterNames.spellingPhrase(for: scalar) {
        return .phrase(key, arguments)
      }
      // Unicode's names are English.
      return .name(
        Name(CharacterNames.unicodeName(of: scalar), language: "en"), quoted: false)
    }
    let letter = PhraseArgument.name(Name(String(text), language: language), quoted: false)
    let isCapital =
      scalar.properties.isUppercase && scalar.properties.lowercaseMapping != String(text)
    return isCapital ? .phrase(.spellCapital, [letter]) : letter
  }
}
