internal import ReorderDocuments
internal import SwipeMenus

/// A board under a finger. What is performed changes the states here and never the file.
struct SwipeSimulation {
  typealias Happening = SwipeHappening<String, String>

  /// The row that the next events are for.
  private(set) var row: String
  private var list: SwipeActionsContainer<String, BoardSwipe.State, String>
  private let menus: [String: BoardSwipe]

  /// - Parameters:
  ///   - document: The board.
  ///   - row: The row that the first events are for.
  ///   - direction: The direction of the layout.
  ///   - metrics: How far and fast is enough.
  /// - Throws: What is wrong with a menu or a state of the board.
  init(
    _ document: ReorderDocument, row: String, direction: LayoutDirection, metrics: SwipeMetrics
  ) throws(DocumentError) {
    self.row = row
    var menus: [String: BoardSwipe] = [:]
    var rows: [SwipeRow<String, BoardSwipe.State, String>] = []
    for item in document.sections.flatMap(\.items) {
      let menu = try document.swipe(of: item)
      menus[item] = menu
      rows.append(menu.row(id: item, state: try document.swipeState(of: item)))
    }
    self.menus = menus
    list = SwipeActionsContainer(
      rows,
      coordinator: SwipeCoordinator(
        direction: direction, isEnabled: document.isEnabled, metrics: metrics))
  }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - input: The event.
  ///   - item: Looks up a row by what was typed.
  /// - Returns: What comes of it, in order.
  /// - Throws: What `item` throws.
  mutating func handle(
    _ input: SwipeInput, item: (String) throws(UsageError) -> String
  ) throws(UsageError) -> [Happening] {
    switch input.event {
    case .row(let name): row = try item(name)
    case .set(let name, let value): return list.update(row) { $0[name] = value }
    case .tap(let action): return commit(list.handle(.tap(row, identity(of: action))))
    case .drag(let distance): return commit(list.handle(.drag(row, by: distance)))
    case .release: return commit(list.handle(.release(row)))
    case .fling(let velocity): return commit(list.handle(.fling(row, velocity: velocity)))
    case .tapRow: return list.handle(.tapRow(row))
    case .tapOutside: return list.handle(.tapOutside)
    case .scroll: return list.handle(.scroll)
    case .direction(let direction): return list.handle(.direction(direction))
    }
    return []
  }

  /// How the present row is drawn: how far from its closed place, positive rightwards, and what is
  /// uncovered beside it, as it stands on the screen from left to right. Nothing where it is gone.
  var drawing: (offset: Double, left: [SwipeAction<String>], right: [SwipeAction<String>])? {
    guard list[row] != nil else { return nil }
    guard let (side, actions) = list.uncovered(beside: row) else {
      return (list.offset(of: row), [], [])
    }
    return side == .left
      ? (list.offset(of: row), actions, []) : (list.offset(of: row), [], actions.reversed())
  }

  /// The present row as it is to be drawn.
  ///
  /// - Parameters:
  ///   - caption: What is written above it.
  ///   - label: Its label, safe to show.
  ///   - title: Makes a title safe to show.
  /// - Returns: The frame.
  func frame(caption: String, label: String, title: (String) -> String) -> SwipeFrame {
    SwipeFrame(
      caption: caption, label: list[row] == nil ? "" : label,
      direction: list.coordinator.direction, offset: list.offset(of: row),
      actions: (list.uncovered(beside: row)?.1 ?? []).map {
        .init(
          title: title($0.title), isDestructive: $0.role == .destructive, isEnabled: $0.isEnabled)
      })
  }

  /// The identity of an action that is named by it, or by a title that is in sight.
  private func identity(of action: String) -> String {
    guard let presented = list.coordinator.presentation, presented.row == row,
      presented.offered.action(action) == nil
    else { return action }
    return presented.offered.actions.first { $0.title == action }?.id ?? action
  }

  /// Does what was performed: sets what the action sets, and only then takes the row away.
  private mutating func commit(_ happenings: [Happening]) -> [Happening] {
    var all = happenings
    for case .performed(let row, let edge, let action, _) in happenings {
      guard let state = list[row]?.state,
        let declared = menus[row]?.action(action.id, on: edge, in: state)
      else { continue }
      if !declared.set.isEmpty {
        all += list.update(row) { $0.merge(declared.set) { _, new in new } }
      }
      if declared.removes { all += list.handle(.removed(row)) }
    }
    return all
  }
}
