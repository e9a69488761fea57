internal import Reordering

/// The list of `git rebase -i`: command lines are items; comments and empty lines stay where they
/// are, among them the block of help at the end.
struct RebaseBody: DocumentBody {
  struct Item {
    var line: SourceLine
    var number: Int
    var command: RebaseCommand
  }

  var bytes: [UInt8]
  var items: [Item]
  var spacing: Spacing

  func label(at slot: Int) -> String { items[slot].command.label }

  func line(at slot: Int) -> Int { items[slot].number }

  func states(at slot: Int) -> [ItemState] {
    ItemState(items[slot].command.name).map { [$0] } ?? []
  }

  func arranged(_ slots: [[Int]]) -> [UInt8] {
    var assembly = LineAssembly(rule: .newline, prefix: [], capacity: bytes.count)
    assembly.append(spacing.before)
    for (place, slot) in (slots.first ?? []).enumerated() {
      assembly.append(bytes[items[slot].line.whole])
      if place < spacing.between.count { assembly.append(spacing.between[place]) }
    }
    assembly.append(spacing.after)
    return assembly.finished()
  }
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
    var end = 0
    for (index, line) in LineRule.newline.lines(of: bytes, from: 0).enumerated() {
      let text = String(decoding: bytes[line.content], as: UTF8.self)
      guard let command = RebaseCommand(text) else { continue }
      gaps.append(Array(bytes[end..<line.start]))
      ids.append(identities.identity(of: command.identity(of: text).utf8))
      items.append(.init(line: line, number: index + 1, command: command))
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
