public import Reordering

/// The labels of a program while something is looked for in them.
public struct SearchedLabels<ItemID: Hashable & Sendable> {
  let label: (ItemID) -> String
  let row: LabelRow<ItemID>?
  let isRowInSlots: Bool

  /// - Parameters:
  ///   - label: What a person calls an item.
  ///   - row: The labels of all items in a row, where the program has them so.
  ///   - isRowInSlots: Whether the row has each item under the number that the container has it
  ///     under; see `isInSlots(_:of:)`.
  public init(
    label: @escaping (ItemID) -> String, row: LabelRow<ItemID>? = nil, isRowInSlots: Bool = false
  ) {
    self.label = label
    self.row = row
    self.isRowInSlots = isRowInSlots
  }

  /// Whether a row has each item under the number that the container has it under inside, as it is
  /// until items come or go. Moves do not change it, so it need not be asked for at each search.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public static func isInSlots<SectionID>(
    _ row: LabelRow<ItemID>, of container: ReorderContainer<ItemID, SectionID>
  ) -> Bool {
    row.count == container.count && row.count == container.slotCount
      && (0..<row.count).allSatisfy { container.id(of: Int32($0)) == row.item($0) }
  }

  /// The items whose labels fit, by how well they do, those of one kind in document order.
  ///
  /// - Complexity: O(*n*) labels for *n* items.
  public func items<SectionID>(
    of container: ReorderContainer<ItemID, SectionID>, matching query: LabelQuery
  ) -> [LabelMatch: [ItemID]] {
    guard !query.isEmpty else { return [:] }
    let matches = matches(in: container, query)
    var items: [LabelMatch: [ItemID]] = [:]
    for section in 0..<container.store.sectionCount {
      container.store.forEachSlot(in: section) { _, slot in
        guard let match = matches[slot] else { return }
        items[match, default: []].append(container.id(of: slot))
      }
    }
    return items
  }

  /// How well the label of each item fits, by its slot.
  func matches<SectionID>(
    in container: ReorderContainer<ItemID, SectionID>, _ query: LabelQuery
  ) -> SlotMatches {
    if let row, isRowInSlots {
      return SlotMatches(of: query, slots: container.slotCount, in: row.forEachText)
    }
    var matches = SlotMatches(slots: container.slotCount)
    guard let row, row.count == container.count else {
      for section in 0..<container.store.sectionCount {
        container.store.forEachSlot(in: section) { _, slot in
          matches[slot] = query.match(of: label(container.id(of: slot)))
        }
      }
      return matches
    }
    row.forEachText { text, numbers, place in
      query.forEachMatch(in: text, numbers, at: place) { number, match in
        if let slot = container.slot(of: row.item(number)) { matches[slot] = match }
      }
    }
    return matches
  }
}

/// How well labels fit, a byte for each slot of a container.
struct SlotMatches {
  /// 0 where the label does not fit, else one more than the match's number.
  private var bytes: [UInt8]

  init(slots: Int) { bytes = Array(repeating: 0, count: slots) }

  /// Looks at labels that are numbered as the slots are. No identity is looked at.
  init(of query: LabelQuery, slots: Int, in forEachText: (LabelRow<Int32>.Reader) -> Void) {
    bytes = Array(repeating: 0, count: slots)
    bytes.withUnsafeMutableBufferPointer { bytes in
      forEachText { text, slots, place in
        query.forEachMatch(in: text, slots, at: place) { slot, match in
          bytes[slot] = UInt8(match.rawValue + 1)
        }
      }
    }
  }

  subscript(slot: Int32) -> LabelMatch? {
    get { bytes[Int(slot)] == 0 ? nil : LabelMatch(rawValue: Int(bytes[Int(slot)]) - 1) }
    set { bytes[Int(slot)] = newValue.map { UInt8($0.rawValue + 1) } ?? 0 }
  }

  /// Takes over what fits better elsewhere.
  mutating func improve(by other: SlotMatches) {
    for slot in bytes.indices where other.bytes[slot] != 0 {
      if bytes[slot] == 0 || other.bytes[slot] < bytes[slot] { bytes[slot] = other.bytes[slot] }
    }
  }
}
