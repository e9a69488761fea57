import Reordering
import TestSupport
import Testing

@testable import ReorderDocuments

/// A document that is written and read again, in any order.
struct KnownIdentitiesTests {
  static let texts: [(DocumentFormat, String)] = [
    (.lines, "M\nA\nM\nM"), (.lines, "a\nb\r\nc"), (.lines, "\n\na\n\n"), (.lines, "a\r\nb\nc\r"),
    (.markdown, "1. a\n2. b\n3. a\n"), (.markdown, "# A\n- a\n- a\n\n# A\n* a\n* b\n"),
    (.markdown, "- a\n\nText.\n\n- b\n- c\n\n# D\n1. d\n"),
    (.gitRebase, "pick 1111111 a\npick 2222222 b\npick 3333333 c\n"),
    (.board, #"{"sections":[{"id":"s","items":[{"id":"a","label":"A"},{"id":"b","label":"B"}]}]}"#),
  ]

  @Test(arguments: texts)
  func `Read again, every item is known by its identity`(text: (DocumentFormat, String)) throws {
    let document = try read(text.1, text.0)
    var random = SeededGenerator(state: 7)
    for _ in 1...60 {
      var order = document.order.map { (section: $0.section, items: $0.items) }
      var items = order.flatMap(\.items).shuffled(using: &random)
      for index in order.indices {
        let count =
          index == order.count - 1 ? items.count : Int.random(in: 0...items.count, using: &random)
        order[index].items = Array(items.prefix(count))
        items.removeFirst(count)
      }
      guard let bytes = try? document.bytes(ordered: order) else { continue }
      var again = try read(bytes, text.0)
      let known = again.identities(knownAs: order)
      if !document.givesOtherIdentities { #expect(known.isEmpty) }
      again.rename(known)
      let held = order.filter { !$0.items.isEmpty }
      let found = again.sections.filter { !$0.items.isEmpty }
      #expect(found.map(\.items) == held.map(\.items))
      if again.sections.count == order.count || text.0 == .markdown {
        #expect(found.map(\.id) == held.map(\.section))
      }
      // A document that was renamed is written as the one that it was read from.
      let back = again.sections.map { (section: $0.id, items: $0.items) }
      #expect(try again.bytes(ordered: back) == bytes)
    }
  }

  @Test func `A difference is told in the identities that reading gives`() {
    let known = KnownIdentities(
      items: ["x": "a", "a": "b"], sections: ["list": "list~2", "other": "list"])
    let difference = ReorderDifference(
      sources: ["a", "c"],
      destination: .init(position: .before("b"), collectionID: "list~2"))
    #expect(
      difference.readAs(known)
        == ReorderDifference(
          sources: ["x", "c"],
          destination: .init(position: .before("a"), collectionID: "list")))
  }
}
