public import Reordering

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
      if last >= 2 {
        for item in section.dropFirst().suffix(last - 1) { movements[item] = .pinnedLast }
      }
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

extension RandomContainers {
  /// Any edit, legal or not, of a container whose items are numbers and whose sections are 0 to 3.
  public static func edit(
    of container: ReorderContainer<Int, Int>, _ generator: inout some RandomNumberGenerator
  ) -> Edit<Int, Int> {
    let items = Array(container.sections.map { Array($0.items) }.joined())
    let section = Int.random(in: 0...max(0, container.sections.count - 1), using: &generator)
    let anchor =
      Int.random(in: 0...4, using: &generator) == 0 ? nil : items.randomElement(using: &generator)
    let some = Array(
      items.shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)))
    func new() -> ReorderContainer<Int, Int>.Item {
      let movements: [Movement] = [.free, .free, .free, .fixed, .pinnedFirst, .pinnedLast]
      return .init(
        Int.random(in: 0...40, using: &generator),
        movement: movements.randomElement(using: &generator) ?? .free)
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      let fresh = (0..<Int.random(in: 0...3, using: &generator)).map { _ in new() }
      return .insert(
        fresh, after: anchor, in: anchor.flatMap { container.section(of: $0) } ?? section)
    case 2: return .remove(some)
    case 3: return .replace(items.randomElement(using: &generator) ?? 0, with: new())
    default:
      let free = some.filter { container.movement(of: $0) == .free }
      let target = anchor.flatMap { container.section(of: $0) } ?? section
      return .move(
        .init(
          sources: free,
          destination: .init(position: anchor.map { .before($0) } ?? .end, collectionID: target)))
    }
  }
}
