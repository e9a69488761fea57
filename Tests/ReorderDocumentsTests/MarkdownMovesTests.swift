import Testing

@testable import ReorderDocuments

/// Makes Markdown texts of many kinds out of a seed.
struct MarkdownGenerator {
  var random: SeededGenerator

  /// The same habits in the whole text: markers, blank lines, indentation.
  private var habits: Habits?

  private struct Habits {
    var isOrdered: Bool
    var sign: String
    var start: Int
    var step: Int
    var space: String
    var gap: String
    var above: String
    var below: String
  }

  init(seed: Int, isSteady: Bool) {
    random = SeededGenerator(state: UInt64(seed))
    if isSteady { habits = makeHabits() }
  }

  private mutating func makeHabits() -> Habits {
    let isOrdered = chance(40)
    return Habits(
      isOrdered: isOrdered,
      sign: isOrdered ? pick([".", ")"], else: ".") : pick(["-", "*", "+"], else: "-"),
      start: pick([0, 1, 1, 5, 9, 98], else: 1), step: chance(80) ? 1 : 0,
      space: pick([" ", " ", " ", "  ", "   "], else: " "), gap: pick(["", "", "\n"], else: ""),
      above: pick(["", "\n"], else: ""), below: "\n")
  }

  mutating func pick<Element>(_ elements: [Element], else other: Element) -> Element {
    elements.randomElement(using: &random) ?? other
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func document() -> String {
    var text = pick(
      ["", "", "", "---\ntitle: x\nlist:\n- y\n---\n", "+++\na = 1\n+++\n\n"], else: "")
    if chance(30) { text += list() + pick(["\n", "\n\n"], else: "\n") }
    for number in 1...Int.random(in: 1...4, using: &random) {
      text += heading(number)
      text += habits?.above ?? pick(["", "\n", "\n"], else: "")
      if habits == nil {
        text += pick(["", "", "", "Some text.\n", "Some text.\n\n", "> quote\n\n"], else: "")
      }
      for count in 0..<pick([0, 1, 1, 1, 2], else: 1) {
        if count > 0 {
          text += pick(
            ["\n<!-- c -->\n", "\n<!-- c -->\n\n", "\n<div>\nx\n</div>\n\n"], else: "\n")
        }
        text += list()
      }
      text +=
        habits?.below
        ?? pick(["\n", "\n", "", "\n[ref]: http://x\n\n", "\ntext below\n\n"], else: "\n")
    }
    if habits != nil { text.removeLast() }
    if habits == nil, chance(20), text.hasSuffix("\n") { text.removeLast() }
    if chance(15) {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    return text
  }

  private mutating func heading(_ number: Int) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "Part \(number)\n===\n"
    case 1: "Part \(number)\nof it\n---\n"
    case 2: "### Part *\(number)* ###\n"
    case 3 where habits == nil: "# Part\n"
    default: "## Part \(number)\n"
    }
  }

  mutating func list() -> String {
    let habits = habits ?? makeHabits()
    let indent = self.habits == nil ? pick(["", "", "", " ", "  "], else: "") : ""
    let items = (0..<Int.random(in: 1...4, using: &random)).map { index in
      let marker =
        indent + (habits.isOrdered ? "\(habits.start + habits.step * index)" : "")
        + habits.sign + habits.space
      return marker + content(String(repeating: " ", count: marker.count))
    }
    return items.joined(separator: habits.gap)
  }

  private mutating func content(_ indent: String) -> String {
    let name = "item \(Int.random(in: 0..<1000, using: &random))"
    return switch Int.random(in: 0..<14, using: &random) {
    case 0: "\(name)\nlazy line\n"
    case 1: "\(name)\n\(indent)own line\n"
    case 2: "\(name)\n\n\(indent)second paragraph\n"
    case 3: "\(name)\n\(indent)- nested\n\(indent)  - deeper\n"
    case 4: "\(name)\n\(indent)```\n\(indent)- no item\n\n\(indent)1. none\n\(indent)```\n"
    case 5: "[x] **\(name)** `code` [link](u)\n"
    case 6: "[ ] [\(name)][ref]\n"
    case 7: "\(name)\n\n\(indent)    indented code\n"
    case 8: "```\n\(indent)\(name)\n\(indent)```\n"
    case 9: "# \(name)\n"
    case 10: "\(name)\n\(indent)1. one\n\(indent)2. two\n"
    default: "\(name)\n"
    }
  }
}

/// A move of one item, and what came of it.
struct MoveOutcome {
  var isRefused = false
  var isRead = false
  var isBack: Bool?
  var moved: [UInt8] = []
  var back: [UInt8] = []
}

extension ReorderDocument {
  /// Moves one item, reads the result, and moves it back by what was read.
  func tryMove(_ from: (Int, Int), to target: (Int, Int)) throws -> MoveOutcome {
    var outcome = MoveOutcome()
    do { outcome.moved = try movingBytes(from, to: target) } catch let error as DocumentError {
      guard case .meaningWouldChange = error.kind else { throw error }
      outcome.isRefused = true
      return outcome
    }
    let again = try read(outcome.moved, format)
    var expected = labels
    expected[target.0].insert(expected[from.0].remove(at: from.1), at: target.1)
    outcome.isRead = expected.filter { !$0.isEmpty } == again.labels.filter { !$0.isEmpty }
    guard outcome.isRead else { return outcome }
    // The sections by what is left of them: the k-th one that is not empty.
    func number(_ section: Int) -> Int? {
      let rank = expected[..<section].count { !$0.isEmpty }
      return again.sections.indices.filter { !again.sections[$0].items.isEmpty }.dropFirst(rank)
        .first
    }
    guard let source = number(target.0) else { return outcome }
    let home =
      expected[from.0].isEmpty
      ? again.sections.firstIndex {
        $0.items.isEmpty && $0.id.prefix { $0 != "~" } == sections[from.0].id.prefix { $0 != "~" }
      } : number(from.0)
    guard let home else { return outcome }
    outcome.back = try again.movingBytes((source, target.1), to: (home, from.1))
    outcome.isBack = outcome.back == bytes
    return outcome
  }
}

@Suite struct MarkdownMovesTests {
  /// A document of a seed, with one move in it that is drawn by the same seed.
  private func draw(
    _ seed: Int, isSteady: Bool
  ) throws -> (document: ReorderDocument, from: (Int, Int), to: (Int, Int))? {
    var generator = MarkdownGenerator(seed: seed, isSteady: isSteady)
    let document = try read(generator.document(), .markdown)
    let full = document.sections.indices.filter { !document.sections[$0].items.isEmpty }
    guard let from = full.randomElement(using: &generator.random) else { return nil }
    let index = Int.random(in: 0..<document.sections[from].items.count, using: &generator.random)
    let to = Int.random(in: 0..<document.sections.count, using: &generator.random)
    let last = document.sections[to].items.count - (from == to ? 1 : 0)
    return (document, (from, index), (to, Int.random(in: 0...last, using: &generator.random)))
  }

  @Test(arguments: [false, true], 0..<8)
  func `a moved item is where it was put, and nothing else changed`(
    isSteady: Bool, round: Int
  ) throws {
    var refused = 0
    for seed in round * 150..<(round + 1) * 150 {
      guard let (document, from, to) = try draw(seed, isSteady: isSteady) else { continue }
      let outcome = try document.tryMove(from, to: to)
      if outcome.isRefused { refused += 1 }
      #expect(outcome.isRead || outcome.isRefused, "seed \(seed): \(from) to \(to)")
    }
    // A list cannot be put in front of a code block that is indented and never closed.
    #expect(refused <= (isSteady ? 0 : 1))
  }

  @Test(arguments: 0..<8)
  func `moving back by reading again gives the same bytes where lists have the same habits`(
    round: Int
  ) throws {
    for seed in round * 150..<(round + 1) * 150 {
      guard let (document, from, to) = try draw(seed, isSteady: true) else { continue }
      let outcome = try document.tryMove(from, to: to)
      // Where a list is left with one item or none, only other lists can tell how it was written.
      let keepsHabits = from.0 == to.0 || document.sections[from.0].items.count > 2
      let others = document.sections.indices.filter { $0 != from.0 }
      let isTold = others.contains { document.sections[$0].items.count > 1 }
      guard keepsHabits || isTold else { continue }
      #expect(outcome.isBack != false, "seed \(seed): \(from) to \(to)")
    }
  }

  @Test(arguments: 0..<4)
  func `every order of all items can be written and read`(round: Int) throws {
    for seed in round * 100..<(round + 1) * 100 {
      var generator = MarkdownGenerator(seed: seed, isSteady: false)
      let document = try read(generator.document(), .markdown)
      guard !document.sections.isEmpty else { continue }
      var order = document.sections.map { (section: $0.id, items: [String]()) }
      for item in document.sections.flatMap(\.items).shuffled(using: &generator.random) {
        order[Int.random(in: order.indices, using: &generator.random)].items.append(item)
      }
      let expected = order.map { $0.items.map(document.label(of:)) }.filter { !$0.isEmpty }
      let output: [UInt8]
      do { output = try document.bytes(ordered: order) } catch {
        guard case .meaningWouldChange = error.kind else { throw error }
        continue
      }
      #expect(try read(output, .markdown).labels.filter { !$0.isEmpty } == expected, "seed \(seed)")
    }
  }

  @Test
  func `the order that was read gives the bytes that were read, also when it is put together`()
    throws
  {
    for seed in 0..<600 {
      var generator = MarkdownGenerator(seed: seed, isSteady: false)
      let document = try read(generator.document(), .markdown)
      var slots: [[Int]] = []
      for section in document.sections {
        let start = slots.reduce(0) { $0 + $1.count }
        slots.append(Array(start..<start + section.items.count))
      }
      #expect(try document.body.arranged(slots) == document.bytes, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<8)
  func `no text is a trap, and none is read differently after a move`(round: Int) throws {
    let pieces = [
      "- ", "* ", "+ ", "1. ", "2) ", "-", "\n", "\n", "\n", "\n\n", "  ", "   ", "\t", " ", "a",
      "b c",
      "# ", "## ", "===", "---", "```", "~~~", "> ", "<!--", "-->", "<div>", "[a]: u", "[ ] ",
      "[x] ",
      "\r\n", "\r", "\u{FEFF}", "*", "_", "`", "10. ", "\n- ", "\n- ", "\n1. ", "\n# ", "\0", "é",
    ]
    var refused = 0
    for seed in round * 200..<(round + 1) * 200 {
      var random = SeededGenerator(state: UInt64(seed))
      let text = (0..<Int.random(in: 3...40, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let document = try read(text, .markdown)
      let slots = document.sections.reduce(into: [[Int]]()) { slots, section in
        let start = slots.reduce(0) { $0 + $1.count }
        slots.append(Array(start..<start + section.items.count))
      }
      #expect(try document.body.arranged(slots) == document.bytes, "seed \(seed)")
      let full = document.sections.indices.filter { !document.sections[$0].items.isEmpty }
      guard let from = full.randomElement(using: &random) else { continue }
      let index = Int.random(in: 0..<document.sections[from].items.count, using: &random)
      let to = Int.random(in: 0..<document.sections.count, using: &random)
      let last = document.sections[to].items.count - (from == to ? 1 : 0)
      let target = Int.random(in: 0...last, using: &random)
      let outcome = try document.tryMove((from, index), to: (to, target))
      if outcome.isRefused { refused += 1 }
      #expect(
        outcome.isRead || outcome.isRefused, "seed \(seed): \((from, index)) to \((to, target))")
    }
    // Mostly where the only list between two others would be emptied.
    #expect(refused < 8)
  }
}
