/// Finds the values of a JSON text in one pass, with a stack of its own.
struct JSONScanner {
  private let bytes: [UInt8]
  private var place: Int
  private var values: [JSONTape.Value] = []
  /// The numbers of the objects and arrays that are not closed yet.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = ByteOrderMark.length(in: bytes)
  }

  /// What may come next.
  private enum Expected {
    case value, valueOrEnd, name, nameOrEnd, commaOrEnd
  }

  mutating func scan() throws(DocumentError) -> [JSONTape.Value] {
    var expected = Expected.value
    repeat {
      skipSpace()
      let byte = place < bytes.count ? bytes[place] : 0
      switch (expected, byte) {
      case (.valueOrEnd, UInt8(ascii: "]")), (.nameOrEnd, UInt8(ascii: "}")):
        close()
        expected = .commaOrEnd
      case (.commaOrEnd, UInt8(ascii: "]")) where openKind == .array,
        (.commaOrEnd, UInt8(ascii: "}")) where openKind == .object:
        close()
      case (.commaOrEnd, UInt8(ascii: ",")):
        place += 1
        expected = openKind == .object ? .name : .value
      case (.commaOrEnd, _):
        throw failure(.commaOrEnd)
      case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
        try scanString()
        skipSpace()
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { throw failure(.colon) }
        place += 1
        expected = .value
      case (.name, _), (.nameOrEnd, _):
        throw failure(.name)
      case (.value, _), (.valueOrEnd, _):
        expected = try scanValue(byte)
      }
    } while !open.isEmpty
    skipSpace()
    guard place == bytes.count else { throw failure(.endOfText) }
    return values
  }

  private var openKind: JSONTape.Kind? { open.last.map { values[$0].kind } }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place].isJSONSpace { place += 1 }
  }

  private mutating func close() {
    place += 1
    guard let number = open.popLast() else { return }
    values[number].range = values[number].range.lowerBound..<place
    values[number].next = values.count
  }

  private mutating func add(_ kind: JSONTape.Kind, from start: Int) {
    values.append(.init(kind: kind, range: start..<place, next: values.count + 1))
  }

  /// Reads a value, or the start of one that holds others.
  private mutating func scanValue(_ byte: UInt8) throws(DocumentError) -> Expected {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      open.append(values.count)
      place += 1
      add(isObject ? .object : .array, from: place - 1)
      return isObject ? .nameOrEnd : .valueOrEnd
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "t"): try scanWord("true", .yes)
    case UInt8(ascii: "f"): try scanWord("false", .no)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    default: try scanNumber()
    }
    return .commaOrEnd
  }

  private mutating func scanWord(_ word: String, _ kind: JSONTape.Kind) throws(DocumentError) {
    guard bytes[place...].starts(with: word.utf8) else { throw failure(.value) }
    place += word.utf8.count
    add(kind, from: place - word.utf8.count)
  }

  private mutating func scanString() throws(DocumentError) {
    let start = place
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        add(.string, from: start)
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw failure(.stringEnd)
      default: place += 1
      }
    }
    throw failure(.stringEnd)
  }

  private mutating func scanEscape() throws(DocumentError) {
    let escape = place + 1 < bytes.count ? bytes[place + 1] : 0
    guard "\"\\/bfnrtu".utf8.contains(escape) else { throw failure(.escape) }
    place += 2
    guard escape == UInt8(ascii: "u") else { return }
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { throw failure(.escape) }
    place += 4
  }

  private mutating func scanNumber() throws(DocumentError) {
    let start = place
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) {
      guard skipDigits() else { throw failure(place == start ? .value : .digit) }
    }
    if skip(UInt8(ascii: ".")), !skipDigits() { throw failure(.digit) }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      guard skipDigits() else { throw failure(.digit) }
    }
    add(.number, from: start)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = place
    while place < bytes.count, bytes[place].isDigit { place += 1 }
    return place > start
  }

  private func failure(_ expected: JSONExpectation) -> DocumentError {
    DocumentError(
      .invalidJSON(expected: expected), line: JSONTape.line(of: place, in: bytes))
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
