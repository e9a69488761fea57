internal import CUnicode

/// Letters that can be written as one character or as two (ICU `unorm2_composePair`).
enum Composition {
  /// Whether a letter and a mark after it look like a character that exists: e and U+0301 like é.
  static func composes(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
    guard mark.value >= 0x300 else { return false }
    var status = ICU_U_ZERO_ERROR
    // ICU's own object, which is never written to and never closed.
    guard let nfc = icu_unorm2_getNFCInstance(&status) else { return false }
    return icu_unorm2_composePair(
      nfc, Int32(bitPattern: letter.value), Int32(bitPattern: mark.value)) >= 0
  }
}
