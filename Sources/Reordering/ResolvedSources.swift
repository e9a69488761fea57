/// Sources found in a container, and the arithmetic of the places they can go to.
///
/// A *gap* is a place for the sources in a section, named by how many of the items that stay are
/// before it. It is the same number before and after the sources are lifted.
///
///     P a [b] c [d] e L     the items that stay: P a c e L
///      0 1     2     3 4 5  gaps; P pinned first, L pinned last: 1...4 are open
///
/// Sections and positions count from 0.
package struct ResolvedSources: Sendable {
  /// The sources, in the order they will have.
  package let slots: [Int32]
  /// The section of the source that comes first in document order.
  package let home: Int
  /// For each source, in the same order, where it is.
  package let places: [SlotStore.Place]
  /// For each section that a source is in, the positions of its sources, ascending.
  private let positions: [Int: [Int]]

  /// - Parameters:
  ///   - slots: At least one slot, none twice.
  ///   - store: The order that they are in.
  /// - Complexity: that of *k* look-ups of a position, plus O(*k* log *k*).
  package init(_ slots: [Int32], in store: SlotStore) {
    var positions: [Int: [Int]] = [:]
    places = store.places(of: slots)
    for place in places { positions[place.section, default: []].append(place.position) }
    for section in positions.keys { positions[section]?.sort() }
    self.slots = slots
    self.positions = positions
    home = positions.keys.min() ?? 0
  }

  /// The positions of the sources in a section, ascending.
  package func positions(in section: Int) -> [Int] { positions[section] ?? [] }

  /// The sections that sources come from, ascending.
  package var sections: [Int] { positions.keys.sorted() }

  /// How many items of a section stay.
  package func staying(in section: Int, of store: SlotStore) -> Int {
    store.count(of: section) - positions(in: section).count
  }

  /// The gap that is at a position: before the item there, or, where that item is a source, before
  /// the next item that stays.
  package func gap(at position: Int, in section: Int) -> Int {
    position - positions(in: section).partitioningIndex { $0 >= position }
  }

  /// The item that stays and has `gap` staying items before it, or `nil` behind the last one.
  package func stayingSlot(at gap: Int, in section: Int, of store: SlotStore) -> Int32? {
    // The source with index i has `positions[i] - i` staying items before it.
    let sources = positions(in: section)
    let position = gap + sources.indices.partitioningIndex { sources[$0] - $0 > gap }
    guard gap >= 0, position < store.count(of: section) else { return nil }
    return store.slot(at: position, in: section)
  }

  /// The gaps that are not before a `pinnedFirst` item or after a `pinnedLast` one.
  package func openGaps(in section: Int, of store: SlotStore) -> ClosedRange<Int> {
    let first = store.leadingPins(of: section)
    return first...max(first, staying(in: section, of: store) - store.trailingPins(of: section))
  }

  /// The gap before the first source of the home section.
  package var firstGap: Int { gap(at: positions(in: home).first ?? 0, in: home) }

  /// The gap after the last source of the home section.
  package var lastGap: Int { gap(at: (positions(in: home).last ?? 0) + 1, in: home) }

  /// Whether putting the sources into a gap leaves every order as it was.
  package func isStandstill(gap: Int, in section: Int, of store: SlotStore) -> Bool {
    guard positions.count == 1, let own = positions[section], own.first == gap,
      let last = own.last, last - gap + 1 == own.count
    else { return false }
    return slots.indices.allSatisfy { store.slot(at: gap + $0, in: section) == slots[$0] }
  }
}

extension RandomAccessCollection {
  /// The offset of the first element that fulfils `predicate`, which none before and all behind do.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[index(startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
