/// A side of the screen.
public enum HorizontalSide: String, Hashable, Sendable, CaseIterable {
  case left, right
}
