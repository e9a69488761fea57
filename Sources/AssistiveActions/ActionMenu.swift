public import Reordering

/// The actions that are offered for an item or a selection.
///
/// A menu holds identities and the container's generation, never the container, so that keeping one
/// costs the next move nothing. It is asked for actions together with the container:
///
///     let menu = container.menu(for: ["Milk"])
///     for action in menu.actions(in: container) { … }       // the nine most useful
///     menu.omitted(after: 9)                                // how many more there are
public struct ActionMenu<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  public typealias Container = ReorderContainer<ItemID, SectionID>
  public typealias Action = ReorderAction<ItemID, SectionID>

  /// How many actions a menu shows unless told otherwise: as many as there are digits to choose
  /// them by.
  @inlinable
  public static var defaultLimit: Int { 9 }

  /// The items that would move, in the order they would have.
  public let sources: [ItemID]
  /// How places are named.
  public let vocabulary: Vocabulary
  /// The number of columns where the items stand in a grid, or `nil`. It is asked for anew with each
  /// menu: the same container is a list on a narrow screen and a grid on a wide one.
  public let columns: Int?
  /// The generation of the container that the menu was made for.
  public let generation: Int
  /// How many actions there are in all.
  public let count: Int
  /// Why there is no action; nothing where there is one.
  public let refusals: [Refusal<ItemID, SectionID>]

  @inlinable
  init(
    sources: [ItemID], vocabulary: Vocabulary, columns: Int?, generation: Int, count: Int,
    refusals: [Refusal<ItemID, SectionID>]
  ) {
    self.sources = sources
    self.vocabulary = vocabulary
    self.columns = columns
    self.generation = generation
    self.count = count
    self.refusals = refusals
  }

  /// How many actions are left when the first `shown` have been shown.
  public func omitted(after shown: Int) -> Int { max(0, count - max(0, shown)) }

  /// The actions by their rank.
  ///
  /// Where the container has changed since the menu was made, these are the actions that it offers
  /// now.
  ///
  /// - Parameters:
  ///   - container: The container that the menu was made for.
  ///   - offset: How many actions to pass over, for more of a menu.
  ///   - limit: How many actions to make at most.
  /// - Returns: The actions, the most useful first.
  /// - Complexity: O(*c* log *n*) for *c* actions, those that are passed over among them, and *n*
  ///   items.
  @inlinable
  public func actions(
    in container: Container, from offset: Int = 0, limit: Int = Self.defaultLimit
  ) -> [Action] {
    guard container.generation == generation else {
      let menu = container.menu(for: sources, vocabulary: vocabulary, columns: columns)
      return menu.actions(in: container, from: offset, limit: limit)
    }
    guard count > 0, limit > 0, let resolved = container.movableSources(sources) else { return [] }
    let places = container.ranking(of: resolved).places(from: offset, limit: limit)
    return places.map { container.action(at: $0, resolved, self) }
  }
}

extension ReorderContainer {
  /// The menu for an item or a selection.
  ///
  /// - Parameters:
  ///   - sources: The items, in the order they would have.
  ///   - vocabulary: How places are named.
  ///   - columns: The number of columns where the items stand in a grid. Rows restart in each
  ///     section.
  /// - Returns: A menu; an empty one says why.
  /// - Complexity: O(*k* log *n* + *g*) for *k* sources, *n* items and *g* different acceptances.
  @inlinable
  public func menu(
    for sources: [ItemID], vocabulary: Vocabulary = .named, columns: Int? = nil
  ) -> ActionMenu<ItemID, SectionID> {
    var refusals: [Refusal<ItemID, SectionID>] = []
    var count = 0
    if isEnabled, let resolved = movableSources(sources) {
      count = ranking(of: resolved).count
      if count == 0 { refusals = [.noOtherPlace] }
    } else {
      refusals = refusalsOfSources(sources) + (isEnabled ? [] : [.disabled])
    }
    return ActionMenu(
      sources: sources, vocabulary: vocabulary, columns: columns, generation: generation,
      count: count, refusals: refusals)
  }

  @inlinable
  func ranking(of sources: ResolvedSources) -> PlaceRanking {
    PlaceRanking(sources: sources, in: store, groups: groups, kinds: kinds)
  }

  /// The action for a place, named by a vocabulary.
  @inlinable
  func action(
    at place: RankedPlace, _ resolved: ResolvedSources, _ menu: ActionMenu<ItemID, SectionID>
  ) -> Action {
    let section = place.section
    var (kind, intent) = name(of: place, resolved, menu)
    let destination = destination(gap: place.gap, section, resolved)
    let landing = landing(of: ResolvedMove(sources: resolved, section: section, gap: place.gap))
    let isFurtherDown =
      section == resolved.home && resolved.sections == [section] && place.gap > resolved.lastGap
    // What is said is what it refers to, also when the container changes before it is performed.
    if menu.vocabulary == .natural, kind == .moveBefore, isFurtherDown,
      let previous = landing.previous
    {
      intent = .after(previous)
    }
    return Action(
      kind: kind, intent: intent,
      difference: Difference(sources: menu.sources, destination: destination), landing: landing,
      isFurtherDown: isFurtherDown, generation: generation)
  }

  @inlinable
  func name(
    of place: RankedPlace, _ sources: ResolvedSources, _ menu: ActionMenu<ItemID, SectionID>
  ) -> (ActionKind, Intent) {
    let id = sectionID(at: place.section)
    let open = sources.openGaps(in: place.section, of: store)
    if menu.vocabulary == .relative {
      if place.section == sources.home,
        let relative = relativeName(of: place.gap, sources, columns: menu.columns)
      {
        return relative
      }
      if place.gap == open.lowerBound { return (.moveToStart, .start(of: id)) }
    }
    guard place.gap < open.upperBound,
      let next = sources.stayingSlot(at: place.gap, in: place.section, of: store)
    else { return (.moveToEnd, .end(of: id)) }
    return (.moveBefore, .before(self.id(of: next)))
  }

  /// The name of a place of the home section by where the sources are, if it has one.
  @inlinable
  func relativeName(
    of gap: Int, _ sources: ResolvedSources, columns: Int?
  ) -> (ActionKind, Intent)? {
    if gap == sources.firstGap - 1 { return (.moveEarlier, .earlier(by: 1)) }
    if gap == sources.lastGap + 1 { return (.moveLater, .later(by: 1)) }
    guard let columns else { return nil }
    if gap == sources.gapOfRowUp(columns: columns, of: store) {
      return (.moveRowUp, .rowUp(columns: columns))
    }
    if gap == sources.gapOfRowDown(columns: columns, of: store) {
      return (.moveRowDown, .rowDown(columns: columns))
    }
    return nil
  }
}
