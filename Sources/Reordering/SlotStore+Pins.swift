extension SlotStore {
  /// How many items the leading run of `pinnedFirst` items of a section has.
  @usableFromInline
  package func leadingPins(of section: Int) -> Int { Int(roots[section].leadingPins) }

  /// How many items the trailing run of `pinnedLast` items of a section has.
  @usableFromInline
  package func trailingPins(of section: Int) -> Int { Int(roots[section].trailingPins) }

  /// How many gaps the sections of a group have that are not before a `pinnedFirst` item or after a
  /// `pinnedLast` one.
  package func openGaps(ofGroup group: Int) -> Int { openTotals[group] }

  /// The group that a section belongs to.
  package func group(of section: Int) -> Int { Int(roots[section].group) }

  /// The index of the first pinned item that stands apart from its run, if there is one.
  @usableFromInline
  static func misplacedPin(among movements: [Movement]) -> Int? {
    let first = movements.prefix { $0 == .pinnedFirst }.count
    let last = movements.count - movements.reversed().prefix { $0 == .pinnedLast }.count
    guard first < last else { return nil }
    return movements[first..<last].firstIndex(where: \.isPinned)
  }

  /// Whether no pinned item stands apart from its run when items are put at a position, between
  /// those that are there, or in the place of `replaced` ones.
  func keepsPins(
    _ new: [Movement], at position: Int, replacing replaced: Int = 0, in section: Int
  ) -> Bool {
    var ranks = new.map(\.rank)
    if position > 0 {
      ranks.insert(movement(of: slot(at: position - 1, in: section)).rank, at: 0)
    }
    if position + replaced < count(of: section) {
      ranks.append(movement(of: slot(at: position + replaced, in: section)).rank)
    }
    return zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Whether one of these items may stand directly before the other one.
  static func keepsPins(_ previous: Movement, _ next: Movement) -> Bool {
    previous.rank <= next.rank
  }
}

extension Movement {
  /// Ascends in a section where no pinned item stands apart from its run.
  fileprivate var rank: Int {
    switch self {
    case .pinnedFirst: 0
    case .free, .fixed: 1
    case .pinnedLast: 2
    }
  }
}
