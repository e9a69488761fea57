/// What a text is made of, to see that a move changed nothing but the order of items.
struct MarkdownShape: Equatable {
  private enum Element: Equatable {
    /// A block that is no list: its kind and its first line.
    case block(MarkdownBlock.Kind, ArraySlice<UInt8>)
    case list([Item])
  }

  /// An item line by line, and what its lines are read as.
  private struct Item: Equatable {
    var lines: [ArraySlice<UInt8>]
    var structure: UInt64
  }

  private var elements: [Element]

  /// The shape of a text.
  init(of parser: MarkdownParser) {
    elements = parser.blocks(isLabelled: false).map { block in
      guard block.kind == .list else {
        return Self.block(block, in: parser.lines, of: parser.bytes)
      }
      return .list(
        block.items.map { item in
          Item(
            lines: parser.lines[item.lines].map { parser.bytes[$0.content] },
            structure: item.structure)
        })
    }
  }

  /// The shape that a text is to have.
  init(expectedIn body: MarkdownBody, slots: [[Int]], lists: [[[UInt8]]]) {
    elements = []
    var next = 0
    for (part, (slots, list)) in zip(body.parts, zip(slots, lists)) {
      let isList = body.blocks[part.block].kind == .list
      let end = isList ? part.block : part.block + 1
      while next < end {
        elements.append(Self.block(body.blocks[next], in: body.lines, of: body.bytes))
        next += 1
      }
      if isList { next += 1 }
      guard !list.isEmpty else { continue }
      elements.append(
        .list(
          zip(slots, list).map { slot, item in
            Item(
              lines: LineRule.commonMark.lines(of: item, from: 0).map { item[$0.content] },
              structure: body.items[slot].structure)
          }))
    }
    for block in body.blocks[next...] {
      elements.append(Self.block(block, in: body.lines, of: body.bytes))
    }
  }

  private static func block(
    _ block: MarkdownBlock, in lines: [SourceLine], of bytes: [UInt8]
  ) -> Element {
    var kind = block.kind
    if case .heading(let level, _) = kind { kind = .heading(level: level, title: "") }
    return .block(kind, block.lines.first.map { bytes[lines[$0].content] } ?? [])
  }
}
