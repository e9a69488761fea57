/// The items that a list is to have, each with the marker that makes it one of that list.
struct MarkdownList {
  var part: MarkdownBody.Part
  var slots: [Int]
  var body: MarkdownBody

  /// The slices of the items in order.
  ///
  /// Items that were there keep their markers but for their number. An item that comes in takes
  /// over sign and indentation of the list. Where there was no list, the first one sets them.
  func slices() -> [[UInt8]] {
    let sources = part.slots.map(slice)
    let numbering = MarkdownNumbering(
      digits: sources.compactMap(\.marker?.digits), habits: body.habits)
    var style = sources.first?.marker
    var previous: MarkdownMarker?
    return slots.enumerated().map { place, slot in
      let source = slice(slot)
      guard var marker = source.marker else { return Array(source.source) }
      let list = style ?? marker
      if style == nil { style = marker }
      if !part.slots.contains(slot) {
        marker.indent = list.indent
        marker.sign = list.sign
      }
      marker.digits = list.isOrdered ? numbering.digits(at: place) : []
      if let previous, marker.indent >= previous.contentColumn {
        // Indented that far it would be inside the item above it.
        marker.indent = previous.indent
      }
      previous = marker
      return source.with(marker)
    }
  }

  /// The lines of an item, with its box as it is now.
  func slice(_ slot: Int) -> MarkdownItemSlice {
    let item = MarkdownItemSlice(bytes: body.bytes, lines: body.lines[body.items[slot].lines])
    guard let isChecked = body.revisions[slot]?.isChecked, body.items[slot].state != nil else {
      return item
    }
    return item.checked(isChecked)
  }
}
