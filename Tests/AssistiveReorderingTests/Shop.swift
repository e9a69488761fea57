import AnnouncingSpeech
import AssistiveActions
import AssistiveReordering
import Reordering

/// A program with shelves of things, and a session over it. Things are named by letters; the
/// identity of a letter is a number that nobody should ever hear.
struct Shop {
  typealias Session = ReorderSession<Int, Int>
  typealias Difference = ReorderDifference<Int, Int>
  typealias Reply = ReorderReply<Int, Int>

  /// The program's own order and labels.
  final class Model {
    var shelves: [Shelf] = []
    var labels: [Int: String] = [:]
    /// The moves that it was asked for.
    var asked: [Difference] = []
    /// What it answers to the next moves instead of making them, one after the other.
    var answers: [Reply?] = []

    func move(_ difference: Difference) -> Reply {
      asked.append(difference)
      if !answers.isEmpty, let answer = answers.removeFirst() {
        if case .reordered(let order) = answer {
          for index in shelves.indices {
            guard let items = order[shelves[index].id] else { continue }
            shelves[index].things = items.map { Thing(id: $0) }
          }
        }
        return answer
      }
      return difference.apply(to: &shelves, items: \.things)
    }

    var order: [[Int]] { shelves.map { $0.things.map(\.id) } }
  }

  struct Shelf: Identifiable {
    var id: Int
    var things: [Thing]
  }

  struct Thing: Identifiable {
    var id: Int
  }

  let model = Model()
  let transcript = TranscriptAnnouncer()
  let session: Session

  /// A shop with these shelves: the labels of their things, one letter each; the things that are not
  /// free, by their letters; and the titles of the shelves, as far as they have one.
  init(
    _ shelves: String..., movements: [Character: Movement] = [:],
    titles: [String] = ["Dairy", "Done", "Later"], vocabulary: Vocabulary = .named
  ) throws {
    try self.init(shelves, movements: movements, titles: titles, vocabulary: vocabulary)
  }

  init(
    _ shelves: [String], movements: [Character: Movement] = [:],
    titles: [String] = ["Dairy", "Done", "Later"], vocabulary: Vocabulary = .named
  ) throws {
    var sections: [Session.Container.Section] = []
    var count = 0
    for (index, shelf) in shelves.enumerated() {
      let ids = shelf.indices.map { _ in
        count += 1
        return 7000 + count
      }
      for (id, letter) in zip(ids, shelf) { model.labels[id] = String(letter) }
      model.shelves.append(Shelf(id: 900 + index, things: ids.map { Thing(id: $0) }))
      let items = zip(ids, shelf).map { id, letter in
        Session.Container.Item(id, movement: movements[letter] ?? .free)
      }
      sections.append(.init(id: 900 + index, items: items))
    }
    let model = model
    session = Session(
      container: try Session.Container(sections: sections),
      labels: ItemLabels(
        label: { model.labels[$0] ?? "" },
        title: { (900..<(900 + titles.count)).contains($0) ? titles[$0 - 900] : nil }),
      wording: PlainWording(), announcer: transcript, vocabulary: vocabulary,
      move: { model.move($0) })
  }

  /// The identity of the first thing with a label.
  func id(_ letter: Character) -> Int {
    model.labels.filter { $0.value == String(letter) }.keys.min() ?? -1
  }

  func ids(_ letters: String) -> [Int] { letters.map { id($0) } }

  /// A move of letters before a letter, or to the end of a shelf.
  func move(_ letters: String, before anchor: Character? = nil, shelf: Int = 0) -> Difference {
    Difference(
      sources: ids(letters),
      destination: .init(
        position: anchor.map { .before(id($0)) } ?? .end, collectionID: 900 + shelf))
  }

  /// The order of the session, in letters.
  var order: [String] {
    session.container.sections.map { $0.items.map { model.labels[$0] ?? "?" }.joined() }
  }

  /// Whether the program and the session have the same order.
  var agrees: Bool { model.order == session.container.sections.map { Array($0.items) } }

  /// What was said since the last time.
  func said() -> [String] { Array(transcript.texts.dropFirst(heard.next(transcript.texts.count))) }

  private let heard = Heard()

  private final class Heard {
    private var count = 0

    /// How many were heard before; now `count` are.
    func next(_ count: Int) -> Int {
      defer { self.count = count }
      return self.count
    }
  }
}
