/// What was written otherwise in items, version by version, so that it can be taken back and made
/// again in the order of a history that others keep.
public struct RevisionLog: Sendable {
  private struct Versions {
    /// The first one is how the item was read.
    var all: [ItemRevision?] = [nil]
    var present = 0
  }

  private var versions: [String: Versions] = [:]

  public init() {}

  /// What is written otherwise in an item now, or `nil`.
  public subscript(item: String) -> ItemRevision? {
    versions[item].flatMap { $0.all[$0.present] }
  }

  /// The items of which there are versions.
  public var items: [String] { Array(versions.keys) }

  /// All that any version of an item says.
  public func every(of item: String) -> ItemRevision {
    (versions[item]?.all ?? []).reduce(ItemRevision()) { $0.followed(by: $1 ?? ItemRevision()) }
  }

  /// An item is written in another way. What was taken back before is forgotten.
  public mutating func record(_ revision: ItemRevision?, of item: String) {
    var known = versions[item, default: Versions()]
    known.all.removeSubrange((known.present + 1)...)
    known.all.append(revision)
    known.present += 1
    versions[item] = known
  }

  /// The newest version of an item is taken back.
  public mutating func stepBack(_ item: String) {
    guard let present = versions[item]?.present, present > 0 else { return }
    versions[item]?.present = present - 1
  }

  /// The version of an item that was taken back last is made again.
  public mutating func stepForward(_ item: String) {
    guard let known = versions[item], known.present + 1 < known.all.count else { return }
    versions[item]?.present = known.present + 1
  }

  /// Goes over to another reading of the items, in which they are as they were written last.
  ///
  /// The present version is then what has changed since; the others say all that any version of the
  /// item says, so that each one stands for itself.
  ///
  /// - Parameters:
  ///   - saved: What was written of an item last.
  ///   - read: How an item was read before, as far as a revision is about it.
  public mutating func goOver(
    saved: (String) -> ItemRevision?, read: (String, _ like: ItemRevision) -> ItemRevision
  ) {
    for (item, known) in versions {
      // A version that was saved counts, also where it was taken back and forgotten since.
      let every = every(of: item).followed(by: saved(item) ?? ItemRevision())
      let start = read(item, every)
      func whole(_ revision: ItemRevision?) -> ItemRevision {
        start.followed(by: revision ?? ItemRevision())
      }
      var all = known.all.map { Optional(whole($0)) }
      all[known.present] = whole(known.all[known.present]).changes(since: whole(saved(item)))
      versions[item]?.all = all
    }
  }
}

extension ReorderDocument {
  /// How an item was read, as far as a revision is about it.
  public func asRead(_ id: String, like revision: ItemRevision) -> ItemRevision {
    var document = self
    document.revise(id, nil)
    var result = ItemRevision()
    let states = document.states(of: id)
    if revision.isChecked != nil { result.isChecked = states.contains(.checked) }
    if revision.command != nil {
      result.command = states.first.map { RebaseChoice(rawValue: $0.rawValue) } ?? .pick
    }
    let state = (try? document.swipeState(of: id)) ?? [:]
    for name in revision.state.keys { result.state[name] = state[name] ?? .flag(false) }
    return result
  }
}
