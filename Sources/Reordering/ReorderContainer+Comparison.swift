// New contents beside those of the container: one pass that is specialised where a program uses it.

extension ReorderContainer {
  /// What is not the same in this container and in new contents.
  ///
  ///     now a b c d e      new c a b x e      c leaves its place, d leaves, c and x come
  ///
  /// Where both go on alike, nothing is looked up. What is found is not always the least that could
  /// differ, but whatever is not named in it is the same item in the same section, and all of these
  /// stand one after the other in both. New contents that are no container may be compared as well.
  ///
  /// - Parameters:
  ///   - sections: The new contents.
  ///   - limit: How much may differ; a part of all unless given.
  /// - Returns: `nil` where more differs, or a section is there twice.
  /// - Complexity: O(*n* + *s*) for *n* items and *s* sections.
  @inlinable
  package func comparison(with sections: [Section], limit: Int? = nil) -> OrderComparison? {
    var found = OrderComparison(limit: limit ?? comparisonLimit)
    if !hasSections(sections) {
      guard let origins = origins(of: sections) else { return nil }
      found.origins = origins
      var staying = Set(origins)
      for section in sectionIDs.indices where staying.insert(section).inserted {
        guard store.count(of: section) <= found.rest else { return nil }
        found.lift(store.slots(in: section)[...], of: section)
      }
    }
    for index in sections.indices {
      let origin = found.origins?[index] ?? index
      guard compare(origin, with: sections[index].items, index, into: &found) else { return nil }
    }
    return found
  }

  /// More than this is quicker to build anew than to change.
  @usableFromInline var comparisonLimit: Int { 64 + count / 8 }

  @inlinable
  func hasSections(_ sections: [Section]) -> Bool {
    guard sections.count == sectionIDs.count else { return false }
    for index in sections.indices where sections[index].id != sectionIDs[index] { return false }
    return true
  }

  /// For each section which one it is now, or -1; `nil` where one is there twice.
  @inlinable
  func origins(of sections: [Section]) -> [Int]? {
    var seen: Set<SectionID> = []
    var origins: [Int] = []
    for section in sections {
      guard seen.insert(section.id).inserted else { return nil }
      origins.append(sectionIndex(of: section.id) ?? -1)
    }
    return origins
  }

  /// - Returns: Whether no more differs than may.
  @inlinable
  func compare(
    _ section: Int, with items: [Item], _ index: Int, into found: inout OrderComparison
  ) -> Bool {
    let slots = section < 0 ? [] : store.slots(in: section)
    var (old, new) = (0, 0)
    while old < slots.count || new < items.count {
      if old < slots.count, new < items.count, itemIDs[Int(slots[old])] == items[new].id {
        if !isKnown(slots[old], items[new].movement, items[new].kind) {
          guard found.rest >= 2 else { return false }
          found.lift(slots[old...old], of: section)
          put(items, new..<new + 1, of: index, into: &found)
        }
        old += 1
        new += 1
        continue
      }
      let (left, entered) = nextMatch(slots, from: old, items, from: new, limit: found.rest)
      guard left + entered <= found.rest else { return false }
      found.lift(slots[old..<old + left], of: section)
      put(items, new..<new + entered, of: index, into: &found)
      old += left
      new += entered
    }
    return true
  }

  @inlinable
  func put(
    _ items: [Item], _ positions: Range<Int>, of section: Int, into found: inout OrderComparison
  ) {
    for position in positions {
      found.put(
        SlotStore.Place(section: section, position: position),
        ItemNature(movement: items[position].movement, kind: items[position].kind),
        between: position > 0 ? items[position - 1].movement : nil,
        and: position + 1 < items.count ? items[position + 1].movement : nil)
    }
  }

  /// How far it is to the next item that both sides have.
  ///
  ///     now [a b] c d      new [x] c d      2 and 1
  ///
  /// Both sides are gone along together, so it costs no more than what is found to differ.
  @inlinable
  func nextMatch(
    _ slots: [Int32], from old: Int, _ items: [Item], from new: Int, limit: Int
  ) -> (left: Int, entered: Int) {
    var left: [Int32: Int] = [:]
    var entered: [Int32: Int] = [:]
    let (most, mostNew) = (slots.count - old, items.count - new)
    for step in 0..<min(max(most, mostNew), limit + 1) {
      if step < most {
        if let other = entered[slots[old + step]] { return (step, other) }
        left[slots[old + step]] = step
      }
      if step < mostNew, let slot = slot(of: items[new + step].id) {
        if let other = left[slot] { return (other, step) }
        if entered[slot] == nil { entered[slot] = step }
      }
    }
    return (most, mostNew)
  }

  /// Whether this is what is known of an item.
  @inlinable
  func isKnown(_ slot: Int32, _ movement: Movement, _ kind: ItemKind?) -> Bool {
    store.movement(of: slot) == movement && kinds.holds(kind, slot)
  }
}
