public import AssistiveActions
internal import Reordering

extension ReorderSession {
  /// What a search in a menu found.
  public typealias Findings = MenuFindings<ItemID, SectionID>

  /// The menu for an item or a selection, in the vocabulary and with the columns of now.
  public func menu(for sources: [ItemID]) -> Menu {
    container.menu(for: sources, vocabulary: vocabulary, columns: columns)
  }

  /// The actions of a menu by their rank, as `arrangeActions` leaves them.
  ///
  /// - Parameters:
  ///   - menu: A menu of this session.
  ///   - offset: How many actions to pass over, for more of a menu.
  ///   - limit: How many actions to make at most.
  /// - Returns: The actions to show.
  public func actions(
    of menu: Menu, from offset: Int = 0, limit: Int = Menu.defaultLimit
  ) -> [Action] {
    let head = menu.actions(in: container, from: offset, limit: limit)
    return arrangeActions?(head) ?? head
  }

  /// The actions of a menu that a person looks for by the labels of items and the titles of sections:
  /// before and after each item, and to the end of each section.
  ///
  ///     session.actions(of: menu, matching: "bre", fold: SearchText.folded).actions
  ///
  /// - Parameters:
  ///   - menu: A menu of this session.
  ///   - text: What was typed.
  ///   - limit: How many actions to make at most.
  ///   - fold: Makes two texts the same that are the same to a person who types.
  /// - Returns: The best actions, and how many there are in all.
  /// - Complexity: O(*n*) labels for *n* items.
  public func actions(
    of menu: Menu, matching text: String, limit: Int = Menu.defaultLimit,
    fold: @escaping (String) -> String
  ) -> Findings {
    let search = MenuSearch<ItemID, SectionID>(
      text, label: labels.label, title: { [labels] in labels.title($0) ?? "" }, fold: fold)
    return menu.actions(in: container, matching: search, limit: limit)
  }
}
