import Reordering
import Testing

struct OffsetsTests {
  typealias Single = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>

  /// What SwiftUI's `move(fromOffsets:toOffset:)` does, in the plainest way.
  static func moved(_ items: [Int], from offsets: [Int], to destination: Int) -> [Int] {
    let moving = offsets.map { items[$0] }
    let before = items[..<destination].filter { !moving.contains($0) }
    let behind = items[destination...].filter { !moving.contains($0) }
    return before + moving + behind
  }

  static func set(_ offsets: [Int]) -> RangeSet<Int> {
    RangeSet(offsets.map { $0..<($0 + 1) })
  }

  @Test func `A difference from offsets does what moving by offsets does, and gives them back`()
    throws
  {
    for count in 1...5 {
      let items = Array(10..<(10 + count))
      for bits in 1..<(1 << count) {
        let offsets = (0..<count).filter { bits & (1 << $0) != 0 }
        for destination in 0...count {
          let difference = try #require(
            Single(fromOffsets: Self.set(offsets), toOffset: destination, in: items))
          let expected = Self.moved(items, from: offsets, to: destination)
          #expect(try difference.applied(to: items, id: \.self) == expected)
          let back = try #require(difference.offsets(in: items))
          #expect(back.source == Self.set(offsets))
          #expect(back.destination == destination)
        }
      }
    }
  }

  @Test func `Offsets outside the list give no difference, however far outside`() {
    let items = [1, 2, 3]
    let none = [
      Single(fromOffsets: Self.set([]), toOffset: 0, in: items),
      Single(fromOffsets: Self.set([3]), toOffset: 0, in: items),
      Single(fromOffsets: Self.set([-1]), toOffset: 0, in: items),
      Single(fromOffsets: RangeSet(0..<Int.max), toOffset: 0, in: items),
      Single(fromOffsets: RangeSet(Int.min..<Int.max), toOffset: 0, in: items),
      Single(fromOffsets: Self.set([0]), toOffset: 4, in: items),
      Single(fromOffsets: Self.set([0]), toOffset: -1, in: items),
      Single(fromOffsets: Self.set([0]), toOffset: .max, in: items),
      Single(fromOffsets: Self.set([0]), toOffset: 0, in: [Int]()),
    ]
    #expect(none == Array(repeating: nil, count: none.count))
    #expect(
      Single(fromOffsets: Self.set([1]), toOffset: 2, in: items[1...])
        == Single(sources: [3], destination: .init(position: .end)),
      "offsets count from the start of a slice")
  }

  @Test func `What offsets cannot say gives none`() {
    let items = [1, 2, 3]
    #expect(Single(sources: [3, 1], destination: .init(position: .end)).offsets(in: items) == nil)
    #expect(Single(sources: [1, 1], destination: .init(position: .end)).offsets(in: items) == nil)
    #expect(Single(sources: [], destination: .init(position: .end)).offsets(in: items) == nil)
    #expect(Single(sources: [9], destination: .init(position: .end)).offsets(in: items) == nil)
    #expect(
      Single(sources: [1], destination: .init(position: .before(9))).offsets(in: items) == nil)
  }
}
