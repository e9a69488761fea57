/// The characters of which every text has one that has a weight.
///
///     the weight of a, in Danish      a, A, á, ａ …, not å
///     the weight of å                 å, Å …, and those that make it of an a before them: a, ring
///
/// A weight comes from a character by itself, or from one that stands behind others and has weights
/// of its own there; text is decomposed before that is looked at, so what a character is made of
/// counts as it does (UTS #10, "Produce Collation Element Arrays"). What is here is never too little,
/// and a little too much: å holds an a, and a ring is not always behind an a.
struct WeightGivers {
  private let weight: UInt16
  private let table: PrimaryWeights
  /// Those that can give it behind another character.
  private let followers: Set<UInt32>

  init(of weight: UInt16, _ table: PrimaryWeights) {
    self.weight = weight
    self.table = table
    let sequences = table.context.sequences.filter { sequence in
      table.weights(of: sequence.compactMap(Unicode.Scalar.init)).contains(weight)
    }
    followers = Set(sequences.flatMap { $0.dropFirst() })
  }

  /// Those that have three bytes or fewer in UTF-8.
  var ofThreeBytes: [UInt32] {
    let characters = table.characters
    return characters.withWeight(weight) + characters.special.filter(containsBehindOthers)
  }

  func contains(_ scalar: UInt32) -> Bool {
    let entry = table.entry(of: scalar)
    if table.gives(entry, weight) { return true }
    let isSpecial = !entry.traits.isDisjoint(with: [.follows, .hidesParts])
    return isSpecial && containsBehindOthers(scalar)
  }

  private func containsBehindOthers(_ scalar: UInt32) -> Bool {
    followers.contains(scalar) || table.parts[scalar]?.contains(where: contains) ?? false
  }
}
