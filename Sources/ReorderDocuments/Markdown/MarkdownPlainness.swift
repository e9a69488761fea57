/// Which items and lists of a text are so plain that in any order they are read as what they are.
///
/// Only for what is not plain a new order has to be read by a parser to know. That takes as long as
/// the text is, which is too long after each key in a long one.
///
///     - Milk        plain
///     - - -         a rule across the page, if the list begins with `+`
struct MarkdownPlainness {
  /// The items that can be read as something else at another place.
  private(set) var riskySlots: [Int] = []
  /// The items of more than one line. Where a marker gets wider their lines are indented anew.
  private(set) var longSlots: [Int] = []
  /// The lists whose markers are all alike, with nothing beside them that an item could take in.
  private(set) var plainParts: Set<Int> = []
  private(set) var orderedParts: Set<Int> = []

  /// - Complexity: O(*n*) where *n* is the number of bytes.
  init(of body: MarkdownBody) {
    for slot in body.items.indices {
      let lines = body.lines[body.items[slot].lines]
      if !Self.isPlain(lines, of: body.bytes) { riskySlots.append(slot) }
      if lines.count > 1 { longSlots.append(slot) }
    }
    for (number, part) in body.parts.enumerated() where !part.slots.isEmpty {
      let markers = part.slots.map { slot in
        MarkdownMarker(body.bytes[body.lines[body.items[slot].lines.lowerBound].content])
      }
      if markers[0].isOrdered { orderedParts.insert(number) }
      let areAlike = markers.allSatisfy {
        $0.sign == markers[0].sign && $0.indent == markers[0].indent
          && $0.isOrdered == markers[0].isOrdered
      }
      if areAlike, Self.isFree(part, in: body) { plainParts.insert(number) }
    }
  }

  /// Whether an item begins with a letter or the like, one to four blanks behind its marker, and its
  /// other lines are indented as far as they have to be, with no tab.
  private static func isPlain(_ lines: ArraySlice<SourceLine>, of bytes: [UInt8]) -> Bool {
    guard let first = lines.first else { return false }
    let marker = MarkdownMarker(bytes[first.content])
    let text = marker.rest.drop { $0 == 0x20 }
    guard (1...4).contains(marker.rest.count - text.count), beginsPlainly(text) else {
      return false
    }
    return lines.dropFirst().allSatisfy { line in
      let content = bytes[line.content]
      let text = content.drop { $0 == 0x20 }
      return text.isEmpty
        || (text.first != 0x09 && content.count - text.count >= marker.contentColumn
          && !text.contains(0x09))
    }
  }

  /// Whether a text begins like a paragraph, maybe with a box, a link or something that stands out.
  private static func beginsPlainly(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
      UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "\""):
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // A number with `.` or `)` is a list of its own.
      let next = text.first { !$0.isDigit }
      return next.map { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ")") } ?? true
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      let run = text.prefix { $0 == first }
      let next = text.dropFirst(run.count).first
      return run.count < 3 && next.map { $0 != 0x20 && $0 != 0x09 } ?? false
    default: return false
    }
  }

  /// Whether a blank line and then something that is not indented are behind a list, or nothing.
  private static func isFree(_ part: MarkdownBody.Part, in body: MarkdownBody) -> Bool {
    let behind = body.lines[part.lines.upperBound...].lazy.map { body.bytes[$0.content] }
    guard let next = behind.first else { return true }
    guard Text.isBlank(next) else { return false }
    let text = behind.first { !Text.isBlank($0) }
    return text.map { $0.first != 0x20 && $0.first != 0x09 } ?? true
  }
}
