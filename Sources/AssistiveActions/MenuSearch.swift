public import Reordering

/// What somebody looks for in a menu: places before and after items, and at the start and the end of
/// sections, by what a person calls them.
///
///     let search = MenuSearch(
///       [MenuWish(.anywhere, LabelQuery("bre") { $0.lowercased() })],
///       in: SearchedLabels(label: { titles[$0] ?? "" }))
///     menu.actions(in: container, matching: search)     // before Bread, after Bread
///
/// The labels are asked for one after the other and none is kept.
public struct MenuSearch<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  let wishes: [MenuWish]
  let labels: SearchedLabels<ItemID>
  let title: (SectionID) -> String
  /// How well the words of an action fit that are no name.
  let words: (ReorderAction<ItemID, SectionID>) -> LabelMatch?

  /// - Parameters:
  ///   - wishes: What was typed, in each way that it can be meant.
  ///   - labels: What a person calls the items.
  ///   - title: What a person calls a section.
  ///   - words: How well the words of an action fit what was typed, where they name nothing: "Move
  ///     to end".
  public init(
    _ wishes: [MenuWish], in labels: SearchedLabels<ItemID>,
    title: @escaping (SectionID) -> String = { _ in "" },
    words: @escaping (ReorderAction<ItemID, SectionID>) -> LabelMatch? = { _ in nil }
  ) {
    self.wishes = wishes.filter { !$0.query.isEmpty }
    self.labels = labels
    self.title = title
    self.words = words
  }

  /// How well a section fits as one at whose start or end to be.
  func match(of section: SectionID, at place: MenuWish.Place) -> LabelMatch? {
    let wishes = wishes.filter { $0.place.includes(place) }
    guard !wishes.isEmpty else { return nil }
    let title = title(section)
    return wishes.compactMap { $0.query.match(of: title) }.min()
  }
}

/// One way in which something typed can be meant.
public struct MenuWish {
  /// Which place beside what is called so.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// Before an item, after it, or at the end of a section.
    case anywhere
    case before, after
    case start, end

    /// Whether a place of one sort is meant. Nobody goes to the start of a section without saying
    /// so: the end is the place for what has none.
    func includes(_ place: Place) -> Bool {
      self == place || (self == .anywhere && place != .start)
    }
  }

  public let place: Place
  public let query: LabelQuery

  public init(_ place: Place, _ query: LabelQuery) {
    self.place = place
    self.query = query
  }
}

/// What was found in a menu.
public struct MenuFindings<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The best actions, as many as were asked for at most.
  public var actions: [ReorderAction<ItemID, SectionID>] = []
  /// How many different places were found in all.
  public var count = 0

  /// How many are not among the actions.
  public var omitted: Int { count - actions.count }
}

extension ActionMenu {
  /// The actions whose words have what somebody looks for: before and after each item that is called
  /// so, and to the start and the end of each section.
  ///
  /// The better matches come first, those of one kind in document order. As in the menu itself, each
  /// action changes something and no two have the same outcome; where a place has two names, the one
  /// that fits better stands.
  ///
  /// - Parameters:
  ///   - container: The container that the menu was made for.
  ///   - search: What is looked for.
  ///   - limit: How many actions to make at most.
  /// - Returns: The best actions, and how many there are in all.
  /// - Complexity: O(*n*) labels for *n* items; memory for `limit` places and a byte for each item.
  public func actions(
    in container: Container, matching search: MenuSearch<ItemID, SectionID>,
    limit: Int = Self.defaultLimit
  ) -> MenuFindings<ItemID, SectionID> {
    let menu =
      container.generation == generation
      ? self : container.menu(for: sources, vocabulary: vocabulary, columns: columns)
    guard menu.count > 0, !search.wishes.isEmpty else { return MenuFindings() }
    var finder = PlaceFinder(menu: menu, container: container, search: search, limit: limit)
    return finder.findings()
  }
}
