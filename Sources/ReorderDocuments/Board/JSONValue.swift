/// A JSON value, decoded.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// Members in document order. A name that stands there twice counts with its last value.
  case object([Member])

  /// A name with its value.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue
  }

  /// The value of a member, where this is an object that has it.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }
}

extension JSONValue {
  /// The value as JSON text, in one line.
  ///
  /// - Complexity: O(*n*) where *n* is its size; as deep as it is nested.
  public var bytes: [UInt8] {
    switch self {
    case .null: Array("null".utf8)
    case .flag(let flag): Array((flag ? "true" : "false").utf8)
    case .number(let number): Array(Self.text(of: number).utf8)
    case .text(let text): JSONText.encoded(text)
    case .list(let elements):
      Array("[".utf8) + elements.map(\.bytes).joined(separator: ", ".utf8) + Array("]".utf8)
    case .object(let members):
      Array("{".utf8)
        + members.map { JSONText.encoded($0.name) + Array(": ".utf8) + $0.value.bytes }
        .joined(separator: ", ".utf8) + Array("}".utf8)
    }
  }

  /// Whole numbers without a fraction, as far as every program reads them exactly (RFC 8259, 6).
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return number < 0 ? "-1e999" : "1e999" }
    return number == number.rounded() && abs(number) < 9_007_199_254_740_992
      ? String(Int(number)) : String(number)
  }
}

extension JSONTape {
  /// How deep a value may be nested that is decoded. Nothing that this package asks for is deeper
  /// than a few levels; the source may be.
  static let decodingDepth = 64

  /// A value, or nil where it is nested too deep.
  ///
  /// - Complexity: O(*n*) where *n* is the number of its bytes.
  func decoded(_ value: Int, depth: Int = JSONTape.decodingDepth) -> JSONValue? {
    switch values[value].kind {
    case .null: return .null
    case .yes: return .flag(true)
    case .no: return .flag(false)
    case .number:
      return Double(String(decoding: bytes[values[value].range], as: UTF8.self)).map(
        JSONValue.number)
    case .string: return string(value).map(JSONValue.text)
    case .array, .object: return depth > 0 ? decodedInside(value, depth: depth - 1) : nil
    }
  }

  private func decodedInside(_ value: Int, depth: Int) -> JSONValue? {
    let isObject = values[value].kind == .object
    var list: [JSONValue] = []
    var members: [JSONValue.Member] = []
    var index = value + 1
    while index < values[value].next {
      let inside = isObject ? index + 1 : index
      guard let element = decoded(inside, depth: depth) else { return nil }
      if isObject {
        members.append(.init(name: string(index) ?? "", value: element))
      } else {
        list.append(element)
      }
      index = values[inside].next
    }
    return isObject ? .object(members) : .list(list)
  }
}

extension JSONValue {
  /// Reads a JSON text.
  ///
  /// - Parameter bytes: The whole text.
  /// - Throws: `invalidJSON` with the line where the text stops being JSON.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  public init(bytes: [UInt8]) throws(DocumentError) {
    let tape = try JSONTape(bytes)
    guard let value = tape.decoded(tape.root) else {
      throw DocumentError(.invalidJSON(expected: .value), line: tape.line(of: tape.root))
    }
    self = value
  }
}
