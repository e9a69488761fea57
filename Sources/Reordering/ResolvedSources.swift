/// Sources found in a container, and the arithmetic of the places they can go to.
///
/// A *gap* is a place for the sources in a section, named by how many of the items that stay are
/// before it. It is the same number before and after the sources are lifted.
///
///     P a [b] c [d] e L     the items that stay: P a c e L
///      0 1     2     3 4 5  gaps; P pinned first, L pinned last: 1...4 are open
///
/// Sections and positions count from 0.
@usableFromInline
package struct ResolvedSources: Sendable {
  /// The sources, in the order they will have.
  @usableFromInline package let slots: [Int32]
  /// For each source, in the same order, where it is.
  @usableFromInline package let places: [SlotStore.Place]
  /// The sources in document order.
  @usableFromInline package let ordered: [Source]

  /// A source and where it is.
  @usableFromInline
  package struct Source: Sendable {
    @usableFromInline package let slot: Int32
    @usableFromInline package let place: SlotStore.Place
  }

  /// - Parameters:
  ///   - slots: At least one slot, none twice.
  ///   - store: The order that they are in.
  /// - Complexity: that of *k* look-ups of a position, plus O(*k* log *k*).
  @usableFromInline
  package init(_ slots: [Int32], in store: SlotStore) {
    self.slots = slots
    let places = store.places(of: slots)
    let sources = zip(slots, places).map { Source(slot: $0, place: $1) }
    self.places = places
    let isOrdered = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    ordered = isOrdered ? sources : sources.sorted { $0.place < $1.place }
  }

  /// Sources of which it is not known yet whether one is named twice; `nil` if so.
  @usableFromInline
  package init?(distinct slots: [Int32], in store: SlotStore) {
    guard !slots.isEmpty else { return nil }
    self.init(slots, in: store)
    guard zip(ordered, ordered.dropFirst()).allSatisfy({ $0.place < $1.place }) else { return nil }
  }

  /// The section of the source that comes first in document order.
  @usableFromInline
  package var home: Int { ordered.first?.place.section ?? 0 }

  /// Which of the ordered places are in a section.
  private func range(in section: Int) -> Range<Int> {
    if let first = ordered.first?.place, ordered[ordered.count - 1].place.section == first.section {
      return section == first.section ? 0..<ordered.count : 0..<0
    }
    let start = ordered.partitioningIndex { $0.place.section >= section }
    return start..<max(start, ordered.partitioningIndex { $0.place.section > section })
  }

  /// The positions of the sources in a section, ascending.
  package func positions(in section: Int) -> some RandomAccessCollection<Int> {
    ordered[range(in: section)].lazy.map(\.place.position)
  }

  /// The sections that sources come from, ascending.
  @usableFromInline
  package var sections: [Int] {
    var sections: [Int] = []
    for source in ordered where source.place.section != sections.last {
      sections.append(source.place.section)
    }
    return sections
  }

  /// Which of the ordered sources stand side by side.
  ///
  ///     a [b c] d [e]      b c, e: 0..<2, 2..<3
  @usableFromInline
  package var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in ordered.indices {
      let next = ordered[index].place.next
      if index + 1 < ordered.count, ordered[index + 1].place == next { continue }
      runs.append(start..<index + 1)
      start = index + 1
    }
    return runs
  }

  /// Whether all sources come from one section.
  @usableFromInline
  package var areInOneSection: Bool {
    ordered.first?.place.section == ordered.last?.place.section
  }

  /// How many items of a section stay.
  @usableFromInline
  package func staying(in section: Int, of store: SlotStore) -> Int {
    store.count(of: section) - range(in: section).count
  }

  /// The gap that is at a position: before the item there, or, where that item is a source, before
  /// the next item that stays.
  @usableFromInline
  package func gap(at position: Int, in section: Int) -> Int {
    position - ordered[range(in: section)].countOfPrefix { $0.place.position < position }
  }

  /// The item that stays and has `gap` staying items before it, or `nil` behind the last one.
  @usableFromInline
  package func stayingSlot(at gap: Int, in section: Int, of store: SlotStore) -> Int32? {
    guard gap >= 0 else { return nil }
    // The source with index i has `position - i` staying items before it.
    let range = range(in: section)
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].place.position - (middle - range.lowerBound) > gap {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let position = gap + low - range.lowerBound
    guard position < store.count(of: section) else { return nil }
    return store.slot(at: position, in: section)
  }

  /// The gaps that are not before a `pinnedFirst` item or after a `pinnedLast` one.
  @usableFromInline
  package func openGaps(in section: Int, of store: SlotStore) -> ClosedRange<Int> {
    let first = store.leadingPins(of: section)
    return first...max(first, staying(in: section, of: store) - store.trailingPins(of: section))
  }

  /// The gap before the first source of the home section.
  @usableFromInline
  package var firstGap: Int { ordered.first?.place.position ?? 0 }

  /// The gap after the last source of the home section.
  @usableFromInline
  package var lastGap: Int {
    let range = range(in: home)
    return range.isEmpty ? 0 : ordered[range.upperBound - 1].place.position + 1 - range.count
  }

  /// Whether putting the sources into a gap leaves every order as it was.
  @usableFromInline
  package func isStandstill(gap: Int, in section: Int, of store: SlotStore) -> Bool {
    guard areInOneSection, home == section, firstGap == gap,
      ordered[ordered.count - 1].place.position - gap + 1 == ordered.count
    else { return false }
    return places.indices.allSatisfy { places[$0].position == gap + $0 }
  }
}

extension SlotStore.Place: Comparable {
  /// By document order.
  @usableFromInline
  package static func < (left: Self, right: Self) -> Bool {
    left.section == right.section ? left.position < right.position : left.section < right.section
  }
}

extension RandomAccessCollection {
  /// The index of the first element that fulfils `predicate`, which none before and all behind do.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var rest = count
    while rest > 0 {
      let middle = index(low, offsetBy: rest / 2)
      if predicate(self[middle]) {
        rest /= 2
      } else {
        low = index(after: middle)
        rest -= rest / 2 + 1
      }
    }
    return low
  }

  /// How many elements at the start fulfil `predicate`, which none behind them does.
  fileprivate func countOfPrefix(where predicate: (Element) -> Bool) -> Int {
    distance(from: startIndex, to: partitioningIndex { !predicate($0) })
  }
}
