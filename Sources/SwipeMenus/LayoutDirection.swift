/// The way a layout runs. The container has one, not the device and not the language.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  /// The edge that a movement uncovers: the one place where sides and edges meet.
  ///
  ///     LayoutDirection.leftToRight.edge(uncoveredByMovingRightwards: true)     // leading
  ///     LayoutDirection.rightToLeft.edge(uncoveredByMovingRightwards: true)     // trailing
  ///
  /// A row that moves rightwards uncovers what is below its left end. Everything else that has to
  /// know about sides asks here, so a sign cannot be flipped twice.
  public func edge(uncoveredByMovingRightwards rightwards: Bool) -> HorizontalEdge {
    (rightwards == (self == .leftToRight)) ? .leading : .trailing
  }

  /// A movement or a velocity on the screen, positive rightwards, as one that is positive where it
  /// uncovers the leading edge. The same call leads back. What does not move stays +0 in a mirror.
  func logical(_ rightwards: Double) -> Double {
    edge(uncoveredByMovingRightwards: true) == .leading ? rightwards : 0 - rightwards
  }
}
