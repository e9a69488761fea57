/// What is known of an item beside its identity.
@usableFromInline
package struct ItemNature: Hashable, Sendable {
  package var movement: Movement
  package var kind: ItemKind?

  @usableFromInline
  init(movement: Movement, kind: ItemKind?) {
    self.movement = movement
    self.kind = kind
  }
}

/// Where an item is in an order, and what is known of it there.
package struct ItemSpot: Hashable, Sendable {
  /// The number of its section in that order, and how many items of it are before.
  package var place: SlotStore.Place
  package var nature: ItemNature
}

extension Array where Element == ItemSpot? {
  /// The numbers of the spots that there are, those of each section in its order.
  func inOrder() -> [Int] {
    var found: [(number: Int, place: SlotStore.Place)] = []
    found.reserveCapacity(count)
    for (number, spot) in enumerated() {
      if let spot { found.append((number, spot.place)) }
    }
    found.sort { $0.place < $1.place }
    return found.map(\.number)
  }

  /// For each section the positions of the spots in it, ascending.
  func positions() -> [Int: [Int]] {
    var positions: [Int: [Int]] = [:]
    for case .some(let spot) in self {
      positions[spot.place.section, default: []].append(spot.place.position)
    }
    return positions.mapValues { $0.sorted() }
  }
}
