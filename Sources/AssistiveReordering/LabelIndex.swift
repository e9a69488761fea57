/// Which items have the same label, so that they can be told apart without looking at all items.
///
/// It keeps no labels: an item is filed under a hash of what a person sees and hears of its label,
/// and only where several items meet under one hash are their labels asked for again.
struct LabelIndex<ItemID: Hashable & Sendable> {
  /// The items that meet under one hash, told apart.
  struct Lookalikes {
    /// Which one of several an item is, where several have exactly the same label.
    var ordinals: [ItemID: Name.Ordinal] = [:]
    /// The items whose label differs from another one only in characters without a shape.
    var revealing: Set<ItemID> = []
  }

  /// For each hash the first item that has it. Most labels are alone, so they cost no list.
  private var firsts: [Int: ItemID] = [:]
  /// For each hash that several items have, the others.
  private var others: [Int: [ItemID]] = [:]
  private var lookalikes: [Int: Lookalikes] = [:]
  /// The generation of the container whose order the ordinals have.
  private var generation: Int?
  /// Whether those without a label are told apart as well.
  private let tellsBlankApart: Bool

  /// - Complexity: O(*n*) labels for *n* items.
  init(
    _ all: some Sequence<ItemID>, tellingBlankApart: Bool = false, label: (ItemID) -> String
  ) {
    tellsBlankApart = tellingBlankApart
    for item in all { file(item, label: label(item)) }
  }

  /// Takes in an item that is new, or is called otherwise now.
  ///
  /// Where it was filed before it is not looked for: whatever meets under one hash is asked for its
  /// label again anyway.
  mutating func add(_ item: ItemID, label: String) {
    file(item, label: label)
    // What it was called before has one lookalike less.
    noteOrder()
  }

  /// Learns that the order is another one, or that something is gone.
  mutating func noteOrder() { generation = nil }

  private mutating func file(_ item: ItemID, label: String) {
    guard let key = key(of: label) else { return }
    if firsts[key] == nil {
      firsts[key] = item
    } else if firsts[key] != item, others[key]?.last != item {
      others[key, default: []].append(item)
    }
  }

  /// The items that look or sound like those with this label; `nil` where there is only one.
  ///
  /// - Parameters:
  ///   - label: The label of an item.
  ///   - generation: The generation of the container, which says whether its order is still the same.
  ///   - labelOf: The label of any item.
  ///   - inOrder: Sorts items by their places.
  /// - Returns: What tells them apart.
  /// - Complexity: O(1) for one label; O(*m*) labels for *m* lookalikes the first time after a change
  ///   of the order.
  mutating func lookalikes(
    of label: String, generation: Int, label labelOf: (ItemID) -> String,
    inOrder: ([ItemID]) -> [ItemID]
  ) -> Lookalikes? {
    guard let key = key(of: label), let first = firsts[key], let others = others[key] else {
      return nil
    }
    if self.generation != generation {
      lookalikes.removeAll()
      self.generation = generation
    }
    if let known = lookalikes[key] { return known }
    var seen: Set<ItemID> = []
    let all = ([first] + others).filter { item in
      seen.insert(item).inserted && self.key(of: labelOf(item)) == key
    }
    firsts[key] = all.first
    self.others[key] = all.count > 1 ? Array(all.dropFirst()) : nil
    let made = Self.tellApart(inOrder(all), label: labelOf)
    lookalikes[key] = made
    return made
  }

  private static func tellApart(_ items: [ItemID], label: (ItemID) -> String) -> Lookalikes {
    var result = Lookalikes()
    var byText: [String: [String: [ItemID]]] = [:]
    for item in items {
      let label = label(item)
      byText[visibleText(of: label), default: [:]][label, default: []].append(item)
    }
    for labels in byText.values {
      for same in labels.values {
        if labels.count > 1 { result.revealing.formUnion(same) }
        guard same.count > 1 else { continue }
        for (index, item) in same.enumerated() {
          result.ordinals[item] = Name.Ordinal(index: index + 1, count: same.count)
        }
      }
    }
    return result
  }

  /// The hash of a label without what cannot be seen or heard, or `nil` where nothing is left that
  /// would have to be told apart.
  private func key(of label: String) -> Int? {
    let visible = Self.visibleText(of: label)
    return visible.isEmpty && !tellsBlankApart ? nil : visible.hashValue
  }

  /// The label without characters that have no shape, and with one kind of blank.
  static func visibleText(of label: String) -> String {
    // What has neither blanks at its ends nor anything but printable ASCII is visible as it is.
    let blank = UInt8(ascii: " ")
    if label.utf8.first != blank, label.utf8.last != blank,
      label.utf8.allSatisfy({ $0 >= blank && $0 < 0x7F })
    {
      return label
    }
    var scalars = String.UnicodeScalarView()
    for scalar in label.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint {
      scalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars.drop { $0 == " " })
  }
}
