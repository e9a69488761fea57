internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

/// Finds the item or section that a person means by what was typed.
///
/// Digits are a number; `label:TEXT` is exactly that label; `id:ID` that identity; any other text is
/// an exact label, else the only label that begins with it, else the only one that contains it.
struct ItemFinder {
  let session: Session

  private var container: Container { session.container }

  /// The item that is meant.
  ///
  /// - Complexity: O(*n*) labels for *n* items.
  func item(_ text: String) throws(UsageError) -> String {
    if !text.isEmpty, text.allSatisfy(\.isASCIIDigit) {
      guard let number = Int(text), let item = container.item(number: number) else {
        throw .itemNotFound(text)
      }
      return item
    }
    if let id = text.after("id:") {
      guard container.contains(id) else { throw .itemNotFound(text) }
      return id
    }
    let matches = items(matching: text)
    guard let first = matches.first else { throw .itemNotFound(text) }
    guard matches.count == 1 else {
      throw .itemUnclear(
        text,
        candidates: matches.map {
          NumberedName(number: container.number(of: $0) ?? 0, name: session.name(of: $0))
        })
    }
    return first
  }

  /// The section that is meant.
  func section(_ text: String) throws(UsageError) -> String {
    let sections = container.sections.map(\.id)
    if let id = text.after("id:") {
      guard sections.contains(id) else { throw .sectionNotFound(text) }
      return id
    }
    let matches = best(sections, text) { session.labels.title($0) ?? "" }
    if matches.isEmpty, let number = Int(text), sections.indices.contains(number - 1) {
      return sections[number - 1]
    }
    guard let first = matches.first else { throw .sectionNotFound(text) }
    guard matches.count == 1 else {
      throw .sectionUnclear(
        text,
        candidates: matches.map {
          NumberedName(
            number: (sections.firstIndex(of: $0) ?? 0) + 1, name: session.name(ofSection: $0))
        })
    }
    return first
  }

  /// All items that fit a text equally well: the best kind of match that there is.
  private func items(matching text: String) -> [String] {
    best(allItems, text, session.labels.label)
  }

  /// All items whose label holds a text, the better matches first, for looking around.
  func items(holding text: String) -> [String] {
    let found = matches(allItems, text, session.labels.label)
    return MatchKind.allCases.flatMap { found[$0] ?? [] }
  }

  private var allItems: [String] { container.sections.flatMap { Array($0.items) } }

  private func best(
    _ all: [String], _ text: String, _ name: (String) -> String
  ) -> [String] {
    if let exact = text.after("label:") { return all.filter { name($0) == exact } }
    let found = matches(all, text, name)
    return MatchKind.allCases.lazy.compactMap { found[$0] }.first ?? []
  }

  private func matches(
    _ all: [String], _ text: String, _ name: (String) -> String
  ) -> [MatchKind: [String]] {
    guard !text.isEmpty else { return [:] }
    let wanted = SearchText.folded(text)
    var found: [MatchKind: [String]] = [:]
    for candidate in all {
      if let kind = MatchKind(name(candidate), text, folded: wanted) {
        found[kind, default: []].append(candidate)
      }
    }
    return found
  }
}

/// How well a name fits a text, the best first.
private enum MatchKind: CaseIterable {
  case exact, folded, prefix, inside

  init?(_ name: String, _ text: String, folded wanted: String) {
    if name == text {
      self = .exact
      return
    }
    let name = SearchText.folded(name)
    if name == wanted {
      self = .folded
    } else if name.hasPrefix(wanted) {
      self = .prefix
    } else if name.contains(wanted) {
      self = .inside
    } else {
      return nil
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension String {
  /// What follows a prefix, or `nil` where the text does not begin with it.
  func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
