internal import CUnicode

/// The facts about writing direction that a sentence with foreign names depends on (UAX #9).
enum Bidi {
  static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  static let popIsolate: Unicode.Scalar = "\u{2069}"
  static let leftToRightMark: Unicode.Scalar = "\u{200E}"
  static let rightToLeftMark: Unicode.Scalar = "\u{200F}"

  /// Whether the scalar opens, closes or marks a direction and has no shape.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether text could change the order of what stands around it, or be changed by it, in a
  /// sentence of the given direction.
  ///
  ///     left-to-right sentence   any R, AL, AN or control
  ///     right-to-left sentence   any L, EN, AN or control
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func differs(_ text: String, fromRightToLeft: Bool) -> Bool {
    text.unicodeScalars.contains { scalar in
      if isControl(scalar) { return true }
      // All of ASCII is known without asking.
      if scalar.isASCII {
        return fromRightToLeft && (scalar.isASCIILetter || scalar.isDigit)
      }
      switch icu_u_charDirection(Int32(bitPattern: scalar.value)) {
      case ICU_U_ARABIC_NUMBER: return true
      case ICU_U_RIGHT_TO_LEFT, ICU_U_RIGHT_TO_LEFT_ARABIC: return !fromRightToLeft
      case ICU_U_LEFT_TO_RIGHT, ICU_U_EUROPEAN_NUMBER: return fromRightToLeft
      default: return false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of 0 to 9.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is one of A to Z and a to z.
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
