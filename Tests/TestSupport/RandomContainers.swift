internal import Reordering

/// Containers of any size, for properties that are too many to try exhaustively.
public enum RandomContainers {
  /// Items 0..<n, spread over up to 4 sections, some fixed and some pinned.
  public static func container(
    items count: Int, _ generator: inout some RandomNumberGenerator
  ) -> MoveOracle {
    var order = [[Int]](repeating: [], count: Int.random(in: 1...4, using: &generator))
    for item in 0..<count {
      order[Int.random(in: order.indices, using: &generator)].append(item)
    }
    var movements: [Int: Movement] = [:]
    for section in order {
      let first = Int.random(in: 0...3, using: &generator)
      let last = Int.random(in: 0...3, using: &generator)
      for item in section where Int.random(in: 0..<6, using: &generator) == 0 {
        movements[item] = .fixed
      }
      if first == 3, let item = section.first { movements[item] = .pinnedFirst }
      if last >= 2 { for item in section.dropFirst().suffix(last - 1) { movements[item] = .pinnedLast } }
    }
    return MoveOracle(order: order, movements: movements)
  }

  /// The same items in another order, with fixed and pinned ones in the order they had.
  public static func reordering(
    of oracle: MoveOracle, _ generator: inout some RandomNumberGenerator
  ) -> MoveOracle {
    var result = oracle
    let free = oracle.order.joined().filter { oracle.movement(of: $0) == .free }
    // At times a few items move, at times all.
    let moving = free.shuffled(using: &generator)
      .prefix(Bool.random(using: &generator) ? 2 : free.count)
    for item in moving {
      for section in result.order.indices { result.order[section].removeAll { $0 == item } }
      let section = Int.random(in: result.order.indices, using: &generator)
      let items = result.order[section]
      let first = items.prefix { result.movement(of: $0) == .pinnedFirst }.count
      let end = items.firstIndex { result.movement(of: $0) == .pinnedLast } ?? items.count
      result.order[section].insert(item, at: Int.random(in: first...end, using: &generator))
    }
    return result
  }
}
