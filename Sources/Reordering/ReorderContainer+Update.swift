extension ReorderContainer {
  /// Takes over new contents, as when the model was changed elsewhere.
  ///
  /// What is the same at the start and at the end of each section stays untouched.
  ///
  ///     now a b c d e      new a x c d e      b goes and x comes
  ///
  /// - Throws: `ContainerError`, and leaves the container as it was.
  /// - Complexity: O(*n*) comparisons for *n* items, and O(log *n*) for each one between what is the
  ///   same; O(*n*) where those are a large part, or the sections are other ones.
  public mutating func update(to sections: [Section]) throws(ContainerError<ItemID, SectionID>) {
    let isSame =
      sections.count == sectionIDs.count
      && sections.indices.allSatisfy {
        sections[$0].id == sectionIDs[$0] && sections[$0].acceptance == acceptance(at: $0)
      }
    if isSame {
      let changes = sections.indices.compactMap { changedRun(of: $0, sections[$0].items) }
      if changes.isEmpty { return }
      if changes.reduce(0, { $0 + $1.old.count + $1.new.count }) * 8 < count, make(changes) {
        generation += 1
        return
      }
    }
    var new = try ReorderContainer(sections: sections, isEnabled: isEnabled)
    new.generation = generation + 1
    self = new
  }

  /// What is between the same items at the start and at the end of a section.
  private struct ChangedRun {
    let section: Int
    let start: Int
    let old: [Int32]
    let new: ArraySlice<Item>
  }

  private func changedRun(of section: Int, _ items: [Item]) -> ChangedRun? {
    var walk = Items(container: self, section: section).makeIterator()
    var start = 0
    while start < items.count, let slot = walk.nextSlot(), item(at: slot) == items[start] {
      start += 1
    }
    let count = store.count(of: section)
    guard start < items.count || start < count else { return nil }
    var end = 0
    while end < min(items.count, count) - start {
      let slot = store.slot(at: count - 1 - end, in: section)
      let item = items[items.count - 1 - end]
      guard self.item(at: slot) == item else { break }
      end += 1
    }
    return ChangedRun(
      section: section, start: start,
      old: (start..<count - end).map { store.slot(at: $0, in: section) },
      new: items[start..<items.count - end])
  }

  /// - Returns: Whether the changes were made. If not, something about them is wrong, and nothing was
  ///   changed.
  private mutating func make(_ changes: [ChangedRun]) -> Bool {
    let leaving = Set(changes.flatMap(\.old))
    var coming: Set<ItemID> = []
    for change in changes {
      guard
        change.new.allSatisfy({ item in
          coming.insert(item.id).inserted && slot(of: item.id).map(leaving.contains) ?? true
        }),
        store.keepsPins(
          change.new.map(\.movement), at: change.start, replacing: change.old.count,
          in: change.section)
      else { return false }
    }
    for change in changes {
      for slot in change.old {
        store.detach(slot)
        if !coming.contains(id(of: slot)) {
          unfile(slot)
          store.freeSlots.append(slot)
        }
      }
    }
    for change in changes {
      for (offset, item) in change.new.enumerated() {
        let slot = known(item) ?? use(item)
        store.attach(slot, at: change.start + offset, in: change.section)
      }
    }
    return true
  }

  /// The slot of an item that is there already, with what is said of the item now.
  private mutating func known(_ item: Item) -> Int32? {
    guard let slot = slot(of: item.id) else { return nil }
    kinds[slot] = item.kind
    store.use(slot, movement: item.movement)
    return slot
  }
}
