internal import AnnouncingSpeech
internal import AssistiveReordering

extension PhraseBook {
  /// A name: its stand-in when it is blank, with its place among namesakes, else its words.
  func say(
    _ name: Name, before rest: Following = .nothing, in traits: LanguageTraits,
    to speech: inout SpokenParts
  ) {
    if let place = name.sameName, !name.needsStandIn {
      var alone = name
      alone.sameName = nil
      let key = rest.keyOfOrdinal
      let word = phrase(key, spoken: true).traits.spokenOrdinal(place.index)
      say(
        key,
        [
          .name(alone, quoted: false), .text(word), .number(place.count), .number(place.index),
        ], before: rest, to: &speech)
      return
    }
    let better = name.spoken.flatMap { SafeText.isBlank($0) ? nil : $0 }
    let text = better ?? name.label
    if SafeText.isBlank(text), !name.revealsInvisibles || text.isEmpty {
      say(name.standIn.key, name.standIn.arguments, before: rest, to: &speech)
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
    if let runs = SpokenSigns.runs(in: text) { return say(runs, in: traits, to: &speech) }
    // A tag comes from a document, and what is none must not reach the speech server.
    if let declared = name.language.flatMap(LanguageTag.init(_:)) {
      let isOwn = [own.tag.identifier, own.tag.language].contains(declared.identifier)
      let readable = ReadableDigits.text(text, readIn: declared.language)
      speech.say(readable, in: isOwn ? nil : declared.identifier)
      return
    }
    for part in voices.parts(of: text, in: traits.spokenTag) {
      let primary = part.language?.prefix { $0 != "-" }
      speech.say(
        ReadableDigits.text(
          part.text, readIn: primary.map(String.init) ?? traits.spokenTag.language),
        in: part.language ?? language(of: traits))
    }
  }

  /// A name of nothing but signs, each by its name.
  private func say(
    _ runs: [SpokenSigns.Run], in traits: LanguageTraits, to speech: inout SpokenParts
  ) {
    for run in runs {
      if run.count > 3 {
        let sign = PhraseArgument.name(Name(String(run.sign)), quoted: false)
        say(.characterTimes, [sign, .number(run.count)], to: &speech)
      } else {
        for _ in 0..<run.count { speech.say(character: run.sign, in: language(of: traits)) }
      }
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
}
