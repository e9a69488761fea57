import Foundation
import Glibc
import ReorderDocuments
import Reordering
import TestSupport
import Testing

/// The state folder is a variable of the process, so these run one after the other.
@Suite(.serialized) struct JournalTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/list.txt"
    _ = try folder.write("a\nb\n", to: "list.txt")
    setenv("XDG_STATE_HOME", folder.path + "/state", 1)
  }

  private static let bytes = Array("a\nb\n".utf8)

  private func journal() throws -> Journal { try #require(Journal(of: FilePath(file))) }

  private static func move(_ item: String) -> DocumentEdit {
    .move(.init(sources: [item], destination: .init(position: .end, collectionID: "list")))
  }

  private func names() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/state/reorder")
    return (names ?? []).sorted()
  }

  /// Writes down moves as a run that ends without saving.
  private func leave(_ items: String..., identities: KnownIdentities = .init()) throws {
    let journal = try journal()
    for item in items { journal.append(Self.move(item), identities: identities) }
  }

  private func left(_ bytes: [UInt8] = bytes) throws -> [DocumentEdit] {
    try journal().leftOver(in: bytes)?.edits ?? []
  }

  @Test func `Moves are there for the next run until they are forgotten`() throws {
    _ = try journal()
    #expect(names().isEmpty)
    try leave("a", "b")
    do {
      let next = try journal()
      #expect(next.leftOver(in: Self.bytes)?.edits == [Self.move("a"), Self.move("b")])
      next.append(Self.move("a"), identities: .init())
    }
    let last = try journal()
    #expect(
      last.leftOver(in: Self.bytes)?.edits == [Self.move("a"), Self.move("b"), Self.move("a")])
    last.remove()
    #expect(names().isEmpty)
    #expect(try left().isEmpty)
  }

  @Test func `The identities that the edits are about stand in it`() throws {
    let known = KnownIdentities(items: ["a": "b~2"], sections: ["list": "list~2"])
    try leave("b~2", identities: known)
    #expect(try journal().leftOver(in: Self.bytes)?.identities == known)
  }

  @Test func `A last line that was cut off is no move, and the others count`() throws {
    try leave("a")
    let path = folder.path + "/state/reorder/" + (try #require(names().first))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data(#"{"sources":["b"],"desti"#.utf8))
    try handle.close()
    #expect(try left() == [Self.move("a")])
  }

  @Test func `A run that goes on keeps its journal, and another one has its own`() throws {
    let first = try journal()
    first.append(Self.move("a"), identities: .init())
    do {
      let second = try journal()
      #expect(second.leftOver(in: Self.bytes) == nil)
      second.append(Self.move("b"), identities: .init())
      first.append(Self.move("b"), identities: .init())
      #expect(names().count == 2)
      first.remove()
      second.append(Self.move("a"), identities: .init())
    }
    // The second one ended without saving; its journal is whole.
    #expect(try left() == [Self.move("b"), Self.move("a")])
  }

  @Test func `Of two journals that were left each is offered in its turn`() throws {
    try leave("a")
    try leave("b")
    let next = try journal()
    #expect(next.leftOver(in: Self.bytes)?.edits == [Self.move("a")])
    let other = try journal()
    #expect(other.leftOver(in: Self.bytes)?.edits == [Self.move("b")])
    other.remove()
    next.remove()
    #expect(names().isEmpty)
  }

  @Test func `A journal that was left and is not taken up is not written over`() throws {
    try leave("a")
    try leave("b")
    #expect(try left() == [Self.move("a")])
    #expect(names().count == 2)
  }

  @Test func `The number of a process tells nothing of who writes a journal`() throws {
    try leave("a")
    let path = folder.path + "/state/reorder/" + (try #require(names().first))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The first process of the system always runs. A journal of an earlier release named one.
    try text.replacingOccurrences(of: "{\"file\"", with: "{\"base\":\"0\",\"process\":1,\"file\"")
      .write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try left() == [Self.move("a")])
  }

  @Test func `What was saved, but for forgetting the journal, is not offered`() throws {
    let new = Array("b\na\n".utf8)
    do {
      let journal = try journal()
      journal.append(Self.move("a"), identities: .init())
      journal.noteSaving(new)
    }
    // The program was ended before it wrote, or after it.
    #expect(try left() == [Self.move("a")])
    #expect(try left(new).isEmpty)
    #expect(names().isEmpty)
  }

  @Test func `What was done after a save that failed is offered`() throws {
    do {
      let journal = try journal()
      journal.append(Self.move("a"), identities: .init())
      journal.noteSaving(Array("b\na\n".utf8))
      journal.append(Self.move("b"), identities: .init())
    }
    #expect(try left(Array("b\na\n".utf8)) == [Self.move("a"), Self.move("b")])
  }

  @Test func `A journal that begins anew has only the new edits`() throws {
    do {
      let journal = try journal()
      journal.append(Self.move("a"), identities: .init())
      journal.replace(with: [Self.move("b")], identities: .init(items: ["a": "c"]))
      journal.append(Self.move("c"), identities: .init())
      #expect(try left().isEmpty)
    }
    #expect(names().count == 1)
    let left = try journal().leftOver(in: Self.bytes)
    #expect(left?.edits == [Self.move("b"), Self.move("c")])
    #expect(left?.identities.items == ["a": "c"])
  }

  @Test func `A journal of another file or of nonsense is none`() throws {
    try leave("a")
    let path = folder.path + "/state/reorder/" + (try #require(names().first))
    for text in ["", "nonsense\n", "{}\n", "\u{0}\u{0}\n"] {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      #expect(try left().isEmpty)
    }
  }
}
