/// One action of a swipe menu, as it is offered now.
///
/// It is what an evaluation of the row's state came to: title, role and whether it can be done
/// belong together. Two are equal when a person would be offered the same.
///
///     SwipeAction(id: "delete", title: "Delete", role: .destructive)
public struct SwipeAction<ActionID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// What the program knows the action by.
  public let id: ActionID
  /// What a person is told. It is the program's own text.
  public let title: String
  /// What sort of action it is, where it is a special one.
  public let role: SwipeActionRole?
  /// Whether it can be done now. One that cannot is shown, and refused.
  public let isEnabled: Bool

  public init(
    id: ActionID, title: String, role: SwipeActionRole? = nil, isEnabled: Bool = true
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
  }
}

/// What sort of action it is. The name is that of SwiftUI's `ButtonRole`.
public enum SwipeActionRole: String, Hashable, Sendable, CaseIterable {
  /// It takes something away. The row goes when the program has done it, never before.
  case destructive
}
