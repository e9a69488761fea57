internal import Reordering

/// The list of `git rebase -i`: command lines are items; comments and empty lines stay where they
/// are, among them the block of help at the end.
struct RebaseBody: LabelledInSource {
  struct Item {
    var line: SourceLine
    var number: Int
    var name: RebaseCommand.Name
    var label: LabelText

    init(_ command: RebaseCommand, line: SourceLine, number: Int, of bytes: [UInt8]) {
      self.line = line
      self.number = number
      name = command.name
      label = LabelText(command.label, atEndOf: line.content, of: bytes)
    }
  }

  var bytes: [UInt8]
  var items: [Item]
  var spacing: Spacing
  var revisions: [Int: ItemRevision] = [:]

  func source(at slot: Int) -> [UInt8] { Array(source(of: slot)) }

  mutating func adopt(_ source: [UInt8]) -> Int? {
    let source = LineRule.newline.terminated(source, like: bytes)
    guard let line = LineRule.newline.lines(of: source, from: 0).first,
      let command = RebaseCommand(String(decoding: source[line.content], as: UTF8.self))
    else { return nil }
    let shifted = line.shifted(by: bytes.count)
    bytes += source
    items.append(Item(command, line: shifted, number: 0, of: bytes))
    return items.count - 1
  }

  func labelText(at slot: Int) -> LabelText { items[slot].label }

  func line(at slot: Int) -> Int { items[slot].number }

  func states(at slot: Int) -> [ItemState] {
    guard let choice = revisions[slot]?.command else {
      return ItemState(items[slot].name).map { [$0] } ?? []
    }
    return ItemState(rawValue: choice.rawValue).map { [$0] } ?? []
  }

  func arranged(_ slots: [[Int]]) -> [UInt8] {
    // A byte-order mark belongs to no command, and no line end belongs behind it.
    let mark = bytes[..<ByteOrderMark.length(in: bytes)]
    var assembly = LineAssembly(rule: .newline, prefix: mark, capacity: bytes.count)
    assembly.append(spacing.before)
    for (place, slot) in (slots.first ?? []).enumerated() {
      assembly.append(source(of: slot))
      if place < spacing.between.count { assembly.append(spacing.between[place]) }
    }
    assembly.append(spacing.after)
    return assembly.finished()
  }

  /// The line of an item, with the command that it is to have.
  ///
  ///     fixup -C 9be1d0 Add a test   ->   pick 9be1d0 Add a test
  private func source(of slot: Int) -> ArraySlice<UInt8> {
    let (line, name) = (items[slot].line, items[slot].name)
    guard let choice = revisions[slot]?.command, choice.rawValue != name.rawValue else {
      return bytes[line.whole]
    }
    let content = bytes[line.content]
    let indent = content.prefix(while: \.isBlank)
    let word = content.dropFirst(indent.count).prefix { !$0.isBlank }
    var rest = content[word.endIndex...]
    let behind = rest.drop(while: \.isBlank)
    // The flag says which message a fixup keeps; no other command has one.
    if name == .fixup, behind.first == UInt8(ascii: "-") {
      rest = behind.drop { !$0.isBlank }
    }
    // Whoever writes letters gets letters.
    let other = word.count == 1 ? String(choice.letter) : choice.rawValue
    return (indent + Array(other.utf8) + rest + bytes[line.contentEnd..<line.end])[...]
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

/// Finds the command lines of a rebase list.
struct RebaseReader {
  let bytes: [UInt8]

  /// What the list holds.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  func outline() -> DocumentOutline {
    var items: [RebaseBody.Item] = []
    var ids: [String] = []
    var identities = IdentityCounter<UInt64>()
    var gaps: [[UInt8]] = []
    var end = ByteOrderMark.length(in: bytes)
    for (index, line) in LineRule.newline.lines(of: bytes, from: end).enumerated() {
      let text = String(decoding: bytes[line.content], as: UTF8.self)
      guard let command = RebaseCommand(text) else { continue }
      gaps.append(Array(bytes[end..<line.start]))
      ids.append(identities.identity(of: command.identity(of: text).utf8))
      items.append(.init(command, line: line, number: index + 1, of: bytes))
      end = line.end
    }
    let spacing = Spacing(
      before: gaps.first ?? [], between: Array(gaps.dropFirst()), after: Array(bytes[end...]))
    let section = ReorderDocument.Section(
      id: "list", title: nil, language: nil, acceptance: .all, items: ids)
    return DocumentOutline(
      sections: [section], body: RebaseBody(bytes: bytes, items: items, spacing: spacing))
  }
}

extension ItemState {
  /// What is said of a command; nothing of `pick`, which is the usual one.
  fileprivate init?(_ name: RebaseCommand.Name) {
    switch name {
    case .pick: return nil
    case .reword: self = .reword
    case .edit: self = .edit
    case .squash: self = .squash
    case .fixup: self = .fixup
    case .drop: self = .drop
    case .exec: self = .exec
    case .break: self = .break
    case .label: self = .label
    case .reset: self = .reset
    case .merge: self = .merge
    case .noop: self = .noop
    case .updateRef: self = .updateRef
    }
  }
}
