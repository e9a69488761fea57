internal import ReorderDocuments
internal import Reordering

extension OpenDocument {
  /// Makes in another reading of the file what was done since it was written last, by identity.
  ///
  /// - Parameters:
  ///   - order: The order that was come to.
  ///   - fresh: The other reading, with the identities of this one.
  /// - Returns: The order in the other reading; or why an edit does not fit.
  func remade(
    _ order: Container, in fresh: OpenDocument
  ) -> Result<Container, Refusals<String, String>> {
    var (before, after) = (saved, fresh.original)
    // What was removed, and is gone there as well, needs no removing.
    let gone = saved.sections.flatMap { $0.items.filter { !order.contains($0) } }
    before.apply(.remove(gone))
    after.apply(.remove(gone.filter { after.contains($0) }))
    for section in order.sections {
      for (place, item) in section.items.enumerated() where !saved.contains(item) {
        guard let value = order.item(item), after.contains(item) || fresh.make(item, as: self)
        else { return .failure([.missingItem(document.original(of: item) ?? item)]) }
        let above = section.items.prefix(place)
        before.add(value, below: above, in: section.id)
        after.add(value, below: above, in: section.id)
      }
    }
    for step in before.differences(toReach: order) {
      if case .refused(let refusals) = after.apply(step) { return .failure(Refusals(refusals)) }
    }
    let missing = revisedSinceSaved.filter { order.contains($0) && !after.contains($0) }
    guard missing.isEmpty else { return .failure(Refusals(missing.map { .missingItem($0) })) }
    return .success(after)
  }

  /// Makes an item as it is in another reading: a copy, or what had gone from the file.
  ///
  /// - Returns: Whether there was something to make it of.
  private func make(_ copy: String, as earlier: OpenDocument) -> Bool {
    bringBack(
      copy, copyOf: earlier.document.original(of: copy), earlier.document.source(of: copy))
  }

  /// The items that an order has and the document as it was opened had not, and the other way
  /// around, and those that went to another place.
  func changes(to order: Container) -> (new: [String], gone: [String], moved: [Difference]) {
    let gone = original.sections.flatMap { $0.items.filter { !order.contains($0) } }
    var (before, new) = (original, [String]())
    before.apply(.remove(gone))
    for section in order.sections {
      for (place, item) in section.items.enumerated() where !original.contains(item) {
        guard let value = order.item(item) else { continue }
        new.append(item)
        before.add(value, below: section.items.prefix(place), in: section.id)
      }
    }
    return (new, gone, before.differences(toReach: order))
  }
}

extension Container {
  /// Adds an item below the nearest of those that are to be above it.
  fileprivate mutating func add(
    _ item: Item, below above: some BidirectionalCollection<String>, in section: String
  ) {
    guard !contains(item.id) else { return }
    let anchor = above.last { place(of: $0)?.section == section }
    apply(.insert([item], after: anchor, in: section))
  }
}
