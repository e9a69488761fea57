import Reordering
import TestSupport
import Testing

struct EditTests {
  typealias Container = MoveOracle.Container
  typealias Edit = Reordering.Edit<Int, Int>

  @Test func `Edits that are allowed can be taken back exactly, and refused ones change nothing`() {
    var generator = SeededGenerator.announced()
    for _ in 0..<150 {
      let count = Int.random(in: 0...8, using: &generator)
      let oracle = RandomContainers.container(items: count, &generator)
      guard var container = oracle.container else { continue }
      var steps: [(before: [Container.Section], inverse: [Edit])] = []
      for _ in 0..<12 {
        let before = container
        let edit = RandomContainers.edit(of: container, &generator)
        let verdict = container.apply(edit, waivingAcceptance: true)
        if let fault = Self.fault(of: verdict, edit, before, container) {
          Issue.record("seed \(generator.seed): \(edit) on \(before.contents): \(fault)")
          return
        }
        if case .allowed(let outcome) = verdict { steps.append((before.contents, outcome.inverse)) }
      }
      for step in steps.reversed() {
        for edit in step.inverse { container.apply(edit, waivingAcceptance: true) }
        guard container.contents == step.before else {
          Issue.record("seed \(generator.seed): gives \(container.contents), not \(step.before)")
          return
        }
      }
    }
  }

  private static func fault(
    of verdict: EditVerdict<Int, Int>, _ edit: Edit, _ before: Container, _ after: Container
  ) -> String? {
    if (try? Container(sections: after.contents)) == nil { return "is no container any more" }
    for section in after.sections {
      for (index, item) in section.items.enumerated() {
        let place = ReorderPlace(
          section: section.id, position: index + 1, count: section.items.count)
        if after.place(of: item) != place { return "does not find \(item)" }
      }
    }
    if after.count != after.contents.reduce(0, { $0 + $1.items.count }) { return "counts wrongly" }
    switch verdict {
    case .refused(let refusals):
      if refusals.isEmpty { return "is refused for no reason" }
      return after.contents == before.contents && after.generation == before.generation
        ? nil : "was changed by a refused edit"
    case .allowed(let outcome):
      if outcome.changed != (after.contents != before.contents) { return "changed?" }
      if outcome.changed == (after.generation == before.generation) { return "generation?" }
      var back = after
      for edit in outcome.inverse {
        guard case .allowed = back.apply(edit, waivingAcceptance: true) else {
          return "inverse \(edit) is refused"
        }
      }
      return back.contents == before.contents ? nil : "inverse gives \(back.contents)"
    }
  }

  static func container() throws -> Container {
    try #require(
      MoveOracle(order: [[0, 1, 2, 3], []], movements: [0: .pinnedFirst, 3: .pinnedLast]).container)
  }

  static let refused: [(Edit, [Refusal<Int, Int>])] = [
    (.insert([.init(9)], after: 1, in: 7), [.missingSection(7)]),
    (
      .insert([.init(1), .init(9), .init(9), .init(1), .init(9)], after: 1, in: 0),
      [.itemExists(1), .itemExists(9)]
    ),
    (.insert([.init(9)], after: 8, in: 0), [.missingAnchor(8)]),
    (.insert([.init(9)], after: 1, in: 1), [.anchorInOtherSection(1, actual: 0)]),
    (.insert([.init(9)], after: nil, in: 0), [.misplacedPin(0, .pinnedFirst)]),
    (.insert([.init(9)], after: 3, in: 0), [.misplacedPin(3, .pinnedLast)]),
    (.insert([.init(9, movement: .pinnedLast)], after: 1, in: 0), [.misplacedPin(9, .pinnedLast)]),
    (.remove([1, 8, 1, 8, 1]), [.duplicateSource(1), .duplicateSource(8), .missingItem(8)]),
    (.replace(8, with: .init(9)), [.missingItem(8)]),
    (.replace(1, with: .init(2)), [.itemExists(2)]),
    (.replace(2, with: .init(9, movement: .pinnedFirst)), [.misplacedPin(9, .pinnedFirst)]),
    (
      .move(.init(sources: [0], destination: .init(position: .end, collectionID: 0))),
      [.notMovable(0, .pinnedFirst)]
    ),
  ]

  @Test(arguments: refused)
  func `An edit against the rules is refused and changes nothing`(
    edit: Edit, refusals: [Refusal<Int, Int>]
  ) throws {
    var container = try Self.container()
    let before = container.contents
    #expect(container.apply(edit) == .refused(refusals))
    #expect(container.contents == before)
    #expect(container.generation == 0)
  }

  @Test func `An edit tells what it did and the edits that take it back`() throws {
    var container = try Self.container()
    func outcome(_ edit: Edit) -> EditOutcome<Int, Int>? {
      if case .allowed(let outcome) = container.apply(edit) { outcome } else { nil }
    }
    let inserted = outcome(.insert([.init(8), .init(9)], after: 0, in: 0))
    #expect(inserted == .init(changed: true, inverse: [.remove([8, 9])], move: nil))
    #expect(container.plainOrder == [[0, 8, 9, 1, 2, 3], []])
    let removed = outcome(.remove([1, 0, 9]))
    let insertions: [Edit] = [
      .insert([.init(0, movement: .pinnedFirst)], after: nil, in: 0),
      .insert([.init(9), .init(1)], after: 8, in: 0),
    ]
    #expect(removed == .init(changed: true, inverse: insertions, move: nil))
    #expect(container.plainOrder == [[8, 2, 3], []])
    let card = Container.Item(7, movement: .fixed, kind: "card")
    let replaced = outcome(.replace(2, with: card))
    #expect(replaced == .init(changed: true, inverse: [.replace(7, with: .init(2))], move: nil))
    #expect(container.item(7) == card)
    #expect(!container.contains(2))
    let same = outcome(.replace(7, with: card))
    #expect(same == .init(changed: false, inverse: [.replace(7, with: card)], move: nil))
    #expect(outcome(.remove([])) == .init(changed: false, inverse: [], move: nil))
    #expect(container.plainOrder == [[8, 7, 3], []])
  }

  @Test func `Edits name their items`() {
    #expect(Edit.insert([.init(1), .init(2)], after: nil, in: 0).items == [1, 2])
    #expect(Edit.remove([3]).items == [3])
    #expect(Edit.replace(4, with: .init(5)).items == [4])
  }
}
