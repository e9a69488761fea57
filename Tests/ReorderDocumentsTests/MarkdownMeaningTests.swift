import Reordering
import TestSupport
import Testing

@testable import ReorderDocuments

struct MarkdownMeaningTests {
  private static let tabs =
    "1. a\n2. b\n\n   * n\n\n   \tpara\n   \t  1) deep\n\n+ c\n+ d\n"

  @Test func `Tabs become blanks where what is nested would be read as something else`() throws {
    let document = try read(Self.tabs, .markdown)
    let items = document.sections.map(\.items)
    let moved = try document.bytes(
      ordered: [
        (section: "list", items: [items[0][0]]),
        (section: "list~2", items: items[1] + [items[0][1]]),
      ])
    #expect(
      String(decoding: moved, as: UTF8.self)
        == "1. a\n\n+ c\n+ d\n+ b\n\n  * n\n\n   para\n     1) deep\n")
  }

  @Test func `Tabs stay where they still fit`() throws {
    let document = try read("- a\n\n\tmore\n- b\n\n# B\n1. c\n", .markdown)
    let items = document.sections.map(\.items)
    let moved = try document.bytes(
      ordered: [
        (section: document.sections[0].id, items: [items[0][1]]),
        (section: document.sections[1].id, items: items[1] + [items[0][0]]),
      ])
    #expect(
      String(decoding: moved, as: UTF8.self) == "- b\n\n# B\n1. c\n2. a\n\n\tmore\n")
  }

  @Test func `What an item is made of tells nested blocks, their places and their code apart`()
    throws
  {
    func structure(_ text: String) -> UInt64? {
      MarkdownParser(Array(text.utf8)).blocks().first?.items.first?.structure
    }
    let texts = [
      "- a\n", "- a\n\n  b\n", "- a\n  - b\n", "- a\n  - b\n  - c\n", "- a\n  - b\n    - c\n",
      "- a\n\n      b\n", "- a\n\n      c\n", "- a\n\n  ```\n  d\n  ```\n", "- # a\n", "- ## a\n",
      "- > a\n", "- a\n\n\n  b\n", "- <!-- a -->\n", "- - a\n  - b\n\n  c\n",
      "- - a\n\n  - b\n  c\n",
    ]
    let found = texts.map(structure)
    #expect(!found.contains(nil))
    #expect(Set(found.compactMap(\.self)).count == texts.count)
    // Another marker, and lines further to the right, are no other structure.
    #expect(structure("1. a\n   - b\n") == structure("- a\n  - b\n"))
    #expect(structure("+ a\n\n      b\n") == structure("10. a\n\n        b\n"))
  }

  private static let heads = [
    "a", "b", "[x](y)", "**c**", "- d", "1. e", "# f", "> g", "```", "7", "é",
  ]
  private static let tails = [
    "", "", "\n\n  more", "\n  - n", "\nlazy", "\n\n\ttab", "\n\n      code",
  ]

  /// A text of two or three lists, most of them plain.
  private static func text(_ random: inout SeededGenerator) -> String {
    var text = ""
    for section in 1...Int.random(in: 2...3, using: &random) {
      if Bool.random(using: &random) { text += "# H\(section)\n" }
      let sign = ["-", "*", "+", "1.", "9.", "1)"].randomElement(using: &random) ?? "-"
      let isWild = Int.random(in: 0..<4, using: &random) == 0
      for _ in 1...Int.random(in: 1...3, using: &random) {
        let head =
          isWild
          ? heads.randomElement(using: &random) : ["a", "b", "c"].randomElement(using: &random)
        let tail =
          isWild
          ? tails.randomElement(using: &random)
          : ["", "", "\n\n   more"].randomElement(using: &random)
        text += "\(sign) \(head ?? "")\(tail ?? "")\n"
      }
      text += ["\n", "\n", "", "\ntext\n\n"].randomElement(using: &random) ?? ""
    }
    return text
  }

  @Test func `Where a text is said to be plain, every move can be written`() throws {
    var random = SeededGenerator(state: 41)
    var (plain, refused) = (0, 0)
    for _ in 1...1500 {
      let text = Self.text(&random)
      let document = try read(text, .markdown)
      guard document.sections.count > 1 else { continue }
      let order = document.order
      let (from, to) = (
        Int.random(in: order.indices, using: &random), Int.random(in: order.indices, using: &random)
      )
      guard !order[from].items.isEmpty else { continue }
      var moved = order.map { (section: $0.section, items: $0.items) }
      let item = moved[from].items.remove(
        at: Int.random(in: order[from].items.indices, using: &random))
      moved[to].items.insert(
        item, at: Int.random(in: 0...moved[to].items.count, using: &random))
      let changed = Set([from, to]).map {
        (id: moved[$0].section, count: order[$0].items.count - ($0 == from && from != to ? 1 : 0))
      }
      let isPlain = document.isPlain(changed) { id in
        order.first { $0.items.contains(id) }?.section
      }
      let written = try? document.bytes(ordered: moved)
      if isPlain {
        plain += 1
        #expect(written != nil, "\(text) \(moved)")
      } else if written == nil {
        refused += 1
      }
    }
    // Both happen, so that the test says something.
    #expect(plain > 200)
    #expect(refused > 10)
  }
}
