/// The text of a label: where it stands in the source, or else by itself.
///
///     - [x] Milk          source: Milk
///     - *Rye* bread       text: Rye bread
///
/// Most labels stand in the source as they are, so that a document keeps no second copy of them, and
/// a search goes through the source.
enum LabelText: Hashable, Sendable {
  case source(Range<Int>)
  case text(String)

  /// - Parameters:
  ///   - label: The label.
  ///   - line: Where it can stand: at the end, before white space.
  ///   - bytes: The source.
  init(_ label: String, atEndOf line: Range<Int>, of bytes: [UInt8]) {
    let end = Text.trimmed(line, of: bytes.span).upperBound
    let start = end - label.utf8.count
    let isThere = start >= line.lowerBound && bytes[start..<end].elementsEqual(label.utf8)
    self = isThere ? .source(start..<end) : .text(label)
  }

  func string(in bytes: [UInt8]) -> String {
    switch self {
    case .source(let range): String(decoding: bytes[range], as: UTF8.self)
    case .text(let text): text
    }
  }

  /// The label where the bytes have moved that it is in.
  func shifted(by distance: Int) -> LabelText {
    guard case .source(let range) = self else { return self }
    return .source(range.lowerBound + distance..<range.upperBound + distance)
  }
}
