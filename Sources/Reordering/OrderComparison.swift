/// What is not the same in a container and in new contents: slots, and places of the new contents.
///
/// It is not generic; `ReorderContainer.comparison(with:)` fills it.
@usableFromInline
package struct OrderComparison: Sendable {
  /// A slot that does not stay as it is, and where it is now.
  struct Leaving: Sendable {
    let slot: Int32
    let place: SlotStore.Place
  }

  /// What does not stay as it is.
  private(set) var leaving: [Leaving] = []
  /// The places of the new contents whose items are not there now or are other ones.
  private(set) var coming: [ItemSpot] = []
  /// For each new section which one it is now, or -1 for one that comes; `nil` where all are the same.
  @usableFromInline var origins: [Int]?
  /// Whether a pinned item that comes, or beside which one comes, is apart from its run. Those that stay
  /// keep their order, so they are not looked at.
  private(set) var isMisplaced = false
  /// How much may still differ.
  @usableFromInline private(set) var rest: Int

  @usableFromInline
  init(limit: Int) { rest = limit }

  /// Takes over that slots do not stay.
  @usableFromInline
  mutating func lift(_ slots: ArraySlice<Int32>, of section: Int) {
    rest -= slots.count
    for index in slots.indices {
      leaving.append(
        Leaving(slot: slots[index], place: SlotStore.Place(section: section, position: index)))
    }
  }

  /// Takes over that an item comes.
  ///
  /// - Parameters:
  ///   - place: Where it is in the new contents.
  ///   - nature: What is known of it there.
  ///   - previous: The movement of the item before it there.
  ///   - next: That of the one behind it.
  @usableFromInline
  mutating func put(
    _ place: SlotStore.Place, _ nature: ItemNature, between previous: Movement?,
    and next: Movement?
  ) {
    rest -= 1
    coming.append(ItemSpot(place: place, nature: nature))
    let movement = nature.movement
    if !SlotStore.keepsPins(previous ?? movement, movement)
      || !SlotStore.keepsPins(movement, next ?? movement)
    {
      isMisplaced = true
    }
  }
}
