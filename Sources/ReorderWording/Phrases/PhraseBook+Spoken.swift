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

  /// A number as a voice of the language can read it.
  public func spoken(_ number: Int) -> String { own.spoken(number) }

  func say(
    _ key: PhraseKey, _ arguments: [PhraseArgument], before rest: Following = .nothing,
    to speech: inout SpokenParts
  ) {
    let local = phrase(key, spoken: true)
    let language = language(of: local.traits)
    let segments = local.segments(for: arguments)
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .text(let text): speech.say(text, in: language)
      case .argument(let number, _) where arguments.indices.contains(number - 1):
        say(
          arguments[number - 1], before: Following(segments[(index + 1)...], else: rest),
          in: local.traits, to: &speech)
      case .argument, .substitution, .ownNumber: break
      }
    }
  }

  func say(
    _ argument: PhraseArgument, before rest: Following, in traits: LanguageTraits,
    to speech: inout SpokenParts
  ) {
    let language = language(of: traits)
    switch argument {
    case .name(let name, _): say(name, before: rest, in: traits, to: &speech)
    case .phrase(let key, let arguments): say(key, arguments, before: rest, to: &speech)
    case .list(let members, let kind):
      let glue = glue(around: members, kind: kind, in: traits)
      speech.say(glue.first ?? "", in: language)
      for (member, after) in zip(members, glue.dropFirst()) {
        say(member, before: Following(after, else: rest), in: traits, to: &speech)
        speech.say(after, in: language)
      }
    case .number(let number): speech.say(traits.spoken(number), in: language)
    case .text(let text): speech.say(text, in: language)
    }
  }

  /// What the words of a phrase are tagged with: nothing where they are in the person's language.
  func language(of traits: LanguageTraits) -> String? {
    traits === own && traits.pseudo == nil ? nil : traits.spokenTag.identifier
  }
}
