internal import Reordering

/// Finds the items of a text of lines.
///
///     Dairy:        a title, with `sections`
///     # organic     a comment, goes with Milk with `attachComments`
///     Milk          an item
///
///     Bakery:       the blank line above stays where it is
struct LinesReader {
  private let bytes: [UInt8]
  private let options: ReadingOptions
  private let rule: LineRule
  private let lines: [SourceLine]
  private var items: [LinesBody.Item] = []
  private var titles: [String?] = []
  private var parts: [LinesBody.Part] = []

  init(bytes: [UInt8], options: ReadingOptions) {
    self.bytes = bytes
    self.options = options
    rule = options.nulSeparated ? .nul : .newline
    lines = rule.lines(of: bytes, from: ByteOrderMark.length(in: bytes))
  }

  /// What the text holds.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  consuming func outline() -> DocumentOutline {
    items.reserveCapacity(lines.count)
    if options.sections {
      readSections()
    } else {
      readOneSection()
    }
    var itemIdentities = IdentityCounter<UInt64>(minimumCapacity: items.count)
    var sectionIdentities = IdentityCounter<String>()
    var sections: [ReorderDocument.Section] = []
    for (part, title) in zip(parts, titles) {
      let id = sectionIdentities.identity(title: title)
      let ids = items[part.slots].map { itemIdentities.identity(of: bytes[$0.line.content]) }
      sections.append(.init(id: id, title: title, language: nil, acceptance: .all, items: ids))
    }
    let body = LinesBody(bytes: bytes, rule: rule, items: items, parts: parts)
    return DocumentOutline(sections: sections, body: body)
  }

  /// The end of what has been put in its place.
  private var end: Int {
    guard let part = parts.last else { return ByteOrderMark.length(in: bytes) }
    return items[part.slots].last?.line.end ?? part.head.upperBound
  }

  /// A comment with an empty line below it is about no item. It stays where it is, with that line.
  private mutating func readOneSection() {
    begin(title: nil, headEnd: end)
    var comments: Int?
    for (index, line) in lines.enumerated() {
      if isComment(line) {
        comments = comments ?? line.start
      } else if comments == nil || !isBlank(line) {
        add(line, number: index + 1, start: comments ?? line.start)
        comments = nil
      } else {
        comments = nil
      }
    }
    finish(at: bytes.count)
  }

  private mutating func readSections() {
    let hasTitles = lines.contains(where: isTitle)
    var comments: Int?
    var hasBlank = false
    for (index, line) in lines.enumerated() {
      if hasTitles && isTitle(line) {
        finish(at: line.start)
        begin(title: Text.trimmed(titleContent(line)), headEnd: line.end)
        comments = nil
      } else if isBlank(line) {
        hasBlank = true
        comments = nil
      } else if isComment(line) {
        comments = comments ?? line.start
      } else {
        let start = comments ?? line.start
        if !hasTitles && hasBlank && !items.isEmpty { finish(at: start) }
        if parts.isEmpty || (!hasTitles && hasBlank && !items.isEmpty) {
          begin(title: nil, headEnd: parts.isEmpty ? end : start)
        }
        add(line, number: index + 1, start: start)
        hasBlank = false
        comments = nil
      }
    }
    if parts.isEmpty { begin(title: nil, headEnd: end) }
    finish(at: bytes.count)
  }

  private mutating func begin(title: String?, headEnd: Int) {
    let start = parts.isEmpty ? ByteOrderMark.length(in: bytes) : lastEnd
    titles.append(title)
    let slots = items.count..<items.count
    parts.append(.init(head: start..<headEnd, slots: slots, spacing: Spacing()))
    lastEnd = headEnd
  }

  /// Where the section before ends, with its blanks.
  private var lastEnd = 0

  private mutating func add(_ line: SourceLine, number: Int, start: Int) {
    let part = parts.count - 1
    let gap = end..<start
    if parts[part].slots.isEmpty {
      parts[part].spacing.before = Array(bytes[gap])
    } else if !gap.isEmpty || !parts[part].spacing.between.isEmpty {
      let missing = parts[part].slots.count - 1 - parts[part].spacing.between.count
      parts[part].spacing.between += Array(repeating: [], count: missing)
      parts[part].spacing.between.append(Array(bytes[gap]))
    }
    items.append(.init(line: line, start: start, number: number))
    parts[part].slots = parts[part].slots.lowerBound..<items.count
  }

  /// Ends the current section. What is left over up to `place` stays at its end.
  private mutating func finish(at place: Int) {
    guard let part = parts.indices.last else { return }
    let rest = Array(bytes[end..<place])
    if parts[part].slots.isEmpty {
      parts[part].spacing.before = rest
    } else {
      parts[part].spacing.after = rest
    }
    lastEnd = place
  }
}

/// What a line is.
extension LinesReader {
  private func isBlank(_ line: SourceLine) -> Bool { Text.isBlank(bytes[line.content]) }

  /// Whether the line is a comment that may go with the line below it.
  private func isComment(_ line: SourceLine) -> Bool {
    guard options.attachComments else { return false }
    let content = bytes[line.content].drop { $0 == 0x20 || $0 == 0x09 }
    return content.first == UInt8(ascii: "#") || content.first == UInt8(ascii: ";")
      || content.starts(with: "//".utf8)
  }

  private func isTitle(_ line: SourceLine) -> Bool {
    !isComment(line) && bytes[line.content].last { !Text.isBlank([$0]) } == UInt8(ascii: ":")
  }

  /// The title line up to its colon.
  private func titleContent(_ line: SourceLine) -> ArraySlice<UInt8> {
    let content = bytes[line.content]
    return content[..<(content.lastIndex(of: UInt8(ascii: ":")) ?? content.endIndex)]
  }
}
