/// The lines of an item, which can be given another marker.
struct MarkdownItemSlice {
  let bytes: [UInt8]
  let lines: ArraySlice<SourceLine>

  /// The marker that the item has.
  var marker: MarkdownMarker? { lines.first.map { MarkdownMarker(bytes[$0.content]) } }

  /// The item as it is.
  var source: ArraySlice<UInt8> {
    bytes[(lines.first?.start ?? 0)..<(lines.last?.end ?? 0)]
  }

  /// The item with its box checked or empty. It must have a box.
  ///
  ///     - [ ] Milk     - [x] Milk
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes of the item.
  func checked(_ isChecked: Bool) -> MarkdownItemSlice {
    guard let first = lines.first, let marker else { return self }
    let start = source.startIndex
    let own = Array(source)
    let shifted = lines.map { $0.shifted(by: -start) }
    let box = marker.rest.drop { $0 == 0x20 || $0 == 0x09 }.startIndex - first.start + 1
    guard own.indices.contains(box) else { return self }
    let wasChecked = own[box] != 0x20
    var bytes = own
    // A box that is as it is to be keeps the letter that it has.
    if wasChecked != isChecked { bytes[box] = isChecked ? UInt8(ascii: "x") : 0x20 }
    return MarkdownItemSlice(bytes: bytes, lines: shifted[...])
  }

  /// The item with another marker. Where its content then begins at another column, the lines that
  /// belong to it are indented as far as they need to be; lines that hang on lazily stay.
  ///
  ///     - Milk           1. Milk
  ///       fresh            fresh
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes of the item.
  func with(_ new: MarkdownMarker) -> [UInt8] {
    guard let first = lines.first, let old = marker, new != old else { return Array(source) }
    var result = new.line + bytes[first.contentEnd..<first.end]
    let (from, to) = (old.contentColumn, new.contentColumn)
    guard from != to, !holdsUnshifted(from: from, to: to) else {
      return result + bytes[first.end..<source.endIndex]
    }
    for line in lines.dropFirst() {
      let content = bytes[line.content]
      let indent = indentation(of: content)
      let width = Columns.width(of: indent)
      if width >= from && indent.count < content.count {
        result += [UInt8](repeating: 0x20, count: width - from + to)
        result += content.dropFirst(indent.count) + bytes[line.contentEnd..<line.end]
      } else {
        result += bytes[line.whole]
      }
    }
    return result
  }

  /// Whether lines that are indented with tabs belong to the item as they are.
  private func holdsUnshifted(from: Int, to: Int) -> Bool {
    var hasTab = false
    var least = Int.max
    for line in lines.dropFirst() {
      let content = bytes[line.content]
      let indent = indentation(of: content)
      let width = Columns.width(of: indent)
      guard indent.count < content.count, width >= from else { continue }
      hasTab = hasTab || indent.contains(0x09)
      least = min(least, width)
    }
    return hasTab && (0...3).contains(least - from) && (0...3).contains(least - to)
  }

  private func indentation(of content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    content.prefix { $0 == 0x20 || $0 == 0x09 }
  }
}
