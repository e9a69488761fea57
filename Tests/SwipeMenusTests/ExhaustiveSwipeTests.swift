import SwipeMenus
import Testing

/// 100,000 random scripts each. In release mode, because in debug mode they take minutes.
@Suite struct ExhaustiveSwipeTests {
  static let scripts = 100_000

  @Test func `in a mirror every script has the same transcript with the sides swapped`() {
    var random = SplitMix(seed: 22)
    var reveals = 0
    for number in 0..<Self.scripts {
      let script = RandomScript(using: &random)
      let transcript = script.transcript().flatMap { $0 }
      let mirrored = script.mirrored.transcript().flatMap { $0 }
      guard transcript.map(swappingSides) == mirrored else {
        Issue.record("seed 22, script \(number): \(transcript.map(line)) \(mirrored.map(line))")
        return
      }
      reveals += transcript.count { if case .revealed = $0 { true } else { false } }
    }
    // A script in which nothing opens proves little.
    #expect(reveals > Self.scripts / 3)
  }

  @Test func `the coordinator does what the naive rules say`() {
    var random = SplitMix(seed: 23)
    for number in 0..<Self.scripts {
      let script = RandomScript(using: &random)
      let transcript = script.transcript().map { $0.map(line) }
      let naive = script.naiveTranscript()
      guard transcript == naive else {
        let place = zip(transcript, naive).enumerated().first { $1.0 != $1.1 }
        Issue.record("seed 23, script \(number): \(script) \(String(describing: place))")
        return
      }
    }
  }

  @Test func `presentation alternates for each row, and one row is open at a time`() {
    var random = SplitMix(seed: 24)
    var seen: Set<String> = []
    for number in 0..<Self.scripts {
      let script = RandomScript(using: &random)
      var open: String?
      for happening in script.transcript().flatMap({ $0 }) {
        if case .presentation(let row, let isPresented) = happening {
          if open != (isPresented ? nil : row) {
            Issue.record("seed 24, script \(number): \(script)")
            return
          }
          open = isPresented ? row : nil
        }
        seen.insert(kind(of: happening))
      }
    }
    // Every kind of happening and every reason that there is has come up.
    let closings = SwipeClosing.allCases.map { "closed \($0)" }
    let ignorings = SwipeIgnored.allCases.map { "ignored \($0)" }
    #expect(
      seen
        == Set(closings + ignorings + ["revealed", "presentation", "performed", "removed"]))
  }

  private func swappingSides(_ happening: Happening) -> Happening {
    guard case .revealed(let row, let edge, let side, let actions) = happening else {
      return happening
    }
    return .revealed(row, edge, side == .left ? .right : .left, actions)
  }

  private func kind(of happening: Happening) -> String {
    switch happening {
    case .revealed: "revealed"
    case .presentation: "presentation"
    case .performed: "performed"
    case .closed(_, let reason): "closed \(reason)"
    case .removed: "removed"
    case .ignored(_, let reason): "ignored \(reason)"
    }
  }
}
