public import Reordering

/// What somebody looks for in a menu: places before and after items, and at the ends of sections, by
/// what a person calls them.
///
///     let search = MenuSearch("bre", label: { titles[$0] ?? "" }, fold: SearchText.folded)
///     menu.actions(in: container, matching: search)     // before Bread, after Bread
///
/// The labels are asked for one after the other and none is kept.
public struct MenuSearch<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  /// What was typed, folded.
  let wanted: String
  let label: (ItemID) -> String
  let title: (SectionID) -> String
  let fold: (String) -> String

  /// - Parameters:
  ///   - text: What was typed. Blanks around it do not count; with nothing else nothing is found.
  ///   - label: What a person calls an item.
  ///   - title: What a person calls a section.
  ///   - fold: Makes two texts the same that are the same to a person who types: without case,
  ///     diacritics and differences of width.
  public init(
    _ text: String, label: @escaping (ItemID) -> String,
    title: @escaping (SectionID) -> String = { _ in "" }, fold: @escaping (String) -> String
  ) {
    var words = text[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    wanted = fold(String(words))
    self.label = label
    self.title = title
    self.fold = fold
  }

  func match(of item: ItemID) -> LabelMatch? { LabelMatch(of: fold(label(item)), with: wanted) }

  func match(ofSection section: SectionID) -> LabelMatch? {
    LabelMatch(of: fold(title(section)), with: wanted)
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
  /// so, and to the end of each section.
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
  /// - Complexity: O(*n*) labels for *n* items; memory for `limit` places.
  public func actions(
    in container: Container, matching search: MenuSearch<ItemID, SectionID>,
    limit: Int = Self.defaultLimit
  ) -> MenuFindings<ItemID, SectionID> {
    let menu =
      container.generation == generation
      ? self : container.menu(for: sources, vocabulary: vocabulary, columns: columns)
    guard menu.count > 0, !search.wanted.isEmpty else { return MenuFindings() }
    var finder = PlaceFinder(menu: menu, container: container, search: search, limit: limit)
    return finder.findings()
  }
}
