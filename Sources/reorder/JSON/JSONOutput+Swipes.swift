internal import AssistiveReordering
internal import SwipeMenus

extension JSONOutput {
  /// A happening of a swipe menu.
  init(_ happening: SwipeHappening<String, String>) {
    switch happening {
    case .revealed(let row, let edge, let side, let actions):
      self = .object([
        "event": .string("revealed"), "row": .string(row), "edge": .string(edge.rawValue),
        "side": .string(side.rawValue), "actions": .array(actions.map(JSONOutput.init)),
      ])
    case .presentation(let row, let isPresented):
      self = .object([
        "event": .string("presentation"), "row": .string(row), "presented": .bool(isPresented),
      ])
    case .performed(let row, _, let action, let way):
      self = .object([
        "event": .string("performed"), "row": .string(row), "action": .string(action.id),
        "by": .string(way.rawValue),
      ])
    case .closed(let row, let reason):
      self = .object([
        "event": .string("closed"), "row": .string(row), "reason": .string(reason.rawValue),
      ])
    case .removed(let row):
      self = .object(["event": .string("removed"), "row": .string(row)])
    case .ignored(_, let reason):
      self = .object(["event": .string("ignored"), "reason": .string(reason.rawValue)])
    }
  }

  /// `{"id", "title", "role"}`
  init(_ action: SwipeAction<String>) {
    self = .object([
      "id": .string(action.id), "title": .string(action.title),
      "role": .optional(action.role?.rawValue),
    ])
  }

  /// What is said of a swipe menu.
  init(announced rendering: Rendering) {
    self = .object([
      "event": .string("announced"), "text": .string(rendering.shown),
      "spoken": .string(rendering.spokenText),
    ])
  }
}
