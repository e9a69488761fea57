/// Where the values of a JSON text are, for messages about them.
///
///     let places = try JSONPlaces(bytes)
///     places.line(of: ["sources", 0])     // the line of the first source
public struct JSONPlaces: Sendable {
  /// A step from a value to one inside it.
  public enum Step: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case member(String)
    case element(Int)

    public init(stringLiteral name: String) { self = .member(name) }

    public init(integerLiteral index: Int) { self = .element(index) }
  }

  private let tape: JSONTape

  /// Reads a JSON text.
  ///
  /// - Throws: `invalidJSON` with the line where the text stops being JSON.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  public init(_ bytes: [UInt8]) throws(DocumentError) { tape = try JSONTape(bytes) }

  /// The line on which a value begins, counted from 1; of a value that is not there, that of the one
  /// in which it would be.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  public func line(of path: [Step]) -> Int {
    var value = tape.root
    for step in path {
      guard let inside = inside(value, step) else { break }
      value = inside
    }
    return tape.line(of: value)
  }

  private func inside(_ value: Int, _ step: Step) -> Int? {
    switch step {
    case .member(let name): return tape.member(name, of: value)
    case .element(let index):
      let elements = tape.elements(of: value)
      return elements.indices.contains(index) ? elements[index] : nil
    }
  }
}
