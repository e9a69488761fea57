/// What makes a line the first one of a list item: indentation, and a bullet or a number.
///
///     "  12) Milk"    indent 2, digits "12", sign ")", content at column 6
struct MarkdownMarker: Hashable, Sendable {
  /// The columns in front of it.
  var indent: Int
  /// The digits of its number, none for a bullet.
  var digits: [UInt8]
  /// The bullet, or what stands behind the number.
  var sign: UInt8
  /// The line behind it.
  var rest: ArraySlice<UInt8>

  /// The marker of a line that begins an item at the outermost level.
  init(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == 0x20 }
    indent = text.startIndex - line.startIndex
    digits = Array(text.prefix(while: \.isDigit))
    let behind = text.dropFirst(digits.count)
    sign = behind.first ?? UInt8(ascii: "-")
    rest = behind.dropFirst()
  }

  var isOrdered: Bool { !digits.isEmpty }

  /// The column where the content of the item begins; lines that belong to it are indented that far
  /// (CommonMark 0.30, 5.2).
  var contentColumn: Int {
    let end = indent + digits.count + 1
    let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }
    let width = Columns.width(of: blanks, from: end)
    return blanks.count == rest.count || width > 4 ? end + 1 : end + width
  }

  /// The line with this marker.
  var line: [UInt8] { [UInt8](repeating: 0x20, count: indent) + digits + [sign] + rest }
}

/// Columns of text with tabs, which go to the next multiple of four.
enum Columns {
  static func width(of blanks: some Sequence<UInt8>, from start: Int = 0) -> Int {
    blanks.reduce(start) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 } - start
  }
}
