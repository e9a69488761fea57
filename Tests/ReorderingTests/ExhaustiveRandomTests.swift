import Reordering
import TestSupport
import Testing

/// Long sequences of operations on containers of the size that people have, against the oracle.
struct ExhaustiveRandomTests {
  #if DEBUG
    static let operations = 2_000
  #else
    static let operations = 200_000
  #endif

  @Test func `Any operations on containers of up to 2,000 items do what the oracle says`() {
    var generator = SeededGenerator.announced()
    var done = 0
    while done < Self.operations {
      // Small ones as well, in which rare coincidences are frequent.
      let limit = [3, 20, 200, 2_000].randomElement(using: &generator) ?? 20
      var pair = RandomPair(
        items: Int.random(in: 0...limit, using: &generator),
        sections: Int.random(in: 1...50, using: &generator), &generator)
      for step in 0..<min(2_500, Self.operations - done) {
        let before = pair.description
        if let fault = pair.step(&generator) ?? pair.fault(isThorough: step.isMultiple(of: 50)) {
          Issue.record("seed \(generator.seed), operation \(done + step): \(fault), from \(before)")
          return
        }
      }
      done += min(2_500, Self.operations - done)
    }
  }
}
