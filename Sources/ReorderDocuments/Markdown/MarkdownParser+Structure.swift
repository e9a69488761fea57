internal import CMarkdown

extension MarkdownParser {
  /// What an item is made of: its blocks and those in them, each with its kind and how many lines below
  /// the start of the item it begins, and what code and HTML hold. As a fingerprint, because two of
  /// them are only ever compared.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes of code and HTML, and of blocks.
  func structure(of item: OpaquePointer) -> UInt64 {
    let start = cmark_node_get_start_line(item)
    var bytes: [UInt8] = []
    var next = cmark_node_first_child(item)
    var depth: UInt8 = 0
    while let node = next {
      let type = cmark_node_get_type(node)
      let line = UInt32(truncatingIfNeeded: cmark_node_get_start_line(node) - start)
      bytes += [depth, UInt8(truncatingIfNeeded: type.rawValue)]
      withUnsafeBytes(of: line) { bytes += $0 }
      bytes.append(UInt8(truncatingIfNeeded: cmark_node_get_heading_level(node)))
      if type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_HTML_BLOCK {
        append(cmark_node_get_literal(node), to: &bytes)
      }
      if let child = cmark_node_first_child(node), isBlock(child) {
        next = child
        depth &+= 1
        continue
      }
      var last = node
      while cmark_node_next(last) == nil, let parent = cmark_node_parent(last), parent != item {
        last = parent
        depth &-= 1
      }
      next = cmark_node_next(last)
    }
    return Fingerprint(bytes).value
  }

  private func isBlock(_ node: OpaquePointer) -> Bool {
    let type = cmark_node_get_type(node).rawValue
    return (CMARK_NODE_FIRST_BLOCK.rawValue...CMARK_NODE_LAST_BLOCK.rawValue).contains(type)
  }

  /// Adds a text line by line. How many blanks stand in a line of nothing else is nobody's meaning,
  /// and blank lines at the end of code that is never closed are those behind the item.
  private func append(_ text: UnsafePointer<CChar>?, to bytes: inout [UInt8]) {
    guard let text else { return }
    var blanks: [UInt8] = []
    let lines = String(cString: text).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      if !Text.isBlank(Array(line)[...]) {
        bytes += blanks + Array(line)
        blanks = []
      }
      blanks.append(0x0A)
    }
  }
}
