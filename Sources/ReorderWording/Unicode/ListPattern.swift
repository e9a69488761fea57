internal import CUnicode

/// How the members of a list are joined in a sentence.
public enum ListKind: Hashable, Sendable {
  /// "Milk, Bread and Eggs"
  case and
  /// "Milk, Bread or Eggs"
  case or
  /// "selected, checked"
  case unit
}

/// What a language writes before, between and after the members of a list (ICU `ulistfmt`).
///
/// The members are not given out of hand: they may need quotes, isolates or another voice, so only
/// the text around them is asked for.
enum ListPattern {
  /// Marks where a member ends. It is taken out of the members that ICU sees.
  private static let seam: Unicode.Scalar = "\u{E000}"

  /// The text before the first member, between any two, and after the last: `members.count + 1`.
  ///
  /// Some languages choose the word by the sound of what follows (Spanish "e Ignacio"), so ICU sees
  /// the members as they are.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all members.
  static func glue(around members: [String], locale: String, kind: ListKind) -> [String] {
    let plain = members.map { String($0.unicodeScalars.filter { $0 != seam }) }
    guard let joined = joined(plain.map { $0 + String(seam) }, locale, kind) else {
      return [""] + Array(repeating: ", ", count: max(0, members.count - 1)) + [""]
    }
    var pieces = joined.unicodeScalars.split(separator: seam, omittingEmptySubsequences: false)
    for (index, member) in plain.enumerated() where pieces.indices.contains(index) {
      pieces[index] = pieces[index].dropLast(member.unicodeScalars.count)
    }
    return pieces.map { String($0) }
  }

  private static func joined(_ members: [String], _ locale: String, _ kind: ListKind) -> String? {
    var status = ICU_U_ZERO_ERROR
    let (type, width) =
      switch kind {
      case .and: (ICU_ULISTFMT_TYPE_AND, ICU_ULISTFMT_WIDTH_WIDE)
      case .or: (ICU_ULISTFMT_TYPE_OR, ICU_ULISTFMT_WIDTH_WIDE)
      case .unit: (ICU_ULISTFMT_TYPE_UNITS, ICU_ULISTFMT_WIDTH_SHORT)
      }
    guard let format = icu_ulistfmt_openForType(locale, type, width, &status) else {
      return nil
    }
    defer { icu_ulistfmt_close(format) }
    let units = members.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    // One block holds all members, so that the pointers to their starts are good for the call.
    return units.flatMap { $0 }.withUnsafeBufferPointer { block -> String? in
      guard let start = block.baseAddress else { return "" }
      var offset = 0
      let starts = units.map { member -> UnsafePointer<UInt16>? in
        defer { offset += member.count }
        return start + offset
      }
      return ICUText.utf16 {
        icu_ulistfmt_format(format, starts, lengths, Int32(starts.count), $0, $1, &$2)
      }
    }
  }
}
