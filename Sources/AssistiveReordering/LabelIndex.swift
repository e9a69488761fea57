/// Which items have the same label, so that they can be told apart without looking at all items.
///
/// It keeps no labels: an item is filed under a hash of what a person sees and hears of its label,
/// and only where several items meet under one hash are their labels asked for again.
struct LabelIndex<ItemID: Hashable & Sendable> {
  private var items: [Int: [ItemID]] = [:]

  /// - Complexity: O(*n*) labels for *n* items.
  init(_ all: some Sequence<ItemID>, label: (ItemID) -> String) {
    for item in all { insert(item, label: label(item)) }
  }

  mutating func insert(_ item: ItemID, label: String) {
    guard let key = Self.key(of: label) else { return }
    items[key, default: []].append(item)
  }

  mutating func remove(_ item: ItemID, label: String) {
    guard let key = Self.key(of: label) else { return }
    items[key]?.removeAll { $0 == item }
  }

  /// The items that look or sound like this one, itself among them; empty where it is alone.
  func lookalikes(of item: ItemID, label: String) -> [ItemID] {
    guard let key = Self.key(of: label), let found = items[key], found.count > 1 else { return [] }
    return found
  }

  /// The hash of a label without what cannot be seen or heard, or `nil` where nothing is left.
  private static func key(of label: String) -> Int? {
    let visible = visibleText(of: label)
    return visible.isEmpty ? nil : visible.hashValue
  }

  /// The label without characters that have no shape, and with one kind of blank.
  static func visibleText(of label: String) -> String {
    if label.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return label }
    var scalars = String.UnicodeScalarView()
    for scalar in label.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint {
      scalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
