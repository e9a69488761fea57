/// The sections by what they accept. Mostly all accept everything, so that there is one group.
///
/// With it, a question about all sections that take in a kind is one about a few groups, however
/// many sections there are.
@usableFromInline
package struct AcceptanceGroups: Sendable {
  /// What the sections of each group accept; each once.
  package private(set) var acceptances: [Acceptance] = []
  /// The sections of each group, ascending.
  package private(set) var sections: [[Int]] = []
  private var groupOf: [Acceptance: Int] = [:]
  /// Groups without a section, for the next new acceptance.
  private var free: [Int] = []

  /// Adds a section behind the others.
  ///
  /// - Returns: Its group.
  mutating func append(_ section: Int, accepting acceptance: Acceptance) -> Int {
    let group = group(accepting: acceptance)
    sections[group].append(section)
    return group
  }

  /// Adds a section before another one, or behind the last.
  ///
  /// - Returns: Its group.
  /// - Complexity: O(*s*) for *s* sections.
  mutating func insert(_ section: Int, accepting acceptance: Acceptance) -> Int {
    shift(from: section, by: 1)
    return file(section, accepting: acceptance)
  }

  /// - Complexity: O(*s*) for *s* sections.
  mutating func remove(_ section: Int) {
    unfile(section)
    shift(from: section + 1, by: -1)
  }

  /// Takes over that a section accepts something else.
  ///
  /// - Returns: Its new group.
  /// - Complexity: O(*s*) for *s* sections.
  mutating func change(_ section: Int, accepting acceptance: Acceptance) -> Int {
    unfile(section)
    return file(section, accepting: acceptance)
  }

  private mutating func group(accepting acceptance: Acceptance) -> Int {
    if let group = groupOf[acceptance] { return group }
    let group = free.popLast() ?? acceptances.count
    if group == acceptances.count {
      acceptances.append(acceptance)
      sections.append([])
    } else {
      acceptances[group] = acceptance
    }
    groupOf[acceptance] = group
    return group
  }

  private mutating func file(_ section: Int, accepting acceptance: Acceptance) -> Int {
    let group = group(accepting: acceptance)
    let index = sections[group].partitioningIndex { $0 >= section }
    sections[group].insert(section, at: index)
    return group
  }

  private mutating func unfile(_ section: Int) {
    for group in sections.indices {
      let index = sections[group].partitioningIndex { $0 >= section }
      guard index < sections[group].count, sections[group][index] == section else { continue }
      sections[group].remove(at: index)
      if sections[group].isEmpty {
        groupOf[acceptances[group]] = nil
        free.append(group)
      }
      return
    }
  }

  private mutating func shift(from section: Int, by distance: Int) {
    for group in sections.indices {
      let start = sections[group].partitioningIndex { $0 >= section }
      for index in start..<sections[group].count { sections[group][index] += distance }
    }
  }
}
