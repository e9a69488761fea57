internal import Reordering

/// Sections other than the home section, the nearest first, the following before the preceding one.
///
///     home 4      lists [1, 2, 6, 9] [0, 5]      5 6 2 1 9 0
///
/// It never looks at a section that is in no list.
struct NearestSections: Sequence, IteratorProtocol {
  private let home: Int
  /// Lists of sections, ascending. No section is in two of them.
  private let lists: [[Int]]
  /// For each list, the index of the nearest section behind home that is still to come.
  private var following: [Int]
  /// For each list, the index of the nearest section before home that is still to come.
  private var preceding: [Int]

  /// - Complexity: O(*g* log *s*) for *g* lists of *s* sections; a step is O(*g*).
  init(home: Int, lists: [[Int]]) {
    self.home = home
    self.lists = lists
    following = lists.map { list in list.partitioningIndex { $0 > home } }
    preceding = lists.map { list in list.partitioningIndex { $0 >= home } - 1 }
  }

  mutating func next() -> Int? {
    var nearest: (list: Int, section: Int, isFollowing: Bool)?
    for list in lists.indices {
      for (index, isFollowing) in [(following[list], true), (preceding[list], false)]
      where lists[list].indices.contains(index) {
        let section = lists[list][index]
        let distance = abs(section - home)
        let best = nearest.map { abs($0.section - home) } ?? .max
        if distance < best || (distance == best && isFollowing) {
          nearest = (list, section, isFollowing)
        }
      }
    }
    guard let nearest else { return nil }
    if nearest.isFollowing { following[nearest.list] += 1 } else { preceding[nearest.list] -= 1 }
    return nearest.section
  }
}
