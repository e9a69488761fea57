/// What is not the same in a container and in new contents: slots, and places of the new contents.
///
/// It is not generic; `ReorderContainer.comparison(with:)` fills it.
@usableFromInline
package struct OrderComparison: Sendable {
  /// A slot and where it is now.
  @usableFromInline
  struct Leaving: Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let place: SlotStore.Place

    @inlinable
    init(slot: Int32, place: SlotStore.Place) {
      self.slot = slot
      self.place = place
    }
  }

  /// What does not stay as it is. Those of a section are in its order.
  @usableFromInline var leaving: [Leaving] = []
  /// The places of the new contents whose items are not there now or are other ones, ascending.
  @usableFromInline var coming: [SlotStore.Place] = []
  /// For each new section which one it is now, or -1 for one that comes; `nil` where all are the same.
  @usableFromInline var origins: [Int]?
  /// How much may differ.
  @usableFromInline let limit: Int

  @inlinable
  init(limit: Int) { self.limit = limit }

  /// How much may still differ.
  @inlinable var rest: Int { limit - leaving.count - coming.count }

  /// Takes over that slots do not stay.
  @inlinable
  mutating func lift(_ slots: ArraySlice<Int32>, of section: Int) {
    for index in slots.indices {
      leaving.append(
        Leaving(slot: slots[index], place: SlotStore.Place(section: section, position: index)))
    }
  }

  /// Takes over that items come.
  @inlinable
  mutating func put(_ positions: Range<Int>, of section: Int) {
    for position in positions {
      coming.append(SlotStore.Place(section: section, position: position))
    }
  }
}
