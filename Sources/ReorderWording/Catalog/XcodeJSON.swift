/// JSON in the form in which Xcode writes a String Catalog. No encoder of the standard libraries
/// has that form on every platform.
struct XcodeJSON {
  /// What a catalog is made of.
  indirect enum Value {
    case text(String)
    case number(Int)
    case flag(Bool)
    case object([(String, Value)])
  }

  private(set) var text = ""
  private var depth = 0

  mutating func object(_ members: [(String, Value)]) {
    guard !members.isEmpty else {
      // Xcode leaves a line free in what is empty.
      text += "{\n\n" + indentation + "}"
      return
    }
    text += "{\n"
    depth += 1
    let sorted = members.sorted { Self.goesBefore($0.0, $1.0) }
    for (index, (key, value)) in sorted.enumerated() {
      text += indentation + Self.quoted(key) + " : "
      write(value)
      text += index == sorted.count - 1 ? "\n" : ",\n"
    }
    depth -= 1
    text += indentation + "}"
  }

  private mutating func write(_ value: Value) {
    switch value {
    case .text(let string): text += Self.quoted(string)
    case .number(let number): text += String(number)
    case .flag(let flag): text += String(flag)
    case .object(let members): object(members)
    }
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  /// The order of keys: without regard to case, and by case only where they are the same else.
  private static func goesBefore(_ one: String, _ other: String) -> Bool {
    let (first, second) = (one.lowercased(), other.lowercased())
    return first == second ? one < other : first < second
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
