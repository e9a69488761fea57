import Reordering
import TestSupport

/// A container with its history, and beside it the oracle with the orders that it went through.
struct RandomPair: CustomStringConvertible {
  typealias Container = MoveOracle.Container
  typealias Difference = MoveOracle.Difference
  typealias Edit = Reordering.Edit<Int, Int>

  private(set) var container: Container
  private(set) var oracle: MoveOracle
  private var history = EditHistory<Int, Int>()
  private var undone: [MoveOracle] = []
  private var redone: [MoveOracle] = []
  private var nextItem: Int

  init(items count: Int, sections: Int, _ generator: inout SeededGenerator) {
    var oracle = MoveOracle(order: Array(repeating: [], count: sections))
    // At times most items are in one section, so that trees of several levels come about.
    let favourite = Bool.random(using: &generator) ? 0 : nil
    for item in 0..<count {
      let isFavoured = favourite != nil && Int.random(in: 0..<8, using: &generator) > 0
      oracle.order[isFavoured ? 0 : Int.random(in: 0..<sections, using: &generator)].append(item)
      if Int.random(in: 0..<10, using: &generator) == 0 { oracle.movements[item] = .fixed }
      if Bool.random(using: &generator) {
        oracle.kinds[item] = ["card", "bug"].randomElement(using: &generator)
      }
    }
    for section in oracle.order.indices {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        oracle.acceptances[section] = .only(Bool.random(using: &generator) ? ["card"] : [])
      }
      for item in oracle.order[section].prefix(Int.random(in: 0...2, using: &generator)) {
        oracle.movements[item] = .pinnedFirst
      }
      for item in oracle.order[section].dropFirst(2).suffix(
        Int.random(in: 0...2, using: &generator))
      { oracle.movements[item] = .pinnedLast }
    }
    guard let container = oracle.container else { preconditionFailure("\(oracle)") }
    self.container = container
    self.oracle = oracle
    nextItem = count
  }

  var description: String {
    "\(oracle.order.map(\.count)) items, \(undone.count) done"
  }

  /// Does something, legal or not, with both.
  ///
  /// - Returns: What is wrong with the answer, or `nil`.
  mutating func step(_ generator: inout SeededGenerator) -> String? {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<10: return apply(.move(difference(&generator)))
    case 10, 11: return apply(insertion(&generator))
    case 12, 13: return apply(.remove(some(upTo: 3, &generator)))
    case 14, 15:
      let old = some(upTo: 1, &generator).first ?? -1
      return apply(
        .replace(old, with: item(Bool.random(using: &generator) ? old : nil, &generator)))
    case 16, 17: return undo()
    case 18: return redo()
    default: return apply(.move(badDifference(&generator)))
    }
  }

  /// Compares the order, and what the container says of it, with the oracle.
  ///
  /// - Parameter isThorough: Whether every item is looked up, not only the order read.
  /// - Returns: What is wrong, or `nil`.
  func fault(isThorough: Bool) -> String? {
    if let fault = container.store.fault() { return fault }
    if container.plainOrder != oracle.order { return "the order is another one" }
    if container.count != oracle.order.reduce(0, { $0 + $1.count }) { return "counts wrongly" }
    guard isThorough else { return nil }
    for (section, items) in oracle.order.enumerated() {
      for (index, id) in items.enumerated() {
        let place = ReorderPlace(section: section, position: index + 1, count: items.count)
        if container.place(of: id) != place { return "does not find \(id)" }
        if container.sections[section].items[index] != id { return "not \(id) at \(place)" }
        let item = Container.Item(id, movement: oracle.movement(of: id), kind: oracle.kinds[id])
        if container.item(id) != item { return "not \(item)" }
      }
    }
    return nil
  }

  private mutating func apply(_ edit: Edit) -> String? {
    let expected = oracle.result(of: edit)
    let generation = container.generation
    let verdict = container.apply(edit)
    switch (verdict, expected) {
    case (.refused(let ours), .failure(let theirs)):
      if generation != container.generation { return "a refused edit changed the generation" }
      return ours == theirs.all ? nil : "\(edit) refused with \(ours), not \(theirs.all)"
    case (.allowed(let outcome), .success(let result)):
      if outcome.changed != (result != oracle) { return "\(edit) changed: \(outcome.changed)" }
      if outcome.changed == (generation == container.generation) { return "\(edit): generation" }
      history.record(edit, outcome)
      if outcome.changed {
        undone.append(oracle)
        redone = []
        oracle = result
      }
      return nil
    default: return "\(edit) gives \(verdict), not \(expected)"
    }
  }

  private mutating func undo() -> String? {
    guard let before = undone.popLast() else {
      return history.undo(in: &container) == nil ? nil : "undid what was not done"
    }
    guard history.undo(in: &container) != nil else { return "has nothing to undo" }
    redone.append(oracle)
    oracle = before
    return nil
  }

  private mutating func redo() -> String? {
    guard let after = redone.popLast() else {
      return history.redo(in: &container) == nil ? nil : "redid what was not undone"
    }
    guard case .allowed = history.redo(in: &container) else { return "does not redo" }
    undone.append(oracle)
    oracle = after
    return nil
  }
}

extension RandomPair {
  private func any(_ generator: inout SeededGenerator) -> Int? {
    let section = oracle.order.filter { !$0.isEmpty }.randomElement(using: &generator)
    return section?.randomElement(using: &generator)
  }

  /// Some items, each once.
  private func some(upTo limit: Int, _ generator: inout SeededGenerator) -> [Int] {
    var items: [Int] = []
    for _ in 0..<Int.random(in: 1...limit, using: &generator) {
      if let item = any(&generator), !items.contains(item) { items.append(item) }
    }
    return items
  }

  private func destination(_ generator: inout SeededGenerator) -> Difference.Destination {
    let section = Int.random(in: oracle.order.indices, using: &generator)
    guard Int.random(in: 0..<4, using: &generator) > 0, let anchor = any(&generator) else {
      return .init(position: .end, collectionID: section)
    }
    return .init(position: .before(anchor), collectionID: oracle.section(of: anchor) ?? section)
  }

  /// Mostly a legal move: of one item, of some, or of a run.
  private func difference(_ generator: inout SeededGenerator) -> Difference {
    var sources = some(upTo: [1, 1, 1, 5, 40].randomElement(using: &generator) ?? 1, &generator)
      .filter { oracle.movement(of: $0) == .free }
    if Int.random(in: 0..<12, using: &generator) == 0 {
      let section = oracle.order.randomElement(using: &generator) ?? []
      let start = section.indices.randomElement(using: &generator) ?? 0
      sources = section[min(start, section.count)...].prefix(200)
        .filter { oracle.movement(of: $0) == .free }
    }
    return Difference(sources: sources, destination: destination(&generator))
  }

  /// A move that most probably breaks a rule.
  private func badDifference(_ generator: inout SeededGenerator) -> Difference {
    var difference = difference(&generator)
    let missing = [-1, -2, any(&generator) ?? -3]
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      difference.sources.append(missing.randomElement(using: &generator) ?? -1)
    }
    if Bool.random(using: &generator) {
      difference.destination.position = .before(missing.randomElement(using: &generator) ?? -1)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { difference.destination.collectionID = -1 }
    return difference
  }

  private mutating func item(
    _ id: Int? = nil, _ generator: inout SeededGenerator
  ) -> Container.Item {
    let movements: [Movement] = [.free, .free, .free, .fixed, .pinnedFirst, .pinnedLast]
    nextItem += 1
    let isNew = Int.random(in: 0..<20, using: &generator) > 0
    return .init(
      id ?? (isNew ? nextItem : any(&generator) ?? nextItem),
      movement: movements.randomElement(using: &generator) ?? .free,
      kind: [nil, "card", "bug"].randomElement(using: &generator) ?? nil)
  }

  private mutating func insertion(_ generator: inout SeededGenerator) -> Edit {
    let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in item(nil, &generator) }
    let anchor = Int.random(in: 0..<4, using: &generator) == 0 ? nil : any(&generator)
    let other = Int.random(in: oracle.order.indices, using: &generator)
    let isRight = Int.random(in: 0..<10, using: &generator) > 0
    return .insert(
      items, after: anchor, in: isRight ? anchor.flatMap { oracle.section(of: $0) } ?? other : other
    )
  }
}
