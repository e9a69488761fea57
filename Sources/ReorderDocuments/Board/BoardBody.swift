internal import Reordering

/// A board over its JSON text.
struct BoardBody: LabelledInSource {
  struct Item {
    /// Its number on the tape.
    var value: Int
    var line: Int
    var label: LabelText
  }

  struct Part {
    /// What is between the brackets of its `items`.
    var inside: Range<Int>
    var slots: Range<Int>
    var spacing: Spacing
  }

  var tape: JSONTape
  /// Where the text of the board ends. Behind it are items from other readings.
  let textEnd: Int
  var isEnabled: Bool
  var disabledReason: String?
  var direction: ReorderDocument.Direction?
  var columns: Int?
  var items: [Item]
  var parts: [Part]
  var revisions: [Int: ItemRevision] = [:]

  func source(at slot: Int) -> [UInt8] { Array(source(of: slot)) }

  mutating func adopt(_ source: [UInt8]) -> Int? {
    guard let other = try? JSONTape(source), other.values[other.root].kind == .object else {
      return nil
    }
    let label = other.text("label", of: other.root) ?? .text("")
    items.append(
      Item(value: tape.values.count, line: 0, label: label.shifted(by: tape.bytes.count)))
    tape = tape.appending(other)
    return items.count - 1
  }

  private func string(_ name: String, at slot: Int) -> String? {
    tape.member(name, of: items[slot].value).flatMap(tape.string)
  }

  var bytes: [UInt8] { tape.bytes }
  func labelText(at slot: Int) -> LabelText { items[slot].label }
  func line(at slot: Int) -> Int { items[slot].line }
  func spoken(at slot: Int) -> String? { string("spoken", at: slot) }
  func language(at slot: Int) -> String? { string("language", at: slot) }
  func kind(at slot: Int) -> ItemKind? { string("kind", at: slot).map(ItemKind.init(rawValue:)) }
  func movement(at slot: Int) -> Movement {
    string("movement", at: slot).flatMap(Movement.init(rawValue:)) ?? .free
  }

  func value(_ name: String, at slot: Int) -> JSONValue? {
    let value = tape.member(name, of: items[slot].value).flatMap { tape.decoded($0) }
    guard name == "state", let changed = revisions[slot]?.state, !changed.isEmpty else {
      return value
    }
    var members: [JSONValue.Member] = []
    if case .object(let read)? = value { members = read }
    return .object(
      members + changed.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
  }

  func arranged(_ slots: [[Int]]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(tape.bytes.count)
    var end = 0
    let inTextOrder = parts.indices.sorted {
      parts[$0].inside.lowerBound < parts[$1].inside.lowerBound
    }
    for index in inTextOrder {
      let part = parts[index]
      output += tape.bytes[end..<part.inside.lowerBound]
      append(slots[index], to: part, of: &output)
      end = part.inside.upperBound
    }
    return output + tape.bytes[end..<textEnd]
  }

  private func append(_ slots: [Int], to part: Part, of output: inout [UInt8]) {
    var spacing = part.spacing
    if part.slots.isEmpty && !slots.isEmpty { spacing = spacing.splitAroundElements }
    spacing = spacing.rearranged(slots, from: part.slots, fallback: separator(for: spacing))
    output += spacing.before
    for (place, slot) in slots.enumerated() {
      output += source(of: slot)
      if place < slots.count - 1 { output += spacing.between[place] }
    }
    output += spacing.after
  }

  /// The text of an item, with the members of its state that are changed.
  private func source(of slot: Int) -> ArraySlice<UInt8> {
    let item = items[slot].value
    guard let changed = revisions[slot]?.state, !changed.isEmpty else {
      return tape.bytes[tape.values[item].range]
    }
    return JSONObjectEdit(tape, item).setting("state", changed)[...]
  }

  /// The separator for a list that has none: a line break as in front of its first element, else
  /// the separator of another list, else the one between the members of an item.
  private func separator(for spacing: Spacing) -> [UInt8] {
    if spacing.before.contains(0x0A) { return [UInt8(ascii: ",")] + spacing.before }
    if let other = parts.lazy.compactMap(\.spacing.between.first).first, !other.contains(0x0A) {
      return other
    }
    guard let item = items.first?.value, tape.values[item + 2].next < tape.values[item].next else {
      return [UInt8(ascii: ",")]
    }
    let end = tape.values[item + 2].range.upperBound
    let next = tape.values[tape.values[item + 2].next].range.lowerBound
    let separator = Array(tape.bytes[end..<next])
    return separator.contains(0x0A) ? [UInt8(ascii: ",")] : separator
  }
}

extension Spacing {
  /// The spacing of a list that was empty: the white space in its brackets, in front of the
  /// elements up to the last line break, or half of it.
  fileprivate var splitAroundElements: Spacing {
    let lineBreak = before.lastIndex(of: 0x0A).map { index in
      index > 0 && before[index - 1] == 0x0D ? index - 1 : index
    }
    let place = lineBreak ?? before.count / 2
    return Spacing(before: Array(before[..<place]), after: Array(before[place...]))
  }
}
