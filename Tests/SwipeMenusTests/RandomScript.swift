import SwipeMenus

/// A random script: events, and what rows offer from then on.
struct RandomScript {
  enum Step {
    case event(Event)
    /// The program's state changes; whether anybody is told is another step.
    case offer(String, Offer?)
  }

  var direction: LayoutDirection
  var steps: [Step]

  /// Rows, few enough to meet each other.
  static let rows = ["a", "b", "c"]

  init(using random: inout some RandomNumberGenerator) {
    direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    steps = Self.rows.map { .offer($0, Self.offer(using: &random)) }
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      steps.append(Self.step(using: &random))
    }
  }

  private static func step(using random: inout some RandomNumberGenerator) -> Step {
    let row = Int.random(in: 0..<4, using: &random) == 0 ? "b" : "a"
    // Round numbers meet the thresholds exactly.
    let distances: [Double] = [1, 20, 36, 37, 60, 73, 74, 80, 120, 148, 159, 160, 200, 320]
    let sign = Bool.random(using: &random) ? 1.0 : -1
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<13:
      return .event(.drag(row, by: sign * (distances.randomElement(using: &random) ?? 0)))
    case 13..<22: return .event(.release(row))
    case 22..<25:
      let velocities: [Double] = [0, 100, 299, 300, 2000]
      let velocity = velocities.randomElement(using: &random) ?? 0
      return .event(.fling(row, velocity: sign * velocity))
    case 25..<29: return .event(.tap(row, ["x", "y", "z"].randomElement(using: &random) ?? "x"))
    case 29: return .event(.tapRow(row))
    case 30: return .event(.tapOutside)
    case 31: return .event(.scroll)
    case 32: return .event(.direction(sign > 0 ? .leftToRight : .rightToLeft))
    case 33: return .event(.enabled(Int.random(in: 0..<3, using: &random) > 0))
    case 34: return .event(.moved(row))
    case 35: return .event(.removed(row))
    case 36, 37: return .event(.changed(row))
    case 38: return .offer(row, offer(using: &random))
    default: return .offer(row, Bool.random(using: &random) ? nil : offer(using: &random))
    }
  }

  private static func offer(using random: inout some RandomNumberGenerator) -> Offer {
    func edge() -> SwipeEdgeActions<String> {
      let ids = ["x", "y", "z", "v", "w"].prefix(Int.random(in: 0...5, using: &random))
      return SwipeEdgeActions(
        ids.map { id in
          SwipeAction(
            id: id, title: Bool.random(using: &random) ? id : id + "'",
            isEnabled: Int.random(in: 0..<5, using: &random) > 0)
        }, allowsFullSwipe: Int.random(in: 0..<4, using: &random) > 0)
    }
    return SwipeActions(leading: edge(), trailing: edge())
  }

  /// The same script in a mirror: right is left, and left-to-right is right-to-left.
  var mirrored: RandomScript {
    var mirror = self
    mirror.direction = direction.opposite
    mirror.steps = steps.map { step in
      switch step {
      case .event(.drag(let row, let distance)): .event(.drag(row, by: -distance))
      case .event(.fling(let row, let velocity)): .event(.fling(row, velocity: -velocity))
      case .event(.direction(let direction)): .event(.direction(direction.opposite))
      case .event, .offer: step
      }
    }
    return mirror
  }

  /// What comes of each step.
  func transcript() -> [[Happening]] {
    var simulation = Simulation(direction, [:])
    return steps.map { step in
      switch step {
      case .event(let event):
        let before = simulation.happenings.count
        simulation.run(event)
        return Array(simulation.happenings[before...])
      case .offer(let row, let offer):
        simulation.offers[row] = offer
        return []
      }
    }
  }

  /// What the naive rules make of each step.
  func naiveTranscript() -> [[String]] {
    var naive = NaiveSwipes(direction)
    var offers: [String: Offer] = [:]
    return steps.map { step in
      switch step {
      case .event(let event): return naive.handle(event, offers)
      case .offer(let row, let offer):
        offers[row] = offer
        return []
      }
    }
  }
}

extension LayoutDirection {
  var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
