/// Which of several names a place has, when it can be reached by more than one.
///
/// The vocabulary never changes which places are offered or in which order, only how each is named.
public enum Vocabulary: String, Hashable, Sendable, CaseIterable {
  /// "Move to end of Done" where the place is the end, else "Move before Milk".
  case named
  /// "Move earlier", "Move later", "Move to start", "Move to end", else "Move before Milk".
  case relative
  /// As `named`, but a place further down than now is said as "Move after Eggs".
  case natural
}
