internal import Reordering

/// A container with its history, and beside it the oracle with the orders that it went through.
package struct RandomPair: CustomStringConvertible {
  package typealias Container = MoveOracle.Container
  typealias Difference = MoveOracle.Difference
  typealias Edit = Reordering.Edit<Int, Int>

  package var container: Container
  package var oracle: MoveOracle
  /// What the sections of the oracle, which are named by their index, are called in the container.
  var names: [Int]
  var history = EditHistory<Int, Int>()
  /// For each edit that can be undone, what it began with.
  var undone: [State] = []
  /// What redoing leads to; `nil` where somebody else has changed something since.
  var redone: [State]? = []
  var nextItem: Int
  var nextSection = 1_000

  struct State {
    let oracle: MoveOracle
    let names: [Int]
    /// What the edit led to, once somebody else has changed something since.
    var done: [Container.Section]?
  }

  package init(items count: Int, sections: Int, _ generator: inout some RandomNumberGenerator) {
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
    names = Array(oracle.order.indices)
    nextItem = count
  }

  package var description: String {
    "\(oracle.order.map(\.count)) items, \(undone.count) done"
  }

  /// Does something, legal or not, with both.
  ///
  /// - Returns: What is wrong with the answer, or `nil`.
  package mutating func step(_ generator: inout some RandomNumberGenerator) -> String? {
    switch Int.random(in: 0..<23, using: &generator) {
    case 0..<10: return apply(.move(difference(&generator)))
    case 10, 11: return apply(insertion(&generator))
    case 12, 13: return apply(.remove(some(upTo: 3, &generator)))
    case 14, 15:
      let old = some(upTo: 1, &generator).first ?? -1
      return apply(
        .replace(old, with: item(Bool.random(using: &generator) ? old : nil, &generator)))
    case 16, 17: return undo()
    case 18: return redo()
    case 19: return editSections(&generator)
    case 20: return update(&generator)
    case 21: return editElsewhere(&generator)
    default: return apply(.move(badDifference(&generator)))
    }
  }

  /// Compares the order, and what the container says of it, with the oracle.
  ///
  /// - Parameter isThorough: Whether every item is looked up, not only the order read.
  /// - Returns: What is wrong, or `nil`.
  package func fault(isThorough: Bool) -> String? {
    if let fault = container.store.fault() { return fault }
    if container.plainOrder != oracle.order { return "the order is another one" }
    if container.sections.map(\.id) != names { return "the sections are other ones" }
    if container.count != oracle.order.reduce(0, { $0 + $1.count }) { return "counts wrongly" }
    guard isThorough else { return nil }
    for (section, items) in oracle.order.enumerated() {
      for (index, id) in items.enumerated() {
        let place = ReorderPlace(section: names[section], position: index + 1, count: items.count)
        if container.place(of: id) != place { return "does not find \(id)" }
        if container.sections[section].items[index] != id { return "not \(id) at \(place)" }
        let item = Container.Item(id, movement: oracle.movement(of: id), kind: oracle.kinds[id])
        if container.item(id) != item { return "not \(item)" }
      }
    }
    return nil
  }

  private mutating func apply(_ edit: Edit) -> String? {
    let expected = oracle.result(of: edit).mapError { named($0) }
    return apply(named(edit), expected, names)
  }

  /// Makes an edit, of which it is known what it has to come to.
  mutating func apply(
    _ edit: Edit, _ expected: Result<MoveOracle, Refusals<Int, Int>>, _ newNames: [Int]
  ) -> String? {
    let generation = container.generation
    let verdict = container.apply(edit)
    switch (verdict, expected) {
    case (.refused(let ours), .failure(let theirs)):
      if generation != container.generation { return "a refused edit changed the generation" }
      return ours == theirs.all ? nil : "\(edit) refused with \(ours), not \(theirs.all)"
    case (.allowed(let outcome), .success(let result)):
      if outcome.changed != (result != oracle || newNames != names) {
        return "\(edit) changed: \(outcome.changed)"
      }
      if outcome.changed == (generation == container.generation) { return "\(edit): generation" }
      history.record(edit, outcome)
      if outcome.changed {
        undone.append(State(oracle: oracle, names: names))
        redone = []
        oracle = result
        names = newNames
      }
      return nil
    default: return "\(edit) gives \(verdict), not \(expected)"
    }
  }

  private mutating func undo() -> String? {
    guard let before = undone.popLast() else {
      return history.undo(in: &container) == nil ? nil : "undid what was not done"
    }
    if let done = before.done { return undoAfterForeignChange(before, done) }
    guard history.undo(in: &container) != nil else { return "has nothing to undo" }
    redone?.append(State(oracle: oracle, names: names))
    (oracle, names) = (before.oracle, before.names)
    return nil
  }

  private mutating func redo() -> String? {
    guard let after = redone?.popLast() else {
      return redone == nil || history.redo(in: &container) == nil
        ? nil : "redid what was not undone"
    }
    guard case .allowed = history.redo(in: &container) else { return "does not redo" }
    undone.append(State(oracle: oracle, names: names))
    (oracle, names) = (after.oracle, after.names)
    return nil
  }
}
