import Reordering
import Testing

/// Sizes at which anything that is quadratic takes minutes.
struct LargeSelectionTests {
  typealias Container = ReorderContainer<Int, Int>
  static let count = 100_000

  static func container() throws -> Container {
    try Container(sections: [
      .init(id: 0, items: (0..<count).map { .init($0) }), .init(id: 1, items: []),
    ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `Half of 100,000 items, every second one, is moved, undone and redone`() throws {
    var container = try Self.container()
    let before = container
    let sources = stride(from: 0, to: Self.count, by: 2).map { $0 }
    let edit = Edit<Int, Int>.move(
      .init(sources: sources, destination: .init(position: .end, collectionID: 1)))
    var history = EditHistory<Int, Int>()
    guard case .allowed(let outcome) = container.apply(edit) else {
      Issue.record("refused")
      return
    }
    history.record(edit, outcome)
    #expect(outcome.inverse.count == Self.count / 2)
    #expect(Array(container.sections[1].items) == sources)
    let after = container
    _ = history.undo(in: &container)
    #expect(container.hasSameOrder(as: before))
    _ = history.redo(in: &container)
    #expect(container.hasSameOrder(as: after))
    history.recordForeignChange(before: container)
    container.apply(.remove([1]))
    _ = history.undo(in: &container)
    #expect(Array(container.sections[0].items) == [0] + Array(2..<Self.count))
  }

  @Test(.timeLimit(.minutes(1)))
  func `Half of 100,000 items, every second one, is removed and brought back`() throws {
    var container = try Self.container()
    let before = container
    let edit = Edit<Int, Int>.remove(stride(from: 0, to: Self.count, by: 2).map { $0 })
    var history = EditHistory<Int, Int>()
    guard case .allowed(let outcome) = container.apply(edit) else {
      Issue.record("refused")
      return
    }
    history.record(edit, outcome)
    #expect(container.count == Self.count / 2)
    _ = history.undo(in: &container)
    #expect(container.hasSameOrder(as: before))
    #expect(container.contents == before.contents)
  }

  @Test(.timeLimit(.minutes(1)))
  func `10,000 items are inserted and replaced one by one in a list of 100,000`() throws {
    var container = try Self.container()
    for item in 0..<5_000 {
      container.apply(.insert([.init(Self.count + item)], after: item, in: 0))
      container.apply(.replace(item, with: .init(-1 - item)))
    }
    #expect(container.count == Self.count + 5_000)
    #expect(Array(container.sections[0].items.prefix(4)) == [-1, Self.count, -2, Self.count + 1])
  }

  @Test(.timeLimit(.minutes(1)))
  func `Half of 100,000 elements of an array are moved, and offsets found for it`() throws {
    let items = Array(0..<Self.count)
    let sources = items.filter { $0.isMultiple(of: 2) }
    let difference = ReorderDifference(
      sources: sources,
      destination: ReorderDifference<Int, ReorderableSingleCollectionIdentifier>.Destination(
        position: .before(1)))
    let expected = sources + items.filter { !$0.isMultiple(of: 2) }
    #expect(try difference.applied(to: items, id: \.self) == expected)
    let offsets = try #require(difference.offsets(in: items))
    #expect(offsets.source.ranges.count == Self.count / 2)
    #expect(
      ReorderDifference(fromOffsets: offsets.source, toOffset: offsets.destination, in: items)
        == difference)
  }
}
