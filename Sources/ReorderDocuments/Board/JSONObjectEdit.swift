/// An object of a JSON text, with members of an object in it set to other values. Everything else
/// stays byte by byte; what comes in is set off as what is there.
///
///     {"id": 1, "state": {"read": false}}     setting state, read: true
///     {"id": 1, "state": {"read": true}}
struct JSONObjectEdit {
  private let tape: JSONTape
  private let object: Int

  init(_ tape: JSONTape, _ object: Int) {
    self.tape = tape
    self.object = object
  }

  /// The text of the object, with these members set in the object that its member `name` is. Where
  /// there is none, it is added; new members come last, in the order of their names.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes of the object.
  func setting(_ name: String, _ values: [String: JSONValue]) -> [UInt8] {
    let members = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.bytes) }
    guard let inner = tape.member(name, of: object), tape.values[inner].kind != .null else {
      let text = JSONValue.object(members.map { .init(name: $0.0, value: values[$0.0] ?? .null) })
      return setting([(name, text.bytes)])
    }
    return setting([(name, JSONObjectEdit(tape, inner).setting(members))])
  }

  /// The text of the object with members set to other texts.
  private func setting(_ members: [(name: String, text: [UInt8])]) -> [UInt8] {
    let range = tape.values[object].range
    guard tape.values[object].kind == .object else { return Array(tape.bytes[range]) }
    var replaced: [(Range<Int>, [UInt8])] = []
    var added: [UInt8] = []
    var isEmpty = object + 1 == tape.values[object].next
    for (name, text) in members {
      if let value = tape.member(name, of: object) {
        replaced.append((tape.values[value].range, text))
      } else {
        added += isEmpty ? [] : separator
        added += JSONValue.text(name).bytes + colon + text
        isEmpty = false
      }
    }
    replaced.append((end..<end, added))
    var result: [UInt8] = []
    var place = range.lowerBound
    for (range, text) in replaced.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      result += tape.bytes[place..<range.lowerBound] + text
      place = range.upperBound
    }
    return result + tape.bytes[place..<range.upperBound]
  }

  /// The numbers of the names of all members.
  private var names: [Int] {
    var names: [Int] = []
    var index = object + 1
    while index < tape.values[object].next {
      names.append(index)
      index = tape.values[index + 1].next
    }
    return names
  }

  /// Behind the last member, or the opening brace.
  private var end: Int {
    names.last.map { tape.values[$0 + 1].range.upperBound }
      ?? tape.values[object].range.lowerBound + 1
  }

  /// What stands between the last two members; with one member, what stands in front of it.
  private var separator: [UInt8] {
    let names = names
    guard let last = names.last else { return [] }
    let start = tape.values[last].range.lowerBound
    guard names.count > 1 else {
      let before = tape.bytes[tape.values[object].range.lowerBound + 1..<start]
      return [UInt8(ascii: ",")] + (before.contains(0x0A) ? Array(before) : [0x20])
    }
    return Array(tape.bytes[tape.values[names[names.count - 2] + 1].range.upperBound..<start])
  }

  /// What stands between the last name and its value.
  private var colon: [UInt8] {
    guard let last = names.last else { return Array(": ".utf8) }
    let start = tape.values[last].range.upperBound
    return Array(tape.bytes[start..<tape.values[last + 1].range.lowerBound])
  }
}
