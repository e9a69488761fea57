/// An edge of a row as the text runs: leading is where a line begins. The name is SwiftUI's.
public enum HorizontalEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// The side of the screen that this edge is on.
  ///
  ///     HorizontalEdge.leading.side(in: .leftToRight)     // left
  ///     HorizontalEdge.leading.side(in: .rightToLeft)     // right
  public func side(in direction: LayoutDirection) -> HorizontalSide {
    direction.edge(uncoveredByMovingRightwards: true) == self ? .left : .right
  }

  /// How far a logical movement goes outwards at this edge; inwards is negative.
  func outward(_ logical: Double) -> Double { self == .leading ? logical : -logical }

  /// The edge that a logical movement or velocity uncovers, or `nil` where it is none.
  init?(uncoveredBy logical: Double) {
    if logical == 0 { return nil }
    self = logical > 0 ? .leading : .trailing
  }
}
