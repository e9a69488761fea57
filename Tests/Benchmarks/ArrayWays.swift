internal import Reordering

/// A list kept as arrays, one for each section, as programs without a container have it.
///
/// Two ways to move in it, which give the same outcome as the container.
struct ArrayWays<ItemID: Hashable & Sendable> {
  typealias Difference = ReorderDifference<ItemID, Int>
  typealias Outcome = ReorderOutcome<ItemID, Int>

  var sections: [[ItemID]]

  /// The way that is published: search by identity per source, `removeAll` with a set in every
  /// section (a source may be in any), `firstIndex` of the anchor, `insert(contentsOf:)`.
  mutating func applyAsPublished(_ difference: Difference) -> Outcome? {
    guard let origins = origins(of: difference) else { return nil }
    let target = difference.destination.collectionID
    let inverse = difference.sources.reversed().map { back($0, origins: origins) }
    let moving = Set(difference.sources)
    for section in sections.indices {
      sections[section].removeAll { moving.contains($0) }
    }
    let index = anchorIndex(of: difference)
    sections[target].insert(contentsOf: difference.sources, at: index)
    return outcome(difference, at: index, origins, inverse)
  }

  /// A tight way: for each source `firstIndex`, `remove(at:)` and `insert`.
  mutating func applyTightly(_ difference: Difference) -> Outcome? {
    guard let origins = origins(of: difference) else { return nil }
    let target = difference.destination.collectionID
    let inverse = difference.sources.reversed().map { back($0, origins: origins) }
    if difference.sources.count == 1 {
      sections[origins[0].place.section].remove(at: origins[0].place.position - 1)
    } else {
      for (source, origin) in zip(difference.sources, origins) {
        guard let index = sections[origin.place.section].firstIndex(of: source) else { return nil }
        sections[origin.place.section].remove(at: index)
      }
    }
    let index = anchorIndex(of: difference)
    for source in difference.sources.reversed() { sections[target].insert(source, at: index) }
    return outcome(difference, at: index, origins, inverse)
  }

  /// Where an item is.
  func place(of item: ItemID) -> ReorderPlace<Int>? {
    for section in sections.indices {
      if let index = sections[section].firstIndex(of: item) {
        return ReorderPlace(
          section: section, position: index + 1, count: sections[section].count)
      }
    }
    return nil
  }

  private func origins(of difference: Difference) -> [Outcome.Origin]? {
    var origins: [Outcome.Origin] = []
    for source in difference.sources {
      guard let place = place(of: source) else { return nil }
      origins.append(.init(item: source, place: place))
    }
    return origins
  }

  private func anchorIndex(of difference: Difference) -> Int {
    let section = sections[difference.destination.collectionID]
    guard case .before(let anchor) = difference.destination.position else { return section.count }
    return section.firstIndex(of: anchor) ?? section.count
  }

  /// The move that brings a source back before the item behind it, one source after the other.
  private func back(_ item: ItemID, origins: [Outcome.Origin]) -> Difference {
    guard let place = origins.first(where: { $0.item == item })?.place else {
      preconditionFailure("no origin of \(item)")
    }
    let section = sections[place.section]
    return Difference(
      sources: [item],
      destination: .init(
        position: place.position < section.count ? .before(section[place.position]) : .end,
        collectionID: place.section))
  }

  private func outcome(
    _ difference: Difference, at index: Int, _ origins: [Outcome.Origin], _ inverse: [Difference]
  ) -> Outcome {
    let target = difference.destination.collectionID
    let section = sections[target]
    let next = index + difference.sources.count
    return Outcome(
      difference: difference, changed: true,
      landing: ReorderLanding(
        place: ReorderPlace(section: target, position: index + 1, count: section.count),
        previous: index > 0 ? section[index - 1] : nil,
        next: next < section.count ? section[next] : nil),
      origins: origins, inverse: inverse)
  }
}
