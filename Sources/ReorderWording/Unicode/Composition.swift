internal import CUnicode

/// Letters that can be written as one character or as several.
enum Composition {
  /// Whether a letter and a mark after it look like a character that exists: e and U+0301 like é
  /// (ICU `unorm2_composePair`).
  static func composes(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
    guard mark.value >= 0x300 else { return false }
    var status = ICU_U_ZERO_ERROR
    // ICU's own object, which is never written to and never closed.
    guard let nfc = icu_unorm2_getNFCInstance(&status) else { return false }
    return icu_unorm2_composePair(
      nfc, Int32(bitPattern: letter.value), Int32(bitPattern: mark.value)) >= 0
  }

  /// What a character is made of, or nothing where it is no composed one (ICU
  /// `unorm2_getDecomposition`). None has more than four parts.
  static func parts(of scalar: UInt32) -> [UInt32] {
    var status = ICU_U_ZERO_ERROR
    guard let nfd = icu_unorm2_getNFDInstance(&status) else { return [] }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { text in
      let length = icu_unorm2_getDecomposition(
        nfd, Int32(bitPattern: scalar), text.baseAddress, Int32(text.count), &status)
      guard length > 0, status <= ICU_U_ZERO_ERROR else { return [] }
      let units = UnsafeBufferPointer(rebasing: text[..<Int(length)])
      return String(decoding: units, as: UTF16.self).unicodeScalars.map(\.value)
    }
  }
}
