internal import Reordering

/// Reads the JSON format of this package.
struct BoardReader {
  private let tape: JSONTape
  private var items: [BoardBody.Item] = []
  private var parts: [BoardBody.Part] = []
  private var sections: [ReorderDocument.Section] = []

  init(bytes: [UInt8]) throws(DocumentError) { tape = try JSONTape(bytes) }

  /// What the board holds.
  ///
  /// - Throws: What lacks, has the wrong type, or is there twice, with its line.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  consuming func outline() throws(DocumentError) -> DocumentOutline {
    let root = tape.root
    guard tape.values[root].kind == .object, let list = tape.member("sections", of: root) else {
      throw DocumentError(.missingMember(name: "sections"), line: tape.line(of: root))
    }
    let direction = try choice("direction", of: root, ReorderDocument.Direction.init(rawValue:))
    let columns = try member("columns", of: root, tape.integer)
    if let columns, columns < 1 { throw unexpected("columns", of: root) }
    let isEnabled = try member("enabled", of: root, tape.flag) ?? true
    let reason = try string("disabledReason", of: root)
    var lines = LineCounter(bytes: tape.bytes)
    var ids: Set<String> = []
    for section in try elements(list, "sections") {
      try read(section, lines: &lines)
      if let id = sections.last?.id, !ids.insert(id).inserted {
        throw DocumentError(.repeatedSection(id: id), line: tape.line(of: section))
      }
    }
    let body = BoardBody(
      tape: tape, textEnd: tape.bytes.count, isEnabled: isEnabled, disabledReason: reason,
      direction: direction,
      columns: columns, items: items, parts: parts)
    return DocumentOutline(sections: sections, body: body)
  }

  private mutating func read(_ section: Int, lines: inout LineCounter) throws(DocumentError) {
    guard let list = tape.member("items", of: section) else {
      throw DocumentError(.missingMember(name: "items"), line: tape.line(of: section))
    }
    let values = try elements(list, "items")
    var ids: [String] = []
    for value in values {
      ids.append(try identity(of: value))
      let line = lines.line(of: tape.values[value].range.lowerBound)
      items.append(.init(value: value, line: line, label: try label(of: value)))
    }
    sections.append(
      .init(
        id: try identity(of: section), title: try string("title", of: section),
        language: try string("language", of: section), acceptance: try acceptance(of: section),
        items: ids))
    parts.append(part(list, values, slots: items.count - values.count..<items.count))
  }

  /// Where the elements of a list are, and what stands between them.
  private func part(_ list: Int, _ values: [Int], slots: Range<Int>) -> BoardBody.Part {
    let range = tape.values[list].range
    let inside = range.lowerBound + 1..<range.upperBound - 1
    var spacing = Spacing()
    var end = inside.lowerBound
    for (index, value) in values.enumerated() {
      let gap = Array(tape.bytes[end..<tape.values[value].range.lowerBound])
      if index == 0 { spacing.before = gap } else { spacing.between.append(gap) }
      end = tape.values[value].range.upperBound
    }
    let rest = Array(tape.bytes[end..<inside.upperBound])
    if values.isEmpty { spacing.before = rest } else { spacing.after = rest }
    return .init(inside: inside, slots: slots, spacing: spacing)
  }

  /// The label of an item whose other members are as they should be as well.
  private func label(of item: Int) throws(DocumentError) -> LabelText {
    guard try string("label", of: item) != nil, let label = tape.text("label", of: item) else {
      throw DocumentError(.missingMember(name: "label"), line: tape.line(of: item))
    }
    for name in ["spoken", "language", "kind"] { _ = try string(name, of: item) }
    _ = try choice("movement", of: item, Movement.init(rawValue:))
    return label
  }

  private func acceptance(of section: Int) throws(DocumentError) -> Acceptance {
    guard let list = tape.member("accepts", of: section), tape.values[list].kind != .null else {
      return .all
    }
    var kinds: Set<ItemKind> = []
    for value in try elements(list, "accepts") {
      guard let kind = tape.string(value) else { throw unexpected("accepts", of: section) }
      kinds.insert(ItemKind(rawValue: kind))
    }
    return .only(kinds)
  }
}

/// Members and their types. A member that is `null` is not there.
extension BoardReader {
  private func elements(_ list: Int, _ name: String) throws(DocumentError) -> [Int] {
    guard tape.values[list].kind == .array else {
      throw DocumentError(.unexpectedValue(member: name), line: tape.line(of: list))
    }
    return tape.elements(of: list)
  }

  private func identity(of value: Int) throws(DocumentError) -> String {
    if let id = try string("id", of: value) { return id }
    throw DocumentError(.missingMember(name: "id"), line: tape.line(of: value))
  }

  private func string(_ name: String, of object: Int) throws(DocumentError) -> String? {
    try member(name, of: object, tape.string)
  }

  private func choice<Choice>(
    _ name: String, of object: Int, _ make: (String) -> Choice?
  ) throws(DocumentError) -> Choice? {
    try member(name, of: object) { tape.string($0).flatMap(make) }
  }

  private func member<Decoded>(
    _ name: String, of object: Int, _ decode: (Int) -> Decoded?
  ) throws(DocumentError) -> Decoded? {
    guard let value = tape.member(name, of: object), tape.values[value].kind != .null else {
      return nil
    }
    if let decoded = decode(value) { return decoded }
    throw DocumentError(.unexpectedValue(member: name), line: tape.line(of: value))
  }

  private func unexpected(_ name: String, of object: Int) -> DocumentError {
    let value = tape.member(name, of: object) ?? object
    return DocumentError(.unexpectedValue(member: name), line: tape.line(of: value))
  }
}
