/// A Markdown text: its lists, and places where a list can begin.
struct MarkdownBody: LabelledInSource {
  /// A section: a list, or a place below a heading.
  struct Part {
    /// The identity of the section, for errors.
    var id: String
    /// The lines of its list; none, at the place where a list would begin, if it is empty.
    var lines: Range<Int>
    var slots: Range<Int>
    var spacing: Spacing
    /// The number of the block that is the list, or behind which one would begin.
    var block: Int
  }

  var bytes: [UInt8]
  /// The lines of the text; behind them those of items from other readings.
  var lines: [SourceLine]
  /// How many lines the text has.
  let lineCount: Int
  var blocks: [MarkdownBlock]
  var items: [MarkdownBlock.Item]
  var parts: [Part]
  var habits: MarkdownHabits
  var revisions: [Int: ItemRevision] = [:]
  private var plainness: MarkdownPlainness?

  init(
    bytes: [UInt8], lines: [SourceLine], blocks: [MarkdownBlock], items: [MarkdownBlock.Item],
    parts: [Part], habits: MarkdownHabits
  ) {
    self.bytes = bytes
    self.lines = lines
    lineCount = lines.count
    self.blocks = blocks
    self.items = items
    self.parts = parts
    self.habits = habits
    plainness = MarkdownPlainness(of: self)
  }

  func source(at slot: Int) -> [UInt8] {
    let part = Part(id: "", lines: 0..<0, slots: 0..<0, spacing: Spacing(), block: 0)
    return Array(MarkdownList(part: part, slots: [], body: self).slice(slot).source)
  }

  mutating func adopt(_ source: [UInt8]) -> Int? {
    let source = LineRule.commonMark.terminated(source, like: bytes)
    let parser = MarkdownParser(source)
    guard let block = parser.blocks().first, block.kind == .list, var item = block.items.first
    else { return nil }
    item.lines = item.lines.lowerBound + lines.count..<item.lines.upperBound + lines.count
    item.label = item.label.shifted(by: bytes.count)
    lines += parser.lines.map { $0.shifted(by: bytes.count) }
    bytes += source
    items.append(item)
    return items.count - 1
  }

  func labelText(at slot: Int) -> LabelText { items[slot].label }
  func line(at slot: Int) -> Int { items[slot].lines.lowerBound + 1 }
  func states(at slot: Int) -> [ItemState] {
    guard let read = items[slot].state else { return [] }
    return [revisions[slot]?.isChecked.map { $0 ? .checked : .unchecked } ?? read]
  }

  func isPlain(_ parts: [Int], holding isThere: (Int) -> Bool) -> Bool {
    guard let plainness, parts.allSatisfy(plainness.plainParts.contains),
      !plainness.riskySlots.contains(where: isThere)
    else { return false }
    let keepsMarkers = parts.count == 1 && !plainness.orderedParts.contains(parts[0])
    return keepsMarkers || !plainness.longSlots.contains(where: isThere)
  }

  /// The text with its items in another order. Blank lines are added only where the text would
  /// otherwise be read differently.
  ///
  /// - Throws: `meaningWouldChange` where even they do not help.
  /// - Complexity: O(*n*) where *n* is the number of bytes, for each try.
  func arranged(_ slots: [[Int]]) throws(DocumentError) -> [UInt8] {
    for keepsTabs in [true, false] {
      let lists = zip(parts, slots).map {
        MarkdownList(part: $0, slots: $1, body: self, keepsTabs: keepsTabs).slices()
      }
      let expected = MarkdownShape(expectedIn: self, slots: slots, lists: lists)
      for breaks in tries(slots) {
        let output = assembled(slots, lists, breaks: breaks)
        if MarkdownShape(of: MarkdownParser(output)) == expected { return output }
      }
      if !bytes.contains(0x09) { break }
    }
    let changed = zip(parts, slots).first { !$1.elementsEqual($0.slots) }
    throw DocumentError(.meaningWouldChange(section: changed?.0.id ?? ""))
  }

  /// Where a blank line is added: in front of a part, or behind it.
  private struct Break: Hashable {
    var part: Int
    var isBehind: Bool
  }

  /// Which blank lines to try, fewest first.
  private func tries(_ slots: [[Int]]) -> [Set<Break>] {
    var places: [Break] = []
    for (index, part) in parts.enumerated() where !slots[index].elementsEqual(part.slots) {
      let hasTextBefore = part.lines.lowerBound > 0 && !isBlank(part.lines.lowerBound - 1)
      let hasTextBehind = part.lines.upperBound < lineCount && !isBlank(part.lines.upperBound)
      if hasTextBefore { places.append(Break(part: index, isBehind: false)) }
      if hasTextBehind { places.append(Break(part: index, isBehind: true)) }
    }
    var tries: [Set<Break>] = [[]] + places.map { [$0] }
    if places.count <= 6 {
      for (index, one) in places.enumerated() {
        tries += places[..<index].map { [$0, one] }
      }
    }
    if places.count > 2 { tries.append(Set(places)) }
    return tries
  }

  private func isBlank(_ line: Int) -> Bool { Text.isBlank(bytes[lines[line].content]) }

  private func assembled(
    _ slots: [[Int]], _ lists: [[[UInt8]]], breaks: Set<Break>
  ) -> [UInt8] {
    let mark = ByteOrderMark.length(in: bytes)
    var assembly = LineAssembly(rule: .commonMark, prefix: bytes[..<mark], capacity: bytes.count)
    var next = 0
    for (index, part) in parts.enumerated() {
      append(next..<part.lines.lowerBound, to: &assembly)
      if breaks.contains(Break(part: index, isBehind: false)) { assembly.append(lineBreak) }
      let spacing = part.spacing.rearranged(slots[index], from: part.slots, fallback: habits.gap)
      for (place, slice) in lists[index].enumerated() {
        assembly.append(slice)
        if place < lists[index].count - 1, place < spacing.between.count {
          assembly.append(spacing.between[place])
        }
      }
      if breaks.contains(Break(part: index, isBehind: true)) { assembly.append(lineBreak) }
      next = part.lines.upperBound
    }
    append(next..<lineCount, to: &assembly)
    return assembly.finished()
  }

  private func append(_ range: Range<Int>, to assembly: inout LineAssembly) {
    guard let first = range.first, let last = range.last else { return }
    assembly.append(bytes[lines[first].start..<lines[last].end])
  }

  /// The line break that the text uses first.
  private var lineBreak: ArraySlice<UInt8> {
    guard let first = lines.first, first.end > first.contentEnd else { return [0x0A] }
    return bytes[first.contentEnd..<first.end]
  }
}
