internal import CMarkdown

/// The outermost blocks of a text, by the CommonMark reference parser.
///
/// Only line numbers are taken from it. It counts the blank lines behind an item to the item, and
/// is one off in the end of some blocks; the ends are put right here.
struct MarkdownParser {
  let bytes: [UInt8]
  let lines: [SourceLine]
  /// The number of lines of front matter, which the parser sees as empty.
  let hidden: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineRule.commonMark.lines(of: bytes, from: ByteOrderMark.length(in: bytes))
    hidden = FrontMatter.length(in: lines, of: bytes)
  }

  /// The blocks in order.
  ///
  /// - Parameter isLabelled: Whether labels and titles are wanted.
  /// - Returns: The blocks at the outermost level, lists with their items.
  /// - Complexity: O(*n*) where *n* is the number of bytes, for texts people write.
  func blocks(isLabelled: Bool = true) -> [MarkdownBlock] {
    guard let root = parsed() else { return [] }
    // The one owner of the tree: it is freed when the blocks are made.
    defer { cmark_node_free(root) }
    var blocks: [MarkdownBlock] = []
    var next = cmark_node_first_child(root)
    while let node = next {
      if let kind = kind(of: node, isLabelled: isLabelled) {
        var block = MarkdownBlock(kind: kind, lines: span(of: node))
        if kind == .list { block.items = items(of: node, isLabelled: isLabelled) }
        blocks.append(block)
      }
      next = cmark_node_next(node)
    }
    return blocks
  }

  private func parsed() -> OpaquePointer? {
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return nil }
    defer { cmark_parser_free(parser) }
    cmark_parser_feed(parser, String(repeating: "\n", count: hidden), hidden)
    bytes[(hidden < lines.count ? lines[hidden].start : bytes.count)...].withUnsafeBytes { text in
      text.withMemoryRebound(to: CChar.self) { text in
        cmark_parser_feed(parser, text.baseAddress, text.count)
      }
    }
    return cmark_parser_finish(parser)
  }

  private func kind(of node: OpaquePointer, isLabelled: Bool) -> MarkdownBlock.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      let level = Int(cmark_node_get_heading_level(node))
      return .heading(level: level, title: isLabelled ? InlineText.whole(of: node) : "")
    case CMARK_NODE_LIST: return .list
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_CODE_BLOCK: return .code
    case CMARK_NODE_HTML_BLOCK: return .html
    case CMARK_NODE_THEMATIC_BREAK: return .rule
    case CMARK_NODE_BLOCK_QUOTE: return .quote
    default: return nil
    }
  }

  private func items(of list: OpaquePointer, isLabelled: Bool) -> [MarkdownBlock.Item] {
    var items: [MarkdownBlock.Item] = []
    var next = cmark_node_first_child(list)
    while let node = next {
      var item = MarkdownBlock.Item(lines: span(of: node), label: .text(""))
      if isLabelled, let first = item.lines.first {
        let rest = MarkdownMarker(bytes[lines[first].content]).rest
        let (label, state) = InlineText.label(of: node, source: rest)
        item.label = LabelText(label, atEndOf: rest.indices, of: bytes)
        item.state = state
      }
      item.structure = structure(of: node)
      items.append(item)
      next = cmark_node_next(node)
    }
    return items
  }

  /// The lines of a block.
  private func span(of node: OpaquePointer) -> Range<Int> {
    let start = max(Int(cmark_node_get_start_line(node)) - 1, 0)
    var end = min(max(Int(cmark_node_get_end_line(node)), start + 1), lines.count)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      end = headingEnd(from: start, to: end)
    case CMARK_NODE_HTML_BLOCK:
      // One that ends at `-->` and the like is counted one line short.
      let following = cmark_node_next(node).map { Int(cmark_node_get_start_line($0)) - 1 }
      let isShort = end < following ?? lines.count && !isBlank(end)
      if isShort && Int(cmark_node_get_end_line(node)) == end { end += 1 }
    default: break
    }
    while end > start + 1, isBlank(end - 1) { end -= 1 }
    return min(start, lines.count)..<max(end, min(start, lines.count))
  }

  /// A heading ends with its line, or with the underline below its lines. What follows that is
  /// counted to it by the parser.
  private func headingEnd(from start: Int, to end: Int) -> Int {
    let first = bytes[lines[start].content].drop { $0 == 0x20 }
    if first.first == UInt8(ascii: "#") && end <= start + 1 { return start + 1 }
    for line in lines.indices[start...].dropFirst() {
      let text = Text.trimmed(bytes[lines[line].content])
      if !text.isEmpty, text.allSatisfy({ $0 == "=" }) || text.allSatisfy({ $0 == "-" }) {
        return line + 1
      }
    }
    return end
  }

  func isBlank(_ line: Int) -> Bool {
    guard lines.indices.contains(line) else { return true }
    return bytes[lines[line].content].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
