import AnnouncingSpeech
import AssistiveReordering
import Reordering
import Testing

/// Sections of the same title are told apart, however they come by it.
struct TitleTests {
  typealias Session = ReorderSession<Int, Int>

  private final class Titles {
    var titles: [Int: String] = [:]
    var asked = 0
  }

  private static func session(_ titles: Titles, sections: some Sequence<Int>) throws -> Session {
    Session(
      container: try .init(sections: sections.map { .init(id: $0, items: []) }),
      labels: ItemLabels(
        label: { "\($0)" },
        title: { section in
          titles.asked += 1
          return titles.titles[section]
        }), wording: PlainWording(), announcer: TranscriptAnnouncer())
  }

  /// The titles of the sections, each with its number among those that have the same.
  private static func names(_ session: Session) -> [String] {
    session.container.sections.map { section in
      let name = session.name(ofSection: section.id)
      return name.label + (name.sameName.map { " \($0.index)/\($0.count)" } ?? "")
    }
  }

  @Test func `Sections of one title come, go and are called otherwise`() throws {
    let titles = Titles()
    titles.titles = [1: "a", 2: "b", 3: "a", 4: "b", 5: "a"]
    let session = try Self.session(titles, sections: [1, 2])
    #expect(Self.names(session) == ["a", "b"])
    session.edit(.insertSection(.init(id: 3, items: []), after: nil))
    #expect(Self.names(session) == ["a 1/2", "a 2/2", "b"])
    session.edit(.replaceSection(3, with: 4, accepting: .all))
    #expect(Self.names(session) == ["b 1/2", "a", "b 2/2"])
    session.edit(.removeSection(2))
    #expect(Self.names(session) == ["b", "a"])
    session.undo()
    #expect(Self.names(session) == ["b 1/2", "a", "b 2/2"])
    session.undo()
    #expect(Self.names(session) == ["a 1/2", "a 2/2", "b"])
    session.redo()
    #expect(Self.names(session) == ["b 1/2", "a", "b 2/2"])
    session.undo()
    try session.update(
      to: [5, 3, 1].map { .init(id: $0, items: []) }, relabeling: [])
    #expect(Self.names(session) == ["a 1/3", "a 2/3", "a 3/3"])
    session.undo()
    #expect(Self.names(session) == ["a 1/2", "a 2/2"])
    titles.titles[5] = "c"
    titles.titles[1] = nil
    session.relabel(sections: [5, 1])
    #expect(Self.names(session) == ["c", ""])
    try session.update(to: [2, 4, 7].map { .init(id: $0, items: []) })
    #expect(Self.names(session) == ["b 1/2", "b 2/2", ""])
  }

  @Test func `The name of a section asks for no other title, however many there are`() throws {
    let titles = Titles()
    for section in 0..<2_000 { titles.titles[section] = "section \(section / 2 * 2)" }
    titles.titles[1] = "alone"
    let session = try Self.session(titles, sections: 0..<2_000)
    #expect(session.name(ofSection: 1) == Name("alone", emptyStandIn: .untitledSection))
    titles.asked = 0
    #expect(session.name(ofSection: 1).sameName == nil)
    #expect(titles.asked == 1)
    #expect(session.name(ofSection: 3).sameName == .init(index: 2, count: 2))
    titles.asked = 0
    #expect(session.name(ofSection: 2).sameName == .init(index: 1, count: 2))
    session.edit(.insert([.init(1)], after: nil, in: 5))
    session.perform(.init(sources: [1], destination: .init(position: .end, collectionID: 1)))
    #expect(titles.asked < 20)
  }
}
