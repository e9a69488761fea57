public import Reordering

/// The rules of a move once more, in the plainest way: whole lists, searched from the start.
///
/// It shares no code with the container, so that where the two agree both are probably right.
public struct MoveOracle: Hashable, Sendable {
  public typealias Container = ReorderContainer<Int, Int>
  public typealias Difference = ReorderDifference<Int, Int>

  /// For each section its items, in order. Sections are named by their index.
  public var order: [[Int]]
  public var movements: [Int: Movement]
  public var kinds: [Int: ItemKind]
  public var acceptances: [Acceptance]
  public var isEnabled: Bool

  public init(
    order: [[Int]], movements: [Int: Movement] = [:], kinds: [Int: ItemKind] = [:],
    acceptances: [Acceptance]? = nil, isEnabled: Bool = true
  ) {
    self.order = order
    self.movements = movements
    self.kinds = kinds
    self.acceptances = acceptances ?? order.map { _ in .all }
    self.isEnabled = isEnabled
  }

  /// The same as a container, or `nil` where a pinned item is misplaced.
  public var container: Container? {
    try? Container(
      sections: order.indices.map { index in
        .init(
          id: index, acceptance: acceptances[index],
          items: order[index].map { .init($0, movement: movement(of: $0), kind: kinds[$0]) })
      }, isEnabled: isEnabled)
  }

  public func movement(of item: Int) -> Movement { movements[item] ?? .free }

  public func section(of item: Int) -> Int? { order.firstIndex { $0.contains(item) } }

  /// What a difference does: the new order, or why it is refused.
  public func result(of difference: Difference) -> Result<[[Int]], Refusals<Int, Int>> {
    let refusals = refusals(of: difference)
    guard refusals.isEmpty else { return .failure(Refusals(refusals)) }
    let sources = difference.sources
    let target = difference.destination.collectionID
    var result = order.map { $0.filter { !sources.contains($0) } }
    var anchor: Int?
    if case .before(let item) = difference.destination.position {
      let behind = order[target].drop { $0 != item }
      anchor = behind.first { !sources.contains($0) }
    } else {
      anchor = result[target].first { movement(of: $0) == .pinnedLast }
    }
    let index = anchor.flatMap { result[target].firstIndex(of: $0) } ?? result[target].count
    result[target].insert(contentsOf: sources, at: index)
    return .success(result)
  }

  /// Every rule that a difference breaks.
  public func refusals(of difference: Difference) -> [Refusal<Int, Int>] {
    let sources = difference.sources
    var refusals: [Refusal<Int, Int>] = []
    let distinct = sources.indices.filter { !sources[..<$0].contains(sources[$0]) }
      .map { sources[$0] }
    if sources.isEmpty { refusals.append(.noSources) }
    // In the order in which they are named the second time.
    for index in sources.indices where sources[..<index].count(where: { $0 == sources[index] }) == 1
    {
      refusals.append(.duplicateSource(sources[index]))
    }
    for item in distinct where section(of: item) == nil { refusals.append(.missingItem(item)) }
    for item in distinct where section(of: item) != nil && movement(of: item) != .free {
      refusals.append(.notMovable(item, movement(of: item)))
    }
    if !isEnabled { refusals.append(.disabled) }
    let target = difference.destination.collectionID
    guard order.indices.contains(target) else { return refusals + [.missingSection(target)] }
    for item in distinct {
      guard let section = section(of: item), section != target else { continue }
      if !acceptances[target].accepts(kinds[item]) {
        refusals.append(.notAccepted(item, by: target))
      }
    }
    guard case .before(let anchor) = difference.destination.position else { return refusals }
    guard let actual = section(of: anchor) else { return refusals + [.missingAnchor(anchor)] }
    guard actual == target else {
      return refusals + [.anchorInOtherSection(anchor, actual: actual)]
    }
    let firstPinnedLast = order[target].first { movement(of: $0) == .pinnedLast }
    if movement(of: anchor) == .pinnedFirst
      || (movement(of: anchor) == .pinnedLast && anchor != firstPinnedLast)
    {
      refusals.append(.anchorPinned(anchor, movement(of: anchor)))
    }
    return refusals
  }
}

extension MoveOracle {
  /// Every destination over this container, with missing sections and anchors among them.
  public func destinations(missing: Int) -> [Difference.Destination] {
    let sections = Array(order.indices) + [missing]
    let positions: [Difference.Destination.Position] =
      [.end] + (order.flatMap { $0 } + [missing]).map { .before($0) }
    return sections.flatMap { section in
      positions.map { .init(position: $0, collectionID: section) }
    }
  }

  /// Every order that one legal move of these sources reaches, the present one left out.
  public func reachableOrders(moving sources: [Int]) -> Set<[[Int]]> {
    var orders: Set<[[Int]]> = []
    for destination in destinations(missing: -1) {
      let difference = Difference(sources: sources, destination: destination)
      if case .success(let result) = result(of: difference), result != order {
        orders.insert(result)
      }
    }
    return orders
  }
}

extension ReorderContainer where ItemID == Int, SectionID == Int {
  /// For each section its items, in order.
  public var plainOrder: [[Int]] { sections.map { Array($0.items) } }
}
