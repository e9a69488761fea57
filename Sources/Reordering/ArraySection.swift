/// A section of a program while elements are moved.
struct ArraySection<ID: Hashable, Element> {
  let id: ID
  var elements: [Element]
  var isTouched = false

  init(id: ID, elements: [Element]) {
    self.id = id
    self.elements = elements
  }
}

extension ReorderDifference {
  /// Finds what the move names, refuses it or makes it.
  func moveElements<Element>(
    in sections: inout [ArraySection<CollectionID, Element>], id: KeyPath<Element, ItemID>
  ) -> ReorderReply<ItemID, CollectionID> {
    let found = NamedElements(of: self, in: sections, id: id)
    let refusals = found.refusals(of: self, in: sections)
    guard refusals.isEmpty, let target = found.section else { return .refused(refusals) }
    let places = sources.compactMap { found.sources[$0] }
    let gap = found.anchor?.index ?? sections[target].elements.count
    guard !isStandstill(places, gap: gap, in: target) else { return .noChange }
    let moving = places.map { sections[$0.section].elements[$0.index] }
    let before = places.count { $0.section == target && $0.index < gap }
    for (section, places) in Dictionary(grouping: places, by: \.section) {
      let lifted = Set(places.map(\.index))
      let elements = sections[section].elements
      sections[section].elements = elements.indices.filter { !lifted.contains($0) }
        .map { elements[$0] }
      sections[section].isTouched = true
    }
    sections[target].elements.insert(contentsOf: moving, at: gap - before)
    sections[target].isTouched = true
    return .moved
  }

  /// Whether sources at these places stand side by side, in their order, where they should go.
  private func isStandstill(_ places: [ElementPlace], gap: Int, in section: Int) -> Bool {
    guard let first = places.first?.index, (first...(first + places.count)).contains(gap) else {
      return false
    }
    return places.enumerated().allSatisfy { offset, place in
      place == ElementPlace(section: section, index: first + offset)
    }
  }
}

/// Where an element is in the arrays of a program.
struct ElementPlace: Hashable {
  let section: Int
  let index: Int
}

/// What a difference names, found in the arrays of a program in one pass.
struct NamedElements<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable> {
  private(set) var sources: [ItemID: ElementPlace] = [:]
  private(set) var anchor: ElementPlace?
  private(set) var section: Int?

  init<Element>(
    of difference: ReorderDifference<ItemID, CollectionID>,
    in sections: [ArraySection<CollectionID, Element>], id: KeyPath<Element, ItemID>
  ) {
    let wanted = Set(difference.sources)
    var wantedAnchor: ItemID?
    if case .before(let item) = difference.destination.position { wantedAnchor = item }
    section = sections.firstIndex { $0.id == difference.destination.collectionID }
    for (section, content) in sections.enumerated() {
      for (index, element) in content.elements.enumerated() {
        let item = element[keyPath: id]
        if wanted.contains(item) { sources[item] = ElementPlace(section: section, index: index) }
        if item == wantedAnchor { anchor = ElementPlace(section: section, index: index) }
      }
    }
  }

  /// Every rule that the difference breaks, in the order of the rules, then of the sources.
  func refusals<Element>(
    of difference: ReorderDifference<ItemID, CollectionID>,
    in sections: [ArraySection<CollectionID, Element>]
  ) -> [Refusal<ItemID, CollectionID>] {
    var duplicates: [Refusal<ItemID, CollectionID>] =
      difference.sources.isEmpty ? [.noSources] : []
    var missing: [Refusal<ItemID, CollectionID>] = []
    var times: [ItemID: Int] = [:]
    for source in difference.sources {
      times[source, default: 0] += 1
      if times[source] == 2 { duplicates.append(.duplicateSource(source)) }
      if times[source] == 1, sources[source] == nil { missing.append(.missingItem(source)) }
    }
    let destination = difference.destination
    guard let section else {
      return duplicates + missing + [.missingSection(destination.collectionID)]
    }
    guard case .before(let item) = destination.position else { return duplicates + missing }
    guard let anchor else { return duplicates + missing + [.missingAnchor(item)] }
    guard anchor.section == section else {
      let actual = sections[anchor.section].id
      return duplicates + missing + [.anchorInOtherSection(item, actual: actual)]
    }
    return duplicates + missing
  }
}
