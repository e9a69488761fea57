extension ReorderContainer {
  /// Every rule that a difference breaks, in the order of the rules, then of the sources.
  ///
  /// - Parameters:
  ///   - difference: The move that is wanted.
  ///   - waivingAcceptance: Whether a section takes back what it would not accept, as undoing does.
  /// - Returns: No refusal where the move is allowed.
  /// - Complexity: O(*k*) look-ups for *k* sources.
  @inlinable
  public func refusals(
    of difference: Difference, waivingAcceptance: Bool = false
  ) -> [Refusal<ItemID, SectionID>] {
    var refusals = refusalsOfSources(difference.sources)
    if !isEnabled { refusals.append(.disabled) }
    let destination = difference.destination
    guard let section = sectionIndex(of: destination.collectionID) else {
      return refusals + [.missingSection(destination.collectionID)]
    }
    if !waivingAcceptance, isChoosy(section) {
      refusals += refusalsOfAcceptance(difference.sources, into: section)
    }
    if case .before(let anchor) = destination.position,
      let refusal = refusalOfAnchor(anchor, in: section)
    {
      refusals.append(refusal)
    }
    return refusals
  }

  /// What is wrong with sources, wherever they should go.
  ///
  /// - Complexity: O(*k*) look-ups for *k* sources.
  @usableFromInline
  package func refusalsOfSources(_ sources: [ItemID]) -> [Refusal<ItemID, SectionID>] {
    guard !sources.isEmpty else { return [.noSources] }
    var duplicates: [Refusal<ItemID, SectionID>] = []
    var missing: [Refusal<ItemID, SectionID>] = []
    var unmovable: [Refusal<ItemID, SectionID>] = []
    var seen: [ItemID: Int] = [:]
    for source in sources {
      let times = seen[source, default: 0] + 1
      seen[source] = times
      if times == 2 { duplicates.append(.duplicateSource(source)) }
      guard times == 1 else { continue }
      guard let movement = movement(of: source) else {
        missing.append(.missingItem(source))
        continue
      }
      if movement != .free { unmovable.append(.notMovable(source, movement)) }
    }
    return duplicates + missing + unmovable
  }

  /// Which sources a section does not take in.
  @usableFromInline
  package func refusalsOfAcceptance(
    _ sources: [ItemID], into section: Int
  ) -> [Refusal<ItemID, SectionID>] {
    let acceptance = acceptance(at: section)
    guard acceptance != .all else { return [] }
    var seen: Set<ItemID> = []
    return sources.compactMap { source in
      guard let slot = slot(of: source), store.section(of: slot) != section,
        !acceptance.accepts(kinds[slot]), seen.insert(source).inserted
      else { return nil }
      return .notAccepted(source, by: sectionIDs[section])
    }
  }

  /// Whether a section does not accept everything.
  @usableFromInline
  func isChoosy(_ section: Int) -> Bool {
    if case .all = acceptance(at: section) { false } else { true }
  }

  /// Why nothing can be put before an item in a section.
  @inlinable
  func refusalOfAnchor(_ anchor: ItemID, in section: Int) -> Refusal<ItemID, SectionID>? {
    guard let slot = slot(of: anchor) else { return .missingAnchor(anchor) }
    let actual = store.section(of: slot)
    guard actual == section else {
      return .anchorInOtherSection(anchor, actual: sectionIDs[actual])
    }
    let movement = store.movement(of: slot)
    switch movement {
    case .free, .fixed: return nil
    case .pinnedFirst: return .anchorPinned(anchor, movement)
    case .pinnedLast:
      let firstOfRun = store.count(of: section) - store.trailingPins(of: section)
      let isFirst = store.slot(at: firstOfRun, in: section) == slot
      return isFirst ? nil : .anchorPinned(anchor, movement)
    }
  }
}
