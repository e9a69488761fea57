import AnnouncingSpeech
import AssistiveReordering
import Reordering
import Testing

struct CueTests {
  /// A wording that says nothing: a cue never comes from words.
  private struct Wordless: Wording {
    func rendering(of announcement: Announcement) -> Rendering {
      Rendering(shown: "", spoken: [])
    }
    func rendering(of action: ActionDescription, withOutcome: Bool) -> Rendering {
      Rendering(shown: "", spoken: [])
    }
    func rendering(of refusal: RefusalDescription) -> Rendering {
      Rendering(shown: "", spoken: [])
    }
  }

  @Test func `Each announcement of a session carries what it is in one sound`() throws {
    let transcript = TranscriptAnnouncer()
    let container = try ReorderContainer<String, String>(sections: [
      .init(
        id: "list",
        items: [.init("a"), .init("b"), .init("c"), .init("total", movement: .pinnedLast)])
    ])
    let session = ReorderSession(
      container: container, labels: ItemLabels(label: { $0 }), wording: Wordless(),
      announcer: transcript)
    session.perform(moving: ["a"], .later(by: 1))
    session.perform(moving: ["c"], .later(by: 1))
    session.perform(moving: ["total"], .start(of: nil))
    session.perform(moving: ["b"], .position(1))
    session.undo()
    session.undo()
    session.redo()
    #expect(
      transcript.entries.map(\.utterance.cue) == [
        .moved, .edge, .refused, nil, .moved, nil, .moved,
      ])
  }
}
