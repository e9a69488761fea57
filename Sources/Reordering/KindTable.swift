/// The kinds of items, kept as small numbers, and not at all where no item has one.
@usableFromInline
package struct KindTable: Sendable {
  /// For each slot, one more than the index of its kind, or 0 where it has none. Slots behind the
  /// last one that was given a kind are not in it.
  @usableFromInline private(set) var numbers: [Int32] = []
  private var kinds: [ItemKind] = []
  private var numberOf: [ItemKind: Int32] = [:]

  package subscript(slot: Int32) -> ItemKind? {
    get {
      let index = Int(slot)
      guard index < numbers.count, numbers[index] > 0 else { return nil }
      return kinds[Int(numbers[index]) - 1]
    }
    set {
      let number = newValue.map { self.number(of: $0) } ?? 0
      let index = Int(slot)
      if index >= numbers.count {
        guard number > 0 else { return }
        numbers.append(contentsOf: repeatElement(0, count: index + 1 - numbers.count))
      }
      numbers[index] = number
    }
  }

  /// Whether a slot has this kind, or none where it is `nil`.
  @inlinable
  func holds(_ kind: ItemKind?, _ slot: Int32) -> Bool {
    numbers.isEmpty ? kind == nil : isListed(slot, with: kind)
  }

  @usableFromInline
  func isListed(_ slot: Int32, with kind: ItemKind?) -> Bool {
    let index = Int(slot)
    let number = index < numbers.count ? numbers[index] : 0
    guard let kind else { return number == 0 }
    return number > 0 && kinds[Int(number) - 1] == kind
  }

  private mutating func number(of kind: ItemKind) -> Int32 {
    if let number = numberOf[kind] { return number }
    kinds.append(kind)
    numberOf[kind] = Int32(kinds.count)
    return Int32(kinds.count)
  }
}
