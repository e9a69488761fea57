import Foundation
import Reordering
import Testing

@testable import ReorderDocuments

/// Versions of items, their names after they are read again, and how they are written down.
struct RevisionTests {
  private static let checked = ItemRevision(isChecked: true)
  private static let empty = ItemRevision(isChecked: false)

  @Test func `Versions are taken back and made again, one item after the other`() {
    var log = RevisionLog()
    log.record(Self.checked, of: "a")
    log.record(Self.empty, of: "a")
    log.record(Self.checked, of: "b")
    #expect(log["a"] == Self.empty)
    log.stepBack("a")
    #expect(log["a"] == Self.checked)
    log.stepBack("a")
    log.stepBack("a")
    #expect(log["a"] == nil)
    log.stepForward("a")
    #expect(log["a"] == Self.checked)
    log.record(nil, of: "a")
    log.stepForward("a")
    #expect(log["a"] == nil)
    #expect(log["b"] == Self.checked)
    #expect(log.items.sorted() == ["a", "b"])
  }

  @Test func `Read anew, a version says only what has changed since, and the others everything`() {
    var log = RevisionLog()
    let (pin, read) = (
      ItemRevision(state: ["pin": .flag(true)]), ItemRevision(state: ["read": .flag(true)])
    )
    log.record(pin, of: "a")
    log.record(pin.followed(by: read), of: "a")
    log.goOver(saved: { _ in pin }) { _, _ in
      ItemRevision(state: ["pin": .flag(false), "read": .flag(false)])
    }
    #expect(log["a"] == read)
    log.stepBack("a")
    #expect(log["a"] == ItemRevision(state: ["pin": .flag(true), "read": .flag(false)]))
    log.stepBack("a")
    #expect(log["a"] == ItemRevision(state: ["pin": .flag(false), "read": .flag(false)]))
    var untouched = RevisionLog()
    untouched.record(pin, of: "a")
    untouched.goOver(saved: { _ in pin }) { _, _ in ItemRevision(state: ["pin": .flag(false)]) }
    #expect(untouched["a"] == nil)
  }

  @Test func `Items get the identities that they had before they were written otherwise`() throws {
    let before = try read("- [ ] a\n- b\n", .markdown)
    let (a, b) = (before.sections[0].items[0], before.sections[0].items[1])
    // Another program added what item `a` once was.
    var after = try read("- [x] a\n- [ ] a\n- b\n", .markdown)
    let now = after.sections[0].items
    after.rename([now[0]: a])
    #expect(after.sections[0].items == [a, a + "~2", b])
    #expect(after.states(of: a) == [.checked])
    #expect(after.states(of: a + "~2") == [.unchecked])
    #expect(try after.bytes(ordered: after.order) == after.bytes)
  }

  @Test func `What has gone from a text comes back by its bytes`() throws {
    let cases: [(DocumentFormat, from: String, item: Int, into: String, result: String)] = [
      (.lines, "a\n\u{9}b\nc", 1, "x\ny", "x\n\u{9}b\ny"),
      (.lines, "a\nb", 1, "x\ny\n", "x\nb\ny\n"),
      (.gitRebase, "p 1 a\nfixup -C 2 b\n", 1, "p 3 c\np 4 d\n", "p 3 c\nfixup -C 2 b\np 4 d\n"),
      (
        .markdown, "- a\n- [x] b\n  more\n", 1, "# P\n\n1. x\n2. y\n\ntext\n",
        "# P\n\n1. x\n2. [x] b\n   more\n3. y\n\ntext\n"
      ),
      (
        .board,
        #"{"sections": [{"id": "s", "items": [{"id": "0", "label": "z"}, {"id": "1", "label": "é", "k": [1]}]}]}"#,
        1,
        #"{"sections": [{"id": "s", "items": [{"id": "2", "label": "x"}, {"id": "3", "label": "y"}]}], "m": 1}"#,
        #"{"sections": [{"id": "s", "items": [{"id": "2", "label": "x"}, {"id": "1", "label": "é", "k": [1]}, {"id": "3", "label": "y"}]}], "m": 1}"#
      ),
    ]
    for (format, from, place, into, result) in cases {
      let earlier = try read(from, format)
      let item = earlier.sections[0].items[place]
      var document = try read(into, format)
      let source = try #require(earlier.source(of: item))
      let isThere = document.adopt(source, as: item)
      #expect(isThere)
      #expect(document.label(of: item) == earlier.label(of: item))
      #expect(document.states(of: item) == earlier.states(of: item))
      #expect(try document.bytes(ordered: document.order, leavingOut: [item]) == document.bytes)
      var order = document.order
      order[0].items.insert(item, at: 1)
      #expect(String(decoding: try document.bytes(ordered: order), as: UTF8.self) == result)
    }
    var document = try read("pick 1 a\n", .gitRebase)
    let isItem = document.adopt(Array("# no item\n".utf8), as: "x")
    #expect(!isItem)
  }

  @Test func `Every edit is written down and read again`() throws {
    let state = ItemRevision(
      isChecked: true, command: .squash, state: ["a": .list([.null]), "b": .text("\u{1}")])
    let edits: [DocumentEdit] = [
      .move(.init(sources: ["a"], destination: .init(position: .end, collectionID: "list"))),
      .remove(["a", "b"]), .insert("c", copyOf: "a", after: nil, section: "list"),
      .insert("c", copyOf: nil, after: "b", section: "list", bytes: [0x61, 0xFF, 0]),
      .revise("a", state), .revise("a", nil),
    ]
    for edit in edits {
      let text = try JSONEncoder().encode(edit)
      #expect(try JSONDecoder().decode(DocumentEdit.self, from: text) == edit)
    }
    #expect(
      edits.map { $0.renaming { $0 == "a" ? "x" : $0 } } == [
        .move(.init(sources: ["x"], destination: .init(position: .end, collectionID: "list"))),
        .remove(["x", "b"]), .insert("c", copyOf: "x", after: nil, section: "list"),
        .insert("c", copyOf: nil, after: "b", section: "list", bytes: [0x61, 0xFF, 0]),
        .revise("x", state), .revise("x", nil),
      ])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(DocumentEdit.self, from: Data(#"{"after": "a"}"#.utf8))
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `Whatever is done to items, taking all of it back gives the bytes that were read`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(state: seed)
    let texts: [(DocumentFormat, String)] = [
      (.lines, "a\r\n\tb\n\nc"), (.gitRebase, "p 1 a\nfixup -C 2 b\nexec x\n\n# help"),
      (.markdown, "1. [ ] a\n2. [X] b\n\n   more\n\n## Done\n\n- [x] c"),
    ]
    for (format, text) in texts {
      let read = try read(text, format)
      var document = read
      for _ in 0..<200 {
        let items = document.sections.flatMap(\.items)
        guard let item = items.randomElement(using: &random) else { break }
        let actions = try document.rowActions(of: item, below: items).all
        switch actions.randomElement(using: &random)?.action.effect {
        case .revise(let revision):
          document.revise(
            item, (document.revision(of: item) ?? ItemRevision()).followed(by: revision))
        case .duplicate: _ = document.duplicate(item)
        case .remove, nil: break
        }
        // What was made is read as many items, with the same labels.
        let bytes = try document.bytes(ordered: document.order)
        let again = try ReorderDocument(
          bytes: bytes, name: nil, options: ReadingOptions(format: format))
        try #require(again.labels == document.labels, "seed \(seed)")
        try #require(
          again.sections.flatMap(\.items).map(again.states(of:))
            == items.map(document.states(of:)), "seed \(seed)")
      }
      for item in read.sections.flatMap(\.items) { document.revise(item, nil) }
      #expect(try document.bytes(ordered: read.order) == read.bytes, "seed \(seed)")
    }
  }
}
