internal import FoundationEssentials

/// A JSON value that is about to be printed. Every key that is given is there, null included.
indirect enum JSONOutput: Encodable, Equatable {
  case object([String: JSONOutput])
  case array([JSONOutput])
  case string(String)
  case number(Int)
  case bool(Bool)
  case null

  /// A string, or null.
  static func optional(_ string: String?) -> JSONOutput { string.map(JSONOutput.string) ?? .null }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members { try container.encode(value, forKey: Name(name)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .string(let string): try string.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .bool(let bool): try bool.encode(to: encoder)
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  /// One line of UTF-8 with the keys in alphabetical order.
  var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, whole numbers and their collections can always be encoded.
    return Array((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
