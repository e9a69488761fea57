internal import SwipeMenus

extension ReorderDocument {
  /// What can be done with an item besides moving it, in its present state.
  ///
  /// | format | leading edge | trailing edge |
  /// | --- | --- | --- |
  /// | `lines` | duplicate | delete |
  /// | `markdown` | check or uncheck, where there is a box | delete |
  /// | `git-rebase` | pick, reword, edit, squash, fixup | drop; pick, where it is dropped |
  /// | `board` | as declared | as declared |
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - above: The items above it, from the first one.
  /// - Returns: The actions; none where there is no such item.
  /// - Throws: What is wrong with the menu or the state that a board declares, with its line.
  /// - Complexity: O(*n*) where *n* is the length of the item; in a rebase list also of the items
  ///   above it that do nothing.
  public func rowActions(
    of id: String, below above: some Sequence<String>
  ) throws(DocumentError) -> RowActions {
    guard slots[id] != nil else { return RowActions() }
    switch format {
    case .lines:
      return RowActions(
        leading: [RowAction(id: "duplicate", effect: .duplicate)], trailing: [.delete])
    case .markdown:
      return RowActions(leading: boxActions(of: id), trailing: [.delete])
    case .gitRebase: return rebaseActions(of: id, below: above)
    case .board: return try boardActions(of: id)
    }
  }

  /// An item without a box is no task, and has none to check.
  private func boxActions(of id: String) -> [RowAction] {
    let states = states(of: id)
    if states.contains(.unchecked) {
      return [RowAction(id: "check", effect: .revise(ItemRevision(isChecked: true)))]
    }
    guard states.contains(.checked) else { return [] }
    return [RowAction(id: "uncheck", effect: .revise(ItemRevision(isChecked: false)))]
  }

  /// A line without a commit (`exec`, `label`, `merge`) has no actions: none of the six fits it.
  private func rebaseActions(of id: String, below above: some Sequence<String>) -> RowActions {
    guard let present = rebaseChoice(of: id) else { return RowActions() }
    // "cannot 'squash' without a previous commit", says git of the first line that does something.
    let hasCommitAbove = above.contains { ![.drop, .noop].contains(states(of: $0).first) }
    func action(_ choice: RebaseChoice) -> RowAction {
      RowAction(
        id: choice.rawValue, role: choice == .drop ? .destructive : nil,
        isEnabled: hasCommitAbove || ![.squash, .fixup].contains(choice),
        effect: .revise(ItemRevision(command: choice)))
    }
    let isDropped = present == .drop
    let leading = RebaseChoice.allCases.filter {
      $0 != .drop && $0 != present && !($0 == .pick && isDropped)
    }
    return RowActions(
      leading: leading.map(action), trailing: [action(isDropped ? .pick : .drop)])
  }

  private func rebaseChoice(of id: String) -> RebaseChoice? {
    guard let state = states(of: id).first else { return .pick }
    return RebaseChoice(rawValue: state.rawValue)
  }

  private func boardActions(of id: String) throws(DocumentError) -> RowActions {
    let (menu, state) = (try swipe(of: id), try swipeState(of: id))
    func actions(_ edge: HorizontalEdge) -> [RowAction] {
      menu.declared(on: edge).filter { $0.isOffered(in: state) }.map { action in
        RowAction(
          id: action.id, title: action.title, role: action.role,
          isEnabled: action.isEnabled(in: state),
          effect: action.removes ? .remove : .revise(ItemRevision(state: action.set)))
      }
    }
    return RowActions(leading: actions(.leading), trailing: actions(.trailing))
  }
}

extension RowAction {
  fileprivate static var delete: RowAction {
    RowAction(id: "delete", role: .destructive, effect: .remove)
  }
}
