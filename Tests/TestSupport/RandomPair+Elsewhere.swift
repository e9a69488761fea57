internal import Reordering

// What somebody else does to the container, and undoing after it.

extension RandomPair {
  /// Gives the container new contents at once, as when a model has changed elsewhere.
  mutating func update(_ generator: inout some RandomNumberGenerator) -> String? {
    let contents = otherContents(&generator)
    let before = container
    var expected: Container?
    var fault: ContainerError<Int, Int>?
    do {
      expected = try Container(sections: contents, isEnabled: container.isEnabled)
    } catch { fault = error }
    do {
      let update = try container.update(to: contents)
      guard expected != nil else { return "takes over \(contents)" }
      if container.contents != contents { return "takes over other contents than \(contents)" }
      if update.changed != (before.contents != contents) { return "changed: \(update.changed)" }
      if update.changed == (before.generation == container.generation) { return "generation" }
      guard update.changed else { return nil }
      history.recordForeignChange(update)
      return noteForeignChange(from: before)
    } catch {
      return error == fault ? nil : "\(error) for \(contents)"
    }
  }

  /// Makes edits that the history is not told of one by one.
  mutating func editElsewhere(_ generator: inout some RandomNumberGenerator) -> String? {
    let before = container
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      container.apply(named(.move(difference(&generator))))
      container.apply(named(insertion(&generator)))
    }
    history.recordForeignChange(before: before)
    return noteForeignChange(from: before)
  }

  /// Undoes an edit after somebody else's change, as the oracle says.
  mutating func undoAfterForeignChange(
    _ state: State, _ done: [Container.Section]
  ) -> String? {
    let old = state.contents
    let expected = RegainOracle(old: old, done: done, now: container.contents).result
    if history.undo(in: &container) == nil { return "does not undo after a foreign change" }
    if container.contents != expected { return "does not regain \(expected)" }
    if let last = undone.indices.last { undone[last].done = undone[last].done ?? old }
    return takeOverContents()
  }

  private mutating func noteForeignChange(from before: Container) -> String? {
    if let last = undone.indices.last {
      undone[last].done = undone[last].done ?? before.contents
    }
    return takeOverContents()
  }

  private mutating func takeOverContents() -> String? {
    redone = nil
    names = container.sections.map(\.id)
    guard let found = MoveOracle(container.contents, isEnabled: oracle.isEnabled) else {
      return "holds an item twice"
    }
    oracle = found
    return nil
  }

  /// Contents that differ a little, or a lot, and at times are not those of a container.
  private mutating func otherContents(
    _ generator: inout some RandomNumberGenerator
  ) -> [Container.Section] {
    var contents = container.contents
    let section = Int.random(in: contents.indices, using: &generator)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let from = Int.random(in: contents.indices, using: &generator)
      if let index = contents[from].items.indices.randomElement(using: &generator) {
        let item = contents[from].items.remove(at: index)
        let target = Int.random(in: 0...contents[section].items.count, using: &generator)
        contents[section].items.insert(item, at: target)
      }
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3: contents[section].items.append(item(nil, &generator))
    case 3: contents[section].items.removeFirst(min(1, contents[section].items.count))
    case 4:
      if let index = contents[section].items.indices.randomElement(using: &generator) {
        contents[section].items[index] = item(contents[section].items[index].id, &generator)
      }
    case 5: contents[section].acceptance = .only(["card"])
    case 6 where contents.count > 1 && contents.count < 60:
      let items = contents.remove(at: section).items
      nextSection += 1
      let isGone = Bool.random(using: &generator)
      contents.append(.init(id: nextSection, items: isGone ? [] : items))
    case 7: contents.shuffle(using: &generator)
    case 8: contents[section].items.shuffle(using: &generator)
    default: break
    }
    return contents
  }
}

extension RandomPair.State {
  /// The contents of a container of this state.
  fileprivate var contents: [RandomPair.Container.Section] {
    oracle.order.indices.map { index in
      .init(
        id: names[index], acceptance: oracle.acceptances[index],
        items: oracle.order[index].map {
          .init($0, movement: oracle.movement(of: $0), kind: oracle.kinds[$0])
        })
    }
  }
}

extension MoveOracle {
  /// The oracle of some contents; `nil` where an item is in them twice.
  init?(_ contents: [Container.Section], isEnabled: Bool) {
    let items = contents.flatMap(\.items)
    guard Set(items.map(\.id)).count == items.count else { return nil }
    self.init(
      order: contents.map { $0.items.map(\.id) }, acceptances: contents.map(\.acceptance),
      isEnabled: isEnabled)
    for item in items {
      movements[item.id] = item.movement == .free ? nil : item.movement
      kinds[item.id] = item.kind
    }
  }
}
