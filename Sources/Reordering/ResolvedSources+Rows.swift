// Rows of a grid. They restart in each section, and pinned items fill cells:
//
//     P a b      columns 3, P pinned first, L pinned last
//     c d L

extension ResolvedSources {
  /// The gap one row up in the home section: as many items earlier as there are columns.
  ///
  ///     P a b        b a row up would stand where P is: no gap
  ///     c d L        d a row up stands where a is: P d a b c L
  ///
  /// - Returns: The gap, or `nil` where there is no row above or a pinned run is in the way.
  @usableFromInline
  package func gapOfRowUp(columns: Int, of store: SlotStore) -> Int? {
    guard columns > 0, columns <= firstGap else { return nil }
    let gap = firstGap - columns
    return openGaps(in: home, of: store).contains(gap) ? gap : nil
  }

  /// The gap one row down in the home section: as many items later as there are columns; the last
  /// open one where the row below is shorter.
  ///
  ///     a b c        c a row down: a b d e c, the end
  ///     d e          d a row down: no gap, there is no row below
  ///
  /// A row that pinned items fill to its start is no row to go to.
  ///
  /// - Returns: The gap, or `nil` where there is no row below that can be gone to.
  @usableFromInline
  package func gapOfRowDown(columns: Int, of store: SlotStore) -> Int? {
    let open = openGaps(in: home, of: store)
    guard columns > 0, let last = positions(in: home).last else { return nil }
    if columns <= open.upperBound - lastGap { return lastGap + columns }
    let lastCell = store.count(of: home) - store.trailingPins(of: home) - 1
    return lastCell / columns > last / columns ? open.upperBound : nil
  }
}
