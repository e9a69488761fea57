/// Where something is, as it is said: "3 of 5 in Dairy", or "2 to 4 of 7" for several items.
public struct Spot: Hashable, Sendable {
  /// The position of the first item, from 1.
  public var position: Int
  /// The position of the last item; the same as `position` for one.
  public var last: Int
  /// How many items the section has.
  public var count: Int
  /// The section, where there are several and this one has a title.
  public var section: Name?

  public init(position: Int, last: Int? = nil, count: Int, section: Name? = nil) {
    self.position = position
    self.last = last ?? position
    self.count = count
    self.section = section
  }
}

/// What is moved, as it is said: by its name, or how many items.
public enum Subject: Hashable, Sendable {
  case item(Name)
  case items(Int)
}

/// Where something goes, as it is said.
public enum Target: Hashable, Sendable {
  case before(Name)
  case after(Name)
  /// To the start of a section; of the only one if `nil`.
  case start(Name?)
  /// To the end of a section; of the only one if `nil`.
  case end(Name?)
  case earlier, later
  /// By one within the row of a grid.
  case left, right
  case rowUp, rowDown
  /// To a position, from 1.
  case position(Int)
}

/// The names of what is directly before and after something.
public struct Neighbours: Hashable, Sendable {
  public var previous: Name?
  public var next: Name?

  public init(previous: Name? = nil, next: Name? = nil) {
    self.previous = previous
    self.next = next
  }
}

/// Something about an item that is said after it: "selected", "checked".
public enum Condition: Hashable, Sendable {
  case selected
  case lifted
  case fixed
  case pinnedFirst
  case pinnedLast
  /// A state that the catalog has a word for, by its name ("checked").
  case named(String)
}
