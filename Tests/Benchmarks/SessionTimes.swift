internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Reordering

/// What a session costs over one list: a move, undo, redo, and edits of the program while it lives.
/// The words are left out.
struct SessionTimes {
  typealias Session = ReorderSession<Int, Int>

  let n: Int
  let sectionCount: Int
  private let session: Session

  init(items n: Int, sectionCount: Int) throws {
    self.n = n
    self.sectionCount = sectionCount
    let sections = (0..<sectionCount).map { section in
      Session.Container.Section(
        id: section,
        items: (n * section / sectionCount..<n * (section + 1) / sectionCount).map { .init($0) })
    }
    session = Session(
      container: try Session.Container(sections: sections),
      labels: ItemLabels(label: { "item \($0)" }), wording: NoWording(),
      announcer: SilentAnnouncer())
    // The first name makes the index of labels.
    _ = session.name(of: 0)
  }

  /// All measures.
  func rows(rounds: Int) throws -> [EngineRow] {
    var times: [String: [Double]] = [:]
    func time(_ measure: String, _ body: () throws -> some Any) rethrows {
      times[measure, default: []].append(try microseconds(body))
    }
    for round in 0..<rounds {
      let (item, other) = (Int.random(in: 0..<n), Int.random(in: 0..<n))
      time("session move") { session.perform(moving: [item], .before(other)) }
      time("session undo") { session.undo() }
      time("session redo") { session.redo() }
      time("session batch") {
        session.perform([move(item, before: (item + 2) % n), move(item, before: (item + 5) % n)])
      }
      time("session insert") {
        session.edit(.insert([.init(n + round)], after: other, in: section(of: other)))
      }
      time("session relabel") { session.relabel([item]) }
      time("session remove") { session.edit(.remove([n + round])) }
      time("add a section") {
        session.edit(
          .insertSection(.init(id: -1 - round, items: []), after: round % sectionCount))
      }
      time("drop a section") { session.edit(.removeSection(-1 - round)) }
    }
    for (name, change) in Self.changes {
      for round in 0..<(name == "another order" ? 3 : 7) {
        session.perform(moving: [(round * 7 + 3) % n], .before((n / 2 + round * 5) % n))
        var contents = session.container.contents
        change(&contents, n + round)
        try time("update, \(name)") { try session.update(to: contents, relabeling: []) }
        time("undo after \(name)") { session.undo() }
        // Where the order was built anew, so are the labels.
        _ = session.name(of: 0)
      }
    }
    return times.sorted { $0.key < $1.key }.map { measure, values in
      EngineRow(
        measure: measure, n: n, sections: sectionCount, ids: "int", ours: values.median,
        published: nil, tight: nil)
    }
  }

  /// What an update brings: the contents to change, and an item that is not among them.
  private static var changes: [(String, (inout [Session.Container.Section], Int) -> Void)] {
    [
      ("no change", { _, _ in }),
      ("one change", { contents, new in contents[0].items.insert(.init(new), at: 0) }),
      (
        "two distant ones",
        { contents, _ in
          guard let first = contents.firstIndex(where: { !$0.items.isEmpty }) else { return }
          let moved = contents[first].items.removeFirst()
          contents[contents.count - 1].items.append(moved)
        }
      ),
      (
        "100 scattered ones",
        { contents, _ in
          for _ in 0..<50 {
            let section = Int.random(in: contents.indices)
            guard let index = contents[section].items.indices.randomElement() else { continue }
            let moved = contents[section].items.remove(at: index)
            let target = Int.random(in: contents.indices)
            contents[target].items.insert(
              moved, at: Int.random(in: 0...contents[target].items.count))
          }
        }
      ),
      (
        "another order",
        { contents, _ in for section in contents.indices { contents[section].items.reverse() } }
      ),
    ]
  }

  private func section(of item: Int) -> Int { session.container.section(of: item) ?? 0 }

  private func move(_ item: Int, before anchor: Int) -> Session.Difference {
    .init(
      sources: [item],
      destination: .init(position: .before(anchor), collectionID: section(of: anchor)))
  }
}

/// No words at all.
private struct NoWording: Wording {
  private let nothing = Rendering(shown: "", spoken: [])

  func rendering(of announcement: Announcement) -> Rendering { nothing }

  func rendering(of action: ActionDescription, withOutcome: Bool) -> Rendering { nothing }

  func rendering(of refusal: RefusalDescription) -> Rendering { nothing }
}
