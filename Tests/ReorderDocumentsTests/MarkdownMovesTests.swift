import Testing

@testable import ReorderDocuments

/// Makes Markdown texts of many kinds out of a seed.
struct MarkdownGenerator {
  var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(state: UInt64(seed)) }

  mutating func pick<Element>(_ elements: [Element], else other: Element) -> Element {
    elements.randomElement(using: &random) ?? other
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func document() -> String {
    var text = pick(["", "", "", "---\ntitle: x\nlist:\n- y\n---\n", "+++\na = 1\n+++\n\n"], else: "")
    if chance(30) { text += list() + pick(["\n", "\n\n"], else: "\n") }
    for number in 1...Int.random(in: 1...4, using: &random) {
      text += heading(number)
      text += pick(["", "\n", "\n"], else: "")
      text += pick(["", "", "", "Some text.\n", "Some text.\n\n", "> quote\n\n"], else: "")
      for count in 0..<pick([0, 1, 1, 1, 2], else: 1) {
        if count > 0 {
          text += pick(["\n<!-- c -->\n", "\n<!-- c -->\n\n", "\n<div>\nx\n</div>\n\n"], else: "\n")
        }
        text += list()
      }
      text += pick(["\n", "\n", "", "\n[ref]: http://x\n\n", "\ntext below\n\n"], else: "\n")
    }
    if chance(20), text.hasSuffix("\n") { text.removeLast() }
    if chance(15) { text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }
    return text
  }

  private mutating func heading(_ number: Int) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "Part \(number)\n===\n"
    case 1: "Part \(number)\nof it\n---\n"
    case 2: "### Part *\(number)* ###\n"
    case 3: "# Part\n"
    default: "## Part \(number)\n"
    }
  }

  mutating func list() -> String {
    let indent = pick(["", "", "", " ", "  "], else: "")
    let isOrdered = chance(40)
    let sign = isOrdered ? pick([".", ")"], else: ".") : pick(["-", "*", "+"], else: "-")
    let start = pick([0, 1, 1, 5, 9, 98], else: 1)
    let step = chance(80) ? 1 : 0
    let space = pick([" ", " ", " ", "  ", "   "], else: " ")
    let gap = pick(["", "", "\n"], else: "")
    let items = (0..<Int.random(in: 1...4, using: &random)).map { index in
      let marker = indent + (isOrdered ? "\(start + step * index)" : "") + sign + space
      return marker + content(String(repeating: " ", count: marker.count))
    }
    return items.joined(separator: gap)
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
      return again.sections.indices.filter { !again.sections[$0].items.isEmpty }.dropFirst(rank).first
    }
    guard let source = number(target.0) else { return outcome }
    let home =
      expected[from.0].isEmpty
      ? again.sections.firstIndex {
        $0.items.isEmpty && $0.id.prefix { $0 != "~" } == sections[from.0].id.prefix { $0 != "~" }
      } : number(from.0)
    guard let home else { return outcome }
    outcome.isBack = try again.movingBytes((source, target.1), to: (home, from.1)) == bytes
    return outcome
  }
}

@Suite struct MarkdownMovesTests {
  @Test func `survey`() throws {
    var counts: [String: Int] = [:]
    var shown: [String: Int] = [:]
    for seed in 1...3000 {
      var generator = MarkdownGenerator(seed: seed)
      let source = generator.document()
      let document = try read(source, .markdown)
      guard try document.body.arranged(document.sections.reduce(into: [[Int]]()) { list, section in
        let start = list.reduce(0) { $0 + $1.count }
        list.append(Array(start..<start + section.items.count))
      }) == document.bytes else {
        print("IDENTITY", seed, source.debugDescription)
        counts["identity", default: 0] += 1
        continue
      }
      let full = document.sections.indices.filter { !document.sections[$0].items.isEmpty }
      guard let from = full.randomElement(using: &generator.random) else { continue }
      let index = Int.random(in: 0..<document.sections[from].items.count, using: &generator.random)
      let to = Int.random(in: 0..<document.sections.count, using: &generator.random)
      let target = Int.random(
        in: 0...document.sections[to].items.count - (from == to ? 1 : 0), using: &generator.random)
      let outcome = try document.tryMove((from, index), to: (to, target))
      var key = outcome.isRefused ? "refused" : !outcome.isRead ? "MISREAD"
        : outcome.isBack == nil ? "gone" : outcome.isBack == true ? "exact" : "INEXACT"
      if from == to { key += " within" }
      if from != to && document.sections[from].items.count == 1 { key += " emptied" }
      if from != to && document.sections[from].items.count == 2 { key += " to one" }
      counts[key, default: 0] += 1
      if !key.hasPrefix("exact") && !key.hasPrefix("gone"), shown[key, default: 0] < 4 {
        shown[key, default: 0] += 1
        print("==", key, seed, (from, index), (to, target))
        print(source)
        print("--->")
        print(String(decoding: outcome.moved, as: UTF8.self))
      }
    }
    print("COUNTS", counts)
  }
}
