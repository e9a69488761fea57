public import AssistiveActions
public import Reordering

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
    let head = permitted(menu, from: offset, limit: limit)
    return arrangeActions?(head) ?? head
  }

  /// How many actions of a menu there are besides those that are shown first. Of a long menu only the
  /// best are asked about, so that counting does not take longer the longer the list is.
  ///
  /// - Complexity: O(1); with `permits`, that of asking it about some hundred actions.
  public func omitted(of menu: Menu, after shown: Int) -> Int {
    guard let permits else { return menu.omitted(after: shown) }
    let asked = menu.actions(in: container, limit: max(Self.mostAsked, shown))
    let refused = asked.lazy.filter { !permits($0.difference) }.count
    return max(0, menu.omitted(after: shown) - refused)
  }

  /// About how many actions `permits` is asked for their number.
  private static var mostAsked: Int { 256 }

  /// Why there is no action in a menu; nothing where there is one.
  public func refusals(of menu: Menu) -> [Refusal<ItemID, SectionID>] {
    guard permits != nil, menu.refusals.isEmpty else { return menu.refusals }
    return permitted(menu, from: 0, limit: 1).isEmpty ? [.noOtherPlace] : []
  }

  /// The actions of a menu that the program permits.
  private func permitted(_ menu: Menu, from offset: Int, limit: Int) -> [Action] {
    guard let permits else { return menu.actions(in: container, from: offset, limit: limit) }
    var (found, passed) = ([Action](), 0)
    let chunk = 64
    for start in stride(from: 0, to: menu.count, by: chunk) {
      for action in menu.actions(in: container, from: start, limit: chunk)
      where found.count < limit && permits(action.difference) {
        if passed < offset { passed += 1 } else { found.append(action) }
      }
      if found.count >= limit { break }
    }
    return found
  }

  /// The actions of a menu that a person looks for: by the labels of items and the titles of sections,
  /// and by words that name nothing, as "Move to end".
  ///
  ///     session.actions(of: menu, matching: [MenuWish(.anywhere, search.query("bre"))]).actions
  ///
  /// - Parameters:
  ///   - menu: A menu of this session.
  ///   - wishes: What was typed, in each way that it can be meant.
  ///   - limit: How many actions to make at most.
  /// - Returns: The best actions, and how many there are in all.
  /// - Complexity: O(*n*) labels for *n* items.
  public func actions(
    of menu: Menu, matching wishes: [MenuWish], limit: Int = Menu.defaultLimit
  ) -> Findings {
    let whole = wishes.filter { $0.place == .anywhere }.map(\.query)
    let search = MenuSearch<ItemID, SectionID>(
      wishes, in: searchedLabels(),
      title: { [labels] in labels.title($0) ?? "" },
      words: { action in
        let description = self.description(of: action)
        guard description.target.name == nil else { return nil }
        let words = self.wording.rendering(of: description, withOutcome: false).shown
        return whole.compactMap { $0.match(of: words) }.filter { $0 < .inside }.min()
      })
    guard let permits else {
      return menu.actions(in: container, matching: search, limit: limit)
    }
    var findings = menu.actions(in: container, matching: search, limit: .max)
    findings.actions.removeAll { !permits($0.difference) }
    findings.count = findings.actions.count
    findings.actions = Array(findings.actions.prefix(max(0, limit)))
    return findings
  }

  /// The items that are called so, by how well their labels fit, those of one kind in document order.
  ///
  /// - Complexity: O(*n*) labels for *n* items.
  public func items(matching query: LabelQuery) -> [LabelMatch: [ItemID]] {
    searchedLabels().items(of: container, matching: query)
  }

  private func searchedLabels() -> SearchedLabels<ItemID> {
    guard let row = labels.row() else { return SearchedLabels(label: labels.label) }
    let isInSlots = isRowInSlots ?? SearchedLabels.isInSlots(row, of: container)
    isRowInSlots = isInSlots
    return SearchedLabels(label: labels.label, row: row, isRowInSlots: isInSlots)
  }
}

extension Target {
  /// The name that it is said with.
  var name: Name? {
    switch self {
    case .before(let name), .after(let name): name
    case .start(let section), .end(let section): section
    case .earlier, .later, .left, .right, .rowUp, .rowDown, .position: nil
    }
  }
}
