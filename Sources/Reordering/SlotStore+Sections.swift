// Sections that come and go. What belongs to a section says so by a handle that stays, so none of it
// is touched when sections before it come or go.

extension SlotStore {
  @usableFromInline
  package func section(ofHandle handle: Int32) -> Int { Int(sectionOfHandle[Int(handle)]) }

  /// A handle for a section.
  mutating func makeHandle(of section: Int) -> Int32 {
    if let handle = freeHandles.popLast() {
      sectionOfHandle[Int(handle)] = Int32(section)
      return handle
    }
    sectionOfHandle.append(Int32(section))
    return Int32(sectionOfHandle.count - 1)
  }

  /// Puts a new, empty section before another one, or behind the last.
  ///
  /// - Returns: Its handle.
  /// - Complexity: O(*s*) small steps for *s* sections.
  mutating func insertSection(at section: Int, group: Int) -> Int32 {
    for handle in sectionOfHandle.indices where sectionOfHandle[handle] >= section {
      sectionOfHandle[handle] += 1
    }
    let handle = makeHandle(of: section)
    roots.insert(Root(group: Int32(group), handle: handle), at: section)
    while openTotals.count <= group { openTotals.append(0) }
    openTotals[group] += 1
    return handle
  }

  /// Takes a section away. Its slots are out of use then.
  ///
  /// - Complexity: O(*m* + *s*) for *m* items of the section and *s* sections.
  mutating func removeSection(at section: Int) {
    freeSlots += slots(in: section)
    clear(section)
    let root = roots.remove(at: section)
    openTotals[Int(root.group)] -= 1
    sectionOfHandle[Int(root.handle)] = -1
    freeHandles.append(root.handle)
    for handle in sectionOfHandle.indices where sectionOfHandle[handle] > section {
      sectionOfHandle[handle] -= 1
    }
  }

  /// Makes these the sections, in this order: those with a handle that are there already, others
  /// empty. Those that are not among them are empty already.
  ///
  /// - Returns: Their handles.
  /// - Complexity: O(*s*) for *s* sections, before and after.
  mutating func arrange(_ sections: [(handle: Int32?, group: Int)]) -> [Int32] {
    let old = roots
    var staying = Set(sections.compactMap(\.handle))
    for root in old where staying.insert(root.handle).inserted {
      sectionOfHandle[Int(root.handle)] = -1
      freeHandles.append(root.handle)
    }
    roots = sections.enumerated().map { index, section in
      guard let handle = section.handle else {
        return Root(group: Int32(section.group), handle: makeHandle(of: index))
      }
      var root = old[self.section(ofHandle: handle)]
      root.group = Int32(section.group)
      return root
    }
    for index in roots.indices { sectionOfHandle[Int(roots[index].handle)] = Int32(index) }
    openTotals = [Int](repeating: 0, count: 1 + (sections.map(\.group).max() ?? -1))
    for root in roots {
      openTotals[Int(root.group)] += Int(root.count - root.leadingPins - root.trailingPins) + 1
    }
    return roots.map(\.handle)
  }

  /// Puts a section into another group.
  mutating func setGroup(_ group: Int, of section: Int) {
    let root = roots[section]
    let open = Int(root.count - root.leadingPins - root.trailingPins) + 1
    openTotals[Int(root.group)] -= open
    while openTotals.count <= group { openTotals.append(0) }
    openTotals[group] += open
    roots[section].group = Int32(group)
  }
}
