internal import Reordering

/// Finds the sections of a Markdown text.
///
///     # Plan              no section: a list is below it, before the next heading of its level
///     ## Todo
///     - Milk              section `todo`
///     <!-- -->
///     - Eggs              section `todo~2`
///     ## Done             section `done`, empty
struct MarkdownReader {
  private let parser: MarkdownParser
  private let blocks: [MarkdownBlock]

  init(bytes: [UInt8]) {
    parser = MarkdownParser(bytes)
    blocks = parser.blocks()
  }

  /// What the text holds.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes, for texts people write.
  func outline() -> DocumentOutline {
    var itemIdentities = IdentityCounter<UInt64>()
    var sectionIdentities = IdentityCounter<String>()
    var sections: [ReorderDocument.Section] = []
    var items: [MarkdownBlock.Item] = []
    var parts: [MarkdownBody.Part] = []
    var title: String?
    let empty = emptyHeadings()
    for (index, block) in blocks.enumerated() {
      if case .heading(_, let text) = block.kind { title = text }
      guard block.kind == .list || empty.contains(index) else { continue }
      let ids = block.items.map { itemIdentities.identity(of: bytes(of: $0)) }
      let id = sectionIdentities.identity(title: title)
      sections.append(.init(id: id, title: title, language: nil, acceptance: .all, items: ids))
      let slots = items.count..<items.count + block.items.count
      parts.append(
        block.kind == .list ? list(index, id: id, slots: slots) : place(below: index, id: id, slots))
      items += block.items
    }
    let body = MarkdownBody(
      bytes: parser.bytes, lines: parser.lines, blocks: blocks, items: items, parts: parts,
      habits: MarkdownHabits(gaps: parts.flatMap(\.spacing.between), numbers: numbers))
    return DocumentOutline(sections: sections, body: body)
  }

  /// The bytes of an item, without the last line break.
  private func bytes(of item: MarkdownBlock.Item) -> ArraySlice<UInt8> {
    let lines = parser.lines[item.lines]
    return parser.bytes[(lines.first?.start ?? 0)..<(lines.last?.contentEnd ?? 0)]
  }

  private func list(_ index: Int, id: String, slots: Range<Int>) -> MarkdownBody.Part {
    let items = blocks[index].items
    var spacing = Spacing()
    for (item, next) in zip(items, items.dropFirst()) {
      spacing.between.append(gap(item.lines.upperBound..<next.lines.lowerBound))
    }
    let lines = (items.first?.lines.lowerBound ?? 0)..<(items.last?.lines.upperBound ?? 0)
    return .init(id: id, lines: lines, slots: slots, spacing: spacing, block: index)
  }

  private func gap(_ range: Range<Int>) -> [UInt8] {
    guard let first = range.first, let last = range.last else { return [] }
    return Array(parser.bytes[parser.lines[first].start..<parser.lines[last].end])
  }

  /// The numbers of each ordered list.
  private var numbers: [[[UInt8]]] {
    blocks.map { block in
      block.items.compactMap(\.lines.first).map { line in
        MarkdownMarker(parser.bytes[parser.lines[line].content]).digits
      }
    }.filter { !($0.first ?? []).isEmpty }
  }
}

/// Headings without a list.
extension MarkdownReader {
  /// The headings with no list between them and the next heading of the same or a higher level.
  private func emptyHeadings() -> Set<Int> {
    var empty: Set<Int> = []
    var open: [(index: Int, level: Int)] = []
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case .list: open = []
      case .heading(let level, _):
        while let last = open.last, last.level >= level {
          empty.insert(last.index)
          open.removeLast()
        }
        open.append((index, level))
      default: break
      }
    }
    return empty.union(open.map(\.index))
  }

  /// Where a list would begin: behind what stands directly below the heading.
  ///
  /// Of two blank lines or more there, one stays in front of the list, so that a list that lost its
  /// last item, and gets it back, looks as it did. At the end of the text one does so, if other
  /// lists have a blank line above them.
  private func place(below heading: Int, id: String, _ slots: Range<Int>) -> MarkdownBody.Part {
    var last = heading
    while last + 1 < blocks.count {
      if case .heading = blocks[last + 1].kind { break }
      last += 1
    }
    // Behind code or HTML that is never closed there is no place for a list.
    let isOpen = blocks[last].kind == .code || blocks[last].kind == .html
    if last > heading && isOpen && blocks[last].lines.upperBound == parser.lines.count { last -= 1 }
    var line = blocks[last].lines.upperBound
    var next = line
    while next < parser.lines.count, parser.isBlank(next) { next += 1 }
    let blanks = next - line
    let isAtEnd = next == parser.lines.count
    if blanks >= 2 || (blanks == 1 && isAtEnd && listsHaveBlankAbove) { line += 1 }
    return .init(id: id, lines: line..<line, slots: slots, spacing: Spacing(), block: last)
  }

  /// Whether lists directly below a heading have a blank line above them, as far as there are any.
  private var listsHaveBlankAbove: Bool {
    let lists = blocks.indices.dropFirst().filter { index in
      guard case .heading = blocks[index - 1].kind else { return false }
      return blocks[index].kind == .list
    }
    return lists.isEmpty || lists.contains { parser.isBlank(blocks[$0].lines.lowerBound - 1) }
  }
}
