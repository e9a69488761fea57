/// What stands beside an ASCII character in text that has the weights that are looked for.
///
///     looking for "crème" by its m      m in "creme", "crème" and "rème" can be it, in "name" not
///
/// Only ASCII is compared that has one weight and has it beside every other character; whatever else
/// stands there, a mark for example, could be anything.
struct ASCIIContext {
  private let wanted: [UInt16]
  /// The places in `wanted` of the weight that the character gives.
  private let places: [Int]
  /// For each byte the weight that it is sure to give; 0 for others.
  private let sure: [UInt16]

  init(of weight: UInt16, in wanted: [UInt16], _ table: PrimaryWeights) {
    self.wanted = wanted
    places = wanted.indices.filter { wanted[$0] == weight }
    sure = (0...0xFF).map { (byte: UInt32) in
      let entry = table.entry(of: byte)
      let isSure =
        byte < 0x80 && entry.count == 1
        && entry.traits.isDisjoint(with: [.begins, .follows])
      return isSure ? UInt16(truncatingIfNeeded: entry.weights) : 0
    }
  }

  /// Whether a character that gives the weight can be part of what is looked for.
  func allows(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Of two weights it is not known which one it is.
    wanted.count == 1 || sure[Int(text[index])] == 0
      || places.contains {
        fits(-1, from: index, $0, of: text) && fits(1, from: index, $0, of: text)
      }
  }

  /// Whether what stands on one side fits, as far as it is sure.
  private func fits(
    _ step: Int, from index: Int, _ place: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (index, place) = (index + step, place + step)
    while wanted.indices.contains(place), text.indices.contains(index) {
      let weight = sure[Int(text[index])]
      if weight == 0 { return true }
      if weight != wanted[place] { return false }
      (index, place) = (index + step, place + step)
    }
    return true
  }
}
