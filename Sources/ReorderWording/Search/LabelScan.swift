internal import AssistiveActions

/// Looks at labels for what was typed: at one, or at all in a text.
///
///     Milk\nBread\nButter      looking for "butter" by its u: one look, at Butter
///
/// In a long text it goes from one sign of what was typed to the next, and does not touch the labels
/// between: none without a sign can fit.
final class LabelScan {
  /// The weights of what was typed.
  let wanted: [UInt16]
  private let ascii: ASCIISearch?
  private let table: PrimaryWeights
  /// The text that is looked at.
  private let label: WeightedText
  /// How many bytes a text has at least in which signs are looked for.
  private let longText: Int
  /// The rarest sign, once there was a text that was long enough to tell.
  private var sign: WeightSign?

  init(
    for wanted: [UInt16], ascii: ASCIISearch?, _ table: PrimaryWeights,
    reading label: WeightedText, longText: Int
  ) {
    self.wanted = wanted
    self.ascii = ascii
    self.table = table
    self.label = label
    self.longText = longText
  }

  /// How well a label fits, or `nil` where it does not.
  func match(_ bytes: UnsafeBufferPointer<UInt8>) -> LabelMatch? {
    switch ascii?.match(bytes) ?? .notASCII {
    case .match(let match): return match
    case .nothing: return nil
    case .notASCII:
      label.read(bytes, table)
      return wanted.withUnsafeBufferPointer { label.match(with: $0) }
    }
  }

  /// Looks at the labels that stand in a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - numbers: The numbers of the labels in it, which stand there in this order.
  ///   - place: Where a label is.
  ///   - take: Gets the number of each label that fits, and how well it does.
  /// - Complexity: O(*n*) for *n* bytes of text.
  func forEachMatch(
    in text: UnsafeBufferPointer<UInt8>, _ numbers: Range<Int>, at place: (Int) -> Range<Int>,
    _ take: (Int, LabelMatch) -> Void
  ) {
    func look(at number: Int, _ label: Range<Int>) {
      if let match = match(UnsafeBufferPointer(rebasing: text[label])) { take(number, match) }
    }
    guard let sign = sign(in: text) else {
      for number in numbers { look(at: number, place(number)) }
      return
    }
    var rest = numbers
    var index = 0
    while let found = sign.first(in: text, from: index),
      let (number, label) = rest.firstLabel(endingBehind: found, place)
    {
      rest = number..<rest.upperBound
      // Between two labels there can be signs as well.
      if label.lowerBound > found {
        index = label.lowerBound
      } else {
        look(at: number, label)
        rest.removeFirst()
        index = label.upperBound
      }
    }
  }

  /// From how many bytes on it is worth to know a sign. The characters of a language take some ten
  /// milliseconds, once; a shorter text is looked through in less.
  static var longText: Int { 1 << 20 }

  private func sign(in text: UnsafeBufferPointer<UInt8>) -> WeightSign? {
    if sign == nil, text.count >= longText {
      sign = .rarest(of: wanted, in: text, table)
    }
    return sign
  }
}

extension Range<Int> {
  /// The first of some numbers whose label ends behind an index, and where that label is.
  ///
  /// - Complexity: O(log² *d*) where *d* is how far it is from the start, which mostly is next to it.
  fileprivate func firstLabel(
    endingBehind index: Int, _ place: (Int) -> Range<Int>
  ) -> (number: Int, label: Range<Int>)? {
    var low = lowerBound
    var step = 1
    while low < upperBound {
      let number = Swift.min(low + step, upperBound) - 1
      let label = place(number)
      if label.upperBound <= index {
        low = number + 1
        step *= 2
      } else if number == low {
        return (number, label)
      } else {
        // It was a step too far: from where it began with small ones again.
        step = 1
      }
    }
    return nil
  }
}
