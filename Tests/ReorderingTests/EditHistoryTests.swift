import Reordering
import TestSupport
import Testing

struct EditHistoryTests {
  typealias Container = MoveOracle.Container
  typealias Edit = Reordering.Edit<Int, Int>
  typealias History = EditHistory<Int, Int>

  @Test func `Undoing and redoing everything goes through exactly the same orders`() {
    var generator = SeededGenerator.announced()
    for _ in 0..<150 {
      let count = Int.random(in: 0...8, using: &generator)
      guard var container = RandomContainers.container(items: count, &generator).container
      else { continue }
      var history = History()
      var states = [container.contents]
      for _ in 0..<10 {
        let edit = RandomContainers.edit(of: container, &generator)
        guard case .allowed(let outcome) = container.apply(edit), outcome.changed else { continue }
        history.record(edit, outcome)
        states.append(container.contents)
      }
      for state in states.dropLast().reversed() {
        _ = history.undo(in: &container)
        #expect(container.contents == state, "seed \(generator.seed)")
      }
      #expect(history.undo(in: &container) == nil)
      for state in states.dropFirst() {
        _ = history.redo(in: &container)
        #expect(container.contents == state, "seed \(generator.seed)")
      }
      #expect(history.redo(in: &container) == nil)
    }
  }

  @Test func `After a foreign change, undoing gives what the oracle gives`() {
    var generator = SeededGenerator.announced()
    for _ in 0..<400 {
      let count = Int.random(in: 1...7, using: &generator)
      guard var container = RandomContainers.container(items: count, &generator).container
      else { continue }
      var history = History()
      let before = container
      let edit = RandomContainers.edit(of: container, &generator)
      guard case .allowed(let outcome) = container.apply(edit), outcome.changed else { continue }
      history.record(edit, outcome)
      let done = container
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        container.apply(RandomContainers.edit(of: container, &generator))
      }
      let now = container
      history.recordForeignChange(before: done)
      #expect(history.undo(in: &container) != nil)
      let expected = Self.merge(before: before, done: done, now: now)
      guard container.contents == expected else {
        Issue.record(
          """
          seed \(generator.seed): \(edit) on \(before.contents), then \(now.contents): undoing gives \
          \(container.contents), not \(expected)
          """)
        return
      }
    }
  }

  /// The rule in the plainest way: the old order without what others removed; then what is new, one
  /// after the other, directly behind the item that is before it now.
  private static func merge(
    before: Container, done: Container, now: Container
  ) -> [Container.Section] {
    let item = { (id: Int) -> Container.Item? in
      guard let current = now.item(id) else { return done.contains(id) ? nil : before.item(id) }
      guard before.contains(id) || !done.contains(id) else { return nil }
      return current == done.item(id) ? before.item(id) ?? current : current
    }
    var order = before.contents.map { $0.items.map(\.id).filter { item($0) != nil } }
    for (index, section) in now.contents.enumerated() {
      let staying = section.items.map(\.id).filter { item($0) != nil }
      for (position, id) in staying.enumerated() where !before.contains(id) {
        guard position > 0 else {
          order[index].insert(id, at: 0)
          continue
        }
        for section in order.indices {
          guard let previous = order[section].firstIndex(of: staying[position - 1]) else {
            continue
          }
          order[section].insert(id, at: previous + 1)
        }
      }
    }
    return zip(now.contents, order).map { section, order in
      let items = order.compactMap(item)
      let sorted =
        items.filter { $0.movement == .pinnedFirst } + items.filter { !$0.movement.isPinned }
        + items.filter { $0.movement == .pinnedLast }
      return .init(id: section.id, acceptance: section.acceptance, items: sorted)
    }
  }

  /// A history of edits that were made one after the other.
  static func made(
    _ edits: [Edit], in container: inout Container, limit: Int = 10_000
  ) throws -> History {
    var history = History(limit: limit)
    for edit in edits {
      guard case .allowed(let outcome) = container.apply(edit) else {
        Issue.record("\(edit) is refused")
        continue
      }
      history.record(edit, outcome)
    }
    return history
  }

  static func move(_ item: Int, before anchor: Int?) -> Edit {
    .move(
      .init(
        sources: [item],
        destination: .init(position: anchor.map { .before($0) } ?? .end, collectionID: 0)))
  }

  static func container() throws -> Container {
    try #require(MoveOracle(order: [[0, 1, 2, 3]]).container)
  }

  @Test func `Changes by others keep their place, and each of one's own can still be undone`()
    throws
  {
    var container = try Self.container()
    var history = try Self.made(
      [Self.move(3, before: 0), Self.move(0, before: nil)], in: &container)
    #expect(container.plainOrder == [[3, 1, 2, 0]])
    let before = container
    container.apply(.insert([.init(9)], after: 2, in: 0))
    container.apply(.remove([1]))
    history.recordForeignChange(before: before)
    #expect(container.plainOrder == [[3, 2, 9, 0]])
    _ = history.undo(in: &container)
    #expect(container.plainOrder == [[3, 0, 2, 9]])
    _ = history.undo(in: &container)
    #expect(container.plainOrder == [[0, 2, 9, 3]])
    #expect(!history.canUndo)
    _ = history.redo(in: &container)
    #expect(container.plainOrder == [[3, 0, 2, 9]])
    _ = history.redo(in: &container)
    #expect(container.plainOrder == [[3, 2, 9, 0]])
  }

  @Test func `An item that was removed comes back, also after a foreign change`() throws {
    var container = try Self.container()
    var history = try Self.made(
      [.remove([1, 2]), .insert([.init(8)], after: 0, in: 0), .replace(3, with: .init(7))],
      in: &container)
    let before = container
    container.apply(Self.move(0, before: nil))
    container.apply(.insert([.init(9)], after: 8, in: 0))
    history.recordForeignChange(before: before)
    #expect(container.plainOrder == [[8, 9, 7, 0]])
    _ = history.undo(in: &container)
    #expect(container.plainOrder == [[0, 8, 9, 3]])
    _ = history.undo(in: &container)
    #expect(container.plainOrder == [[0, 9, 3]])
    _ = history.undo(in: &container)
    #expect(container.plainOrder == [[0, 9, 1, 2, 3]])
  }

  @Test func `A redo that is refused leaves everything as it was`() throws {
    var container = try Self.container()
    var history = try Self.made([Self.move(3, before: 0)], in: &container)
    _ = history.undo(in: &container)
    let before = container
    container.apply(.remove([0]))
    history.recordForeignChange(before: before)
    let now = container.contents
    #expect(history.redo(in: &container) == .refused([.missingAnchor(0)]))
    #expect(container.contents == now)
    #expect(history.canRedo)
    container.apply(.insert([.init(0)], after: 2, in: 0))
    #expect(history.redo(in: &container) != nil)
    #expect(container.plainOrder == [[1, 2, 3, 0]])
    #expect(!history.canRedo)
  }

  @Test func `Several edits are undone and redone together, or refused together`() throws {
    var container = try Self.container()
    let edits = [Self.move(0, before: nil), Self.move(1, before: nil)]
    var history = History()
    var inverse: [Edit] = []
    for edit in edits {
      guard case .allowed(let outcome) = container.apply(edit) else { continue }
      inverse = outcome.inverse + inverse
    }
    history.record(edits, inverse: inverse)
    #expect(container.plainOrder == [[2, 3, 0, 1]])
    #expect(history.undo(in: &container) == UndoneEdit(edits: edits, inverse: inverse))
    #expect(container.plainOrder == [[0, 1, 2, 3]])
    container.apply(.remove([1]))
    #expect(history.redo(in: &container) == .refused([.missingItem(1)]))
    #expect(container.plainOrder == [[0, 2, 3]])
  }

  @Test(arguments: [1, 2, 5])
  func `The limit counts one's own edits, whatever others did between them`(limit: Int) throws {
    var container = try Self.container()
    var history = History(limit: limit)
    for round in 0..<8 {
      let edit = Self.move(round % 4, before: nil)
      if case .allowed(let outcome) = container.apply(edit) { history.record(edit, outcome) }
      let before = container
      container.apply(.insert([.init(100 + round)], after: nil, in: 0))
      history.recordForeignChange(before: before)
    }
    var undone = 0
    while history.undo(in: &container) != nil { undone += 1 }
    #expect(undone == limit)
    #expect(container.count == 12)
  }

  @Test func `What changed nothing is not recorded, and a new edit forgets what was undone`() throws
  {
    var container = try Self.container()
    var history = try Self.made([Self.move(0, before: 1)], in: &container, limit: -3)
    #expect(history.limit == 1)
    #expect(!history.canUndo)
    history.record([], inverse: [])
    #expect(!history.canUndo)
    history = try Self.made([Self.move(0, before: nil)], in: &container)
    _ = history.undo(in: &container)
    #expect(history.canRedo)
    let edit = Self.move(1, before: nil)
    if case .allowed(let outcome) = container.apply(edit) { history.record(edit, outcome) }
    #expect(!history.canRedo)
  }

  @Test func `Undoing works in a container that was disabled meanwhile, and into choosy sections`()
    throws
  {
    var container = try Container(sections: [
      .init(id: 0, acceptance: .only([]), items: [.init(0), .init(1)]), .init(id: 1, items: []),
    ])
    let edit = Edit.move(
      .init(sources: [0], destination: .init(position: .end, collectionID: 1)))
    var history = try Self.made([edit], in: &container)
    container.isEnabled = false
    _ = history.undo(in: &container)
    #expect(container.plainOrder == [[0, 1], []])
    #expect(!container.isEnabled)
  }
}
