internal import Reordering

/// The characters of three bytes or fewer in UTF-8, by their weights. There are some sixty thousand.
struct WeightedCharacters {
  /// Each weight, in the high bits, with each character that has it, sorted.
  private let pairs: [UInt32]
  /// Those that can give other weights than their own.
  let special: [UInt32]

  /// - Complexity: some ten milliseconds.
  init(of table: PrimaryWeights) {
    var pairs: [UInt32] = []
    var special: [UInt32] = []
    for scalar: UInt32 in 0...0xFFFF where Unicode.Scalar(scalar) != nil {
      let entry = table.entry(of: scalar)
      for weight in table.weights(of: entry) { pairs.append(UInt32(weight) << 16 | scalar) }
      if !entry.traits.isDisjoint(with: [.follows, .hidesParts]) { special.append(scalar) }
    }
    self.pairs = pairs.sorted()
    self.special = special
  }

  func withWeight(_ weight: UInt16) -> [UInt32] {
    pairs[pairs.partitioningIndex { $0 >> 16 >= weight }...]
      .prefix { $0 >> 16 == weight }.map { $0 & 0xFFFF }
  }
}
