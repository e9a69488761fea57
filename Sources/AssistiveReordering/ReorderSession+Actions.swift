public import AssistiveActions
internal import Reordering
internal import SwipeMenus

extension ReorderSession {
  /// What an action does, as it is said.
  public func description(of action: Action) -> ActionDescription {
    ActionDescription(
      kind: action.kind, itemCount: action.sources.count, target: target(of: action),
      spot: spot(action.landing.place, itemCount: action.sources.count),
      neighbours: neighbours(action.landing))
  }

  private func target(of action: Action) -> Target {
    switch action.intent {
    case .earlier(let steps): sideways(action, steps, isLater: false) ?? .earlier
    case .later(let steps): sideways(action, steps, isLater: true) ?? .later
    case .rowUp: .rowUp
    case .rowDown: .rowDown
    case .position(let position): .position(position)
    case .start(let section): .start(targetSection(section ?? action.landing.place.section))
    case .end(let section): .end(targetSection(section ?? action.landing.place.section))
    case .after(let item): .after(name(of: item))
    case .before(let item):
      if vocabulary == .natural, action.isFurtherDown, let previous = action.landing.previous {
        .after(name(of: previous))
      } else {
        .before(name(of: item))
      }
    }
  }

  /// Left or right instead of earlier or later, where the items stand in a grid and stay in their
  /// row. The first item of a row comes earlier to stand at the other end of the row above, which is
  /// not where left is.
  private func sideways(_ action: Action, _ steps: Int, isLater: Bool) -> Target? {
    guard let columns, columns > 1, steps == 1, vocabulary == .relative else { return nil }
    let landing = action.landing.place
    let row = (landing.position - 1) / columns
    guard (landing.position + action.sources.count - 2) / columns == row,
      action.sources.allSatisfy({ item in
        container.place(of: item).map {
          $0.section == landing.section && ($0.position - 1) / columns == row
        } ?? false
      })
    else { return nil }
    return isLater == (layoutDirection == .leftToRight) ? .right : .left
  }
}
