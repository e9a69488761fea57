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
}
