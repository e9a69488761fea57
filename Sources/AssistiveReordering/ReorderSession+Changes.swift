internal import Reordering

extension ReorderSession {
  /// Remembers that the program changed something in an item that the container does not know of, as
  /// whether it is checked. Its label is what it was. Nothing is said. In its turn it is undone and redone as an edit that replaces the
  /// item by itself: the report names it, and the program takes its change back or makes it again.
  ///
  ///     session.recordChange(of: "milk")
  ///     session.undo().announcement     // replaced(item(Milk))
  public func recordChange(of item: ItemID) {
    guard let value = container.item(item) else { return }
    let edit = Edit<ItemID, SectionID>.replace(item, with: value)
    history.record([edit], inverse: [edit])
  }
}
