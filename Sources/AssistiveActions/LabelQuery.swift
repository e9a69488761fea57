/// Looks at labels, one after the other, and says how well each fits what a person typed.
///
///     let query = LabelQuery("bre") { $0.lowercased() }
///     query.match(of: "Bread")      // .prefix
///
/// Which texts are the same to a person who types is for whoever makes the query to know: `fold` here,
/// or the collation of a language in `ReorderWording`.
public struct LabelQuery {
  /// Whether nothing was typed that could be found.
  public let isEmpty: Bool
  private let look: (Span<UInt8>) -> LabelMatch?

  /// A query that looks at the UTF-8 of labels.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether nothing was typed that could be found.
  ///   - match: How well a label fits, or `nil` where it does not.
  public init(isEmpty: Bool, match: @escaping (Span<UInt8>) -> LabelMatch?) {
    self.isEmpty = isEmpty
    look = match
  }

  /// A query for text as it is when it is folded. Blanks around it do not count.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - fold: Makes two texts the same that are the same to a person who types.
  public init(_ text: String, fold: @escaping (String) -> String) {
    var words = text[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    let wanted = fold(String(words))
    self.init(isEmpty: wanted.isEmpty) { label in
      let text = label.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      return LabelMatch(of: fold(text), with: wanted)
    }
  }

  /// How well a label fits, or `nil` where it does not.
  public func match(of label: String) -> LabelMatch? {
    isEmpty ? nil : look(label.utf8Span.span)
  }

  /// How well the UTF-8 of a label fits, or `nil` where it does not.
  public func match(ofUTF8 label: Span<UInt8>) -> LabelMatch? { isEmpty ? nil : look(label) }
}

/// The labels of all items in a row, for looking at them without a `String` for each.
///
/// A program that keeps its labels as bytes can hand them out so. The row has exactly the items that
/// the container has, in any order.
public struct LabelRow<ItemID> {
  /// How many labels there are.
  public let count: Int
  /// Hands out the UTF-8 of each label with its number, from 0.
  public let forEach: ((Int, Span<UInt8>) -> Void) -> Void
  /// The item that the label with a number belongs to.
  public let item: (Int) -> ItemID

  public init(
    count: Int, forEach: @escaping ((Int, Span<UInt8>) -> Void) -> Void,
    item: @escaping (Int) -> ItemID
  ) {
    self.count = count
    self.forEach = forEach
    self.item = item
  }
}
