internal import CUnicode

/// Which characters have other weights side by side than each alone: Danish aa, Czech ch, a letter and
/// a mark that make another letter (ICU `ucol_getContractionsAndExpansions`).
struct ContextRules {
  /// Two characters, the first in the high bits.
  private var pairs: Set<UInt64> = []
  /// All characters of each rule.
  private(set) var sequences: [[UInt32]] = []
  private var begins: Set<UInt32> = []
  private var follows: Set<UInt32> = []

  init() {}

  /// - Complexity: O(*n*) for *n* rules of the language, some hundreds: about a millisecond.
  init(of collator: OpaquePointer?) {
    var status = ICU_U_ZERO_ERROR
    let set = icu_uset_openEmpty()
    defer { icu_uset_close(set) }
    icu_ucol_getContractionsAndExpansions(collator, set, nil, true, &status)
    for index in 0..<icu_uset_getItemCount(set) {
      var (first, last): (Int32, Int32) = (0, 0)
      let text = ICUText.utf16 { icu_uset_getItem(set, index, &first, &last, $0, $1, &$2) }
      let sequence = text.map { $0.unicodeScalars.map(\.value) } ?? []
      sequences.append(sequence)
      for (one, other) in zip(sequence, sequence.dropFirst()) {
        pairs.insert(UInt64(one) << 32 | UInt64(other))
        begins.insert(one)
        follows.insert(other)
      }
    }
  }

  func isPair(_ first: UInt32, _ second: UInt32) -> Bool {
    pairs.contains(UInt64(first) << 32 | UInt64(second))
  }

  /// Whether two ASCII characters have other weights side by side.
  var hasPairsOfASCII: Bool { pairs.contains { $0 >> 32 < 0x80 && $0 & 0xFFFF_FFFF < 0x80 } }

  func traits(of scalar: UInt32) -> PrimaryWeights.Traits {
    var traits: PrimaryWeights.Traits = []
    if begins.contains(scalar) { traits.insert(.begins) }
    if follows.contains(scalar) { traits.insert(.follows) }
    if icu_u_getCombiningClass(Int32(bitPattern: scalar)) != 0 { traits.insert(.isMark) }
    return traits
  }
}
