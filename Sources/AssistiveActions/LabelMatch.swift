/// How well a label fits what a person typed, the best first.
public enum LabelMatch: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// It is what was typed.
  case exact
  /// It begins with it.
  case prefix
  /// A word in it begins with it.
  case word
  /// It holds it.
  case inside

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// How well a label fits, or `nil` where it does not.
  ///
  /// - Parameters:
  ///   - label: A label, folded.
  ///   - wanted: What was typed, folded in the same way; at least one character.
  /// - Complexity: O(*n*) for a label of *n* characters and a short text.
  public init?(of label: some StringProtocol, with wanted: some StringProtocol) {
    guard !wanted.isEmpty else { return nil }
    let (label, wanted) = (Array(label.utf8), Array(wanted.utf8))
    guard let first = Self.index(of: wanted, in: label, from: 0) else { return nil }
    if first == 0 {
      self = label.count == wanted.count ? .exact : .prefix
      return
    }
    var found: Int? = first
    while let index = found {
      if Self.beginsWord(at: index, in: label) {
        self = .word
        return
      }
      found = Self.index(of: wanted, in: label, from: index + 1)
    }
    self = .inside
  }

  private static func index(of wanted: [UInt8], in label: [UInt8], from start: Int) -> Int? {
    guard start + wanted.count <= label.count else { return nil }
    return (start...(label.count - wanted.count)).first { index in
      label[index] == wanted[0]
        && wanted.indices.allSatisfy { label[index + $0] == wanted[$0] }
    }
  }

  /// Whether what stands before is neither letter nor digit.
  private static func beginsWord(at index: Int, in label: [UInt8]) -> Bool {
    let before = String(decoding: label[..<index].suffix(4), as: UTF8.self)
    guard let last = before.last else { return true }
    return !last.isLetter && !last.isNumber
  }
}
