import Reordering
import TestSupport
import Testing

/// A value that is identified by one property and carries another.
struct Song: Identifiable, Hashable, CustomStringConvertible {
  var id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "song \(id)"
  }

  var description: String { "\(id)" }
}

struct Album: Identifiable, Hashable {
  var id: Int
  var songs: [Song]
}

struct ArrayTests {
  typealias Single = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>
  static let missing = 99

  @Test func `Every difference moves the elements of every small array as the oracle says`() {
    for count in 0...4 {
      let items = Array(0..<count)
      let oracle = MoveOracle(order: [items])
      let lists = SmallContainers.lists(of: items + [Self.missing], upTo: 3)
      for sources in lists + SmallContainers.arrangements(of: items) {
        for destination in oracle.destinations(missing: Self.missing)
        where destination.collectionID == 0 {
          let position: Single.Destination.Position =
            if case .before(let item) = destination.position { .before(item) } else { .end }
          let difference = Single(sources: sources, destination: .init(position: position))
          let plain = MoveOracle.Difference(sources: sources, destination: destination)
          if let fault = Self.fault(of: difference, oracle, plain) {
            Issue.record("\(difference) of \(count): \(fault)")
            return
          }
        }
      }
    }
  }

  private static func fault(
    of difference: Single, _ oracle: MoveOracle, _ plain: MoveOracle.Difference
  ) -> String? {
    let before = oracle.order[0].map { Song($0) }
    var songs = before
    let reply = difference.apply(to: &songs)
    var numbers = oracle.order[0]
    if difference.apply(to: &numbers, id: \.self) != reply {
      return "replies otherwise by key path"
    }
    if numbers != songs.map(\.id) { return "moves otherwise by key path" }
    switch (reply, oracle.result(of: plain)) {
    case (.refused(let ours), .failure(let theirs)):
      let reasons = ours.map(\.reason.rawValue)
      if reasons != theirs.all.map(\.reason.rawValue) { return "\(ours), not \(theirs.all)" }
      if ours.map(\.items) != theirs.all.map(\.items) { return "\(ours), not \(theirs.all)" }
      do {
        _ = try difference.applied(to: before)
        return "does not throw"
      } catch {
        return error.all == ours && songs == before ? nil : "throws \(error)"
      }
    case (.moved, .success(let order)), (.noChange, .success(let order)):
      if (reply == .moved) != (order != oracle.order) { return "replies \(reply)" }
      if songs != order[0].map({ Song($0) }) { return "gives \(songs)" }
      let applied = try? difference.applied(to: before)
      return applied == songs ? nil : "applied gives \(applied ?? [])"
    default: return "replies \(reply)"
    }
  }

  @Test func `Every difference moves the elements of sections as the oracle says`() {
    var count = 0
    for order in (0...3).flatMap({ SmallContainers.orders(items: $0, sections: 3) }) {
      let oracle = MoveOracle(order: order)
      let items: [Int] = Array(order.joined()) + [Self.missing]
      for sources in SmallContainers.lists(of: items, upTo: 3) {
        for destination in oracle.destinations(missing: Self.missing) {
          let difference = MoveOracle.Difference(sources: sources, destination: destination)
          if let fault = Self.fault(of: difference, oracle) {
            Issue.record("\(difference) of \(order): \(fault)")
            return
          }
          count += 1
        }
      }
    }
    #expect(count > 20_000)
  }

  private static func fault(of difference: MoveOracle.Difference, _ oracle: MoveOracle) -> String? {
    let before = albums(oracle.order)
    var moved = before
    let reply = difference.apply(to: &moved, items: \.songs)
    switch (reply, oracle.result(of: difference)) {
    case (.refused(let ours), .failure(let theirs)):
      if moved != before { return "changed though it is refused" }
      return ours == theirs.all ? nil : "\(ours), not \(theirs.all)"
    case (.moved, .success(let order)), (.noChange, .success(let order)):
      if (reply == .moved) != (order != oracle.order) { return "replies \(reply)" }
      let expected = albums(order)
      if moved != expected { return "gives \(moved)" }
      return (try? difference.applied(to: before, items: \.songs)) == expected ? nil : "applied"
    default: return "replies \(reply)"
    }
  }

  private static func albums(_ order: [[Int]]) -> [Album] {
    order.indices.map { index in Album(id: index, songs: order[index].map { Song($0) }) }
  }

  @Test func `A batch moves the elements by all differences or by none`() {
    var songs = [Song(1), Song(2), Song(3)]
    let good = [
      Single(sources: [3], destination: .init(position: .before(1))),
      Single(sources: [1], destination: .init(position: .end)),
    ]
    let bad = good + [Single(sources: [2], destination: .init(position: .before(9)))]
    #expect(songs.apply(bad) == .refused([.missingAnchor(9)]))
    #expect(songs.map(\.id) == [1, 2, 3])
    #expect(songs.apply(good) == .moved)
    #expect(songs.map(\.id) == [3, 2, 1])
    #expect(songs.apply([Single(sources: [1], destination: .init(position: .end))]) == .noChange)
    #expect(songs.apply([Single]()) == .noChange)
  }

  @Test func `A batch moves the elements of sections by all differences or by none`() {
    typealias Difference = ReorderDifference<Int, Int>
    var albums = [Album(id: 0, songs: [Song(1), Song(2)]), Album(id: 1, songs: [])]
    let good = [
      Difference(sources: [1], destination: .init(position: .end, collectionID: 1)),
      Difference(sources: [2], destination: .init(position: .before(1), collectionID: 1)),
    ]
    let bad = good + [Difference(sources: [], destination: .init(position: .end, collectionID: 1))]
    let before = albums
    #expect(albums.apply(bad, items: \.songs) == .refused([.noSources]))
    #expect(albums == before)
    #expect(albums.apply(good, items: \.songs) == .moved)
    #expect(albums == [Album(id: 0, songs: []), Album(id: 1, songs: [Song(2), Song(1)])])
  }

  @Test func `An element whose identity is there twice is neither dropped nor doubled`() {
    var numbers = [1, 2, 1, 3]
    Single(sources: [1], destination: .init(position: .end)).apply(to: &numbers, id: \.self)
    #expect(numbers.sorted() == [1, 1, 2, 3])
  }
}
