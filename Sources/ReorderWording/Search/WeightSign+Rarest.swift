extension WeightSign {
  /// Of the signs that a query has, one for each weight, the one that is rarest in a text.
  ///
  ///     "ﾊﾞﾀｰ米"      米, in a list in which most words are katakana
  static func rarest(
    of wanted: [UInt16], in text: UnsafeBufferPointer<UInt8>, _ table: PrimaryWeights
  ) -> WeightSign? {
    // From all of the text: what is in order at its start is not so all the way.
    let distance = max(1, text.count / samples)
    let samples = stride(from: 0, to: text.count - sampleLength, by: distance).map {
      UnsafeBufferPointer(rebasing: text[$0..<$0 + sampleLength])
    }
    let signs = Set(wanted.prefix(mostWeights)).compactMap { WeightSign(of: $0, in: wanted, table) }
    return signs.map { sign in (sign, samples.reduce(0) { $0 + sign.cost(in: $1) }) }
      .min { $0.1 < $1.1 }?.0
  }

  /// How many pieces of a text tell what is rare in it, and how many bytes each has.
  private static var samples: Int { 32 }
  private static var sampleLength: Int { 512 }
  /// How many weights are compared. Those behind them are seldom rarer than all of these.
  private static var mostWeights: Int { 8 }
}
