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

  /// Half of what libcmark can hold in one buffer; with more it ends the program.
  static let limit = 1 << 29

  init(bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count <= Self.limit else { throw DocumentError(.tooLong(limit: Self.limit)) }
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
        block.kind == .list ? list(index, id: id, slots: slots) : place(below: index, id: id, slots)
      )
      items += block.items
    }
    let body = MarkdownBody(
      bytes: parser.bytes, lines: parser.lines, lineCount: parser.lines.count, blocks: blocks,
      items: items, parts: parts,
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

  /// Where a list would begin: behind what stands directly below the heading, but in front of two
  /// blank lines or more.
  ///
  /// Of those, one stays in front of the list, so that a list that lost its last item, and gets it
  /// back, looks as it did. At the end of the text one blank line is enough, if other lists have
  /// one above them.
  private func place(below heading: Int, id: String, _ slots: Range<Int>) -> MarkdownBody.Part {
    var last = heading
    while last + 1 < blocks.count, blanks(behind: last).count < 2 {
      if case .heading = blocks[last + 1].kind { break }
      last += 1
    }
    // Behind code or a comment that is never closed there is no place for a list.
    if isUnclosed(blocks[last]) { last = heading }
    let blanks = blanks(behind: last)
    let isAtEnd = blanks.upperBound == parser.lines.count
    let hasOneInFront = blanks.count >= 2 || (!blanks.isEmpty && isAtEnd && listsHaveBlankAbove)
    let line = blanks.lowerBound + (hasOneInFront ? 1 : 0)
    return .init(id: id, lines: line..<line, slots: slots, spacing: Spacing(), block: last)
  }

  private func blanks(behind block: Int) -> Range<Int> {
    let start = blocks[block].lines.upperBound
    let end = (start..<parser.lines.count).first { !parser.isBlank($0) } ?? parser.lines.count
    return start..<end
  }

  private func isUnclosed(_ block: MarkdownBlock) -> Bool {
    let lines = parser.lines[block.lines].map { Text.trimmed(parser.bytes[$0.content]) }
    guard let first = lines.first, let last = lines.last else { return false }
    switch block.kind {
    case .code:
      guard let fence = first.first, fence == "`" || fence == "~" else { return false }
      return lines.count < 2 || last.isEmpty || !last.allSatisfy { $0 == fence }
    case .html: return first.hasPrefix("<!--") && !lines.contains { $0.contains("-->") }
    default: return false
    }
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
