import ReorderDocuments
import Reordering
import Testing

struct EditLogTests {
  private static func move(_ item: String) -> DocumentEdit {
    .move(.init(sources: [item], destination: .init(position: .end, collectionID: "list")))
  }

  private let a = Self.move("a")
  private let b = Self.move("b")
  private let back = Self.move("back")

  @Test func `What is taken back is not in it, and what is made again is`() {
    var log = EditLog()
    log.append(a)
    log.append(b)
    log.undo(by: [back])
    #expect(log.edits == [a])
    log.redo(by: [b])
    #expect(log.edits == [a, b])
    log.undo(by: [back])
    log.undo(by: [back])
    #expect(log.edits == [])
  }

  @Test func `Taking back what was written is something that was done`() {
    var log = EditLog()
    log.append(a)
    log.begin()
    log.undo(by: [back])
    #expect(log.edits == [back])
    log.redo(by: [a])
    #expect(log.edits == [])
    log.undo(by: [back])
    log.append(b)
    log.undo(by: [back])
    #expect(log.edits == [back])
  }

  @Test func `What was made again in other content stays as a whole`() {
    var log = EditLog()
    log.begin(with: [a, b])
    log.undo(by: [back])
    #expect(log.edits == [a, b, back])
    log.redo(by: [b])
    #expect(log.edits == [a, b])
  }

  @Test func `Nothing that was taken back is no step`() {
    var log = EditLog()
    log.append(a)
    log.undo(by: [])
    log.redo(by: [])
    #expect(log.edits == [a])
  }
}
