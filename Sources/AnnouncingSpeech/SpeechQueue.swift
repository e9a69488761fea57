/// The announcer that never blocks its caller: a worker thread takes the newest utterance and
/// hands it to a ``SpeechBackend``, with a deadline on every call.
///
///     let queue = SpeechQueue { events in MyBackend(events: events) }
///     queue.announce(Utterance(.navigation, [.init("Milk, 3 of 5")]))
///     _ = queue.finish(within: .seconds(10))
///
/// A backend that misses its deadline is abandoned, one that has lost its server is closed; in
/// both cases a new one is made, at most once a second, and only the newest utterance that was not
/// heard is said. That there is no server is a state and not an error.
public final class SpeechQueue: Announcer {
  /// Makes a backend that is not open yet. It reports events through the closure, from any thread.
  public typealias BackendMaker =
    @Sendable (_ events: @escaping @Sendable (SpeechEvent) -> Void) -> any SpeechBackend

  private let monitor: Monitor<SpeechWorker.State>
  private let clock: any SpeechClock

  /// - Parameters:
  ///   - timing: How long calls may take, and how often a new connection is tried.
  ///   - clock: The clock for all of that.
  ///   - onStateChange: Told each change of the state once, on the worker's thread. While it runs
  ///     nothing is said, so it must be quick.
  ///   - backend: Makes a new connection. Called on the worker's thread.
  public init(
    timing: SpeechTiming = SpeechTiming(),
    clock: any SpeechClock = SystemSpeechClock(),
    onStateChange: @escaping @Sendable (SpeechState) -> Void = { _ in },
    backend: @escaping BackendMaker
  ) {
    let monitor = Monitor(SpeechWorker.State())
    self.monitor = monitor
    self.clock = clock
    let started = WorkerThread.start {
      SpeechWorker(
        monitor: monitor, timing: timing, clock: clock, makeBackend: backend,
        onStateChange: onStateChange
      ).run()
    }
    if !started { monitor.change { $0.hasEnded = true } }
  }

  deinit {
    monitor.change { $0.isEnding = true }
  }

  public func announce(_ utterance: Utterance) {
    monitor.change { state in
      guard !state.hasEnded else { return }
      state.agenda.add(utterance)
      state.isNewsWaiting = true
    }
  }

  public func stop() {
    monitor.change { $0.agenda.cutEverything() }
  }

  public func finish(within limit: Duration) -> Bool {
    let end = clock.now + limit
    return monitor.wait(clock) { state in
      if state.isQuiet {
        let outcome = state.agenda.outcome
        return .found(state.agenda.isSettled && (outcome == nil || outcome == .heard))
      }
      return clock.now >= end ? .found(false) : .wait(until: end)
    }
  }

  public var isQuiet: Bool { monitor.change { $0.isQuiet } }

  /// What is known about the server now.
  public var state: SpeechState { monitor.change { $0.reported } }
}
