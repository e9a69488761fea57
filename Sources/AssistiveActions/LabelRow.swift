/// The labels of all items in a row, for looking at them without a `String` for each.
///
/// A program that keeps its labels as bytes can hand them out so. The row has exactly the items that
/// the container has, in any order.
public struct LabelRow<ItemID> {
  /// Gets a text, the numbers of the labels in it, which stand there in this order, and where each
  /// of them is.
  public typealias Reader = (Span<UInt8>, Range<Int>, (Int) -> Range<Int>) -> Void

  /// How many labels there are.
  public let count: Int
  /// Hands out the UTF-8 of all labels, in one text or several, each with its number from 0.
  public let forEachText: (Reader) -> Void
  /// The item that the label with a number belongs to.
  public let item: (Int) -> ItemID

  public init(
    count: Int, forEachText: @escaping (Reader) -> Void, item: @escaping (Int) -> ItemID
  ) {
    self.count = count
    self.forEachText = forEachText
    self.item = item
  }
}
