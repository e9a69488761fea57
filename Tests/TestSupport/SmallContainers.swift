internal import Reordering

/// All small containers, for exhaustive tests. Items are numbered in document order.
public enum SmallContainers {
  /// Every way to spread `items` items over `sections` sections.
  public static func orders(items: Int, sections: Int) -> [[[Int]]] {
    if sections == 0 { return items == 0 ? [[]] : [] }
    return (0...items).flatMap { last in
      orders(items: items - last, sections: sections - 1).map {
        $0 + [Array((items - last)..<items)]
      }
    }
  }

  /// Every assignment of a movement to items that is not an input error.
  public static func movements(of order: [[Int]]) -> [MoveOracle] {
    let items = order.flatMap { $0 }
    var assignments: [[Int: Movement]] = [[:]]
    for item in items {
      assignments = assignments.flatMap { assignment in
        Movement.allCases.map { movement in
          assignment.merging([item: movement]) { _, new in new }
        }
      }
    }
    return assignments.map { MoveOracle(order: order, movements: $0) }
      .filter { $0.container != nil }
  }

  /// Containers of up to 3 sections and 4 items in all, with every movement for up to 3 items, with
  /// a section that accepts only some, and disabled ones.
  public static var all: [MoveOracle] {
    var all: [MoveOracle] = []
    for sections in 0...3 {
      for items in 0...4 {
        for order in orders(items: items, sections: sections) {
          if items <= 3 {
            all += movements(of: order)
          } else {
            all.append(MoveOracle(order: order))
          }
          if items <= 3 && sections > 0 { all += limited(order) }
        }
      }
    }
    return all
  }

  /// All of them in a release build. Without optimisation, where all take minutes, those of up to 2
  /// items and every ninth of the others.
  public static var affordable: [MoveOracle] {
    #if DEBUG
      let all = all
      let small = all.filter { $0.order.joined().count < 3 }
      let large = all.filter { $0.order.joined().count >= 3 }
      return small + stride(from: 0, to: large.count, by: 9).map { large[$0] }
    #else
      return all
    #endif
  }

  private static func limited(_ order: [[Int]]) -> [MoveOracle] {
    var choosy = MoveOracle(order: order, kinds: [0: "card", 2: "bug"])
    choosy.acceptances[0] = .only(["card"])
    var closed = choosy
    closed.acceptances[order.count - 1] = .only([])
    return [choosy, closed, MoveOracle(order: order, isEnabled: false)]
  }

  /// Every list of up to `length` of these symbols, repeats included.
  public static func lists(of symbols: [Int], upTo length: Int) -> [[Int]] {
    var lists: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<length {
      longest = longest.flatMap { list in symbols.map { list + [$0] } }
      lists += longest
    }
    return lists
  }

  /// Every arrangement of every subset of these symbols.
  public static func arrangements(of symbols: [Int]) -> [[Int]] {
    lists(of: symbols, upTo: symbols.count).filter { Set($0).count == $0.count }
  }
}
