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
    default: nil
    }
  }

  /// The Unicode name of any other character in lower case: "zero width joiner".
  static func unicodeName(of scalar: Unicode.Scalar) -> String {
    scalar.properties.name?.lowercased()
      ?? "u \(String(scalar.value, radix: 16, uppercase: true))"
  }
}
