public import AssistiveReordering

extension PhraseBook {
  /// A phrase as it is shown: names in quotes where the phrase wants them, and isolated where their
  /// direction may differ; numbers in the language's digits.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func shown(_ key: PhraseKey, _ arguments: [PhraseArgument] = []) -> String {
    var line = ShownLine()
    write(key, arguments, to: &line)
    return line.text
  }

  /// A name alone, as a line of its own.
  public func shown(_ name: Name, quoted: Bool = false) -> String {
    var line = ShownLine()
    write(name, quoted: quoted, in: own, to: &line)
    return line.text
  }

  /// A number in the digits of the language.
  public func shown(_ number: Int) -> String { own.digits.shown(number) }

  private func write(
    _ key: PhraseKey, _ arguments: [PhraseArgument], before rest: Following = .nothing,
    to line: inout ShownLine
  ) {
    let local = phrase(key, spoken: false)
    let segments = local.segments(for: arguments)
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .text(let text): line.text += text
      case .argument(let number, let kind):
        guard arguments.indices.contains(number - 1) else {
          line.text += "%\(number)$\(kind.rawValue)"
          continue
        }
        write(
          arguments[number - 1], before: Following(segments[(index + 1)...], else: rest),
          in: local.traits, to: &line)
      case .substitution, .ownNumber: break
      }
    }
  }

  /// A phrase inside a sentence. Where only one of the two is translated, their directions can
  /// differ; then it is isolated like a name.
  private func write(
    _ key: PhraseKey, _ arguments: [PhraseArgument], before rest: Following,
    inside sentence: LanguageTraits, to line: inout ShownLine
  ) {
    let differs = phrase(key, spoken: false).traits.tag.direction != sentence.tag.direction
    guard differs, style.isolates, !line.isAtLineStart else {
      write(key, arguments, before: rest, to: &line)
      return
    }
    line.text.unicodeScalars.append(Bidi.firstStrongIsolate)
    write(key, arguments, before: rest, to: &line)
    line.text.unicodeScalars.append(Bidi.popIsolate)
  }

  func write(
    _ argument: PhraseArgument, before rest: Following, in traits: LanguageTraits,
    to line: inout ShownLine
  ) {
    switch argument {
    case .name(let name, let quoted):
      write(name, quoted: quoted, before: rest, in: traits, to: &line)
    case .phrase(let key, let arguments):
      write(key, arguments, before: rest, inside: traits, to: &line)
    case .list(let members, let kind):
      let glue = glue(around: members, kind: kind, in: traits)
      line.text += glue.first ?? ""
      for (member, after) in zip(members, glue.dropFirst()) {
        write(member, before: Following(after, else: rest), in: traits, to: &line)
        line.text += after
      }
    case .number(let number): line.text += traits.digits.shown(number)
    case .text(let text): line.text += text
    }
  }

  private func write(
    _ name: Name, quoted: Bool, before rest: Following = .nothing, in traits: LanguageTraits,
    to line: inout ShownLine
  ) {
    if name.needsStandIn {
      write(name.standIn.key, name.standIn.arguments, before: rest, inside: traits, to: &line)
    } else if let place = name.sameName {
      var alone = name
      alone.sameName = nil
      let key = rest.keyOfOrdinal
      write(
        key,
        [
          .name(alone, quoted: quoted),
          .text(phrase(key, spoken: false).traits.shownOrdinal(place.index)),
          .number(place.count), .number(place.index),
        ], before: rest, inside: traits, to: &line)
    } else {
      line.write(
        SafeText(name.label, revealing: name.revealsInvisibles).shown, quoted: quoted,
        in: traits, style: style)
    }
  }
}
