import Reordering
import TestSupport
import Testing

struct UpdateTests {
  typealias Container = MoveOracle.Container

  /// Makes an edit, then new contents elsewhere, and undoes the edit.
  private static func fault(
    _ start: Container, _ edit: Edit<Int, Int>, _ change: (inout [Container.Section]) -> Void
  ) throws -> String? {
    var container = start
    var history = EditHistory<Int, Int>()
    if case .allowed(let outcome) = container.apply(edit) { history.record(edit, outcome) }
    let done = container.contents
    var contents = done
    change(&contents)
    history.recordForeignChange(try container.update(to: contents))
    if container.contents != contents { return "updated to \(container.plainOrder)" }
    if let fault = container.store.fault() { return fault }
    let expected = RegainOracle(old: start.contents, done: done, now: contents).result
    _ = history.undo(in: &container)
    if container.contents != expected { return "undone to \(container.plainOrder)" }
    return container.store.fault()
  }

  @Test(arguments: [1, 70, 90, 300, 1_200])
  func `A part of a long list goes to other places, some of it for good, and others come`(
    count: Int
  ) throws {
    var generator = SeededGenerator.announced()
    let start = try #require(
      MoveOracle(order: [Array(0..<700), Array(700..<1_200), []]).container)
    let edit = Edit<Int, Int>.move(
      .init(
        sources: [5, 650, 900], destination: .init(position: .before(300), collectionID: 0)))
    for _ in 0..<20 {
      let fault = try Self.fault(start, edit) { contents in
        for number in 0..<count {
          let from =
            contents.indices.filter { !contents[$0].items.isEmpty }
            .randomElement(using: &generator) ?? 0
          let index = Int.random(in: contents[from].items.indices, using: &generator)
          let item = contents[from].items.remove(at: index)
          let to = Int.random(in: contents.indices, using: &generator)
          let target = Int.random(in: 0...contents[to].items.count, using: &generator)
          contents[to].items.insert(
            number.isMultiple(of: 10) ? .init(10_000 + number) : item, at: target)
        }
      }
      #expect(fault == nil, "seed \(generator.seed)")
    }
  }

  @Test func `Sections are put into another order without touching what is in them`() throws {
    let start = try #require(
      MoveOracle(order: (0..<40).map { Array($0 * 30..<$0 * 30 + 30) }).container)
    let edit = Edit<Int, Int>.move(
      .init(sources: [5, 700], destination: .init(position: .end, collectionID: 3)))
    let fault = try Self.fault(start, edit) { contents in
      contents.reverse()
      contents.swapAt(3, 30)
      contents[7].acceptance = .only(["card"])
    }
    #expect(fault == nil)
    var container = start
    let update = try container.update(to: start.contents.reversed())
    guard case .change(let change) = update.content else {
      Issue.record("built anew")
      return
    }
    #expect(change.items.isEmpty)
  }

  @Test func `A few changes far apart are told as they are`() throws {
    var container = try #require(MoveOracle(order: [Array(0..<5_000), [5_000]]).container)
    let before = container
    var contents = container.contents
    contents[0].items.swapAt(10, 4_000)
    contents[1].items.append(contents[0].items.remove(at: 2_000))
    contents[0].items[3_000] = .init(contents[0].items[3_000].id, movement: .fixed)
    contents[0].items.insert(.init(9_000), at: 0)
    guard case .change(let change) = try container.update(to: contents).content else {
      Issue.record("built anew")
      return
    }
    #expect(Set(change.items) == [10, 4_000, 2_000, 3_001, 9_000])
    #expect(change.newItems == [9_000])
    container.make(change.inverse)
    #expect(container.contents == before.contents)
    container.make(change)
    #expect(container.contents == contents)
  }

  @Test func `A history that was not told of everything breaks nothing`() {
    var generator = SeededGenerator.announced()
    for round in 0..<2_000 {
      let count = Int.random(in: 1...8, using: &generator)
      guard var container = RandomContainers.container(items: count, &generator).container
      else { continue }
      var history = EditHistory<Int, Int>()
      for _ in 0..<12 {
        let edit = RandomContainers.edit(of: container, &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: container.apply(edit)
        case 1:
          let other = RandomContainers.container(items: count, &generator)
          guard let update = try? container.update(to: other.container?.contents ?? []) else {
            continue
          }
          history.recordForeignChange(update)
        case 2:
          if case .allowed(let outcome) = container.apply(edit) { history.record(edit, outcome) }
        default: _ = history.undo(in: &container)
        }
        if let fault = container.store.fault() {
          Issue.record("seed \(generator.seed), round \(round): \(fault)")
          return
        }
      }
    }
  }
}
