extension ReorderContainer {
  /// Takes over new contents, as when the model was changed elsewhere.
  ///
  ///     now a b c d e      new e a x c d      b leaves, e moves and x comes
  ///
  /// What is the same stays untouched, wherever it is between the changes.
  ///
  /// - Returns: What was changed, for `EditHistory.recordForeignChange(_:)`.
  /// - Throws: `ContainerError`, and leaves the container as it was.
  /// - Complexity: O(*n* + *s*) comparisons for *n* items and *s* sections, and O(log *n*) for each
  ///   item that comes, goes, moves or is changed; as building where these are a large part.
  @discardableResult
  @inlinable
  public mutating func update(
    to sections: [Section]
  ) throws(ContainerError<ItemID, SectionID>) -> ContainerUpdate<ItemID, SectionID> {
    let found = comparison(with: sections)
    return try update(to: sections, found)
  }

  /// Takes over new contents that were compared with those of now.
  ///
  /// - Parameters:
  ///   - sections: The new contents.
  ///   - found: What is not the same; `nil` where that is too much, or was not looked for.
  /// - Returns: What was changed.
  /// - Throws: `ContainerError`, and leaves the container as it was.
  @usableFromInline
  package mutating func update(
    to sections: [Section], _ found: OrderComparison?
  ) throws(ContainerError<ItemID, SectionID>) -> ContainerUpdate<ItemID, SectionID> {
    if let found, let change = change(found, to: sections) {
      guard !change.isEmpty else { return ContainerUpdate(.nothing) }
      make(change)
      return ContainerUpdate(.change(change))
    }
    var new = try ReorderContainer(sections: sections, isEnabled: isEnabled)
    new.generation = generation + 1
    let before = self
    self = new
    return ContainerUpdate(.anew(before: before))
  }

  /// What a comparison comes to, or `nil` where the new contents are no container.
  ///
  /// An item that stays is there once, so only what comes is looked up.
  func change(
    _ found: OrderComparison, to sections: [Section]
  ) -> OrderChange<ItemID, SectionID>? {
    guard !found.isMisplaced else { return nil }
    var change = OrderChange<ItemID, SectionID>()
    var numbers: [Int32: Int] = [:]
    for leaving in found.leaving {
      numbers[leaving.slot] = change.items.count
      let spot = ItemSpot(place: leaving.place, nature: nature(of: leaving.slot))
      change.append(id(of: leaving.slot), from: spot, to: nil)
    }
    var new: Set<ItemID> = []
    for spot in found.coming {
      let item = sections[spot.place.section].items[spot.place.position].id
      if let slot = slot(of: item) {
        guard let number = numbers[slot], change.after[number] == nil else { return nil }
        change.after[number] = spot
      } else {
        guard new.insert(item).inserted else { return nil }
        change.append(item, from: nil, to: spot)
      }
    }
    let shapes = shapes
    let areSame =
      found.origins == nil
      && sections.indices.allSatisfy { sections[$0].acceptance == shapes[$0].acceptance }
    if !areSame {
      change.sections = (shapes, sections.map { .init(id: $0.id, acceptance: $0.acceptance) })
    }
    return change
  }

  /// What led from an earlier order to the one of now.
  ///
  /// - Complexity: O(*n* + *s*) for *n* items and *s* sections, before and now.
  func change(since before: ReorderContainer) -> OrderChange<ItemID, SectionID> {
    let contents = before.contents
    let found = comparison(with: contents, limit: count + before.count)
    return found.flatMap { change($0, to: contents) }?.inverse ?? OrderChange()
  }
}

/// What new contents changed in a container.
public struct ContainerUpdate<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Sendable
{
  package enum Content: Sendable {
    case nothing
    case change(OrderChange<ItemID, SectionID>)
    /// So much that the container was built anew; this is what it was.
    indirect case anew(before: ReorderContainer<ItemID, SectionID>)
  }

  package let content: Content

  init(_ content: Content) { self.content = content }

  /// The items that came; `nil` where they are not known.
  package var newItems: [ItemID]? {
    switch content {
    case .nothing: return []
    case .anew: return nil
    case .change(let change): return change.newItems
    }
  }

  /// Whether sections came, went, or are other ones or in another order; it is not known where so much
  /// was changed that the items are not known either.
  package var changesSections: Bool {
    if case .change(let change) = content { change.sections != nil } else { false }
  }

  /// Whether anything is another one than before.
  public var changed: Bool { if case .nothing = content { false } else { true } }
}
