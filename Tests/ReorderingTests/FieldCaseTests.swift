import Reordering
import TestSupport
import Testing

/// Faults that people reported of the helpers that make moves, each as a test of its whole kind: the
/// container and the arrays of a program alike.
struct FieldCaseTests {
  struct Thing: Identifiable, Equatable {
    var id: Int
  }

  typealias Difference = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>
  typealias Container = ReorderContainer<Int, ReorderableSingleCollectionIdentifier>

  /// What a move makes of the list 0, 1, 2…: in a container and in an array.
  private static func moved(_ difference: Difference, count: Int) throws -> [(
    order: [Int], isRefused: Bool, changed: Bool
  )] {
    var container = try Container((0..<count).map { Thing(id: $0) })
    var isRefused = false
    var changed = false
    switch container.apply(difference) {
    case .refused: isRefused = true
    case .allowed(let outcome): changed = outcome.changed
    }
    var things = (0..<count).map { Thing(id: $0) }
    let reply = difference.apply(to: &things)
    let inArray: (Bool, Bool) =
      switch reply {
      case .refused: (true, false)
      case .moved: (false, true)
      default: (false, false)
      }
    return [
      (container.sections.flatMap { Array($0.items) }, isRefused, changed),
      (things.map(\.id), inArray.0, inArray.1),
    ]
  }

  @Test func `Several that are dragged together land before the anchor, in their order`() throws {
    for count in 2...6 {
      for sources in SmallContainers.arrangements(of: Array(0..<count)) where !sources.isEmpty {
        for anchor in (0..<count) where !sources.contains(anchor) {
          let difference = Difference(
            sources: sources, destination: .init(position: .before(anchor)))
          let others = (0..<count).filter { !sources.contains($0) }
          let index = others.firstIndex(of: anchor) ?? 0
          let expected = Array(others[..<index]) + sources + Array(others[index...])
          for way in try Self.moved(difference, count: count) {
            #expect(way.order == expected && !way.isRefused, "\(sources) before \(anchor)")
            #expect(way.changed == (expected != Array(0..<count)), "\(sources) before \(anchor)")
          }
        }
      }
    }
    // a b c d e, the first three before e.
    let example = Difference(sources: [0, 1, 2], destination: .init(position: .before(4)))
    #expect(try Self.moved(example, count: 5).map(\.order) == [[3, 0, 1, 2, 4], [3, 0, 1, 2, 4]])
  }

  @Test func `A source that is missing or named twice is refused, and nothing moves`() throws {
    let items = Array(0..<4)
    for sources in SmallContainers.lists(of: items + [9], upTo: 3) {
      let isWrong = sources.isEmpty || sources.contains(9) || Set(sources).count < sources.count
      guard isWrong else { continue }
      for position in items.map({ Difference.Destination.Position.before($0) }) + [.end] {
        let difference = Difference(sources: sources, destination: .init(position: position))
        for way in try Self.moved(difference, count: 4) {
          #expect(way.isRefused && way.order == items, "\(sources) \(position)")
        }
      }
    }
  }

  @Test func `A target that is gone is refused, and nothing is put at the end`() throws {
    for sources in SmallContainers.arrangements(of: Array(0..<4)) where !sources.isEmpty {
      let difference = Difference(sources: sources, destination: .init(position: .before(9)))
      for way in try Self.moved(difference, count: 4) {
        #expect(way.isRefused && way.order == Array(0..<4), "\(sources)")
      }
    }
  }
}
