public import Reordering

// Edits of sections in the plainest way. Sections are named by their index here, so these name those
// behind otherwise; what a section is called in the container is for the caller to remember.

extension MoveOracle {
  public typealias Item = ReorderContainer<Int, Int>.Item

  /// A new section before the one with an index, or behind the last.
  public func inserting(
    _ items: [Item], accepting acceptance: Acceptance, at index: Int
  ) -> Result<MoveOracle, Refusals<Int, Int>> {
    var new = self
    new.order.insert([], at: index)
    new.acceptances.insert(acceptance, at: index)
    return new.result(of: .insert(items, after: nil, in: index))
  }

  /// Without a section and its items.
  public func removing(section index: Int) -> MoveOracle {
    var new = self
    for item in order[index] {
      new.movements[item] = nil
      new.kinds[item] = nil
    }
    new.order.remove(at: index)
    new.acceptances.remove(at: index)
    return new
  }
}
