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
  public init?(of label: String, with wanted: String) {
    // The bytes are looked at where they are: a search looks at many labels, and copies none.
    var (label, wanted) = (label, wanted)
    let found = label.withUTF8 { label in wanted.withUTF8 { Self.match(of: label, with: $0) } }
    guard let found else { return nil }
    self = found
  }

  private static func match(
    of label: UnsafeBufferPointer<UInt8>, with wanted: UnsafeBufferPointer<UInt8>
  ) -> LabelMatch? {
    guard let first = index(of: wanted, in: label, from: 0) else { return nil }
    if first == 0 { return label.count == wanted.count ? .exact : .prefix }
    var found: Int? = first
    while let index = found {
      if beginsWord(at: index, in: label) { return .word }
      found = Self.index(of: wanted, in: label, from: index + 1)
    }
    return .inside
  }

  private static func index(
    of wanted: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let first = wanted.first else { return nil }
    var index = start
    while index + wanted.count <= label.count {
      if label[index] == first, label[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }

  /// Whether what stands before is neither letter nor digit.
  private static func beginsWord(at index: Int, in label: UnsafeBufferPointer<UInt8>) -> Bool {
    // No scalar has more than four bytes.
    let before = String(decoding: label[..<index].suffix(4), as: UTF8.self)
    return before.last.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}
