internal import AssistiveActions
public import Reordering

extension ReorderSession {
  /// What an item is called, told apart from others of the same label.
  ///
  /// The name of an item that the container does not hold is its label, if it has one, else its
  /// identity.
  ///
  /// - Complexity: O(1) labels where no other item has the same; else O(*m*) for the first of *m*
  ///   lookalikes after a change, plus O(*n*) for the first name of all.
  public func name(of item: ItemID) -> Name {
    let label = labels.label(item)
    guard container.contains(item) || !label.isEmpty else { return Name(String(describing: item)) }
    var name = Name(
      label, spoken: labels.spoken(item), language: labels.language(item),
      emptyStandIn: labels.emptyStandIn)
    guard container.contains(item) else { return name }
    let lookalikes = lookalikes(of: label)
    name.sameName = lookalikes?.ordinals[item]
    name.revealsInvisibles = lookalikes?.revealing.contains(item) ?? false
    return name
  }

  /// What a section is called, told apart from others of the same title.
  ///
  /// - Complexity: O(1) titles where no other section has the same; else O(*m*) for the first of *m*
  ///   lookalikes after a section came or went, plus O(*s*) for the first name of all *s* sections.
  public func name(ofSection section: SectionID) -> Name {
    let title = labels.title(section) ?? ""
    var name = Name(
      title, language: labels.titleLanguage(section), emptyStandIn: .untitledSection)
    name.sameName = lookalikes(ofTitle: title)?.ordinals[section]
    return name
  }

  /// The name of a section as it is said with a place: only where there are several and this one
  /// has a title.
  func spokenSection(_ section: SectionID) -> Name? {
    container.sections.count > 1 && labels.title(section) != nil ? name(ofSection: section) : nil
  }

  /// The name of a section as it is said with a target: only where there are several.
  func targetSection(_ section: SectionID) -> Name? {
    container.sections.count > 1 ? name(ofSection: section) : nil
  }

  /// A place as it is said.
  public func spot(_ place: ReorderPlace<SectionID>, itemCount: Int = 1) -> Spot {
    Spot(
      position: place.position, last: place.position + max(itemCount, 1) - 1, count: place.count,
      section: spokenSection(place.section))
  }

  /// What is moved, as it is said.
  public func subject(_ items: [ItemID]) -> Subject {
    items.count == 1 ? .item(name(of: items[0])) : .items(items.count)
  }

  /// Where items stand: all of them where they stand side by side, else the first of them.
  public func spot(of items: [ItemID]) -> Spot? {
    guard let place = items.first.flatMap({ container.place(of: $0) }) else { return nil }
    return spot(place, itemCount: areTogether(items) ? items.count : 1)
  }

  /// Whether items stand side by side, the first of them first.
  func areTogether(_ items: [ItemID]) -> Bool {
    guard let place = items.first.flatMap({ container.place(of: $0) }),
      let section = container.items(of: place.section)
    else { return false }
    return Set(section.dropFirst(place.position - 1).prefix(items.count)) == Set(items)
  }

  func neighbours(_ landing: ReorderLanding<ItemID, SectionID>) -> Neighbours {
    Neighbours(
      previous: landing.previous.map { name(of: $0) }, next: landing.next.map { name(of: $0) })
  }

  /// Where a move went, as it is said: however the place was named, it has one name.
  func target(of outcome: ReorderOutcome<ItemID, SectionID>) -> Target {
    guard let next = outcome.landing.next, container.movement(of: next) != .pinnedLast else {
      return .end(targetSection(outcome.landing.place.section))
    }
    if vocabulary == .natural, outcome.isFurtherDown, let previous = outcome.landing.previous {
      return .after(name(of: previous))
    }
    return .before(name(of: next))
  }

  private func lookalikes(ofTitle title: String) -> LabelIndex<SectionID>.Lookalikes? {
    let titleOf = { [labels] in labels.title($0) ?? "" }
    if titleIndex == nil {
      titleIndex = LabelIndex(
        container.sections.lazy.map(\.id), tellingBlankApart: true, label: titleOf)
    }
    // The index is told of sections that come and go, and no move changes their order.
    return titleIndex?.lookalikes(
      of: title, generation: 0, label: titleOf, inOrder: { container.sectionsInOrder($0) })
  }

  private func lookalikes(of label: String) -> LabelIndex<ItemID>.Lookalikes? {
    if labelIndex == nil {
      labelIndex = LabelIndex(container.sections.lazy.flatMap(\.items), label: labels.label)
    }
    return labelIndex?.lookalikes(
      of: label, generation: container.generation, label: labels.label,
      inOrder: { container.documentOrder($0) })
  }
}
