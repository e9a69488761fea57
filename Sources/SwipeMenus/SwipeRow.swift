/// A row with what makes its swipe actions, declared as SwiftUI declares it.
///
///     SwipeRow(id: "milk", state: Mail(isRead: false))
///       .swipeActions(edge: .leading) { mail in
///         [SwipeAction(id: "read", title: mail.isRead ? "Mark as unread" : "Mark as read")]
///       }
///       .swipeActions(edge: .trailing, allowsFullSwipe: false) { _ in
///         [SwipeAction(id: "delete", title: "Delete", role: .destructive)]
///       }
public struct SwipeRow<
  RowID: Hashable & Sendable, RowState: Sendable, ActionID: Hashable & Sendable
>: Identifiable, Sendable {
  public let id: RowID
  /// What the actions are made of.
  public var state: RowState
  var declarations: [Declaration] = []

  public init(id: RowID, state: RowState) {
    self.id = id
    self.state = state
  }

  struct Declaration: Sendable {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: @Sendable (RowState) -> [SwipeAction<ActionID>]
    let onPresentationChanged: @Sendable (Bool) -> Void
  }
}

extension SwipeRow {
  /// Adds actions to an edge. The name and the defaults are SwiftUI's.
  ///
  /// - Parameters:
  ///   - edge: The edge. Actions that are declared for it later stand further in.
  ///   - allowsFullSwipe: Whether swiping far enough performs the first action of the edge. The
  ///     first declaration for the edge decides, because the first action is its.
  ///   - content: The actions for a state, from the outside in; asked at each presentation and at
  ///     each change of the state.
  ///   - onPresentationChanged: Told once each time the actions come into sight and go.
  /// - Returns: The row with these actions.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    content: @escaping @Sendable (RowState) -> [SwipeAction<ActionID>],
    onPresentationChanged: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> Self {
    var row = self
    row.declarations.append(
      Declaration(
        edge: edge, allowsFullSwipe: allowsFullSwipe, content: content,
        onPresentationChanged: onPresentationChanged))
    return row
  }

  /// What the row offers in its present state.
  public var actions: SwipeActions<ActionID> {
    SwipeActions(leading: offered(on: .leading), trailing: offered(on: .trailing))
  }

  private func offered(on edge: HorizontalEdge) -> SwipeEdgeActions<ActionID> {
    let declared = declarations.filter { $0.edge == edge }
    return SwipeEdgeActions(
      declared.flatMap { $0.content(state) },
      allowsFullSwipe: declared.first?.allowsFullSwipe ?? true)
  }

  func presentationChanged(_ isPresented: Bool, on edge: HorizontalEdge) {
    for declaration in declarations where declaration.edge == edge {
      declaration.onPresentationChanged(isPresented)
    }
  }
}
