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

  /// Adds a section behind the others.
  ///
  /// - Returns: Its group.
  mutating func append(_ section: Int, accepting acceptance: Acceptance) -> Int {
    if let group = groupOf[acceptance] {
      sections[group].append(section)
      return group
    }
    groupOf[acceptance] = acceptances.count
    acceptances.append(acceptance)
    sections.append([section])
    return acceptances.count - 1
  }
}
