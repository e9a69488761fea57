import Foundation
import ReorderDocuments
import Testing

struct RebaseTests {
  static let list = """
    pick 3a1f2c0 Fix typo
    pick 9be1d00 Add a test # and a comment

    # Branch topic
    s 77aa001 Squash me
    fixup -C 12ab34c Better words
    exec make test
    break
    merge -C 5ce1100 topic # Merge branch 'topic'
    update-ref refs/heads/topic

    # Rebase 1234567..3a1f2c0 onto 1234567 (8 commands)
    #
    # p, pick <commit> = use commit

    """

  private func document(_ text: String, name: String? = ".git/rebase-merge/git-rebase-todo") throws
    -> ReorderDocument
  {
    try ReorderDocument(bytes: Array(text.utf8), name: name, options: ReadingOptions())
  }

  @Test func `Command lines are items, known by their subjects, with commands as states`() throws {
    let document = try document(Self.list)
    #expect(document.format == .gitRebase)
    let items = document.sections[0].items
    #expect(
      items.map(document.label(of:)) == [
        "Fix typo", "Add a test # and a comment", "Squash me", "Better words", "make test", "break",
        "Merge branch 'topic'", "refs/heads/topic",
      ])
    #expect(
      items.map { document.states(of: $0) } == [
        [], [], [.squash], [.fixup], [.exec], [.break], [.merge], [.updateRef],
      ])
    #expect(items.map(document.line(of:)) == [1, 2, 5, 6, 7, 8, 9, 10])
  }

  @Test func `An identity is made of the command and the commit`() throws {
    let one = try document("pick 3a1f2c0 Fix typo\npick 3a1f2c0 Fix typo\n")
    let other = try document("pick 3a1f2c0 Fix typo, as git says it elsewhere\n")
    #expect(one.sections[0].items.first == other.sections[0].items.first)
    // FNV-1a 64 of "pick 3a1f2c0".
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "pick 3a1f2c0".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let text = String(hash, radix: 16)
    let id = String(repeating: "0", count: 16 - text.count) + text
    #expect(one.sections[0].items == [id, id + "~2"])
  }

  @Test func `Comments and empty lines stay where they are`() throws {
    let document = try document(Self.list)
    let items = document.sections[0].items
    let swapped = [items[2], items[1], items[0]] + items[3...]
    let bytes = try document.bytes(ordered: [("list", Array(swapped))])
    let lines = Self.list.split(separator: "\n", omittingEmptySubsequences: false)
    var expected = lines
    (expected[0], expected[4]) = (lines[4], lines[0])
    #expect(String(decoding: bytes, as: UTF8.self) == expected.joined(separator: "\n"))
    #expect(
      try document.bytes(ordered: [("list", items)]) == Array(Self.list.utf8))
  }

  @Test func `Any comment character is one, and a last line without a line end is moved whole`()
    throws
  {
    let text = "; Rebase\npick 1aa One\n; x\npick 2bb Two"
    let document = try document(text)
    let items = document.sections[0].items
    #expect(items.map(document.label(of:)) == ["One", "Two"])
    let bytes = try document.bytes(ordered: [("list", items.reversed())])
    #expect(String(decoding: bytes, as: UTF8.self) == "; Rebase\npick 2bb Two\n; x\npick 1aa One")
  }

  @Test func `A byte-order mark stays in front, and each line keeps its end`() throws {
    let text = "\u{FEFF}pick 1aa One\r\n\r\nfixup -C 2bb Two\nexec make\r\npick 3cc Three"
    let document = try document(text)
    let items = document.sections[0].items
    #expect(items.map(document.label(of:)) == ["One", "Two", "make", "Three"])
    #expect(items.map(document.line(of:)) == [1, 3, 4, 5])
    let plain = try self.document("pick 1aa One\n")
    #expect(plain.sections[0].items.first == items.first)
    #expect(try document.bytes(ordered: [("list", items)]) == Array(text.utf8))
    let bytes = try document.bytes(ordered: [("list", items.reversed())])
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{FEFF}pick 3cc Three\r\n\r\nexec make\r\nfixup -C 2bb Two\npick 1aa One")
    // And back again, by what was written.
    let written = try ReorderDocument(
      bytes: bytes, name: "git-rebase-todo", options: ReadingOptions())
    let back = try written.bytes(
      ordered: [("list", written.sections[0].items.reversed())])
    #expect(back == Array(text.utf8))
  }

  @Test func `Another command keeps byte-order mark and line ends`() throws {
    var document = try document("\u{FEFF}pick 1aa One\r\npick 2bb Two\r\n")
    let items = document.sections[0].items
    for item in items { document.revise(item, ItemRevision(command: .drop)) }
    let bytes = try document.bytes(ordered: [("list", items)])
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{FEFF}drop 1aa One\r\ndrop 2bb Two\r\n")
  }

  @Test func `Newer lists set the subject off as a comment`() throws {
    let document = try document("pick 1aa # One\ndrop 2bb # Two\nnoop\n")
    let items = document.sections[0].items
    #expect(items.map(document.label(of:)) == ["One", "Two", "noop"])
    #expect(items.map { document.states(of: $0) } == [[], [.drop], [.noop]])
  }

  @Test func `Lines that only look like commands are none`() throws {
    let document = try document("picked 1aa One\npick\nPICK 1aa One\n# pick 1aa One\n")
    #expect(document.sections[0].items.isEmpty)
  }
}
