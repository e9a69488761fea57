import Reordering
import TestSupport

/// What a row up and a row down come to, in the plainest way: the rows as lists.
struct GridOracle {
  let oracle: MoveOracle
  let sources: [Int]
  let columns: Int

  private var home: Int { oracle.order.firstIndex { $0.contains(where: sources.contains) } ?? 0 }
  private var stay: [[Int]] { oracle.order.map { $0.filter { !sources.contains($0) } } }

  /// The order when the sources stand behind so many items of their home section that stay.
  private func order(behind count: Int) -> [[Int]]? {
    guard (0...stay[home].count).contains(count) else { return nil }
    var moved = oracle
    moved.order = stay
    moved.order[home].insert(contentsOf: sources, at: count)
    return moved.container == nil ? nil : moved.order
  }

  /// The order one row up, or `nil` where that cannot be.
  var rowUp: [[Int]]? {
    order(behind: oracle.order[home].prefix { !sources.contains($0) }.count - columns)
  }

  /// The order one row down, or `nil` where that cannot be.
  var rowDown: [[Int]]? {
    let items = oracle.order[home]
    let below = items.reversed().prefix { !sources.contains($0) }.count
    let wanted = stay[home].count - below + columns
    if let order = order(behind: wanted) { return order }
    let rows = stride(from: 0, to: items.count, by: columns).map {
      Array(items[$0..<min($0 + columns, items.count)])
    }
    let row = rows.lastIndex { $0.contains(where: sources.contains) } ?? 0
    let canTakeIn = rows[(row + 1)...].contains { row in
      row.contains { oracle.movement(of: $0) != .pinnedLast }
    }
    let end = items.firstIndex { oracle.movement(of: $0) == .pinnedLast } ?? items.count
    return canTakeIn ? order(behind: items[..<end].count { !sources.contains($0) }) : nil
  }
}
