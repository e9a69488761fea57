internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

/// A whole document as lines to read: the titles of its sections, and its items by number.
struct Listing {
  let session: Session
  let wording: PhraseWording

  var lines: [Sentence] {
    var lines: [Sentence] = []
    var number = 0
    let hasTitles = session.container.sections.contains { session.labels.title($0.id) != nil }
    for section in session.container.sections {
      if hasTitles || session.container.sections.count > 1 { lines.append(heading(of: section)) }
      for item in section.items {
        number += 1
        lines.append(line(for: item, number))
      }
    }
    return lines.isEmpty ? [Sentence(.focusEmptyList)] : lines
  }

  private func heading(of section: Container.SectionView) -> Sentence {
    let name = PhraseArgument.name(session.name(ofSection: section.id), quoted: false)
    guard !section.items.isEmpty else { return Sentence(.focusEmptySection, [name]) }
    return Sentence(
      .orderSection, [name, .phrase(.orderCount, [.number(section.items.count)])])
  }

  private func line(for item: String, _ number: Int) -> Sentence {
    let start = [PhraseArgument.number(number), .name(session.name(of: item), quoted: false)]
    var conditions = session.labels.conditions(item)
    switch session.container.movement(of: item) {
    case .fixed: conditions.append(.fixed)
    case .pinnedFirst: conditions.append(.pinnedFirst)
    case .pinnedLast: conditions.append(.pinnedLast)
    case .free, nil: break
    }
    guard let words = wording.list(of: conditions) else { return Sentence(.orderItem, start) }
    return Sentence(.orderItemWithConditions, start + [words])
  }
}
