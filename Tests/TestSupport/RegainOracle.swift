public import Reordering

/// Undoing after somebody else's change once more, in the plainest way: whole contents.
///
/// It shares no code with the container, so that where the two agree both are probably right.
public struct RegainOracle {
  public typealias Section = ReorderContainer<Int, Int>.Section
  public typealias Item = ReorderContainer<Int, Int>.Item

  private let old: [Section]
  private let now: [Section]
  private let oldItems: [Int: (item: Item, section: Int)]
  private let doneItems: [Int: Item]
  private let doneSections: [Int: Acceptance]

  /// - Parameters:
  ///   - old: The contents that the edit began with.
  ///   - done: Those that it led to.
  ///   - now: Those that somebody else made of them.
  public init(old: [Section], done: [Section], now: [Section]) {
    self.old = old
    self.now = now
    var oldItems: [Int: (item: Item, section: Int)] = [:]
    for section in old {
      for item in section.items { oldItems[item.id] = (item, section.id) }
    }
    var doneItems: [Int: Item] = [:]
    for item in done.flatMap(\.items) { doneItems[item.id] = item }
    var doneSections: [Int: Acceptance] = [:]
    for section in done { doneSections[section.id] = section.acceptance }
    self.oldItems = oldItems
    self.doneItems = doneItems
    self.doneSections = doneSections
  }

  /// The contents once the edit is undone.
  public var result: [Section] {
    var sections = sections
    let known = Set(sections.map(\.id))
    // What is there in the end, each with what is then known of it.
    var items: [Int: Item] = [:]
    for item in old.flatMap(\.items) where doneItems[item.id] == nil { items[item.id] = item }
    for item in now.flatMap(\.items) where oldItems[item.id] != nil || doneItems[item.id] == nil {
      let before = oldItems[item.id]?.item
      items[item.id] = doneItems[item.id] == item ? before ?? item : item
    }
    // The old order, as a chain in each section: what is behind what.
    var starts: [Int: [Int]] = [:]
    var behind: [Int: [Int]] = [:]
    for section in old where known.contains(section.id) {
      starts[section.id] = section.items.map(\.id).filter { items[$0] != nil }
    }
    for section in now {
      var previous: Int?
      for id in section.items.map(\.id) where items[id] != nil {
        if !known.contains(oldItems[id]?.section ?? -1) || oldItems[id] == nil {
          if let previous {
            behind[previous, default: []].append(id)
          } else {
            starts[section.id, default: []].insert(id, at: 0)
          }
        }
        previous = id
      }
    }
    for index in sections.indices {
      var order: [Int] = []
      var waiting = Array((starts[sections[index].id] ?? []).reversed())
      while let id = waiting.popLast() {
        order.append(id)
        waiting += behind[id] ?? []
      }
      let found = order.compactMap { items[$0] }
      sections[index].items =
        found.filter { $0.movement == .pinnedFirst } + found.filter { !$0.movement.isPinned }
        + found.filter { $0.movement == .pinnedLast }
    }
    return sections.filter { section in
      old.contains { $0.id == section.id } || doneSections[section.id] == nil
        || !section.items.isEmpty
    }
  }

  /// The sections of now, with those that the edit took out.
  private var sections: [Section] {
    var sections = now.map { section in
      let before = old.first { $0.id == section.id }?.acceptance
      let isUntouched = doneSections[section.id] == section.acceptance
      return Section(
        id: section.id, acceptance: isUntouched ? before ?? section.acceptance : section.acceptance,
        items: [])
    }
    var previous: Int?
    for section in old {
      if doneSections[section.id] == nil, !sections.contains(where: { $0.id == section.id }) {
        let index = sections.firstIndex { $0.id == previous }.map { $0 + 1 } ?? 0
        sections.insert(
          Section(id: section.id, acceptance: section.acceptance, items: []), at: index)
      }
      if sections.contains(where: { $0.id == section.id }) { previous = section.id }
    }
    return sections
  }
}
