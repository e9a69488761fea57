internal import Reordering

/// What a format found in a text, and how it writes it in another order.
///
/// Items are named by their slot: their place among all items of the document as it was read,
/// counted from 0. The slots of a section follow one another.
protocol DocumentBody: Sendable {
  var isEnabled: Bool { get }
  var disabledReason: String? { get }
  var direction: ReorderDocument.Direction? { get }
  var columns: Int? { get }
  func label(at slot: Int) -> String
  /// Hands out the UTF-8 of all labels. A body whose labels stand in the source as they are hands out
  /// the source.
  func forEachLabelText(_ count: Int, _ body: ReorderDocument.LabelReader)
  func line(at slot: Int) -> Int
  func spoken(at slot: Int) -> String?
  func language(at slot: Int) -> String?
  func kind(at slot: Int) -> ItemKind?
  func movement(at slot: Int) -> Movement
  func states(at slot: Int) -> [ItemState]
  func value(_ name: String, at slot: Int) -> JSONValue?
  /// What is written otherwise than it was read, by slot.
  var revisions: [Int: ItemRevision] { get set }
  /// Makes a second item of the bytes of one.
  ///
  /// - Returns: Its slot, behind all others; `nil` where the format has no duplicates.
  mutating func duplicate(_ slot: Int) -> Int?
  /// Whether any order of the items of some sections, and of these among them, can be written.
  ///
  /// - Parameters:
  ///   - parts: The numbers of the sections, which all held items when they were read, and do so.
  ///   - isThere: Whether the item of a slot is in one of them.
  /// - Returns: `false` also where that can only be seen when it is written.
  func isPlain(_ parts: [Int], holding isThere: (Int) -> Bool) -> Bool
  /// The bytes of an item as they are now, with what goes with it.
  func source(at slot: Int) -> [UInt8]
  /// Makes an item of the bytes that `source(at:)` gave in another reading.
  ///
  /// - Returns: Its slot, behind all others; `nil` where they are no item.
  mutating func adopt(_ source: [UInt8]) -> Int?
  /// The document with these slots in each of its sections, none twice.
  func arranged(_ slots: [[Int]]) throws(DocumentError) -> [UInt8]
}

/// What a text format says of its items: nothing but label and line.
extension DocumentBody {
  func forEachLabelText(_ count: Int, _ body: ReorderDocument.LabelReader) {
    for slot in 0..<count {
      let label = label(at: slot)
      body(label.utf8Span.span, slot..<slot + 1) { _ in 0..<label.utf8.count }
    }
  }

  var isEnabled: Bool { true }
  var disabledReason: String? { nil }
  var direction: ReorderDocument.Direction? { nil }
  var columns: Int? { nil }
  func spoken(at slot: Int) -> String? { nil }
  func language(at slot: Int) -> String? { nil }
  func kind(at slot: Int) -> ItemKind? { nil }
  func movement(at slot: Int) -> Movement { .free }
  func states(at slot: Int) -> [ItemState] { [] }
  func value(_ name: String, at slot: Int) -> JSONValue? { nil }
  mutating func duplicate(_ slot: Int) -> Int? { nil }
  func isPlain(_ parts: [Int], holding isThere: (Int) -> Bool) -> Bool { true }
}

/// What reading a text gives.
struct DocumentOutline {
  var sections: [ReorderDocument.Section]
  var body: any DocumentBody

  /// The slot of each identity.
  func slots() throws(DocumentError) -> [String: Int] {
    var slots: [String: Int] = [:]
    slots.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for section in sections {
      for id in section.items {
        let slot = slots.count
        guard slots.updateValue(slot, forKey: id) == nil else {
          throw DocumentError(.repeatedItem(id: id), line: body.line(at: slot))
        }
      }
    }
    return slots
  }
}
