/// A JSON text as a flat list of where its values are (RFC 8259).
///
/// A value is named by its number on the tape. It comes before the values inside it, and knows
/// where the value after it is. Nothing is decoded before it is asked for, and nothing calls
/// itself, so that no depth is too deep.
///
///     {"a": [1, 2]}     0 object, 1 name, 2 array, 3 number, 4 number
struct JSONTape: Sendable {
  enum Kind: UInt8 {
    case object, array, string, number, yes, no, null
  }

  struct Value {
    var kind: Kind
    /// Where it is in the text, with its quotes or brackets.
    var range: Range<Int>
    /// The number of the first value after it and all it holds.
    var next: Int
  }

  let bytes: [UInt8]
  let values: [Value]
  /// The number of the outermost value.
  var root: Int { 0 }

  /// Reads a JSON text.
  ///
  /// - Throws: `invalidJSON` with the line where the text stops being JSON.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  init(_ bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    values = try scanner.scan()
    self.bytes = bytes
  }

  private init(bytes: [UInt8], values: [Value]) {
    self.bytes = bytes
    self.values = values
  }

  /// Both texts, one behind the other, with the values of the second behind those of the first.
  func appending(_ other: JSONTape) -> JSONTape {
    let (distance, count) = (bytes.count, values.count)
    let shifted = other.values.map { value in
      Value(
        kind: value.kind,
        range: value.range.lowerBound + distance..<value.range.upperBound + distance,
        next: value.next + count)
    }
    return JSONTape(bytes: bytes + other.bytes, values: values + shifted)
  }

  /// The line of a place in the text, counted from 1.
  static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<min(offset, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  /// The line on which a value begins, counted from 1.
  func line(of value: Int) -> Int { Self.line(of: values[value].range.lowerBound, in: bytes) }
}

/// What a value holds.
extension JSONTape {
  /// The elements of an array. There are none in anything else.
  func elements(of array: Int) -> [Int] {
    guard values[array].kind == .array else { return [] }
    var elements: [Int] = []
    var index = array + 1
    while index < values[array].next {
      elements.append(index)
      index = values[index].next
    }
    return elements
  }

  /// The value of a member of an object: the last one of that name, as most readers have it.
  func member(_ name: String, of object: Int) -> Int? {
    guard values[object].kind == .object else { return nil }
    var found: Int?
    var index = object + 1
    while index < values[object].next {
      if string(index) == name { found = index + 1 }
      index = values[index + 1].next
    }
    return found
  }

  /// The text of a string, or nil where the value is none.
  func string(_ value: Int) -> String? {
    guard values[value].kind == .string else { return nil }
    let range = values[value].range
    return JSONText.decoded(bytes[range.lowerBound + 1..<range.upperBound - 1])
  }

  /// The text of a member that is a string, in the source unless it has escapes.
  func text(_ name: String, of object: Int) -> LabelText? {
    guard let value = member(name, of: object), let text = string(value) else { return nil }
    let inside = values[value].range.dropFirst().dropLast()
    return bytes[inside].contains(UInt8(ascii: "\\")) ? .text(text) : .source(inside)
  }

  /// Whether a value is `true`, or nil where it is neither that nor `false`.
  func flag(_ value: Int) -> Bool? {
    switch values[value].kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// A whole number, or nil where the value is none.
  func integer(_ value: Int) -> Int? {
    guard values[value].kind == .number else { return nil }
    return Int(String(decoding: bytes[values[value].range], as: UTF8.self))
  }
}
