/// Which ASCII characters have the same weights in a language.
struct ASCIIClasses {
  /// For each character the first one with the same weights, 0xFF for one without; `nil` where two
  /// of them side by side have weights of their own.
  let classes: [UInt8]?

  init(_ weights: PrimaryWeights) {
    guard !weights.hasPairsOfASCII else {
      classes = nil
      return
    }
    let entries = (0..<0x80).map { weights.entry(of: $0) }
    classes = entries.map { entry in
      let first = entries.firstIndex { $0.count == entry.count && $0.weights == entry.weights }
      return entry.count == 0 || entry.count > 2 ? 0xFF : UInt8(first ?? 0xFF)
    }
  }
}
