public import AssistiveReordering

extension Name {
  /// The name with a label that takes at most so many cells of a terminal or a braille display, cut
  /// between two characters as a person sees them.
  ///
  ///     Name("A story without an end").shortened(toCells: 12).label     // "A story wit…"
  ///
  /// What the program says instead of the label stays as it is.
  ///
  /// - Parameter limit: The most cells, the mark at the end among them.
  /// - Returns: The name as it is where it fits.
  /// - Complexity: O(`limit`), however long the label is.
  public func shortened(toCells limit: Int) -> Name {
    var cells = 0
    var endThatLeavesRoom = label.startIndex
    for index in label.indices {
      cells += max(1, CellWidth.cells(of: String(label[index])))
      if cells <= limit - 1 { endThatLeavesRoom = label.index(after: index) }
      guard cells <= limit else {
        var name = self
        var start = label[..<endThatLeavesRoom]
        while start.last?.isWhitespace == true { start.removeLast() }
        name.label = start + "…"
        return name
      }
    }
    return self
  }
}
