// For code that still moves by offsets: `onMove` and `move(fromOffsets:toOffset:)`.

extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
  /// The difference that does what `move(fromOffsets:toOffset:)` does to `items`; `nil` where
  /// an offset is outside the list, or none is given.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the items that move, in the list as it is.
  ///   - destination: The offset before which they go, in the list as it is (before they are taken
  ///     out); the count of the list for the end.
  ///   - items: The identities of the list, in order.
  /// - Complexity: O(*k*) for *k* offsets.
  public init?<Items: RandomAccessCollection>(
    fromOffsets offsets: RangeSet<Int>, toOffset destination: Int, in items: Items
  ) where Items.Element == ItemID {
    let all = 0..<items.count
    guard !offsets.isEmpty, (0...items.count).contains(destination),
      offsets.ranges.allSatisfy({ all.contains($0.lowerBound) && $0.upperBound <= all.upperBound })
    else { return nil }
    let item = { (offset: Int) in items[items.index(items.startIndex, offsetBy: offset)] }
    self.init(
      sources: offsets.ranges.flatMap { $0.map(item) },
      destination: .init(position: destination == items.count ? .end : .before(item(destination))))
  }

  /// What `move(fromOffsets:toOffset:)` has to be given to do what this difference does.
  ///
  /// - Parameter items: The identities of the list, in order.
  /// - Returns: The offsets, or `nil` where an item is not in the list, or the sources are in
  ///   another order than the list, which offsets cannot say.
  /// - Complexity: O(*n*) for *n* items.
  public func offsets(
    in items: some Collection<ItemID>
  ) -> (source: RangeSet<Int>, destination: Int)? {
    var offsetOf: [ItemID: Int] = [:]
    for (offset, item) in items.enumerated() { offsetOf[item] = offset }
    let sources = sources.compactMap { offsetOf[$0] }
    guard sources.count == self.sources.count, !sources.isEmpty,
      zip(sources, sources.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    var set = RangeSet<Int>()
    for source in sources { set.insert(contentsOf: source..<(source + 1)) }
    switch destination.position {
    case .end: return (set, offsetOf.count)
    case .before(let anchor): return offsetOf[anchor].map { (set, $0) }
    }
  }
}
