import Reordering
import TestSupport

/// The ranking of a menu in the plainest way: all places, each with a key, sorted.
struct RankingOracle {
  let oracle: MoveOracle
  let sources: [Int]

  /// A place, by the order that the container has afterwards.
  struct Place {
    var order: [[Int]]
    var rank: [Int]
  }

  var home: Int { oracle.order.firstIndex { $0.contains(where: sources.contains) } ?? 0 }

  /// The orders that a menu reaches, in the order of its actions.
  var orders: [[[Int]]] {
    let stay = oracle.order.map { $0.filter { !sources.contains($0) } }
    var places: [Place] = []
    for section in stay.indices {
      for gap in 0...stay[section].count {
        var moved = oracle
        moved.order = stay
        moved.order[section].insert(contentsOf: sources, at: gap)
        guard moved.container != nil, moved.order != oracle.order, accepts(section) else {
          continue
        }
        places.append(Place(order: moved.order, rank: rank(section: section, gap: gap, stay)))
      }
    }
    return places.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.order)
  }

  private func accepts(_ section: Int) -> Bool {
    sources.allSatisfy { item in
      oracle.order[section].contains(item)
        || oracle.acceptances[section].accepts(oracle.kinds[item])
    }
  }

  private func rank(section: Int, gap: Int, _ stay: [[Int]]) -> [Int] {
    let movable = stay[section].indices.filter { !oracle.movement(of: stay[section][$0]).isPinned }
    let leading = stay[section].prefix { oracle.movement(of: $0) == .pinnedFirst }.count
    let start = movable.first ?? leading
    let end = movable.last.map { $0 + 1 } ?? leading
    guard section != home else {
      let firstGap = oracle.order[home].prefix { !sources.contains($0) }.count
      let behind = oracle.order[home].reversed().prefix { !sources.contains($0) }.count
      let lastGap = stay[home].count - behind
      if gap == firstGap - 1 { return [1, 1] }
      if gap == lastGap + 1 { return [1, 2] }
      if gap == start { return [1, 3] }
      if gap == end { return [1, 4] }
      return [3, abs(gap - firstGap), gap < firstGap ? 0 : 1]
    }
    let others = oracle.order.indices.filter { $0 != home && accepts($0) }
    let nearest = others.sorted {
      (abs($0 - home), $0 < home ? 1 : 0) < (abs($1 - home), $1 < home ? 1 : 0)
    }
    let distance = nearest.firstIndex(of: section) ?? 0
    if gap == end { return [distance < 3 ? 2 : 4, distance] }
    return [5, distance, gap]
  }
}
