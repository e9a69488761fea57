// Sections that come, go and are exchanged while the container is in use.

extension ReorderContainer {
  mutating func insert(
    _ section: Section, after previous: SectionID?
  ) -> EditVerdict<ItemID, SectionID> {
    guard sectionIndex(of: section.id) == nil else { return .refused([.sectionExists(section.id)]) }
    var index = 0
    if let previous {
      guard let found = sectionIndex(of: previous) else {
        return .refused([.missingSection(previous)])
      }
      index = found + 1
    }
    let existing = existing(among: section.items)
    guard existing.isEmpty else { return .refused(existing.map { .itemExists($0) }) }
    let movements = section.items.map(\.movement)
    if let misplaced = SlotStore.misplacedPin(among: movements) {
      return .refused([.misplacedPin(section.items[misplaced].id, movements[misplaced])])
    }
    let group = groups.insert(index, accepting: section.acceptance)
    sectionIDs.insert(section.id, at: index)
    sectionHandles[section.id] = store.insertSection(at: index, group: group)
    let slots = section.items.map { use($0) }
    store.fill(index, with: slots)
    generation += 1
    return .allowed(EditOutcome(changed: true, inverse: [.removeSection(section.id)], move: nil))
  }

  mutating func remove(section id: SectionID) -> EditVerdict<ItemID, SectionID> {
    guard let index = sectionIndex(of: id) else { return .refused([.missingSection(id)]) }
    let slots = store.slots(in: index)
    let section = Section(
      id: id, acceptance: acceptance(at: index), items: slots.map { item(at: $0) })
    let previous = index > 0 ? sectionIDs[index - 1] : nil
    for slot in slots { unfile(slot) }
    store.removeSection(at: index)
    groups.remove(index)
    sectionIDs.remove(at: index)
    sectionHandles[id] = nil
    generation += 1
    return .allowed(
      EditOutcome(changed: true, inverse: [.insertSection(section, after: previous)], move: nil))
  }

  mutating func replace(
    section old: SectionID, with new: SectionID, accepting acceptance: Acceptance
  ) -> EditVerdict<ItemID, SectionID> {
    guard let index = sectionIndex(of: old) else { return .refused([.missingSection(old)]) }
    guard new == old || sectionIndex(of: new) == nil else {
      return .refused([.sectionExists(new)])
    }
    let previous = self.acceptance(at: index)
    let handle = sectionHandles.removeValue(forKey: old)
    sectionHandles[new] = handle
    sectionIDs[index] = new
    if previous != acceptance {
      store.setGroup(groups.change(index, accepting: acceptance), of: index)
    }
    let changed = new != old || previous != acceptance
    if changed { generation += 1 }
    return .allowed(
      EditOutcome(
        changed: changed, inverse: [.replaceSection(new, with: old, accepting: previous)],
        move: nil))
  }
}
