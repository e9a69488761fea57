internal import Testing

#if canImport(Glibc)
  internal import Glibc
#endif

/// A generator of random numbers that can be made to repeat itself.
///
///     var generator = SeededGenerator.announced()      // prints "seed 4711"
///
/// `REORDER_TEST_SEED=4711` in the environment makes the same numbers again. (SplitMix64.)
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// A generator of another seed each time, which it prints.
  public static func announced() -> SeededGenerator {
    let given = getenv("REORDER_TEST_SEED").flatMap { UInt64(String(cString: $0)) }
    let seed = given ?? UInt64.random(in: 0..<1_000_000_000)
    print("\(Test.current?.name ?? "test"): seed \(seed)")
    return SeededGenerator(seed: seed)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
