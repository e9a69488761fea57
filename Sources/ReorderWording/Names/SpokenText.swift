/// What a voice must not be given although it is harmless on a screen.
enum SpokenText {
  /// The text without direction controls, zero width space, word joiner, byte-order mark and soft
  /// hyphen, which voices spell or stumble over. Joiner and non-joiner stay: they change how a word
  /// is written, and in some scripts how it is read.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSilent) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { !isSilent($0) })
    return String(kept)
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B, 0x2060, 0xFEFF: true
    default: Bidi.isControl(scalar)
    }
  }
}
