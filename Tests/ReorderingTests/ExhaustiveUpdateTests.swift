import Reordering
import TestSupport
import Testing

/// New contents in place of any small ones, and an edit that is undone after them.
struct ExhaustiveUpdateTests {
  typealias Container = MoveOracle.Container
  typealias Section = Container.Section

  /// Every way to put some of these items, in any order, into sections of these names.
  private static func contents(of items: [Int], sections: [Int]) -> [[Section]] {
    SmallContainers.arrangements(of: items).flatMap { order in
      SmallContainers.orders(items: order.count, sections: sections.count).map { spread in
        zip(sections, spread).map { section, places in
          Section(id: section, items: places.map { .init(order[$0]) })
        }
      }
    }
  }

  /// Compares the container after an update with the contents that it was given, or with the error
  /// of a container that is built of them.
  private static func fault(
    _ container: inout Container, _ contents: [Section]
  ) -> String? {
    let before = container.contents
    let generation = container.generation
    var expected: Container?
    var fault: ContainerError<Int, Int>?
    do { expected = try Container(sections: contents) } catch { fault = error }
    do {
      let update = try container.update(to: contents)
      if expected == nil { return "takes it over" }
      if container.contents != contents { return "\(container.contents)" }
      if update.changed != (before != contents) { return "changed: \(update.changed)" }
    } catch {
      if error != fault { return "\(error), not \(String(describing: fault))" }
      if container.contents != before { return "changed by what it throws" }
    }
    let changed = container.contents != before
    if changed != (container.generation != generation) { return "generation" }
    return container.store.fault()
  }

  @Test func `Exhaustive: any small contents take the place of any others`() {
    var targets = Self.contents(of: [0, 1, 2, 3], sections: [0, 1])
    #if !DEBUG
      targets += Self.contents(of: [0, 2, 9], sections: [1, 0, 2])
      targets += Self.contents(of: [2, 1, 0], sections: [7, 1])
      targets += [[], [.init(id: 3, items: [])]]
    #endif
    for order in SmallContainers.orders(items: 4, sections: 2) {
      guard let start = MoveOracle(order: order).container else { continue }
      for target in targets {
        var container = start
        if let fault = Self.fault(&container, target) {
          Issue.record("\(start.contents) to \(target): \(fault)")
          return
        }
      }
    }
  }

  /// Contents with movements, kinds, repeated items and sections, and pins anywhere.
  private static func anyContents(_ generator: inout some RandomNumberGenerator) -> [Section] {
    let names = [0, 1, 2, 3].shuffled(using: &generator)
    var items = [0, 1, 2, 3, 4, 5].shuffled(using: &generator)
    items.removeLast(Int.random(in: 0...3, using: &generator))
    if Int.random(in: 0..<12, using: &generator) == 0 { items.append(items[0]) }
    var sections = names.prefix(Int.random(in: 1...3, using: &generator)).map { name in
      let acceptances: [Acceptance] = [.all, .all, .only(["card"])]
      return Section(
        id: name, acceptance: acceptances.randomElement(using: &generator) ?? .all, items: [])
    }
    if Int.random(in: 0..<16, using: &generator) == 0 { sections.append(sections[0]) }
    for id in items {
      let index = sections.indices.randomElement(using: &generator) ?? 0
      let kind = [nil, nil, ItemKind("card")].randomElement(using: &generator) ?? nil
      var movement = [Movement.free, .free, .fixed].randomElement(using: &generator) ?? .free
      let isFirst = sections[index].items.allSatisfy { $0.movement == .pinnedFirst }
      if isFirst, Int.random(in: 0..<3, using: &generator) == 0 { movement = .pinnedFirst }
      if sections[index].items.last?.movement == .pinnedLast { movement = .pinnedLast }
      if Int.random(in: 0..<12, using: &generator) == 0 { movement = .pinnedLast }
      if Int.random(in: 0..<30, using: &generator) == 0 { movement = .pinnedFirst }
      sections[index].items.append(.init(id, movement: movement, kind: kind))
    }
    return sections
  }

  #if DEBUG
    private static let rounds = 3_000
  #else
    private static let rounds = 120_000
  #endif

  @Test func `Exhaustive: contents with movements, kinds and pins take each other's place`() throws
  {
    var generator = SeededGenerator.announced()
    var container = try Container(sections: [])
    for round in 0..<Self.rounds {
      let before = container.contents
      let target = Self.anyContents(&generator)
      if let fault = Self.fault(&container, target) {
        Issue.record(
          "seed \(generator.seed), round \(round): \(before) to \(target): \(fault)")
        return
      }
    }
  }

  /// An edit of one's own, as the oracle knows it.
  private struct Step {
    /// The contents that it began with.
    let old: [Section]
    /// Those that it led to, once somebody else has changed something since.
    var done: [Section]?
  }

  /// Some edits of one's own, and between them what somebody else does.
  private static func steps(
    in container: inout Container, _ history: inout EditHistory<Int, Int>,
    _ generator: inout some RandomNumberGenerator
  ) -> [Step] {
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let before = container
      guard Int.random(in: 0..<3, using: &generator) == 0 else {
        let edit = Self.anyEdit(of: container, &generator)
        guard case .allowed(let outcome) = container.apply(edit), outcome.changed else { continue }
        history.record(edit, outcome)
        steps.append(Step(old: before.contents))
        continue
      }
      let target = Self.anyContents(&generator)
      guard let update = try? container.update(to: target) else { continue }
      if Bool.random(using: &generator) {
        history.recordForeignChange(update)
      } else {
        history.recordForeignChange(before: before)
      }
      if let last = steps.indices.last { steps[last].done = steps[last].done ?? before.contents }
    }
    return steps
  }

  @Test func `Exhaustive: an edit is undone after any contents, as the oracle says`() {
    var generator = SeededGenerator.announced()
    for round in 0..<Self.rounds / 4 {
      guard var container = try? Container(sections: Self.anyContents(&generator)) else { continue }
      var history = EditHistory<Int, Int>()
      var steps = Self.steps(in: &container, &history, &generator)
      while let step = steps.popLast() {
        let now = container.contents
        let generation = container.generation
        let expected =
          step.done.map { RegainOracle(old: step.old, done: $0, now: now).result } ?? step.old
        _ = history.undo(in: &container)
        guard container.contents == expected, container.store.fault() == nil,
          (expected != now) == (container.generation != generation)
        else {
          Issue.record(
            """
            seed \(generator.seed), round \(round): old \(step.old), done \(step.done ?? []), \
            now \(now): undoing gives \(container.contents), not \(expected); \
            \(container.store.fault() ?? "generation")
            """)
          return
        }
        if let last = steps.indices.last, step.done != nil {
          steps[last].done = steps[last].done ?? step.old
        }
      }
      #expect(!history.canUndo)
    }
  }

  /// Any edit, of sections as well, legal or not.
  private static func anyEdit(
    of container: Container, _ generator: inout some RandomNumberGenerator
  ) -> Edit<Int, Int> {
    let sections = container.sections.map(\.id)
    let section = sections.randomElement(using: &generator) ?? 0
    let other = Int.random(in: 0...5, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .removeSection(section)
    case 1: return .replaceSection(section, with: other, accepting: .only([]))
    case 2:
      let item = Container.Item(Int.random(in: 0...7, using: &generator), kind: "card")
      return .insertSection(.init(id: other, items: [item]), after: section)
    default: return RandomContainers.edit(of: container, &generator)
    }
  }
}
