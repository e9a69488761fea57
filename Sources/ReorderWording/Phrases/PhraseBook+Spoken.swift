public import AnnouncingSpeech
public import AssistiveReordering

extension PhraseBook {
  /// A phrase as it is spoken: no quotes, no isolates, numbers as a voice can read them, each name
  /// in its own language. Neighbouring parts differ in language.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func spoken(_ key: PhraseKey, _ arguments: [PhraseArgument] = []) -> [Utterance.Part] {
    var speech = SpokenParts()
    say(key, arguments, to: &speech)
    return speech.parts
  }

  /// A name alone.
  public func spoken(_ name: Name) -> [Utterance.Part] {
    var speech = SpokenParts()
    say(name, in: own, to: &speech)
    return speech.parts
  }

  private func say(_ key: PhraseKey, _ arguments: [PhraseArgument], to speech: inout SpokenParts) {
    let local = phrase(key, spoken: true)
    let language = language(of: local.traits)
    for segment in local.segments(for: arguments) {
      switch segment {
      case .text(let text): speech.say(text, in: language)
      case .argument(let index, _) where arguments.indices.contains(index - 1):
        say(arguments[index - 1], in: local.traits, to: &speech)
      case .argument, .substitution, .ownNumber: break
      }
    }
  }

  private func say(
    _ argument: PhraseArgument, in traits: LanguageTraits, to speech: inout SpokenParts
  ) {
    let language = language(of: traits)
    switch argument {
    case .name(let name, _): say(name, in: traits, to: &speech)
    case .names(let names, _):
      let glue = glue(around: names.map(\.label), kind: .and, in: traits)
      speech.say(glue.first ?? "", in: language)
      for (name, after) in zip(names, glue.dropFirst()) {
        say(name, in: traits, to: &speech)
        speech.say(after, in: language)
      }
    case .number(let number): speech.say(traits.spoken(number), in: language)
    case .text(let text): speech.say(text, in: language)
    }
  }

  private func say(_ name: Name, in traits: LanguageTraits, to speech: inout SpokenParts) {
    if let place = name.sameName, !SafeText.isBlank(name.label) {
      var alone = name
      alone.sameName = nil
      let word = phrase(.nameOrdinal, spoken: true).traits.spokenOrdinal(place.index)
      say(
        .nameOrdinal,
        [
          .name(alone, quoted: false), .text(word), .number(place.count), .number(place.index),
        ], to: &speech)
      return
    }
    let better = name.spoken.flatMap { SafeText.isBlank($0) ? nil : $0 }
    let text = better ?? name.label
    if SafeText.isBlank(text), !name.revealsInvisibles || text.isEmpty {
      say(name.emptyStandIn.phrase, [], to: &speech)
      return
    }
    let safe = SafeText(text, revealing: name.revealsInvisibles)
    for (index, piece) in safe.pieces.enumerated() {
      // One of two neighbours is a character's name, which must not run into the word beside it.
      if index > 0 { speech.space() }
      switch piece {
      case .text(let text): say(text, of: name, in: traits, to: &speech)
      case .mark(let scalar): say(scalar, in: traits, to: &speech)
      }
    }
  }

  /// Words of a name: in the language the program gave, else by script.
  private func say(
    _ text: String, of name: Name, in traits: LanguageTraits, to speech: inout SpokenParts
  ) {
    if let declared = name.language {
      speech.say(text, in: declared == own.tag.identifier ? nil : declared)
      return
    }
    for part in voices.parts(of: text, in: traits.spokenTag) {
      speech.say(part.text, in: part.language ?? language(of: traits))
    }
  }

  /// A character that is said by name.
  private func say(
    _ scalar: Unicode.Scalar, in traits: LanguageTraits, to speech: inout SpokenParts
  ) {
    if let (key, arguments) = CharacterNames.phrase(for: scalar) {
      say(key, arguments, to: &speech)
    } else {
      // Unicode's names are English.
      speech.say(
        CharacterNames.unicodeName(of: scalar), in: own.tag.language == "en" ? nil : "en")
    }
  }

  /// What the words of a phrase are tagged with: nothing where they are in the person's language.
  private func language(of traits: LanguageTraits) -> String? {
    traits === own && traits.pseudo == nil ? nil : traits.spokenTag.identifier
  }
}
