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
  /// Looks at the labels that stand in a text, and gives the number of each that fits to the last
  /// argument.
  public typealias TextLook = (
    Span<UInt8>, Range<Int>, (Int) -> Range<Int>, (Int, LabelMatch) -> Void
  ) -> Void

  private let look: (Span<UInt8>) -> LabelMatch?
  private let lookThrough: TextLook?

  /// A query that looks at the UTF-8 of labels.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether nothing was typed that could be found.
  ///   - match: How well a label fits, or `nil` where it does not.
  ///   - forEachMatch: The same for all labels in a text, where that is quicker than to look at one
  ///     after the other.
  public init(
    isEmpty: Bool, match: @escaping (Span<UInt8>) -> LabelMatch?, forEachMatch: TextLook? = nil
  ) {
    self.isEmpty = isEmpty
    look = match
    lookThrough = forEachMatch
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
    self.init(
      isEmpty: wanted.isEmpty,
      match: { label in
        let text = label.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        return LabelMatch(of: fold(text), with: wanted)
      })
  }

  /// How well a label fits, or `nil` where it does not.
  public func match(of label: String) -> LabelMatch? {
    isEmpty ? nil : look(label.utf8Span.span)
  }

  /// How well the UTF-8 of a label fits, or `nil` where it does not.
  public func match(ofUTF8 label: Span<UInt8>) -> LabelMatch? { isEmpty ? nil : look(label) }

  /// Looks at the labels that stand in a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - numbers: The numbers of the labels in it, which stand there in this order.
  ///   - place: Where a label is.
  ///   - take: Gets the number of each label that fits, and how well it does.
  func forEachMatch(
    in text: Span<UInt8>, _ numbers: Range<Int>, at place: (Int) -> Range<Int>,
    _ take: (Int, LabelMatch) -> Void
  ) {
    guard !isEmpty else { return }
    if let lookThrough { return lookThrough(text, numbers, place, take) }
    for number in numbers {
      if let match = look(text.extracting(place(number))) { take(number, match) }
    }
  }
}
