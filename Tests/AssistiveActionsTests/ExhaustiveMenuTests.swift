import AssistiveActions
import Reordering
import TestSupport
import Testing

struct ExhaustiveMenuTests {
  @Test(arguments: Vocabulary.allCases)
  func `Menus of all small containers are complete, distinct and true`(vocabulary: Vocabulary) {
    var menus = 0
    for oracle in SmallContainers.affordable {
      guard let container = oracle.container else { continue }
      let items = oracle.order.flatMap { $0 }
      for sources in SmallContainers.arrangements(of: items) {
        menus += 1
        if let fault = Self.fault(moving: sources, in: container, oracle, vocabulary) {
          Issue.record("\(oracle) moving \(sources): \(fault)")
          return
        }
      }
    }
    #expect(menus > 500)
  }

  static func fault(
    moving sources: [Int], in container: MoveOracle.Container, _ oracle: MoveOracle,
    _ vocabulary: Vocabulary, columns: Int? = nil
  ) -> String? {
    let menu = container.menu(for: sources, vocabulary: vocabulary, columns: columns)
    let actions = menu.actions(in: container, limit: .max)
    if actions.count != menu.count { return "counts \(menu.count), offers \(actions.count)" }
    var reached: Set<[[Int]]> = []
    for action in actions {
      var moved = container
      guard case .allowed(let outcome) = moved.apply(action.difference) else {
        return "\(action) is refused"
      }
      if !outcome.changed { return "\(action) changes nothing" }
      if outcome.landing != action.landing { return "\(action) predicted otherwise" }
      if outcome.isFurtherDown != action.isFurtherDown { return "\(action) further down?" }
      if !reached.insert(moved.plainOrder).inserted { return "\(action) is offered twice" }
      guard case .success(action.difference) = container.difference(moving: sources, action.intent)
      else { return "\(action) is not what its intent gives" }
    }
    let reachable = oracle.reachableOrders(moving: sources)
    if reached != reachable { return "reaches \(reached), not \(reachable)" }
    if menu.refusals.isEmpty == actions.isEmpty { return "says \(menu.refusals)" }
    let pieces =
      menu.actions(in: container, limit: 3)
      + menu.actions(in: container, from: 3, limit: .max)
    return pieces == actions ? nil : "more gives other actions"
  }
}
