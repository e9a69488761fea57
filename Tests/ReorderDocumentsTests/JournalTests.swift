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

  private func journal() throws -> Journal {
    try #require(Journal(of: file, bytes: Array("a\nb\n".utf8)))
  }

  private static func move(_ item: String) -> DocumentEdit {
    .move(.init(sources: [item], destination: .init(position: .end, collectionID: "list")))
  }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/state/reorder")) ?? []
  }

  @Test func `Moves are there for the next run until they are forgotten`() throws {
    let first = try journal()
    #expect(names().isEmpty)
    first.append(Self.move("a"))
    first.append(Self.move("b"))
    let next = try journal()
    #expect(next.leftOver() == [Self.move("a"), Self.move("b")])
    next.remove()
    #expect(names().isEmpty)
    #expect(try journal().leftOver().isEmpty)
  }

  @Test func `A last line that was cut off is no move, and the others count`() throws {
    try journal().append(Self.move("a"))
    let path = folder.path + "/state/reorder/" + (try #require(names().first))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data(#"{"sources":["b"],"desti"#.utf8))
    try handle.close()
    #expect(try journal().leftOver() == [Self.move("a")])
  }

  @Test func `The journal of a run that goes on is left to it`() throws {
    try journal().append(Self.move("a"))
    let path = folder.path + "/state/reorder/" + (try #require(names().first))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The first process of the system always runs.
    try text.replacingOccurrences(of: "\"process\":\(getpid())", with: "\"process\":1")
      .write(toFile: path, atomically: false, encoding: .utf8)
    let other = try journal()
    #expect(other.leftOver().isEmpty)
    other.append(Self.move("b"))
    other.remove()
    #expect(names().count == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"process\":1"))
  }

  @Test func `A journal of another file or of nonsense is none`() throws {
    try journal().append(Self.move("a"))
    let path = folder.path + "/state/reorder/" + (try #require(names().first))
    for text in ["", "nonsense\n", "{}\n", "\u{0}\u{0}\n"] {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      #expect(try journal().leftOver().isEmpty)
    }
  }
}
