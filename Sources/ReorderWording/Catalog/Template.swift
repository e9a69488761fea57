/// A value of the catalog, cut at its placeholders.
///
/// Only values are ever parsed, never what is put in: a name that holds `%1$@` stays that text.
struct Template: Hashable, Sendable {
  /// A piece of a value.
  enum Segment: Hashable, Sendable {
    /// Words.
    case text(String)
    /// `%1$@` or `%2$lld`.
    case argument(Int, Kind)
    /// `%#@name@`, a counted part of the sentence with forms of its own.
    case substitution(String)
    /// `%arg`, the number of the substitution in which it stands.
    case ownNumber
  }

  /// What a placeholder stands for.
  enum Kind: String, Hashable, Sendable {
    case object = "@"
    case integer = "lld"
  }

  let segments: [Segment]

  /// A placeholder that cannot be read, as it is written.
  struct Broken: Error {
    let text: String
  }

  init(segments: [Segment]) {
    self.segments = segments
  }

  init(_ value: String) throws(Broken) {
    var reader = TemplateReader(value)
    segments = try reader.segments()
  }
}

/// Reads a value once, from its start.
private struct TemplateReader {
  private var rest: Substring.UnicodeScalarView
  private var text = String.UnicodeScalarView()
  private var found: [Template.Segment] = []
  private var unnumbered = 0

  init(_ value: String) {
    rest = Substring(value).unicodeScalars
  }

  mutating func segments() throws(Template.Broken) -> [Template.Segment] {
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        text.append(scalar)
        continue
      }
      if take("%") {
        text.append("%")
      } else {
        let segment = try placeholder()
        flush()
        found.append(segment)
      }
    }
    flush()
    return found
  }

  private mutating func placeholder() throws(Template.Broken) -> Template.Segment {
    let start = rest
    if take("#@"), let end = rest.firstIndex(of: "@"), end != rest.startIndex {
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return .substitution(name)
    }
    rest = start
    if take("arg") { return .ownNumber }
    var number: Int?
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, digits.count < 3 {
      rest = rest.dropFirst(digits.count)
      number = take("$") ? Int(String(digits)) : 0
    }
    guard number != 0 else { throw Template.Broken(text: "%" + String(start.prefix(6))) }
    for kind in [Template.Kind.object, .integer] where take(kind.rawValue) {
      unnumbered += 1
      return .argument(number ?? unnumbered, kind)
    }
    throw Template.Broken(text: "%" + String(start.prefix(6)))
  }

  private mutating func take(_ expected: String) -> Bool {
    guard rest.starts(with: expected.unicodeScalars) else { return false }
    rest = rest.dropFirst(expected.unicodeScalars.count)
    return true
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    found.append(.text(String(text)))
    text.removeAll()
  }
}
