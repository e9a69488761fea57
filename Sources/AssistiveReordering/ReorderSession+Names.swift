public import AssistiveActions
public import Reordering

extension ReorderSession {
  /// What an item is called, told apart from others of the same label.
  public func name(of item: ItemID) -> Name {
    let label = container.contains(item) ? labels.label(item) : String(describing: item)
    var name = Name(
      label, spoken: labels.spoken(item), language: labels.language(item),
      emptyStandIn: labels.emptyStandIn)
    let lookalikes = index.lookalikes(of: item, label: label)
    guard !lookalikes.isEmpty, container.contains(item) else { return name }
    let same = lookalikes.filter { labels.label($0) == label }
    name.revealsInvisibles = lookalikes.contains {
      labels.label($0) != label
        && LabelIndex<ItemID>.visibleText(of: labels.label($0))
          == LabelIndex<ItemID>.visibleText(of: label)
    }
    if same.count > 1, let place = container.documentOrder(same).firstIndex(of: item) {
      name.sameName = Name.Ordinal(index: place + 1, count: same.count)
    }
    return name
  }

  /// What a section is called, told apart from others of the same title.
  public func name(ofSection section: SectionID) -> Name {
    let title = labels.title(section)
    var name = Name(
      title ?? "", language: labels.titleLanguage(section), emptyStandIn: .untitledSection)
    guard let title, !title.isEmpty else { return name }
    let same = container.sections.map(\.id).filter { labels.title($0) == title }
    if same.count > 1, let place = same.firstIndex(of: section) {
      name.sameName = Name.Ordinal(index: place + 1, count: same.count)
    }
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

  func neighbours(_ landing: ReorderLanding<ItemID, SectionID>) -> Neighbours {
    Neighbours(
      previous: landing.previous.map { name(of: $0) }, next: landing.next.map { name(of: $0) })
  }

  /// What an action does, as it is said.
  public func description(of action: Action) -> ActionDescription {
    ActionDescription(
      kind: action.kind, itemCount: action.sources.count, target: target(of: action),
      spot: spot(action.landing.place, itemCount: action.sources.count),
      neighbours: neighbours(action.landing))
  }

  private func target(of action: Action) -> Target {
    switch action.intent {
    case .earlier: .earlier
    case .later: .later
    case .position(let position): .position(position)
    case .start(let section): .start(targetSection(section ?? action.landing.place.section))
    case .end(let section): .end(targetSection(section ?? action.landing.place.section))
    case .after(let item): .after(name(of: item))
    case .before(let item):
      if vocabulary == .natural, action.isFurtherDown, let previous = action.landing.previous {
        .after(name(of: previous))
      } else {
        .before(name(of: item))
      }
    }
  }

  /// Where a move went, as it is said.
  func target(of outcome: ReorderOutcome<ItemID, SectionID>) -> Target {
    let section = outcome.landing.place.section
    guard case .before(let anchor) = outcome.difference.destination.position,
      !outcome.difference.sources.contains(anchor)
    else { return .end(targetSection(section)) }
    if vocabulary == .natural, outcome.isFurtherDown, let previous = outcome.landing.previous {
      return .after(name(of: previous))
    }
    return .before(name(of: anchor))
  }

  var index: LabelIndex<ItemID> {
    if let labelIndex { return labelIndex }
    let index = LabelIndex(container.sections.lazy.flatMap(\.items), label: labels.label)
    labelIndex = index
    return index
  }
}
