extension ReorderContainer {
  /// Makes a change that begins with the order as it is now.
  ///
  /// Everything that it is about is taken out first; then the rest is the same before and after, and
  /// the items are put in where they belong, the first ones first, so that each position is right.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that it is about, among *n*; O(*n*) where they are a
  ///   large part; and O(*s*) where it changes the *s* sections.
  package mutating func make(_ change: OrderChange<ItemID, SectionID>) {
    let lifted = change.before.compactMap { slot(of: $0.item.id) }
    store.lift(lifted)
    var leaving = Set(lifted)
    for entry in change.after {
      if let slot = slot(of: entry.item.id) { leaving.remove(slot) }
    }
    for slot in leaving { release(slot) }
    if let sections = change.sections { arrange(sections.after) }
    var coming: [(slot: Int32, section: Int, position: Int)] = []
    for entry in change.after {
      guard let section = sectionIndex(of: entry.section) else { continue }
      coming.append((take(entry.item), section, entry.position))
    }
    store.put(coming)
    generation += 1
  }

  /// Whether a change can have led to the order as it is now: everything is where it says.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that it is about, among *n*; and O(*s*) where it
  ///   changes the *s* sections.
  func isResult(of change: OrderChange<ItemID, SectionID>) -> Bool {
    if let sections = change.sections, sections.after != shapes { return false }
    let after = Set(change.after.lazy.map(\.item.id))
    return change.after.allSatisfy { entry(of: $0.item.id) == $0 }
      && change.before.allSatisfy { after.contains($0.item.id) || !contains($0.item.id) }
  }

  /// What is known of an item, and where it is; `nil` where there is no such item.
  func entry(of item: ItemID) -> OrderChange<ItemID, SectionID>.Entry? {
    slot(of: item).map { slot in
      .init(
        item: self.item(at: slot), section: sectionIDs[store.section(of: slot)],
        position: store.position(of: slot))
    }
  }

  /// Takes a slot, which is in no section, out of use.
  mutating func release(_ slot: Int32) {
    unfile(slot)
    store.freeSlots.append(slot)
  }

  /// The slot of an item, which is in no section, with what is said of the item now. One that is new
  /// is taken into use.
  mutating func take(_ item: Item) -> Int32 {
    guard let slot = slot(of: item.id) else { return use(item) }
    kinds[slot] = item.kind
    store.use(slot, movement: item.movement)
    return slot
  }

  /// Makes these the sections, in this order. Those that stay keep their items; those that go have
  /// none any more.
  ///
  /// - Complexity: O(*s*) for *s* sections, before and after.
  mutating func arrange(_ shapes: [OrderChange<ItemID, SectionID>.Shape]) {
    let old = sectionHandles
    groups = AcceptanceGroups()
    let sections = shapes.enumerated().map { index, shape in
      (handle: old[shape.id], group: groups.append(index, accepting: shape.acceptance))
    }
    let handles = store.arrange(sections)
    sectionIDs = shapes.map(\.id)
    sectionHandles.removeAll(keepingCapacity: true)
    for (id, handle) in zip(sectionIDs, handles) { sectionHandles[id] = handle }
  }
}
