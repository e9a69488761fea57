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
  let search: LabelSearch

  private var container: Container { session.container }

  /// The item that is meant.
  ///
  /// - Complexity: O(*n*) labels for *n* items.
  func item(_ text: String) throws(UsageError) -> String {
    if !text.isEmpty, text.allSatisfy(\.isDecimalDigit) {
      guard let number = WholeNumber.read(text), let item = container.item(number: number) else {
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
    let (matches, areExact) = self.sections(matching: text)
    // A title that only holds the digits is not what they mean.
    if !areExact, let number = WholeNumber.read(text), sections.indices.contains(number - 1) {
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
    if let exact = text.after("label:") {
      let query = search.query(exact)
      // What has no weight at all, as an empty label, is found by looking at all.
      let near = query.isEmpty ? allItems : session.items(matching: query)[.exact] ?? []
      return near.filter { session.labels.label($0) == exact }
    }
    let found = session.items(matching: search.query(text))
    return best(found, text, session.labels.label) { container.documentOrder($0) }
  }

  /// All items whose label holds a text, the better matches first, for looking around.
  func items(holding text: String) -> [String] {
    let found = session.items(matching: search.query(text))
    return LabelMatch.allCases.flatMap { found[$0] ?? [] }
  }

  private var allItems: [String] { container.sections.flatMap { Array($0.items) } }

  /// What a text names: a section, if one is called exactly so or no item fits; else an item.
  func itemOrSection(_ text: String) throws(UsageError) -> ItemOrSection {
    if text.hasPrefix("id:"), let section = try? section(text) { return .section(section) }
    let (matches, areExact) = sections(matching: text)
    if areExact || (!matches.isEmpty && items(matching: text).isEmpty) {
      return .section(try section(text))
    }
    return .item(try item(text))
  }

  enum ItemOrSection {
    case item(String)
    case section(String)
  }

  /// The sections that fit a text equally well, and whether they are called exactly so.
  private func sections(matching text: String) -> (sections: [String], areExact: Bool) {
    let all = container.sections.map(\.id)
    func title(_ section: String) -> String { session.labels.title(section) ?? "" }
    if let exact = text.after("label:") { return (all.filter { title($0) == exact }, true) }
    let query = search.query(text)
    var found: [LabelMatch: [String]] = [:]
    for section in all {
      if let match = query.match(of: title(section)) { found[match, default: []].append(section) }
    }
    let places = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
    let matches = best(found, text, title) { $0.sorted { places[$0] ?? 0 < places[$1] ?? 0 } }
    return (matches, found[.exact] != nil)
  }

  /// Those that are called exactly so, else those that are to whoever does not look at case and
  /// marks, else those that begin with it, else those that hold it.
  private func best(
    _ found: [LabelMatch: [String]], _ text: String, _ name: (String) -> String,
    inOrder: ([String]) -> [String]
  ) -> [String] {
    let same = found[.exact] ?? []
    let exact = same.filter { name($0) == text }
    let holding = (found[.word] ?? []) + (found[.inside] ?? [])
    return [exact, same, found[.prefix] ?? []].first { !$0.isEmpty } ?? inOrder(holding)
  }
}

extension String {
  /// What follows a prefix, or `nil` where the text does not begin with it.
  func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
