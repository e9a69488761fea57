internal import Reordering

extension RandomPair {
  func any(_ generator: inout some RandomNumberGenerator) -> Int? {
    let section = oracle.order.filter { !$0.isEmpty }.randomElement(using: &generator)
    return section?.randomElement(using: &generator)
  }

  /// Some items, each once.
  func some(upTo limit: Int, _ generator: inout some RandomNumberGenerator) -> [Int] {
    var items: [Int] = []
    for _ in 0..<Int.random(in: 1...limit, using: &generator) {
      if let item = any(&generator), !items.contains(item) { items.append(item) }
    }
    return items
  }

  func destination(_ generator: inout some RandomNumberGenerator) -> Difference.Destination {
    let section = Int.random(in: oracle.order.indices, using: &generator)
    guard Int.random(in: 0..<4, using: &generator) > 0, let anchor = any(&generator) else {
      return .init(position: .end, collectionID: section)
    }
    return .init(position: .before(anchor), collectionID: oracle.section(of: anchor) ?? section)
  }

  /// Mostly a legal move: of one item, of some, or of a run.
  func difference(_ generator: inout some RandomNumberGenerator) -> Difference {
    var sources = some(upTo: [1, 1, 1, 5, 40].randomElement(using: &generator) ?? 1, &generator)
      .filter { oracle.movement(of: $0) == .free }
    if Int.random(in: 0..<12, using: &generator) == 0 {
      let section = oracle.order.randomElement(using: &generator) ?? []
      let start = section.indices.randomElement(using: &generator) ?? 0
      sources = section[min(start, section.count)...].prefix(200)
        .filter { oracle.movement(of: $0) == .free }
    }
    return Difference(sources: sources, destination: destination(&generator))
  }

  /// A move that most probably breaks a rule.
  func badDifference(_ generator: inout some RandomNumberGenerator) -> Difference {
    var difference = difference(&generator)
    let missing = [-1, -2, any(&generator) ?? -3]
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      difference.sources.append(missing.randomElement(using: &generator) ?? -1)
    }
    if Bool.random(using: &generator) {
      difference.destination.position = .before(missing.randomElement(using: &generator) ?? -1)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { difference.destination.collectionID = -1 }
    return difference
  }

  mutating func item(
    _ id: Int? = nil, _ generator: inout some RandomNumberGenerator
  ) -> Container.Item {
    let movements: [Movement] = [.free, .free, .free, .fixed, .pinnedFirst, .pinnedLast]
    nextItem += 1
    let isNew = Int.random(in: 0..<20, using: &generator) > 0
    return .init(
      id ?? (isNew ? nextItem : any(&generator) ?? nextItem),
      movement: movements.randomElement(using: &generator) ?? .free,
      kind: [nil, "card", "bug"].randomElement(using: &generator) ?? nil)
  }

  mutating func insertion(_ generator: inout some RandomNumberGenerator) -> Edit {
    let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in item(nil, &generator) }
    let anchor = Int.random(in: 0..<4, using: &generator) == 0 ? nil : any(&generator)
    let other = Int.random(in: oracle.order.indices, using: &generator)
    let isRight = Int.random(in: 0..<10, using: &generator) > 0
    return .insert(
      items, after: anchor, in: isRight ? anchor.flatMap { oracle.section(of: $0) } ?? other : other
    )
  }
}
