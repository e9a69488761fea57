import Testing

@testable import ReorderDocuments

/// Reads a text in a format.
func read(
  _ text: String, _ format: DocumentFormat? = nil, name: String? = nil,
  _ change: (inout ReadingOptions) -> Void = { _ in }
) throws -> ReorderDocument {
  try read(Array(text.utf8), format, name: name, change)
}

/// Reads bytes in a format.
func read(
  _ bytes: [UInt8], _ format: DocumentFormat? = nil, name: String? = nil,
  _ change: (inout ReadingOptions) -> Void = { _ in }
) throws -> ReorderDocument {
  var options = ReadingOptions(format: format)
  change(&options)
  return try ReorderDocument(bytes: bytes, name: name, options: options)
}

extension ReorderDocument {
  /// Section identities and the labels below them.
  var labels: [[String]] { sections.map { $0.items.map(label(of:)) } }

  /// The order as it is, to be changed and written.
  var order: [(section: String, items: [String])] { sections.map { ($0.id, $0.items) } }

  /// The document after one move, as text. Positions count from 0, the target after removal.
  func moving(_ from: (Int, Int), to target: (Int, Int)) throws -> String {
    String(decoding: try movingBytes(from, to: target), as: UTF8.self)
  }

  /// The document after one move.
  func movingBytes(_ from: (Int, Int), to target: (Int, Int)) throws -> [UInt8] {
    var order = order
    try #require(order.indices.contains(from.0) && order[from.0].items.indices.contains(from.1))
    try #require(order.indices.contains(target.0))
    let item = order[from.0].items.remove(at: from.1)
    order[target.0].items.insert(item, at: target.1)
    return try bytes(ordered: order)
  }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
