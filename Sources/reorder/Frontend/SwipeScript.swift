internal import ReorderDocuments

/// A test of a swipe menu that a team keeps: JSON lines with events and with what has to come.
///
///     {"do": ["drag=-120", "release"]}
///     {"expect": {"event": "revealed", "edge": "trailing", "side": "right"}}
///
/// Blank lines, and objects with a `comment` alone, say nothing.
struct SwipeScript {
  struct Step: Hashable {
    var action: Action
    /// The line in the script, from 1.
    var line: Int
  }

  enum Action: Hashable {
    case handle([SwipeInput])
    /// The text is that of the line, for messages.
    case expect(Expectation, text: String)
  }

  let path: FilePath
  var steps: [Step] = []

  init(reading path: FilePath) throws(InputError) {
    self.path = path
    let lines = try Input(path).bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(DocumentError) {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard let action = try Self.action(Array(line)) else { continue }
        steps.append(Step(action: action, line: index + 1))
      } catch {
        throw .document(DocumentError(error.kind, line: index + 1), path: path.text)
      }
    }
  }

  private static func action(_ line: [UInt8]) throws(DocumentError) -> Action? {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    let value = try JSONValue(bytes: line)
    switch (value["do"], value["expect"]) {
    case (let events?, nil): return .handle(try inputs(events))
    case (nil, let expected?):
      return .expect(try Expectation(expected), text: String(decoding: line, as: UTF8.self))
    case (nil, nil) where value["comment"] != nil: return nil
    default: throw DocumentError(.missingMember(name: "do"))
    }
  }

  private static func inputs(_ value: JSONValue) throws(DocumentError) -> [SwipeInput] {
    let texts: [JSONValue] = if case .list(let list) = value { list } else { [value] }
    var inputs: [SwipeInput] = []
    for text in texts {
      guard case .text(let text) = text, let input = try? SwipeInput(text) else {
        throw DocumentError(.unexpectedValue(member: "do"))
      }
      inputs.append(input)
    }
    return inputs
  }
}

extension SwipeScript {
  /// What has to have come since the last expectation.
  enum Expectation: Hashable {
    /// Something with these members is among it.
    case some(JSONValue)
    /// It is these, in this order and no more. What was announced counts where this has some.
    case all([JSONValue])

    init(_ value: JSONValue) throws(DocumentError) {
      switch value {
      case .object: self = .some(value)
      case .list(let list): self = .all(list)
      default: throw DocumentError(.unexpectedValue(member: "expect"))
      }
    }

    /// Whether it holds for what came.
    func holds(for lines: [JSONOutput]) -> Bool {
      switch self {
      case .some(let value): return lines.contains { $0.matches(value) }
      case .all(let values):
        let counted =
          values.contains { $0["event"] == .text("announced") }
          ? lines : lines.filter { !$0.isAnnouncement }
        return counted.count == values.count && zip(counted, values).allSatisfy { $0.matches($1) }
      }
    }
  }
}

extension JSONOutput {
  /// Whether this is the line about what was announced.
  fileprivate var isAnnouncement: Bool {
    if case .object(let members) = self { members["event"] == .string("announced") } else { false }
  }

  /// Whether a value is as another one says. Members that the other one does not name may be
  /// anything.
  func matches(_ expected: JSONValue) -> Bool {
    switch (self, expected) {
    case (.object(let own), .object(let members)):
      members.allSatisfy { own[$0.name]?.matches($0.value) ?? false }
    case (.array(let own), .list(let list)):
      own.count == list.count && zip(own, list).allSatisfy { $0.matches($1) }
    case (.string(let own), .text(let text)): own == text
    case (.number(let own), .number(let number)): Double(own) == number
    case (.bool(let own), .flag(let flag)): own == flag
    case (.null, .null): true
    default: false
    }
  }
}
