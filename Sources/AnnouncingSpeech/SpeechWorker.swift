/// The thread of a ``SpeechQueue``: it decides, and lets a ``SpeechLane`` do what may block.
struct SpeechWorker {
  /// What the worker shares with the callers.
  struct State {
    var agenda = SpeechAgenda()
    /// The last state that was reported.
    var reported = SpeechState.untried
    /// Whether something was announced since the last look, which makes a try worth its while.
    var isNewsWaiting = false
    /// Whether the last try to connect failed and no other one is being made.
    var isOutage = false
    /// Whether the queue is gone and the worker is to end.
    var isEnding = false
    /// Whether there is no worker.
    var hasEnded = false
    /// The number of the connection whose events count.
    var connection = 0

    /// Whether there is nothing to wait for. Nobody who wants to leave waits for a server to come
    /// back.
    var isQuiet: Bool { agenda.isSettled || hasEnded || (isOutage && !isNewsWaiting) }
  }

  let monitor: Monitor<State>
  let timing: SpeechTiming
  let clock: any SpeechClock
  let makeBackend: SpeechQueue.BackendMaker
  let onStateChange: @Sendable (SpeechState) -> Void

  private var lane: SpeechLane?
  private var failures = 0
  private var lastTry: Duration?
  private var nextTry = Duration.zero
  private var nextCheck = Duration.zero
  private var presumedEnd = Duration.zero
  /// Why the connection was lost, until a new one is open.
  private var lostBecause: SpeechState.Reason?

  init(
    monitor: Monitor<State>, timing: SpeechTiming, clock: any SpeechClock,
    makeBackend: @escaping SpeechQueue.BackendMaker,
    onStateChange: @escaping @Sendable (SpeechState) -> Void
  ) {
    self.monitor = monitor
    self.timing = timing
    self.clock = clock
    self.makeBackend = makeBackend
    self.onStateChange = onStateChange
  }

  /// Works until the queue is gone.
  consuming func run() {
    while true {
      switch nextTask() {
      case .end:
        lane?.retire()
        monitor.change { $0.hasEnded = true }
        return
      case .open: open()
      case .say(let entry, let isCutting): say(entry, cutting: isCutting)
      case .cancel: cancel()
      case .check: check()
      }
    }
  }
}

// MARK: - Deciding

extension SpeechWorker {
  private enum Task {
    case end, open, cancel, check
    case say(SpeechAgenda.Entry, cutting: Bool)
  }

  private mutating func nextTask() -> Task {
    // `wait` wakes nobody, but who waits in `finish` must know that the news was looked at.
    monitor.wait(clock, wakingOthers: true) { state in
      if state.isEnding { return .found(.end) }
      return lane == nil ? whileClosed(&state) : whileOpen(&state)
    }
  }

  private mutating func whileClosed(_ state: inout State) -> Monitor<State>.Look<Task> {
    if state.isNewsWaiting, let lastTry {
      // Somebody wants to hear something: no need to wait out a longer pause.
      nextTry = min(nextTry, lastTry + timing.retryInterval)
    }
    state.isNewsWaiting = false
    guard state.agenda.hasWaiting else { return .wait(until: nil) }
    guard clock.now >= nextTry else { return .wait(until: nextTry) }
    state.isOutage = false
    return .found(.open)
  }

  private func whileOpen(_ state: inout State) -> Monitor<State>.Look<Task> {
    let now = clock.now
    if state.agenda.sounding != nil, now >= presumedEnd { state.agenda.presumeOver() }
    switch state.agenda.nextStep() {
    case .say(let entry, let isCutting): return .found(.say(entry, cutting: isCutting))
    case .cancel: return .found(.cancel)
    case nil:
      guard state.agenda.sounding != nil else { return .wait(until: nil) }
      if now >= nextCheck { return .found(.check) }
      return .wait(until: min(nextCheck, presumedEnd))
    }
  }
}

// MARK: - Doing

extension SpeechWorker {
  private mutating func open() {
    let number = monitor.change { state in
      state.connection += 1
      return state.connection
    }
    lastTry = clock.now
    nextTry = clock.now + timing.retryInterval
    let monitor = monitor
    let backend = makeBackend { event in
      monitor.change { state in
        // Events of a connection that was given up say nothing about this one.
        if state.connection == number { state.agenda.take(event) }
      }
    }
    let lane = SpeechLane(backend, clock: clock)
    do throws(SpeechState.Reason) {
      _ = try lane.make(within: timing.openingDeadline) { backend throws(SpeechState.Reason) in
        try backend.open()
        return []
      }
      self.lane = lane
      failures = 0
    } catch {
      lane.retire()
      failures += 1
      nextTry = clock.now + timing.pause(afterFailures: failures)
      let reason = lostBecause ?? error
      change(to: .unavailable(reason)) { state in
        state.isOutage = true
        state.agenda.connectionLost()
      }
    }
  }

  private mutating func say(_ entry: SpeechAgenda.Entry, cutting isCutting: Bool) {
    let utterance = entry.utterance
    let parts = call { backend throws(SpeechState.Reason) in
      if isCutting { try backend.cancel() }
      return try backend.say(utterance)
    }
    guard let parts else { return }
    nextCheck = clock.now + timing.checkInterval
    presumedEnd = clock.now + timing.longestSpeech(of: utterance)
    lostBecause = nil
    change(to: .speaking) { $0.agenda.handedOver(as: parts) }
  }

  private mutating func cancel() {
    let done = call { backend throws(SpeechState.Reason) in
      try backend.cancel()
      return []
    }
    if done != nil { monitor.change { $0.agenda.cancelled() } }
  }

  private mutating func check() {
    nextCheck = clock.now + timing.checkInterval
    _ = call { backend throws(SpeechState.Reason) in
      try backend.check()
      return []
    }
  }

  /// Makes a call with the deadline; gives the connection up and returns `nil` if it fails.
  private mutating func call(_ body: @escaping SpeechLane.Call) -> [Int]? {
    guard let lane else { return nil }
    do throws(SpeechState.Reason) {
      return try lane.make(within: timing.deadline, body)
    } catch {
      lane.retire()
      self.lane = nil
      // A server that has died may be back already, then nothing was lost. One that hangs has
      // already cost a whole deadline, and one that is lost twice in a row says nothing.
      let isNews = error == .notAnswering || lostBecause != nil
      lostBecause = error
      change(to: isNews ? .unavailable(error) : nil) { state in
        state.connection += 1
        state.agenda.connectionLost()
      }
      return nil
    }
  }

  /// Changes what is shared together with the known state, so that who waits for the one finds the
  /// other, and tells the state unless it is the one that was told last.
  ///
  /// An outage is told once, with the reason it began with, however often it is tried in vain to
  /// end it.
  private func change(to new: SpeechState?, _ body: (inout State) -> Void) {
    let told = monitor.change { state -> SpeechState? in
      body(&state)
      guard let new, state.reported != new else { return nil }
      if case .unavailable = new, case .unavailable = state.reported { return nil }
      state.reported = new
      return new
    }
    if let told { onStateChange(told) }
  }
}
