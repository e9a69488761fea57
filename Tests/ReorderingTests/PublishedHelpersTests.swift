import Reordering
import Testing

// Helpers in the shape in which people publish them for SwiftUI 27. They have to compile unchanged
// against the type of this package, and call sites written for them against `apply(to:)` too. What
// they do with a target that is gone is their affair.

extension Array where Element: Identifiable, Element.ID: Sendable {
  fileprivate mutating func apply(
    difference: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>
  ) {
    let moving = difference.sources.compactMap { id in first { $0.id == id } }
    removeAll { element in difference.sources.contains(element.id) }
    switch difference.destination.position {
    case .before(let id):
      let index = firstIndex { $0.id == id } ?? endIndex
      insert(contentsOf: moving, at: index)
    case .end:
      append(contentsOf: moving)
    }
  }

  fileprivate mutating func reorder<Item: Identifiable>(
    _ items: WritableKeyPath<Element, [Item]>, by difference: ReorderDifference<Item.ID, Element.ID>
  ) where Item.ID: Sendable {
    var moving: [Item] = []
    for source in difference.sources {
      for section in indices {
        if let index = self[section][keyPath: items].firstIndex(where: { $0.id == source }) {
          moving.append(self[section][keyPath: items].remove(at: index))
        }
      }
    }
    guard let target = firstIndex(where: { $0.id == difference.destination.collectionID })
    else { return }
    switch difference.destination.position {
    case .before(let id):
      guard let index = self[target][keyPath: items].firstIndex(where: { $0.id == id })
      else { return }
      self[target][keyPath: items].insert(contentsOf: moving, at: index)
    case .end:
      self[target][keyPath: items].append(contentsOf: moving)
    }
  }
}

extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
  fileprivate func apply<Item: Identifiable>(publishedTo items: inout [Item])
  where Item.ID == ItemID {
    items.apply(difference: self)
  }
}

/// Has the modifiers of the shape that a view has.
private struct List {
  var moves: [(ReorderDifference<Int, ReorderableSingleCollectionIdentifier>) -> Void] = []
  var boardMoves: [(ReorderDifference<Int, Int>) -> Void] = []

  func reorderContainer(
    for itemType: Song.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Int, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> List {
    var copy = self
    copy.moves.append(move)
    return copy
  }

  func reorderContainer(
    for itemType: Song.Type, in collection: Album.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Int, Int>) -> Void
  ) -> List {
    var copy = self
    copy.boardMoves.append(move)
    return copy
  }
}

private final class Model {
  var songs = [Song(1), Song(2), Song(3)]
  var albums = [Album(id: 0, songs: [Song(1), Song(2)]), Album(id: 1, songs: [])]

  var body: List {
    List()
      .reorderContainer(for: Song.self) { difference in
        self.songs.apply(difference: difference)
      }
      .reorderContainer(for: Song.self) { difference in
        difference.apply(to: &self.songs)
      }
      .reorderContainer(for: Song.self) { $0.apply(publishedTo: &self.songs) }
      .reorderContainer(for: Song.self, in: Album.self) { difference in
        self.albums.reorder(\.songs, by: difference)
      }
      .reorderContainer(for: Song.self, in: Album.self) { difference in
        difference.apply(to: &self.albums, items: \.songs)
      }
  }
}

struct PublishedHelpersTests {
  @Test(arguments: 0..<3)
  func `A published array helper and our own move a list the same way`(way: Int) {
    let model = Model()
    let move = model.body.moves[way]
    move(ReorderDifference(sources: [3], destination: .init(position: .before(1))))
    #expect(model.songs.map(\.id) == [3, 1, 2])
    move(.init(sources: [3, 1], destination: .init(position: .end)))
    #expect(model.songs.map(\.id) == [2, 3, 1])
  }

  @Test(arguments: 0..<2)
  func `A published helper for sections and our own move the same way`(way: Int) {
    let model = Model()
    let move = model.body.boardMoves[way]
    move(.init(sources: [2], destination: .init(position: .end, collectionID: 1)))
    move(.init(sources: [1], destination: .init(position: .before(2), collectionID: 1)))
    #expect(model.albums.map { $0.songs.map(\.id) } == [[], [1, 2]])
  }
}
