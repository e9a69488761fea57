import SwipeMenus

typealias Coordinator = SwipeCoordinator<String, String>
typealias Event = SwipeEvent<String, String>
typealias Happening = SwipeHappening<String, String>
typealias Offer = SwipeActions<String>

/// An action whose title is its identity.
func action(
  _ id: String, _ role: SwipeActionRole? = nil, isEnabled: Bool = true
) -> SwipeAction<String> {
  SwipeAction(id: id, title: id, role: role, isEnabled: isEnabled)
}

/// What a row offers, by identities from the outside in.
func offer(
  leading: [String] = [], trailing: [String] = [], fullLeading: Bool = true,
  fullTrailing: Bool = true
) -> Offer {
  SwipeActions(
    leading: SwipeEdgeActions(leading.map { action($0) }, allowsFullSwipe: fullLeading),
    trailing: SwipeEdgeActions(trailing.map { action($0) }, allowsFullSwipe: fullTrailing))
}

/// A list under test: what its rows offer, and a script of events.
struct Simulation {
  var coordinator: Coordinator
  var offers: [String: Offer]
  var happenings: [Happening] = []

  init(
    _ direction: LayoutDirection, _ offers: [String: Offer], metrics: SwipeMetrics = .init()
  ) {
    coordinator = Coordinator(direction: direction, metrics: metrics)
    self.offers = offers
  }

  /// What comes of some events.
  @discardableResult
  mutating func run(_ events: Event...) -> [String] { run(events) }

  @discardableResult
  mutating func run(_ events: [Event]) -> [String] {
    let offers = offers
    let new = events.flatMap { event in coordinator.handle(event) { offers[$0] } }
    happenings += new
    return new.map(line)
  }
}

/// A happening on one line, so that a test shows whole transcripts.
func line(_ happening: Happening) -> String {
  switch happening {
  case .revealed(let row, let edge, let side, let actions):
    "revealed \(row) \(edge) \(side): \(actions.map(\.title).joined(separator: ", "))"
  case .presentation(let row, let isPresented): "presentation \(row) \(isPresented)"
  case .performed(let row, _, let action, let way): "performed \(row) \(action.title) \(way)"
  case .closed(let row, let reason): "closed \(row) \(reason)"
  case .removed(let row): "removed \(row)"
  case .ignored(let row, let reason): "ignored \(row ?? "-") \(reason)"
  }
}

/// Both directions, with the factor that turns a movement towards the leading edge's opening into
/// one on the screen, and the sides of leading and trailing.
let directions: [(LayoutDirection, sign: Double, leading: String, trailing: String)] = [
  (.leftToRight, 1, "left", "right"), (.rightToLeft, -1, "right", "left"),
]

/// A small generator with a seed (SplitMix64), so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
