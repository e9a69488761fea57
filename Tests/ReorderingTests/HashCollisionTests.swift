import Reordering
import TestSupport
import Testing

/// Identities whose hashes are equal, or nearly always so, as those of a hurried program are.
struct HashCollisionTests {
  /// An identity with one of a few hashes.
  struct Clumsy: Hashable {
    let number: Int
    let hashes: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % hashes) }
  }

  typealias Container = ReorderContainer<Clumsy, Int>

  @Test(arguments: [1, 3, 40])
  func `Identities with equal hashes are found, moved, removed and told from new ones`(
    hashes: Int
  ) throws {
    var generator = SeededGenerator.announced()
    func clumsy(_ number: Int) -> Clumsy { Clumsy(number: number, hashes: hashes) }
    var order = (0..<100).map(clumsy)
    var container = try Container(sections: [.init(id: 0, items: order.map { .init($0) })])
    for number in 100..<400 {
      let absent = clumsy(number)
      #expect(container.place(of: absent) == nil)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let position = Int.random(in: 0..<order.count, using: &generator)
        container.apply(.insert([.init(absent)], after: order[position], in: 0))
        order.insert(absent, at: position + 1)
      case 1 where order.count > 50:
        let item = order.remove(at: Int.random(in: order.indices, using: &generator))
        container.apply(.remove([item]))
        #expect(container.place(of: item) == nil)
      default:
        let item = order.remove(at: Int.random(in: order.indices, using: &generator))
        let target = Int.random(in: order.indices, using: &generator)
        container.apply(
          .init(
            sources: [item], destination: .init(position: .before(order[target]), collectionID: 0)))
        order.insert(item, at: target)
      }
      #expect(Array(container.sections[0].items) == order)
    }
    #expect(order.map { container.place(of: $0)?.position } == Array(1...order.count))
  }

  @Test(arguments: [1, 3, 40])
  func `An identity that repeats is found among equal hashes`(hashes: Int) {
    let items = ((0..<100) + [70]).map { Container.Item(Clumsy(number: $0, hashes: hashes)) }
    #expect(throws: ContainerError<Clumsy, Int>.repeatedItem(items[70].id)) {
      try Container(sections: [.init(id: 0, items: items)])
    }
  }
}
