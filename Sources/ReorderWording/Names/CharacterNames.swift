internal import CUnicode

/// How a character that has no sound is said.
enum CharacterNames {
  /// The phrase of the catalog for a character that must not be sent, and its argument.
  ///
  /// Those that people meet have a phrase of their own; the rest are said by number.
  static func phrase(for scalar: Unicode.Scalar) -> (PhraseKey, [PhraseArgument])? {
    switch scalar.value {
    case 0x00: (.characterNull, [])
    case 0x07: (.characterBell, [])
    case 0x08: (.characterBackspace, [])
    case 0x09: (.characterTab, [])
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: (.characterLineBreak, [])
    case 0x1B: (.characterEscape, [])
    case 0x7F: (.characterDelete, [])
    case 0..<0x20, 0x80..<0xA0:
      (.characterControl, [.text(String(scalar.value, radix: 16, uppercase: true))])
    case 0x20: (.characterSpace, [])
    case _ where Bidi.isControl(scalar): (.characterDirection, [])
    default: hidden[scalar.value].map { ($0, []) }
    }
  }

  /// The same where a name is spelled, and each character is told from all others.
  static func spellingPhrase(for scalar: Unicode.Scalar) -> (PhraseKey, [PhraseArgument])? {
    (directions[scalar.value] ?? vowels[scalar.value]).map { ($0, []) } ?? phrase(for: scalar)
  }

  private static let hidden: [UInt32: PhraseKey] = [
    0xA0: .characterNoBreakSpace, 0xAD: .characterSoftHyphen, 0x200B: .characterZeroWidthSpace,
    0x200C: .characterZeroWidthNonJoiner, 0x200D: .characterZeroWidthJoiner,
    0x2060: .characterWordJoiner, 0xFEFF: .characterByteOrderMark, 0xFFFD: .characterReplacement,
  ]

  private static let directions: [UInt32: PhraseKey] = [
    0x061C: .characterArabicLetterMark, 0x200E: .characterLeftToRightMark,
    0x200F: .characterRightToLeftMark, 0x202A: .characterLeftToRightEmbedding,
    0x202B: .characterRightToLeftEmbedding, 0x202C: .characterPopDirection,
    0x202D: .characterLeftToRightOverride, 0x202E: .characterRightToLeftOverride,
    0x2066: .characterLeftToRightIsolate, 0x2067: .characterRightToLeftIsolate,
    0x2068: .characterFirstStrongIsolate, 0x2069: .characterPopIsolate,
  ]

  private static let vowels: [UInt32: PhraseKey] = [
    0x064B: .characterFathatan, 0x064C: .characterDammatan, 0x064D: .characterKasratan,
    0x064E: .characterFatha, 0x064F: .characterDamma, 0x0650: .characterKasra,
    0x0651: .characterShadda, 0x0652: .characterSukun,
  ]

  /// Whether a voice says nothing, or nothing that tells, for a character that stands alone: what
  /// has no shape, a mark that belongs to a letter before it, and what stands for something else.
  static func needsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned:
      return true
    case .nonspacingMark, .enclosingMark:
      // The marks of a script are read with their letter; these go on a letter of any.
      return ScriptRun.isShared(scalar)
    default:
      let standsForSomething = [0xFFFC, 0xFFFD].contains(scalar.value)
      return standsForSomething || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The Unicode name of any character in lower case (ICU `u_charName`): "combining acute accent",
  /// and "private use e000" where it has none.
  static func unicodeName(of scalar: Unicode.Scalar) -> String {
    let code = UChar32(bitPattern: scalar.value)
    let name = ICUText.ascii { icu_u_charName(code, U_EXTENDED_CHAR_NAME, $0, $1, &$2) } ?? ""
    // Names that ICU makes are in angle brackets: <private-use-E000>.
    guard name.hasPrefix("<") else { return name.lowercased() }
    return name.dropFirst().dropLast().lowercased().split(separator: "-").joined(separator: " ")
  }
}
