import AnnouncingSpeech
import AssistiveReordering
import Foundation
import Reordering
import Testing

struct ExampleTests {
  struct Song: Identifiable {
    var id: Int
    var title: String
  }

  @Test func `The example of the README does what it says`() throws {
    let wording = PlainWording()
    let announcer = TranscriptAnnouncer()

    var songs = [
      Song(id: 1, title: "Milk"), Song(id: 2, title: "Eggs"), Song(id: 3, title: "Bread"),
    ]
    let session = ReorderSession(
      container: try ReorderContainer(songs),
      labels: ItemLabels { id in songs.first { $0.id == id }?.title ?? "" },
      wording: wording, announcer: announcer, move: { $0.apply(to: &songs) })

    let menu = session.menu(for: [1])
    for action in session.actions(of: menu) {
      print(wording.rendering(of: session.description(of: action), withOutcome: true).shown)
    }
    session.perform(session.actions(of: menu)[0])
    session.undo()

    #expect(
      announcer.texts == [
        "moved Milk before Bread, 2/3, from 1/3 [Eggs|Bread]", "undone Milk, 1/3",
      ])
    #expect(songs.map(\.title) == ["Milk", "Eggs", "Bread"])
  }

  @Test func `The README shows the lines that are tested here`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let tested = try String(contentsOf: here, encoding: .utf8)
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let example = try #require(
      readme.components(separatedBy: "```swift\n").first { $0.hasPrefix("var songs") })
    let lines = example.components(separatedBy: "```")[0].split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines { #expect(tested.contains(line), "\(line)") }
  }
}
