internal import CMarkdown

/// The text of inline Markdown without its markup.
enum InlineText {
  /// All text of a block, its line breaks as spaces.
  static func whole(of block: OpaquePointer) -> String {
    Text.trimmed(text(of: block, upToLineBreak: false))
  }

  /// The label of an item and the state of its box.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - source: Its first line behind the marker.
  /// - Returns: The text of the first line of its first block. An item that has no block but a
  ///   source, as a link reference definition, is called by that.
  static func label(
    of item: OpaquePointer, source: ArraySlice<UInt8>
  ) -> (label: String, state: ItemState?) {
    var leaf = item
    while cmark_node_get_type(leaf).isContainer, let child = cmark_node_first_child(leaf) {
      leaf = child
    }
    let isBoxed = cmark_node_first_child(item) == leaf
    switch cmark_node_get_type(leaf) {
    case CMARK_NODE_PARAGRAPH where isBoxed:
      return unboxed(Text.trimmed(text(of: leaf, upToLineBreak: true)), source: source)
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
      return (Text.trimmed(text(of: leaf, upToLineBreak: true)), nil)
    case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
      let lines = literal(of: leaf).split(separator: "\n").lazy.map { Text.trimmed(String($0)) }
      return (lines.first { !$0.isEmpty } ?? "", nil)
    default:
      return (Text.trimmed(source), nil)
    }
  }

  /// The label without its box, if both the source and the text have one: `\[x]` is no box.
  private static func unboxed(
    _ label: String, source: ArraySlice<UInt8>
  ) -> (label: String, state: ItemState?) {
    let source = source.drop { $0 == 0x20 || $0 == 0x09 }
    for (box, state) in [("[ ]", ItemState.unchecked), ("[x]", .checked), ("[X]", .checked)]
    where source.starts(with: box.utf8) && label.hasPrefix(box) {
      let rest = label.dropFirst(3)
      guard rest.first?.isWhitespace ?? true else { continue }
      return (Text.trimmed(String(rest)), state)
    }
    return (label, nil)
  }

  private static func text(of block: OpaquePointer, upToLineBreak: Bool) -> String {
    guard let iterator = cmark_iter_new(block) else { return "" }
    defer { cmark_iter_free(iterator) }
    var text = ""
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return text }
      guard event == CMARK_EVENT_ENTER else { continue }
      let node = cmark_iter_get_node(iterator)
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += literal(of: node)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
        if upToLineBreak { return text }
        text += " "
      default: break
      }
    }
  }

  private static func literal(of node: OpaquePointer?) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}

extension cmark_node_type {
  /// Whether blocks stand inside it.
  fileprivate var isContainer: Bool {
    self == CMARK_NODE_ITEM || self == CMARK_NODE_LIST || self == CMARK_NODE_BLOCK_QUOTE
  }
}
