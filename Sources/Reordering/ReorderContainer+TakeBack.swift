extension ReorderContainer {
  /// Takes back what was done, also where the container is disabled by now.
  ///
  /// - Parameter inverse: Edits that were made as the inverse of others, so none is refused.
  /// - Complexity: O(*k* log *n*) for *k* items that the edits are about, among *n*.
  mutating func takeBack(_ inverse: [Edit<ItemID, SectionID>]) {
    let wasEnabled = isEnabled
    isEnabled = true
    for edit in inverse { apply(edit, waivingAcceptance: true) }
    isEnabled = wasEnabled
  }
}
