public import Reordering

extension MoveOracle {
  public typealias Intent = MoveIntent<Int, Int>

  /// What an intent comes to: the new order, or what is wrong with the place alone.
  public enum Place: Hashable, Sendable {
    case order([[Int]])
    case bad(Refusal<Int, Int>, in: Int?)
  }

  /// Every intent over this container, with missing items and sections and numbers that are out of
  /// range among them.
  public func intents(missing: Int) -> [Intent] {
    let items = order.flatMap { $0 } + [missing]
    let sections = Array(order.indices) + [missing]
    let steps = [.min, -1, 0, 1, 2, 3, 4, Int.max]
    return items.flatMap { [.before($0), .after($0)] }
      + sections.flatMap { [.start(of: $0), .end(of: $0)] } + [.start(of: nil), .end(of: nil)]
      + steps.flatMap {
        [.earlier(by: $0), .later(by: $0), .rowUp(columns: $0), .rowDown(columns: $0)]
      }
      + ([5, 6] + steps).map { .position($0) }
  }

  /// Where an intent puts sources that are all there, by trying every index.
  public func place(of intent: Intent, moving sources: [Int]) -> Place {
    let first = order.joined().first { sources.contains($0) }
    let home = first.flatMap { section(of: $0) } ?? 0
    let stay = order.map { $0.filter { !sources.contains($0) } }
    func result(at index: Int, in section: Int) -> [[Int]]? {
      guard (0...stay[section].count).contains(index) else { return nil }
      var copy = self
      copy.order = stay
      copy.order[section].insert(contentsOf: sources, at: index)
      return copy.container == nil ? nil : copy.order
    }
    let legal = stay.indices.map { section in
      (0...stay[section].count).filter { result(at: $0, in: section) != nil }
    }
    func staying(before item: Int?, _ section: Int, with: Bool) -> Int {
      guard let item, let index = order[section].firstIndex(of: item) else { return 0 }
      return order[section][..<(index + (with ? 1 : 0))].count { !sources.contains($0) }
    }
    func numbered(_ position: Int, if makesSense: Bool = true) -> Place {
      if makesSense, position > 0, position < 100, let order = result(at: position - 1, in: home) {
        return .order(order)
      }
      let allowed = (legal[home][0] + 1)...(legal[home].last.map { $0 + 1 } ?? 0)
      return .bad(.outOfRange(sources[0], requested: position, allowed: allowed), in: home)
    }
    switch intent {
    case .before(let anchor):
      guard let section = section(of: anchor) else { return .bad(.missingAnchor(anchor), in: nil) }
      let difference = Difference(
        sources: sources, destination: .init(position: .before(anchor), collectionID: section))
      switch self.result(of: difference) {
      case .success(let order): return .order(order)
      case .failure: return .order([])
      }
    case .after(let anchor):
      guard let section = section(of: anchor) else { return .bad(.missingAnchor(anchor), in: nil) }
      let index = staying(before: anchor, section, with: true)
      return result(at: index, in: section).map { .order($0) }
        ?? .bad(.anchorPinned(anchor, movement(of: anchor)), in: section)
    case .start(let section), .end(let section):
      let section = section ?? home
      guard order.indices.contains(section) else { return .bad(.missingSection(section), in: nil) }
      let index = if case .start = intent { legal[section][0] } else { legal[section].last ?? 0 }
      return result(at: index, in: section).map { .order($0) } ?? .order([])
    case .earlier(let steps):
      let now = staying(before: order[home].first { sources.contains($0) }, home, with: false)
      return numbered(now + 1 - max(steps, .min >> 1), if: steps > 0)
    case .later(let steps):
      let now = staying(before: order[home].last { sources.contains($0) }, home, with: true)
      return numbered(now + 1 + min(steps, .max >> 1), if: steps > 0)
    case .position(let position): return numbered(position)
    case .rowUp(let columns):
      let now = staying(before: order[home].first { sources.contains($0) }, home, with: false)
      return numbered(now + 1 - max(columns, .min >> 1), if: columns > 0)
    case .rowDown(let columns):
      let last = order[home].lastIndex { sources.contains($0) } ?? 0
      let now = staying(before: order[home][last], home, with: true)
      let wanted = now + 1 + min(columns, .max >> 1)
      if columns > 0, wanted < 100, result(at: wanted - 1, in: home) != nil {
        return numbered(wanted)
      }
      // A later row counts where an item stands in it that is not pinned to the end.
      let hasRow =
        columns > 0
        && order[home].indices.contains {
          $0 / columns > last / columns && movement(of: order[home][$0]) != .pinnedLast
        }
      return hasRow
        ? numbered((legal[home].last ?? 0) + 1) : numbered(wanted, if: false)
    }
  }
}
