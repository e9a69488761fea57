extension ReorderContainer {
  /// Makes a change that begins with the order as it is now.
  ///
  /// Everything that it is about is taken out first; then the rest is the same before and after, and
  /// the items are put in where they belong, the first ones first, so that each position is right.
  ///
  /// - Complexity: O(*k* log *n* + *k* log *k*) for *k* items that it is about, among *n*; O(*n*) where
  ///   they are a large part; and O(*s*) where it changes the *s* sections.
  package mutating func make(_ change: OrderChange<ItemID, SectionID>) {
    let slots = change.items.map { slot(of: $0) }
    store.lift(slots.compactMap { $0 })
    for (slot, spot) in zip(slots, change.after) {
      if let slot, spot == nil { release(slot) }
    }
    if let sections = change.sections { arrange(sections.after) }
    var coming: [(slot: Int32, place: SlotStore.Place)] = []
    for number in change.after.inOrder() {
      guard let spot = change.after[number] else { continue }
      let slot = take(change.items[number], at: slots[number], spot.nature)
      coming.append((slot, spot.place))
    }
    store.put(coming)
    generation += 1
  }

  /// Whether a change can have led to the order as it is now: everything is where it says, and what it
  /// says of the order before can be made.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that it is about, among *n*; and O(*s*) where it
  ///   changes the *s* sections.
  func isResult(of change: OrderChange<ItemID, SectionID>) -> Bool {
    if let sections = change.sections, sections.after != shapes { return false }
    let sections = change.sections?.before.count ?? sectionIDs.count
    guard change.before.allSatisfy({ $0.map { $0.place.section < sections } ?? true }) else {
      return false
    }
    return change.items.indices.allSatisfy { number in
      slot(of: change.items[number]).map { spot(of: $0) } == change.after[number]
    }
  }

  /// Where an item is, and what is known of it.
  func spot(of slot: Int32) -> ItemSpot {
    ItemSpot(
      place: SlotStore.Place(section: store.section(of: slot), position: store.position(of: slot)),
      nature: nature(of: slot))
  }

  func nature(of slot: Int32) -> ItemNature {
    ItemNature(movement: store.movement(of: slot), kind: kinds[slot])
  }

  /// Takes a slot, which is in no section, out of use.
  mutating func release(_ slot: Int32) {
    unfile(slot)
    store.freeSlots.append(slot)
  }

  /// Takes over what is known of an item now, which is in no section. One that has no slot is taken
  /// into use.
  mutating func take(_ item: ItemID, at slot: Int32?, _ nature: ItemNature) -> Int32 {
    guard let slot else {
      return use(Item(item, movement: nature.movement, kind: nature.kind))
    }
    kinds[slot] = nature.kind
    store.use(slot, movement: nature.movement)
    return slot
  }

  /// The sections without their items.
  var shapes: [OrderChange<ItemID, SectionID>.Shape] {
    sectionIDs.indices.map { .init(id: sectionIDs[$0], acceptance: acceptance(at: $0)) }
  }

  /// Makes these the sections, in this order. Those that stay keep their items; those that go have
  /// none any more. One that has some all the same stays behind the others, so that nothing is lost.
  ///
  /// - Complexity: O(*s*) for *s* sections, before and after.
  mutating func arrange(_ wanted: [OrderChange<ItemID, SectionID>.Shape]) {
    let known = Set(wanted.lazy.map(\.id))
    let shapes =
      wanted
      + self.shapes.enumerated().filter { store.count(of: $0) > 0 && !known.contains($1.id) }
      .map(\.element)
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
