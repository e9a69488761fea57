/// A thread that owns one backend and makes its blocking calls, so that the worker can stop
/// waiting for one that hangs.
///
/// A lane whose call does not come back is left behind: its thread cannot be ended from outside
/// without breaking the library it is in. When the call does come back some day, the thread closes
/// the backend and ends by itself.
final class SpeechLane: Sendable {
  typealias Call = @Sendable (any SpeechBackend) throws(SpeechState.Reason) -> [Int]

  private struct Traffic {
    var call: Call?
    var result: Result<[Int], SpeechState.Reason>?
    var isRetired = false
  }

  private let traffic = Monitor(Traffic())
  private let clock: any SpeechClock

  init(_ backend: any SpeechBackend, clock: any SpeechClock) {
    self.clock = clock
    let traffic = traffic
    let started = WorkerThread.start { Self.run(backend, traffic, clock) }
    if !started { traffic.change { $0.isRetired = true } }
  }

  /// Makes one call and waits for it, but not longer than `limit`.
  func make(
    within limit: Duration, _ call: @escaping Call
  ) throws(SpeechState.Reason) -> [Int] {
    let isRetired = traffic.change { traffic in
      traffic.call = call
      traffic.result = nil
      return traffic.isRetired
    }
    if isRetired { throw .notAnswering }
    let end = clock.now + limit
    let result = traffic.wait(clock) { traffic in
      if let result = traffic.result { return .found(result) }
      return clock.now >= end ? .found(.failure(.notAnswering)) : .wait(until: end)
    }
    return try result.get()
  }

  /// Makes the thread close its backend and end, as soon as no call holds it.
  func retire() {
    traffic.change { $0.isRetired = true }
  }

  private static func run(
    _ backend: any SpeechBackend, _ traffic: Monitor<Traffic>, _ clock: any SpeechClock
  ) {
    while let call = traffic.wait(clock, next) {
      let result = Result { () throws(SpeechState.Reason) in try call(backend) }
      traffic.change { $0.result = result }
    }
    backend.close()
  }

  private static func next(_ traffic: inout Traffic) -> Monitor<Traffic>.Look<Call?> {
    if traffic.isRetired { return .found(nil) }
    guard let call = traffic.call else { return .wait(until: nil) }
    traffic.call = nil
    return .found(call)
  }
}
