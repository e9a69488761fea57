public import Reordering

/// Where one can stand when walking through a container: an item, or a section without items.
public enum Stop<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Hashable, Sendable {
  case item(ItemID)
  case emptySection(SectionID)

  /// The item, where one stands on one.
  public var item: ItemID? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension ReorderContainer {
  public typealias WalkStop = Stop<ItemID, SectionID>

  /// The first stop of the container, or `nil` where it has no section.
  public var firstStop: WalkStop? { sections.isEmpty ? nil : edge(of: 0, last: false) }

  /// The last stop of the container, or `nil` where it has no section.
  public var lastStop: WalkStop? {
    sections.isEmpty ? nil : edge(of: sections.count - 1, last: true)
  }

  /// The first stop of a section, or `nil` where there is no such section.
  public func firstStop(of section: SectionID) -> WalkStop? {
    sectionIndex(of: section).map { edge(of: $0, last: false) }
  }

  /// The stop after another one, or `nil` at the end.
  public func stop(after stop: WalkStop) -> WalkStop? { step(from: stop, by: 1) }

  /// The stop before another one, or `nil` at the start.
  public func stop(before stop: WalkStop) -> WalkStop? { step(from: stop, by: -1) }

  /// The section that a stop is in, or `nil` where the stop is gone.
  public func section(of stop: WalkStop) -> SectionID? {
    switch stop {
    case .item(let item): section(of: item)
    case .emptySection(let section): sectionIndex(of: section) == nil ? nil : section
    }
  }

  /// The section a number of sections further on, or `nil` past either end.
  public func section(_ distance: Int, from section: SectionID) -> SectionID? {
    guard let index = sectionIndex(of: section) else { return nil }
    let (target, isPastAll) = index.addingReportingOverflow(distance)
    return !isPastAll && sections.indices.contains(target) ? sectionID(at: target) : nil
  }

  /// The item with a number, counted from 1 through the whole container.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func item(number: Int) -> ItemID? {
    guard number > 0 else { return nil }
    var rest = number - 1
    for section in sections {
      if rest < section.items.count { return section.items[rest] }
      rest -= section.items.count
    }
    return nil
  }

  /// The number of an item, counted from 1 through the whole container.
  ///
  /// - Complexity: That of finding its place, plus O(*s*) for *s* sections.
  public func number(of item: ItemID) -> Int? {
    guard let place = place(of: item), let index = sectionIndex(of: place.section)
    else { return nil }
    return sections.prefix(index).reduce(place.position) { $0 + $1.items.count }
  }

  private func edge(of index: Int, last: Bool) -> WalkStop {
    let section = sections[index]
    let item = last ? section.items.last : section.items.first
    return item.map { .item($0) } ?? .emptySection(section.id)
  }

  private func step(from stop: WalkStop, by step: Int) -> WalkStop? {
    guard let section = section(of: stop), let index = sectionIndex(of: section) else { return nil }
    if case .item(let item) = stop, let place = place(of: item) {
      let items = sections[index].items
      let next = place.position - 1 + step
      if items.indices.contains(next) { return .item(items[next]) }
    }
    let neighbour = index + step
    return sections.indices.contains(neighbour) ? edge(of: neighbour, last: step < 0) : nil
  }
}
