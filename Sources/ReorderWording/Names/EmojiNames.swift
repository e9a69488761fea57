internal import AssistiveReordering
internal import CUnicode

/// The names of emoji, which a speech server may know or not. Unicode's own names are English; for
/// flags and colours of skin there are words in the person's language.
///
///     😀       grinning face
///     👩🏽‍💻   woman with medium skin tone with personal computer
///     🇩🇪       flag: Germany
struct EmojiNames {
  /// The language in which countries are named.
  let locale: String

  /// The name of a character that is an emoji, or `nil` if it is none.
  func name(of character: Character) -> PhraseArgument? {
    let scalars = Array(character.unicodeScalars)
    guard Self.isEmoji(scalars) else { return nil }
    var names: [PhraseArgument] = []
    var letters = ""
    for scalar in scalars {
      switch scalar.value {
      // The joiner, and the selectors of text and of picture.
      case 0x200D, 0xFE0E, 0xFE0F: continue
      // The end of a tag, and letters for the eye of nobody: the flags of Scotland and Wales.
      case 0xE007F: continue
      case 0xE0021...0xE007E: letters.unicodeScalars.append(Self.moved(scalar, by: -0xE0000))
      case 0x1F1E6...0x1F1FF where scalars.count > 1:
        letters.unicodeScalars.append(Self.moved(scalar, by: 0x41 - 0x1F1E6))
      case 0x1F3FB...0x1F3FF: names.append(.phrase(Self.tones[Int(scalar.value) - 0x1F3FB], []))
      default:
        names.append(
          .name(Name(CharacterNames.unicodeName(of: scalar), language: "en"), quoted: false))
      }
    }
    if !letters.isEmpty { names.append(flag(letters)) }
    guard let last = names.last else { return nil }
    return names.dropLast().reversed().reduce(last) { .phrase(.characterJoined, [$1, $0]) }
  }

  private func flag(_ letters: String) -> PhraseArgument {
    guard letters.count == 2 else { return .text(letters.uppercased()) }
    let country = ICUText.utf16 {
      icu_uloc_getDisplayCountry("und_" + letters, locale, $0, $1, &$2)
    }
    return .phrase(.characterFlag, [.text(country ?? letters)])
  }

  private static let tones: [PhraseKey] = [
    .characterToneLight, .characterToneMediumLight, .characterToneMedium, .characterToneMediumDark,
    .characterToneDark,
  ]

  private static func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains(first.value) {
      return true
    }
    // ☎ and digits are emoji only with a selector or a key cap behind them.
    return first.properties.isEmoji
      && scalars.dropFirst().contains { [0xFE0F, 0x20E3, 0x200D].contains($0.value) }
  }

  private static func moved(_ scalar: Unicode.Scalar, by distance: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(Int(scalar.value) + distance)) ?? scalar
  }
}
