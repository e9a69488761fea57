/// A text of lines: for each section a title line, maybe, and items with blanks between them.
struct LinesBody: DocumentBody {
  /// Where an item is.
  struct Item {
    /// Its own line.
    var line: SourceLine
    /// Where its slice begins: at the first comment line that goes with it.
    var start: Int
    /// The number of its line, from 1.
    var number: Int
  }

  /// Where a section is.
  struct Part {
    /// What is in front of it: its title line, with whatever stands above the first title.
    var head: Range<Int>
    var slots: Range<Int>
    var spacing: Spacing
  }

  var bytes: [UInt8]
  var rule: LineRule
  var items: [Item]
  var parts: [Part]
  var revisions: [Int: ItemRevision] = [:]

  mutating func duplicate(_ slot: Int) -> Int? {
    items.append(items[slot])
    return items.count - 1
  }

  func source(at slot: Int) -> [UInt8] {
    Array(bytes[items[slot].start..<items[slot].line.end])
  }

  mutating func adopt(_ source: [UInt8]) -> Int? {
    let source = rule.terminated(source, like: bytes)
    guard let line = rule.lines(of: source, from: 0).last else { return nil }
    items.append(Item(line: line.shifted(by: bytes.count), start: bytes.count, number: 0))
    bytes += source
    return items.count - 1
  }

  func label(at slot: Int) -> String { Text.trimmed(bytes[items[slot].line.content]) }

  func forEachLabelText(_ count: Int, _ body: ReorderDocument.LabelReader) {
    func place(_ slot: Int) -> Range<Int> {
      Text.trimmed(items[slot].line.content, of: bytes.span)
    }
    // Those that were read stand in order; behind them are others, anywhere.
    let read = parts.last?.slots.upperBound ?? 0
    body(bytes.span, 0..<read, place)
    for slot in read..<count {
      let place = place(slot)
      body(bytes.span.extracting(place), slot..<slot + 1) { _ in 0..<place.count }
    }
  }

  func line(at slot: Int) -> Int { items[slot].number }

  func arranged(_ slots: [[Int]]) -> [UInt8] {
    let mark = ByteOrderMark.length(in: bytes)
    var assembly = LineAssembly(rule: rule, prefix: bytes[..<mark], capacity: bytes.count)
    for (index, (part, slots)) in zip(parts, slots).enumerated() {
      assembly.append(bytes[part.head])
      let spacing = spacing(of: part, for: slots, isLast: index == parts.count - 1)
      assembly.append(spacing.before)
      for (place, slot) in slots.enumerated() {
        assembly.append(bytes[items[slot].start..<items[slot].line.end])
        if place < spacing.between.count { assembly.append(spacing.between[place]) }
      }
      assembly.append(spacing.after)
    }
    return assembly.finished()
  }

  /// The blanks of a section for its new items.
  private func spacing(of part: Part, for slots: [Int], isLast: Bool) -> Spacing {
    guard part.slots.isEmpty && !slots.isEmpty else {
      return part.spacing.rearranged(slots, from: part.slots) { !Text.isBlank($0) }
    }
    let others = parts.filter { !$0.slots.isEmpty && !$0.head.isEmpty }
    let hasBlank = others.isEmpty || others.contains { !$0.spacing.before.isEmpty }
    return .aroundNewItems(
      in: part.spacing.before, rule: rule, holdsOneInFront: isLast && hasBlank)
  }
}

extension Spacing {
  /// The spacing of a section that was empty, where only blank lines stood.
  ///
  /// Of two blank lines or more, the first stays in front of the items, so that a section that lost
  /// its last item, and gets it back, looks as it did. A single one separates the section from the
  /// next; only at the end of the document can it be one that stood in front.
  static func aroundNewItems(in blanks: [UInt8], rule: LineRule, holdsOneInFront: Bool) -> Spacing {
    let lines = rule.lines(of: blanks, from: 0)
    let staysInFront = lines.count >= 2 || (lines.count == 1 && holdsOneInFront)
    guard staysInFront, let first = lines.first, Text.isBlank(blanks) else {
      return Spacing(after: blanks)
    }
    return Spacing(before: Array(blanks[..<first.end]), after: Array(blanks[first.end...]))
  }
}
