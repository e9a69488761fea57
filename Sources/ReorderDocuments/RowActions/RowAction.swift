public import SwipeMenus

/// Something that can be done with an item besides moving it: delete, check, squash.
public struct RowAction: Hashable, Sendable, Identifiable {
  /// What it is known by: a name that the catalog has a word for, or what a board calls it.
  public var id: String
  /// A board's own words for it; `nil` where the catalog has them.
  public var title: String?
  public var role: SwipeActionRole?
  /// Whether it can be done now. One that cannot is offered as such, and refused.
  public var isEnabled: Bool
  public var effect: Effect

  /// What it does.
  public enum Effect: Hashable, Sendable {
    /// The item goes, with what belongs to it.
    case remove
    /// The item stands there once more, below itself.
    case duplicate
    /// Something in the item is written otherwise.
    case revise(ItemRevision)
  }

  public init(
    id: String, title: String? = nil, role: SwipeActionRole? = nil, isEnabled: Bool = true,
    effect: Effect
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
    self.effect = effect
  }
}

/// The actions of a row, by edge, from the outside in.
public struct RowActions: Hashable, Sendable {
  public var leading: [RowAction]
  public var trailing: [RowAction]

  public init(leading: [RowAction] = [], trailing: [RowAction] = []) {
    self.leading = leading
    self.trailing = trailing
  }

  public subscript(edge: HorizontalEdge) -> [RowAction] {
    edge == .leading ? leading : trailing
  }

  /// All actions with their edges, the leading ones first.
  public var all: [(edge: HorizontalEdge, action: RowAction)] {
    HorizontalEdge.allCases.flatMap { edge in self[edge].map { (edge, $0) } }
  }

  /// The actions as a swipe menu.
  ///
  /// - Parameter title: The words for an action.
  /// - Returns: What the row offers. Of several with one identity on an edge the first stands.
  public func menu(title: (RowAction) -> String) -> SwipeActions<String> {
    func edge(_ actions: [RowAction]) -> SwipeEdgeActions<String> {
      SwipeEdgeActions(
        actions.map {
          SwipeAction(id: $0.id, title: title($0), role: $0.role, isEnabled: $0.isEnabled)
        })
    }
    return SwipeActions(leading: edge(leading), trailing: edge(trailing))
  }
}
