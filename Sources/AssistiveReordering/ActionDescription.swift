public import AssistiveActions

/// An action with names in place of identities: "Move before Bread, becomes 2 of 5".
public struct ActionDescription: Hashable, Sendable {
  public var kind: ActionKind
  /// How many items move.
  public var itemCount: Int
  public var target: Target
  /// Where the items come to stand.
  public var spot: Spot
  /// What they come to stand between.
  public var neighbours: Neighbours

  public init(
    kind: ActionKind, itemCount: Int, target: Target, spot: Spot, neighbours: Neighbours
  ) {
    self.kind = kind
    self.itemCount = itemCount
    self.target = target
    self.spot = spot
    self.neighbours = neighbours
  }
}
