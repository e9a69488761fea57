import Reordering
import TestSupport
import Testing

struct DifferencesToReachTests {
  @Test func `Moves to any other order reach it and move as few items as possible`() {
    var generator = SeededGenerator.announced()
    for _ in 0..<400 {
      let now = RandomContainers.container(
        items: Int.random(in: 0...9, using: &generator), &generator)
      let target = RandomContainers.reordering(of: now, &generator)
      if let fault = Self.fault(from: now, to: target) {
        Issue.record("seed \(generator.seed): \(now) to \(target.order): \(fault)")
        return
      }
    }
  }

  private static func fault(from now: MoveOracle, to target: MoveOracle) -> String? {
    guard var container = now.container, let goal = target.container else { return "no container" }
    let moves = container.differences(toReach: goal)
    var moved: [Int] = []
    for move in moves {
      guard case .allowed(let outcome) = container.apply(move, waivingAcceptance: true) else {
        return "\(move) is refused"
      }
      if !outcome.changed { return "\(move) changes nothing" }
      moved += move.sources
    }
    if container.plainOrder != target.order { return "gives \(container.plainOrder)" }
    if Set(moved).count != moved.count { return "moves an item twice: \(moves)" }
    let needed = fewest(from: now, to: target)
    return moved.count == needed ? nil : "moves \(moved.count) items, \(needed) are enough"
  }

  /// The fewest items that have to move: the smallest set of free items whose absence leaves the same
  /// in all sections. All sets are tried.
  private static func fewest(from now: MoveOracle, to target: MoveOracle) -> Int {
    let free = now.order.joined().filter { now.movement(of: $0) == .free }
    var best = free.count
    for bits in 0..<(1 << free.count) where bits.nonzeroBitCount < best {
      let moving = Set(free.indices.filter { bits & (1 << $0) != 0 }.map { free[$0] })
      let stays = { (order: [[Int]]) in order.map { $0.filter { !moving.contains($0) } } }
      if stays(now.order) == stays(target.order) { best = bits.nonzeroBitCount }
    }
    return best
  }

  @Test func `One item that moved far is the only one that moves back`() throws {
    let items = Array(0..<10_000)
    let now = try ReorderContainer(items, id: \.self)
    let target = try ReorderContainer(items.dropFirst() + [0], id: \.self)
    #expect(
      now.differences(toReach: target) == [.init(sources: [0], destination: .init(position: .end))])
    #expect(
      target.differences(toReach: now)
        == [.init(sources: [0], destination: .init(position: .before(1)))])
  }

  @Test func `Another order must have the same items, each once`() throws {
    let container = try #require(
      MoveOracle(order: [[0, 1], [2]], movements: [0: .pinnedFirst]).container)
    #expect(container.reordered(to: [1: [2, 1], 0: [0]])?.plainOrder == [[0], [2, 1]])
    #expect(container.reordered(to: [:])?.plainOrder == [[0, 1], [2]])
    #expect(container.reordered(to: [0: [0]])?.plainOrder == nil, "drops an item")
    #expect(container.reordered(to: [0: [0, 1, 2]])?.plainOrder == nil, "repeats an item")
    #expect(container.reordered(to: [0: [0, 1, 7]])?.plainOrder == nil, "invents an item")
    #expect(container.reordered(to: [7: []])?.plainOrder == nil, "invents a section")
    #expect(
      container.reordered(to: [0: [1, 0]])?.plainOrder == nil, "takes a pinned item from its end")
  }

  @Test func `Where items have settled is told as the move that leads there`() throws {
    let container = try #require(
      MoveOracle(order: [[0, 1, 2, 3, 4], []], movements: [0: .pinnedFirst, 4: .pinnedLast])
        .container)
    func settled(_ items: [Int]) -> [String] {
      guard let (difference, landing) = container.settled(items) else { return [] }
      return [
        "\(difference.destination.position)", "\(landing.place.position)",
        landing.previous.map { "\($0)" } ?? "-", landing.next.map { "\($0)" } ?? "-",
      ]
    }
    #expect(settled([1]) == ["before(2)", "2", "0", "2"])
    #expect(settled([1, 2]) == ["before(3)", "2", "0", "3"])
    #expect(settled([3]) == ["end", "4", "2", "4"])
    #expect(settled([1, 3]) == ["before(2)", "2", "0", "2"])
    #expect(settled([9]) == [])
    #expect(settled([]) == [])
  }
}
