/// Why a document cannot be read, or cannot be written in an order. Holds data, no sentence.
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// The line of the source it is about, counted from 1, where there is one.
  public var line: Int?

  public init(_ kind: Kind, line: Int? = nil) {
    self.kind = kind
    self.line = line
  }

  /// What can be wrong with a document or an order.
  public enum Kind: Hashable, Sendable {
    /// The text is not JSON; what was expected where it stops being it.
    case invalidJSON(expected: JSONExpectation)
    /// An object lacks a member that it must have.
    case missingMember(name: String)
    /// A member does not have the type or one of the values that it may have.
    case unexpectedValue(member: String)
    /// Two items have this identity.
    case repeatedItem(id: String)
    /// Two sections have this identity.
    case repeatedSection(id: String)
    /// An item that is pinned is not at its end of its section. For whoever checks pins.
    case misplacedPin(id: String)
    /// The text is longer than the parser of its format can take; how many bytes it may have.
    case tooLong(limit: Int)
    /// An order names a section that the document does not have.
    case unknownSection(id: String)
    /// An order names an item that the document does not have.
    case unknownItem(id: String)
    /// An order lacks an item of the document, or names one twice.
    case missingItem(id: String)
    /// In this order the text would no longer hold the same items and blocks, and no blank line
    /// helps.
    case meaningWouldChange(section: String)
  }
}

/// What a JSON text needed at a place where it had something else.
public enum JSONExpectation: String, Hashable, Sendable {
  case value, name, colon, commaOrEnd, endOfText, stringEnd, escape, digit
}
