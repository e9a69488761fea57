// Moves as people ask for them, turned into differences: "after Eggs", "one earlier", "to 3".
//
// Each gives the difference, or the refusals where the place itself cannot be reached. Whether the
// move is allowed otherwise is for `verdict(on:)` to say, as for any difference.

/// A place that somebody asks for, relative to an item, a section or where the sources are now.
public enum MoveIntent<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Directly before an item, in the section of that item.
  case before(ItemID)
  /// Directly after an item, in the section of that item.
  case after(ItemID)
  /// To the start of a section, behind what is pinned there; of the home section if `nil`.
  case start(of: SectionID?)
  /// To the end of a section, before what is pinned there; of the home section if `nil`.
  case end(of: SectionID?)
  /// Up by so many items that stay (at least 1), in the home section.
  case earlier(by: Int)
  /// Down by so many items that stay (at least 1), in the home section.
  case later(by: Int)
  /// Up by one row of a grid with so many columns (at least 1), in the home section.
  case rowUp(columns: Int)
  /// Down by one row of a grid with so many columns (at least 1), in the home section; to its end
  /// where the row below is shorter.
  case rowDown(columns: Int)
  /// So that the first source has this position (from 1) in the home section.
  case position(Int)
}

extension ReorderContainer {
  public typealias Intent = MoveIntent<ItemID, SectionID>

  /// The difference that brings `sources` to where `intent` says.
  ///
  /// - Returns: The difference; or every refusal, if a source is not there or the place cannot be
  ///   reached.
  /// - Complexity: O(*k*) look-ups for *k* sources.
  public func difference(
    moving sources: [ItemID], _ intent: Intent
  ) -> Result<Difference, Refusals<ItemID, SectionID>> {
    guard let resolved = movableSources(sources) else {
      return .failure(refusals(moving: sources, intent, home: nil, place: []))
    }
    switch target(of: intent, moving: resolved, first: sources[0]) {
    case .failure(let place):
      let home = sectionIDs[resolved.home]
      return .failure(refusals(moving: sources, intent, home: home, place: place.all))
    case .success(let destination):
      return .success(Difference(sources: sources, destination: destination))
    }
  }

  /// Every rule that a move breaks which has no place: those of the sources, of the section that is
  /// meant, as far as one is, and what is wrong with the place.
  private func refusals(
    moving sources: [ItemID], _ intent: Intent, home: SectionID?,
    place: [Refusal<ItemID, SectionID>]
  ) -> Refusals<ItemID, SectionID> {
    var position = Difference.Destination.Position.end
    var section = home
    var missing: [Refusal<ItemID, SectionID>] = []
    switch intent {
    case .before(let anchor), .after(let anchor):
      section = self.section(of: anchor)
      if section == nil { missing = [.missingAnchor(anchor)] }
      if case .before = intent { position = .before(anchor) }
    case .start(let named), .end(let named): section = named ?? home
    case .earlier, .later, .rowUp, .rowDown, .position: break
    }
    guard let section else {
      let disabled: [Refusal<ItemID, SectionID>] = isEnabled ? [] : [.disabled]
      return Refusals(refusalsOfSources(sources) + disabled + missing)
    }
    let found = refusals(
      of: Difference(
        sources: sources, destination: .init(position: position, collectionID: section)))
    return Refusals(found + place.filter { !found.contains($0) })
  }

  private func target(
    of intent: Intent, moving sources: ResolvedSources, first: ItemID
  ) -> Result<Difference.Destination, Refusals<ItemID, SectionID>> {
    let home = sources.home
    switch intent {
    case .before(let anchor):
      guard let slot = slot(of: anchor) else { return .failure([.missingAnchor(anchor)]) }
      return .success(
        .init(position: .before(anchor), collectionID: sectionIDs[store.section(of: slot)]))
    case .after(let anchor):
      return destination(after: anchor, moving: sources)
    case .start(let section):
      return edge(of: section, home: home) { index in
        destination(gap: sources.openGaps(in: index, of: store).lowerBound, index, sources)
      }
    case .end(let section):
      return edge(of: section, home: home) { .init(position: .end, collectionID: sectionIDs[$0]) }
    case .earlier(let steps):
      // More steps than half of all numbers are as far out of range, and cannot overflow.
      let position = sources.firstGap + 1 - max(steps, .min >> 1)
      return destination(at: position, if: steps > 0, first, sources)
    case .later(let steps):
      let position = sources.lastGap + 1 + min(steps, .max >> 1)
      return destination(at: position, if: steps > 0, first, sources)
    case .rowUp(let columns):
      let position = sources.firstGap + 1 - max(columns, .min >> 1)
      return destination(at: position, if: columns > 0, first, sources)
    case .rowDown(let columns):
      let gap = sources.gapOfRowDown(columns: columns, of: store)
      let position = sources.lastGap + 1 + min(columns, .max >> 1)
      return destination(at: gap.map { $0 + 1 } ?? position, if: gap != nil, first, sources)
    case .position(let position):
      return destination(at: position, first, sources)
    }
  }

  private func edge(
    of section: SectionID?, home: Int, _ destination: (Int) -> Difference.Destination
  ) -> Result<Difference.Destination, Refusals<ItemID, SectionID>> {
    guard let section else { return .success(destination(home)) }
    guard let index = sectionIndex(of: section) else { return .failure([.missingSection(section)]) }
    return .success(destination(index))
  }

  /// Behind an item: before the next one that stays, which must not stand in a pinned run of the
  /// start; behind an item of the pinned run of the end there is no place at all.
  private func destination(
    after anchor: ItemID, moving sources: ResolvedSources
  ) -> Result<Difference.Destination, Refusals<ItemID, SectionID>> {
    guard let slot = slot(of: anchor) else { return .failure([.missingAnchor(anchor)]) }
    let section = store.section(of: slot)
    let gap = sources.gap(at: store.position(of: slot) + 1, in: section)
    guard sources.openGaps(in: section, of: store).contains(gap) else {
      return .failure([.anchorPinned(anchor, store.movement(of: slot))])
    }
    return .success(destination(gap: gap, section, sources))
  }

  /// A position of the home section, from 1, if it is an open one and the question made sense.
  private func destination(
    at position: Int, if makesSense: Bool = true, _ first: ItemID, _ sources: ResolvedSources
  ) -> Result<Difference.Destination, Refusals<ItemID, SectionID>> {
    let open = sources.openGaps(in: sources.home, of: store)
    let allowed = (open.lowerBound + 1)...(open.upperBound + 1)
    guard makesSense, allowed.contains(position) else {
      return .failure([.outOfRange(first, requested: position, allowed: allowed)])
    }
    return .success(destination(gap: position - 1, sources.home, sources))
  }

  /// The destination that is a gap: the end where it is the last open one, else before the item
  /// behind it.
  @inlinable
  package func destination(
    gap: Int, _ section: Int, _ sources: ResolvedSources
  ) -> Difference.Destination {
    let isEnd = gap == sources.openGaps(in: section, of: store).upperBound
    let next = isEnd ? nil : sources.stayingSlot(at: gap, in: section, of: store)
    return .init(
      position: next.map { .before(id(of: $0)) } ?? .end, collectionID: sectionIDs[section])
  }
}

/// The reasons why there is no difference, as the failure of a `Result`.
public struct Refusals<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Error, Hashable, ExpressibleByArrayLiteral
{
  public var all: [Refusal<ItemID, SectionID>]

  public init(_ all: [Refusal<ItemID, SectionID>]) { self.all = all }

  public init(arrayLiteral elements: Refusal<ItemID, SectionID>...) { all = elements }
}
