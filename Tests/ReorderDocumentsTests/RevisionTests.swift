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
    after.rename(KnownIdentities(items: [now[0]: a]))
    #expect(after.sections[0].items == [a, a + "~2", b])
    #expect(after.states(of: a) == [.checked])
    #expect(after.states(of: a + "~2") == [.unchecked])
    #expect(try after.bytes(ordered: after.order) == after.bytes)
  }

  @Test func `Every edit is written down and read again`() throws {
    let state = ItemRevision(
      isChecked: true, command: .squash, state: ["a": .list([.null]), "b": .text("\u{1}")])
    let edits: [DocumentEdit] = [
      .move(.init(sources: ["a"], destination: .init(position: .end, collectionID: "list"))),
      .remove(["a", "b"]), .insert("c", copyOf: "a", after: nil, section: "list"),
      .insert("c", copyOf: nil, after: "b", section: "list"), .revise("a", state),
      .revise("a", nil),
    ]
    for edit in edits {
      let text = try JSONEncoder().encode(edit)
      #expect(try JSONDecoder().decode(DocumentEdit.self, from: text) == edit)
    }
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
