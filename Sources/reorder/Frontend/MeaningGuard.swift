internal import ReorderDocuments
internal import Reordering

/// Says no to moves after which the text of a document would be read as something else.
///
///     + a          b to the end of the first list: then `+ c` belongs to that list as well
///
///     * b
///
///     + c
///
/// Only what is not plain is written and read to see it. What was seen is kept until the order is
/// another one.
final class MeaningGuard {
  private let open: OpenDocument
  /// The order in which the next move is made.
  var order: () -> Container
  /// What is not asked for now: undoing and redoing lead to where one was.
  private var waived = false
  /// Of several moves that are made together only the last one has to lead to a text that means the
  /// same: how many are made before it.
  private var postponed = 0
  private var generation = -1
  private var seen: [Difference: Bool] = [:]
  /// How many bytes may still be read for a menu.
  private var budget = 0

  /// How many bytes are read at most for the menus of one order. Moves beyond are offered without
  /// looking, and looked at when they are made.
  private static let mostBytes = 1 << 24

  init(_ open: OpenDocument) {
    self.open = open
    order = { open.original }
  }

  /// Whether there is something to look at in this format at all.
  var isNeeded: Bool { open.document.format == .markdown }

  /// Why a move that the rules allow is not made, or `nil`.
  func refusal(of difference: Difference) -> Refusal<String, String>? {
    guard isNeeded, !waived else { return nil }
    if postponed > 0 {
      postponed -= 1
      return nil
    }
    if keepsMeaning(difference, isOffer: false) { return nil }
    return .meaningWouldChange(difference.sources, at: difference.destination)
  }

  /// Whether a move can be offered.
  func permits(_ difference: Difference) -> Bool { keepsMeaning(difference, isOffer: true) }

  /// Whether items can go.
  func keepsMeaning(removing items: [String]) -> Bool {
    guard isNeeded else { return true }
    var after = order()
    if isPlain(taking: items, from: after, to: nil) { return true }
    guard case .allowed = after.apply(.remove(items)) else { return true }
    return open.canBeWritten(after)
  }

  /// Calls `body` without looking at what it does.
  func waiving<Result>(_ body: () -> Result) -> Result {
    waived = true
    defer { waived = false }
    return body()
  }

  /// Calls `body`, which makes several moves: the last of them is the one that is looked at.
  func lookingAtLast<Result>(of changes: Int, _ body: () -> Result) -> Result {
    postponed = max(0, changes - 1)
    defer { postponed = 0 }
    return body()
  }

  private func keepsMeaning(_ difference: Difference, isOffer: Bool) -> Bool {
    var after = order()
    if after.generation != generation {
      (generation, seen, budget) = (after.generation, [:], Self.mostBytes)
    }
    if let known = seen[difference] { return known }
    let target = difference.destination.collectionID
    if isPlain(taking: difference.sources, from: after, to: target) { return true }
    if isOffer {
      guard budget > 0 else { return true }
      budget -= open.document.bytes.count
    }
    after.apply(difference, waivingAcceptance: true)
    let result = open.canBeWritten(after)
    seen[difference] = result
    return result
  }

  /// Whether the text is too plain for taking items from where they are to be a risk, seen without
  /// making a new order.
  private func isPlain(
    taking items: [String], from order: Container, to target: String?
  ) -> Bool {
    var counts: [String: Int] = [:]
    for item in items {
      guard let place = order.place(of: item) else { continue }
      counts[place.section, default: place.count] -= 1
    }
    if let target { counts[target] = order.items(of: target)?.count ?? 0 }
    return open.document.isPlain(
      counts.map { ($0.key, $0.value) }, section: { order.place(of: $0)?.section })
  }
}

extension OpenDocument {
  /// Whether the text means the same in an order.
  func canBeWritten(_ order: Container) -> Bool { (try? bytes(of: order)) != nil }
}
